// GitHub as the reconcile needs it after an agent job: the docs pull request, the source pull request and the commit status.
import type { TrackedConversation } from '../conversation/tracked-conversation.ts'
import { type Run, runUrl } from '../event/event.ts'
import { correctStatus } from '../follow-up/correct-status.ts'
import { openDocsPulls } from '../follow-up/docs-client.ts'
import type { Source } from '../follow-up/docs-comments.ts'
import { openCommitStatuses } from '../follow-up/github-statuses.ts'
import { openPullLists } from '../follow-up/pull-lists.ts'
import { lookAfter } from '../follow-up/tend-docs-pull.ts'
import { readIsPublic } from '../github/read-repositories.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { readGitHubApiUrl } from '../runner/proxy.ts'
import type { FollowPorts } from './follow-docs-pulls.ts'
import type { ReconcilePorts } from './reconcile.ts'
import type { ReconcileGitHub } from './reconcile-github.ts'
import type { ReconcileInputs } from './reconcile-inputs.ts'
import { fullNameOf } from './repositories.ts'

type FollowOptions = {
  context: ActionContext
  inputs: ReconcileInputs
  run: Run
  /** By the input that their token comes from. */
  connections: ReconcileGitHub['connections']
  /** Limits all calls. */
  signal: AbortSignal
}

/** The ports of one reconcile. What fails is a warning, once. */
export function openFollowPorts({
  context,
  inputs,
  run,
  connections,
  signal,
}: FollowOptions): FollowPorts & Pick<ReconcilePorts, 'expectDocsPulls'> {
  const { log, env, clock } = context
  const { githubToken, docsToken, agentBranches, stateSecret, apiKey } = inputs
  const warn = warnOnce(context)
  const at = ({ repository }: TrackedConversation) => connections['github-token'].forRepository(repository)
  const lists = openPullLists(signal)
  const docsPullsOf = ({ repository }: TrackedConversation) => {
    const source = { run: { ...run, repository }, githubToken, docsToken, connections }
    const secret = stateSecret ?? apiKey
    return openDocsPulls({ ...source, secret, apiUrl: readGitHubApiUrl(env), clock, signal }, lists)
  }
  const visibility = new Map<string, Promise<boolean | null>>()
  const isPublic = (conversation: TrackedConversation) => {
    const name = fullNameOf(conversation.repository)
    const asked = visibility.get(name) ?? readIsPublic(at(conversation), signal)
    visibility.set(name, asked)
    return asked
  }
  return {
    expectDocsPulls: lists.expect,
    lookAfterDocsPull: (conversation, report, sourceState) =>
      lookAfter(
        { report, source: sourceOf(conversation), sourceState, agentBranches },
        {
          ...docsPullsOf(conversation),
          ...{ isSourcePublic: () => isPublic(conversation), warn, log: log.info },
        },
      ),
    async readSource(conversation) {
      const { issueNumber } = conversation.scope
      const reading = await openCommitStatuses(at(conversation)).readSource(issueNumber, signal)
      if (reading.kind === 'failure') warn(reading.error)
      return reading.kind === 'success' ? reading.value : null
    },
    correctStatus(conversation, report) {
      const url = runUrl({ ...run, repository: conversation.repository, runId: report.runId })
      const { setStatus, readStatus } = openCommitStatuses(at(conversation))
      return correctStatus({ report, runUrl: url, signal }, { setStatus, readStatus, warn })
    },
  }
}

function warnOnce({ log, redact }: ActionContext): (text: string, title?: string) => void {
  const warnings = new Set<string>()
  return (text, title = 'A GitHub API call failed') => {
    const warning = redact(`${title}: ${text}`)
    if (!warnings.has(warning)) log.warning(title, text, 'docsPull')
    warnings.add(warning)
  }
}

/** The conversation links to our comment, which says who asked for what. */
function sourceOf({ repository, scope: { issueNumber }, url }: TrackedConversation): Source {
  return { repository: fullNameOf(repository), isPublic: repository.isPublic, issueNumber, url }
}
