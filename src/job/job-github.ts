// GitHub for the agent job: the commenter, the conversation, and facts about the event. Loaded only if a run needs
// something from GitHub.

import { maxContextMs, maxGatesMs, maxMergedMs } from '../base/budgets.ts'
import { once } from '../base/once.ts'
import { failure, success } from '../base/result.ts'
import type { Batches } from '../batch/batches.ts'
import type { EventContext } from '../context/event-context.ts'
import { openContext } from '../context/gather-context.ts'
import { renderContext } from '../context/prompt-context.ts'
import { writePlainComment } from '../conversation/comment-calls.ts'
import { type Commenter, openCommenter } from '../conversation/commenter.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { openLater } from '../conversation/lazy-conversation.ts'
import { noConversation } from '../conversation/no-conversation.ts'
import type { Place } from '../conversation/place.ts'
import { openTarget } from '../conversation/target.ts'
import type { FollowUp } from '../follow-up/follow-up.ts'
import type { Gates } from '../gates/check-gates.ts'
import type { CommitPullsReading } from '../gates/loop-guard.ts'
import type { CommitPull } from '../github/commit-pulls.ts'
import { type Connection, openConnection } from '../github/github-client.ts'
import { describeGitHubError, isRefused } from '../github/github-errors.ts'
import type { PartialList } from '../github/list-pages.ts'
import { openCommitPulls, type ReadCommitPulls } from '../github/read-commit-pulls.ts'
import { readGitHubApiUrl } from '../runner/proxy.ts'
import type { GitHubAnswers } from '../set-up/read-github.ts'
import { plainMark } from '../state/mark.ts'
import type { JobGitHubOptions } from './job-setup.ts'
import { openFollowUp } from './open-follow-up.ts'
import { createPublisher, type Publisher, type PublishPorts } from './publisher.ts'

export type JobGitHub = {
  commenter: Commenter
  conversation: Conversation
  place: Place
  gates: Gates
  context: EventContext
  batches: Batches
  followUp: FollowUp
  /** What the token can read, for the set-up check of a dry run. Null without a connection. Never throws. */
  readSetUp: (signal: AbortSignal) => Promise<GitHubAnswers | null>
  /** What writes on GitHub what the run has to say. */
  openPublisher: (ports: PublishPorts) => Publisher
}

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
  const limit = () => (beforeCreate.aborted ? options.signals.abortAfter(maxContextMs) : beforeCreate)
  const { conversation, place } = openPlace(options, connection, readCommitPulls)
  const commentContext = { connection, beforeCreate, isRerun: run.runAttempt > 1 }
  return {
    commenter: openCommenter({ ...commentContext, commandComment: findCommandComment(options) }),
    conversation,
    place,
    gates: openGates(options, { connection, readCommitPulls, readFiles: reader.changedFiles, limit }),
    context: {
      async gather() {
        const signal = AbortSignal.any([limit(), AbortSignal.timeout(maxContextMs)])
        const { facts, problems } = await reader.gather(signal)
        for (const problem of problems) context.log.info(problem)
        return renderContext({ facts })
      },
    },
    batches: openBatches(options, connection),
    followUp: openFollowUp(options, {
      connection,
      conversation,
      issueNumber: place.issueNumber,
      readCommitPulls,
    }),
    async readSetUp(signal) {
      // Loaded only now, because most runs are no dry run.
      const { readGitHub } = await import('../set-up/read-github.ts')
      return readGitHub(connection, context.env.GITHUB_WORKFLOW_REF ?? '', signal)
    },
    openPublisher: createPublisher,
  }
}

function openBatches({ inputs, run, signals }: JobGitHubOptions, connection: Connection): Batches {
  const { base, sinceDays } = inputs
  return {
    async gather(cursor) {
      // Loaded only now, because most runs gather nothing.
      const [{ gatherBatch }, { openMerged }] = await Promise.all([
        import('../batch/gather-batch.ts'),
        import('../batch/list-merged.ts'),
      ])
      const ports = openMerged(connection, signals.abortAfter(maxMergedMs))
      return gatherBatch({ run, rules: inputs, base, sinceDays, cursor }, ports)
    },
  }
}

type GateParts = {
  connection: Connection
  readCommitPulls: ReadCommitPulls
  readFiles: (signal: AbortSignal) => ReturnType<Gates['changedFiles']>
  /** Of a call before the create. */
  limit: () => AbortSignal
}

function openGates(
  options: JobGitHubOptions,
  { connection, readCommitPulls, readFiles, limit }: GateParts,
): Gates {
  const signal = once(() => AbortSignal.any([options.beforeCreate, AbortSignal.timeout(maxGatesMs)]))
  return {
    commitPulls: (sha) => toReading(() => readCommitPulls(sha, signal())),
    changedFiles: () => readFiles(signal()),
    async countRequestsSince(since) {
      const { countRequestsSince } = await import('./job-conversation.ts')
      return countRequestsSince(since, connection, options, limit)
    },
  }
}

/** The pull request or issue of the run, and the conversation there. */
function openPlace(options: JobGitHubOptions, connection: Connection, readCommitPulls: ReadCommitPulls) {
  const { inputs, run, beforeCreate, warn } = options
  const { trigger } = run
  const findTarget = openTarget({ trigger, readCommitPulls, issueNumber: inputs.issueNumber, beforeCreate })
  const issueNumber = async () => {
    const target = await findTarget()
    if (target.kind !== 'found' && target.problem !== null) warn(target.problem)
    return target.kind === 'found' ? target.issueNumber : null
  }
  const conversation =
    inputs.comment === 'off'
      ? noConversation()
      : openLater(async () => {
          const target = await findTarget()
          const { conversationAt } = await import('./job-conversation.ts')
          return conversationAt(target, connection, options)
        })
  const post = async (body: string, id: number | null) => {
    const number = await issueNumber()
    if (number === null) return null
    const target = { github: await connection.client(), repo: connection.repo, issueNumber: number }
    const { id: writtenId } = await writePlainComment(target, { id, body, request: {} })
    return writtenId
  }
  const place: Place = {
    issueNumber,
    async postComment(body) {
      await connection.attempt('comment', () => post(body, null))
    },
    async showRun(report, id) {
      const { renderReport } = await import('./job-conversation.ts')
      return connection.attempt('comment', () => post(renderReport(options, report, plainMark('run')), id))
    },
  }
  return { conversation, place }
}

async function toReading(read: () => Promise<PartialList<CommitPull>>): Promise<CommitPullsReading> {
  try {
    return success(await read())
  } catch (error) {
    const problem = describeGitHubError('find the pull requests of the commit', error)
    return failure({ problem, isRefused: isRefused(error) })
  }
}

function findCommandComment({ inputs, run: { trigger } }: JobGitHubOptions) {
  const isQuiet = inputs.command === null || !inputs.reactions || inputs.dryRun
  return trigger.kind === 'comment' && !isQuiet ? trigger.comment : null
}
