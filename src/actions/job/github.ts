// GitHub as the agent job needs it: the commenter, the conversation, and facts about the event. Loaded only if a run needs
// something from GitHub.
import { openConnection } from '../../adapters/github/client.ts'
import { type Commenter, openCommenter } from '../../adapters/github/commenter.ts'
import { openCommitPulls } from '../../adapters/github/commit-pulls.ts'
import { openContext } from '../../adapters/github/context/gather.ts'
import {
  type Conversation,
  type ConversationOptions,
  openConversation,
} from '../../adapters/github/conversation/conversation.ts'
import { withoutLock } from '../../adapters/github/conversation/lock.ts'
import { describeGitHubError, isRefused } from '../../adapters/github/errors.ts'
import { readGitHubApiUrl } from '../../adapters/runner/connections.ts'
import type { PartialList } from '../../domain/context/facts.ts'
import { renderContext } from '../../domain/context/prompt-context.ts'
import { deriveSigningKey } from '../../domain/conversation/comment-state.ts'
import { runUrl } from '../../domain/event/event.ts'
import type { CommitPull } from '../../domain/gates/gate.ts'
import type { CommitPullsReading } from '../../domain/gates/loop-guard.ts'
import { type JobInputs, signingSecret } from '../../domain/job/inputs.ts'
import type { Report } from '../../domain/job/report.ts'
import { appendState, renderComment } from '../../domain/markdown/comment.ts'
import { failure, success } from '../../domain/result.ts'
import type { GatePorts } from '../../operations/gates/check-gates.ts'
import type { LimitPorts } from '../../operations/gates/check-limits.ts'
import { createPublisher, type Publisher, type PublishPorts } from '../../operations/job/publisher.ts'
import { type FollowThrough, openFollowThrough } from './follow-through.ts'
import type { JobGitHubOptions } from './github-options.ts'

export type JobGitHub = Commenter &
  Conversation &
  FollowThrough &
  GatePorts &
  Pick<LimitPorts, 'countTurnsSince'> & {
    /** Context of the event, rendered. Null if there is none. */
    gatherContext: () => Promise<string | null>
    /** What writes on GitHub what the run has to say. */
    openPublisher: (ports: PublishPorts) => Publisher
  }

/** The share of the gates, and then of the context, in the time before the create. */
const maxGatesMs = 5_000
const maxContextMs = 5_000

/** GitHub for one run. */
export function openJobGitHub(options: JobGitHubOptions): JobGitHub {
  const { context, inputs, run, beforeCreate, warn } = options
  const connection = openConnection({
    token: inputs.githubToken,
    apiUrl: readGitHubApiUrl(context.env),
    clock: context.clock,
    repository: run.repository,
    warn,
  })
  const readCommitPulls = openCommitPulls(connection)
  const withCommentText = inputs.command === null
  const reader = openContext({ client: connection.client, run, choice: inputs.context, withCommentText })
  // A run that had to wait for the lock has time of its own for what it reads then.
  const limit = () => (beforeCreate.aborted ? options.abortAfter(maxContextMs) : beforeCreate)
  let gatesBudget: AbortSignal | null = null
  const gatesSignal = () => {
    gatesBudget ??= AbortSignal.any([beforeCreate, AbortSignal.timeout(maxGatesMs)])
    return gatesBudget
  }
  const scope = scopeFor(options)
  const signingKey = signingKeyFor(inputs)
  const conversation = openRunConversation(options, { connection, readCommitPulls, scope, signingKey })
  return {
    ...openCommenter({ connection, commandComment: findCommandComment(options), beforeCreate }),
    ...conversation,
    ...openFollowThrough(options, { connection, conversation, readCommitPulls }),
    commitPulls: (sha) => toReading(() => readCommitPulls(sha, gatesSignal())),
    changedFiles: () => reader.changedFiles(gatesSignal()),
    async countTurnsSince(since) {
      if (!signingKey)
        return { turns: 0, problem: 'The comments cannot be read without the input `api-key`.' }
      const source = { connection, scope: { ...scope, key: null }, signingKey, since, signal: limit() }
      const { countRememberedTurns } = await import(
        '../../adapters/github/conversation/tracked-conversations.ts'
      )
      return countRememberedTurns(source)
    },
    async gatherContext() {
      const signal = AbortSignal.any([limit(), AbortSignal.timeout(maxContextMs)])
      const { facts, problems } = await reader.gather(signal)
      for (const problem of problems) context.log.info(problem)
      return renderContext({ facts })
    },
    openPublisher: createPublisher,
  }
}

const unlockedText = `The conversation isn't locked, because \`reactions\` is \`false\`. ${withoutLock}`

type ConversationParts = Pick<ConversationOptions, 'connection' | 'readCommitPulls' | 'scope' | 'signingKey'>

function openRunConversation(options: JobGitHubOptions, parts: ConversationParts): Conversation {
  const { context, inputs, run, beforeCreate, abortAfter, earlierStep, onComment, onLock } = options
  return openConversation({
    ...parts,
    trigger: run.trigger,
    issueNumber: inputs.issueNumber,
    isNewEachRun: inputs.comment === 'new',
    hasLock: inputs.reactions && !inputs.dryRun,
    unlockedText: inputs.dryRun ? null : unlockedText,
    ...{ earlierStep, onComment, onLock, beforeCreate, abortAfter },
    render: (report, state) => renderState(options, report, state),
    clock: context.clock,
    random: Math.random,
    log: context.log.info,
  })
}

/** The comment of a run that may not be this one. */
function renderState({ context, run, commentContext }: JobGitHubOptions, report: Report, state: string) {
  const url = runUrl({ ...run, runId: report.runId })
  return appendState(context.redact(renderComment(report, { ...commentContext, runUrl: url })), state)
}

async function toReading(read: () => Promise<PartialList<CommitPull>>): Promise<CommitPullsReading> {
  try {
    return success(await read())
  } catch (error) {
    const problem = describeGitHubError('find the pull requests of the commit', error)
    return failure({ problem, isRefused: isRefused(error) })
  }
}

function scopeFor({ inputs, run }: JobGitHubOptions) {
  const { commentKey: key, projectId, apiUrl } = inputs
  return { repositoryId: run.repository.id, key, projectId, apiHost: apiUrl.host }
}

function signingKeyFor(inputs: JobInputs): Buffer | null {
  const secret = signingSecret(inputs)
  return inputs.comment === 'off' || secret === null ? null : deriveSigningKey(secret)
}

function findCommandComment({ inputs, run: { trigger } }: JobGitHubOptions) {
  const isQuiet = inputs.command === null || !inputs.reactions || inputs.dryRun
  return trigger.kind === 'comment' && !isQuiet ? trigger.comment : null
}
