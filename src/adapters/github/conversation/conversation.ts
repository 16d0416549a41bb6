// The thread that a run speaks on: which one it is, what our comment there remembers, and what is written into it.
import type { MarkerPlace } from '../../../domain/conversation/comment-state.ts'
import { type Trigger, threadOf } from '../../../domain/event/event.ts'
import type { Report } from '../../../domain/job/report.ts'
import type { Connection } from '../connection.ts'
import { describeProblem } from '../errors.ts'
import { findPullOfCommit } from './commit-pulls.ts'
import { type Memory, openThread, type Thread, type ThreadSetting } from './thread.ts'

export type ConversationSetting = Pick<
  ThreadSetting,
  'isNewEachRun' | 'knownCommentId' | 'onComment' | 'render'
> & {
  connection: Connection
  trigger: Trigger
  /** Input `issue-number`, null if it is empty. */
  issueNumber: number | null
  place: Omit<MarkerPlace, 'commentId' | 'thread'>
  /** Null where nothing is to be written or remembered. */
  signingKey: Buffer | null
  /** Ends all that is asked of GitHub before the job is created. */
  beforeCreate: AbortSignal
}

export type Conversation = {
  /** Number of the pull request or issue, null if there is none. */
  thread(): Promise<number | null>
  /** What our comment remembers; nothing where it cannot be read. */
  recall(): Promise<Memory>
  /** Writes the report into our comment. Gives the comment's URL or what went wrong, null where there is no thread. */
  publish(report: Report, signal: AbortSignal): Promise<{ url: string } | { problem: string } | null>
  /** Adds a comment that remembers nothing. */
  say(body: string): Promise<void>
}

/** The conversation of one run. */
export function openConversation(setting: ConversationSetting): Conversation {
  const { connection, beforeCreate } = setting
  const { client, repo, attempt } = connection
  const thread = once(() => findThread(setting))
  const ours = once(() => openOurs(setting, thread))
  return {
    thread,
    async recall() {
      const remember = async () => (await ours())?.recall(beforeCreate)
      return (await attempt('read the comments', remember)) ?? { report: null, hasForeign: false }
    },
    async publish(report, signal) {
      try {
        return (await (await ours())?.publish(report, signal)) ?? null
      } catch (error) {
        return { problem: describeProblem('comment', error) }
      }
    },
    async say(body) {
      const number = await thread()
      if (number === null) return
      await attempt('comment', async () => {
        const github = await client()
        const call = { ...repo, issue_number: number, body, request: { signal: beforeCreate } }
        await github.issues.createComment(call)
      })
    },
  }
}

/** The thread that was asked for, that the event names, or that a pushed commit came from. */
async function findThread({ connection, trigger, issueNumber, beforeCreate }: ConversationSetting) {
  const named = issueNumber ?? threadOf(trigger)
  if (named !== null || trigger.kind !== 'push') return named
  const { client, repo, attempt } = connection
  return attempt('find the pull request of the commit', async () =>
    findPullOfCommit({ github: await client(), repo }, trigger.after, beforeCreate),
  )
}

async function openOurs(
  setting: ConversationSetting,
  thread: () => Promise<number | null>,
): Promise<Thread | null> {
  const { connection, signingKey } = setting
  if (!signingKey) return null
  const number = await thread()
  if (number === null) return null
  const github = await connection.client()
  const place = { ...setting.place, thread: number }
  return openThread({ ...setting, github, repo: connection.repo, place, signingKey })
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}
