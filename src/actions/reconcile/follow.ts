// GitHub as the reconcile needs it after an agent job: the docs pull request, the source pull request and the commit status.
import type { Connection } from '../../adapters/github/client.ts'
import { openCommitStatuses } from '../../adapters/github/commit-status.ts'
import { readConversation } from '../../adapters/github/conversation/tracked-conversations.ts'
import { openDocsPulls } from '../../adapters/github/docs-pull/client.ts'
import { readGitHubApiUrl } from '../../adapters/runner/connections.ts'
import { deriveSigningKey } from '../../domain/conversation/comment-state.ts'
import { keepAdditions } from '../../domain/conversation/merge-report.ts'
import type { Source } from '../../domain/docs-pull/comments.ts'
import { type Run, runUrl } from '../../domain/event/event.ts'
import type { TrackedConversation } from '../../domain/reconcile/tracked-conversation.ts'
import { writeStatus } from '../../operations/commit-status/write-status.ts'
import { lookAfter } from '../../operations/docs-pull/look-after.ts'
import type { FollowPorts } from '../../operations/reconcile/follow.ts'
import type { ActionContext } from '../action-context.ts'
import type { ReconcileInputs } from './inputs.ts'

type FollowOptions = {
  context: ActionContext
  inputs: ReconcileInputs
  run: Run
  connection: Connection
  /** Limits all requests. */
  signal: AbortSignal
}

/** The ports of one reconcile. What fails is a warning, once. */
export function openFollowPorts({ context, inputs, run, connection, signal }: FollowOptions): FollowPorts {
  const { log, redact, env, clock } = context
  const { githubToken, docsToken, agentBranches, stateSecret, apiKey } = inputs
  const warnings = new Set<string>()
  const warn = (text: string) => {
    const warning = redact(text)
    if (!warnings.has(warning)) log.warning('A GitHub request failed', warning, 'docsPull')
    warnings.add(warning)
  }
  const signingKey = deriveSigningKey(stateSecret ?? apiKey)
  const { setStatus, hasStatus, readSource } = openCommitStatuses(connection)
  const docsPulls = openDocsPulls({
    ...{ run, githubToken, docsToken, clock, signal },
    secret: stateSecret ?? apiKey,
    apiUrl: readGitHubApiUrl(env),
  })
  return {
    lookAfterDocsPull: (conversation, report, sourceState) =>
      lookAfter(
        { report, source: sourceOf(run, conversation), sourceState, agentBranches },
        { ...docsPulls, warn, log: log.info },
      ),
    async readSource({ scope }) {
      const reading = await readSource(scope.issueNumber, signal)
      if (reading.kind === 'failure') warn(reading.error)
      return reading.kind === 'success' ? reading.value : null
    },
    async writeStatus(own, source, conversation) {
      // Since the comments were listed, a new turn may have begun, or somebody may have waived the status.
      const current = await readConversation({ connection, signingKey, signal }, conversation)
      if (current === null) return false
      if (current.turn > own.turn || current.updatedAt !== conversation.report.updatedAt) return true
      const report = keepAdditions(own, current)
      const url = runUrl({ ...run, runId: report.runId })
      return writeStatus({ report, runUrl: url, source, signal }, { setStatus, hasStatus, warn })
    },
  }
}

/** The conversation links to our comment, which says who asked for what. */
function sourceOf({ repository }: Run, { scope, url }: TrackedConversation): Source {
  const { owner, name, isPublic } = repository
  return { repository: `${owner}/${name}`, isPublic, issueNumber: scope.issueNumber, url }
}
