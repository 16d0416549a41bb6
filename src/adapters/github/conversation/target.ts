// Which pull request or issue the conversation of a run is, and how its comment is signed and shown.
import type { CommentScope } from '../../../domain/conversation/comment-state.ts'
import { issueNumberOf, type Trigger } from '../../../domain/event/event.ts'
import { pullOfPush } from '../../../domain/gates/gates.ts'
import { failure, success } from '../../../domain/result.ts'
import type { Connection } from '../client.ts'
import type { ReadCommitPulls } from '../commit-pulls.ts'
import { isInaccessible } from '../errors.ts'
import type { StateCommentOptions } from './state-comment.ts'

export type TargetOptions = Pick<StateCommentOptions, 'render'> & {
  connection: Connection
  trigger: Trigger
  readCommitPulls: ReadCommitPulls
  /** Input `issue-number`, null if it is empty. */
  issueNumber: number | null
  scope: Omit<CommentScope, 'commentId' | 'issueNumber'>
  /** Null if no comment is to be written or read. */
  signingKey: Buffer | null
  /** Limits all requests to GitHub before the job is created. */
  beforeCreate: AbortSignal
}

export const findingNumber = 'find the pull request of the commit'

export type Target = {
  /** Number of the pull request or issue, null if there is none. */
  issueNumber: () => Promise<number | null>
  /** Null without a conversation. */
  stateComment: () => Promise<StateCommentOptions | null>
}

/** The target of one run. It is looked for once. */
export function openTarget(options: TargetOptions): Target {
  const issueNumber = once(() => findIssueNumber(options))
  return { issueNumber, stateComment: once(() => stateCommentOptions(options, issueNumber)) }
}

/** The number that the inputs or the event name, or that of the pull request of a pushed commit. */
async function findIssueNumber(options: TargetOptions): Promise<number | null> {
  const { connection, trigger, beforeCreate } = options
  const named = options.issueNumber ?? issueNumberOf(trigger)
  if (named !== null || trigger.kind !== 'push') return named
  return readIfAccessible(connection, findingNumber, async () => {
    const { items } = await options.readCommitPulls(trigger.after, beforeCreate)
    return pullOfPush(items, trigger)?.number ?? null
  })
}

/** What `read` returns, null after a warning if there is nothing to read for this token. Throws any other error. */
export async function readIfAccessible<T>(
  { attempt }: Connection,
  what: string,
  read: () => Promise<T>,
): Promise<T | null> {
  const result = await attempt(what, () =>
    read().then(success, (error: unknown) => {
      if (isInaccessible(error)) throw error
      return failure(error)
    }),
  )
  if (result?.kind === 'failure') throw result.error
  return result?.value ?? null
}

async function stateCommentOptions(
  { connection, signingKey, scope, render }: TargetOptions,
  findNumber: () => Promise<number | null>,
): Promise<StateCommentOptions | null> {
  const issueNumber = signingKey && (await findNumber())
  if (!signingKey || issueNumber === null) return null
  const github = await connection.client()
  const { repo } = connection
  return { github, repo, issueNumber, scope: { ...scope, issueNumber }, signingKey, render }
}

/** Keeps what was made, and makes it again after a failure. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}
