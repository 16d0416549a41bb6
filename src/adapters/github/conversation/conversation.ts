// The conversation of a run: the pull request or issue it belongs to, what our comment there remembers, and what is
// written into it.
import { type CommentScope, nonceTag } from '../../../domain/conversation/comment-state.ts'
import { issueNumberOf, type Trigger } from '../../../domain/event/event.ts'
import { pullOfCommit } from '../../../domain/gates/gates.ts'
import type { Memory } from '../../../domain/job/plan.ts'
import type { Report } from '../../../domain/job/report.ts'
import { failure, type Result, success } from '../../../domain/result.ts'
import type { Connection } from '../client.ts'
import type { ReadCommitPulls } from '../commit-pulls.ts'
import { describeGitHubError, isInaccessible } from '../errors.ts'
import { createComment, findByNonce, postComment, type StoredComment } from './comments.ts'
import { findState } from './find-state.ts'
import {
  changeComment,
  editComment,
  type Settle,
  type StateCommentOptions,
  type WrittenComment,
  writeComment,
} from './state-comment.ts'

export type ConversationOptions = Pick<StateCommentOptions, 'render'> & {
  connection: Connection
  trigger: Trigger
  readCommitPulls: ReadCommitPulls
  /** Input `issue-number`, null if it is empty. */
  issueNumber: number | null
  scope: Omit<CommentScope, 'commentId' | 'issueNumber'>
  /** Null if no comment is to be written or read. */
  signingKey: Buffer | null
  /** Whether each run writes a comment of its own instead of editing the one there is. */
  isNewEachRun: boolean
  /** The step that this one finishes and the comment that it wrote, as far as it is known. Null in the first step. */
  earlierStep: { commentId: number | null } | null
  /** Called when the run has created a comment. */
  onComment: (commentId: number) => void
  /** Limits all requests to GitHub before the job is created. */
  beforeCreate: AbortSignal
}

export type Conversation = {
  /** Number of the pull request or issue, null if there is none. */
  issueNumber(): Promise<number | null>
  /** What our comment remembers. Never throws. */
  readMemory(): Promise<Memory>
  /**
   * Writes the report into our comment. `settle` changes it at the last moment, when it knows what other runs have written.
   * Returns the comment or what went wrong, null without a conversation.
   */
  publish(
    report: Report,
    signal: AbortSignal,
    settle?: Settle,
  ): Promise<Result<WrittenComment, string> | null>
  /** Changes what our comment remembers. Returns whether there is a comment to change. */
  updateState(change: (report: Report) => Report): Promise<boolean>
  /** Puts a note into our comment. Without one, the report becomes the first. */
  postNote(note: string, report: Report): Promise<void>
  /** Posts a comment without a signed state. */
  postComment(body: string): Promise<void>
}

type WriteOptions = { signal: AbortSignal; settle?: Settle | undefined }

const findingNumber = 'find the pull request of the commit'

/** The conversation of one run. */
export function openConversation(options: ConversationOptions): Conversation {
  const { connection, beforeCreate, isNewEachRun } = options
  const { client, repo, attempt } = connection
  const isSecondStep = options.earlierStep !== null
  const issueNumber = once(() => findIssueNumber(options))
  const stateComment = once(() => stateCommentOptions(options, issueNumber))
  let commentId = options.earlierStep?.commentId ?? null
  /** The comment with the current state, if any. Undefined before the search. */
  let currentId: number | null | undefined
  const search = async (comment: StateCommentOptions, signal: AbortSignal): Promise<Memory> => {
    const { current, hasUnverified } = await findState(comment, { isNewEachRun, signal })
    currentId = current?.scope.commentId ?? null
    if (!isNewEachRun) commentId = currentId
    return current ? { kind: 'found', report: current.report } : { kind: 'none', hasUnverified }
  }
  const readState = async () => {
    const comment = await stateComment()
    return comment && search(comment, beforeCreate)
  }
  const write = async (comment: StateCommentOptions, report: Report, { signal, settle }: WriteOptions) => {
    if (currentId === undefined && !isNewEachRun && commentId === null) await search(comment, signal)
    const edited =
      commentId === null ? null : await editComment(comment, { id: commentId, report, signal, settle })
    if (edited) return edited
    const { id } = await createStateComment(comment, { report, signal, isSecondStep })
    commentId = id
    options.onComment(id)
    return writeComment(comment, { id, report: settle ? await settle(report) : report, signal })
  }
  const update = async (change: (report: Report) => Report): Promise<boolean> => {
    const comment = await stateComment()
    if (!comment || !currentId) return false
    return changeComment(comment, { id: currentId, change, signal: beforeCreate })
  }
  return {
    issueNumber: () => attempt(findingNumber, issueNumber),
    readMemory: () => readMemory(connection, readState),
    async publish(report, signal, settle) {
      try {
        const comment = await stateComment()
        return comment && success(await write(comment, report, { signal, settle }))
      } catch (error) {
        return failure(describeGitHubError('comment', error))
      }
    },
    async updateState(change) {
      return (await attempt('comment', () => update(change))) ?? false
    },
    async postNote(note, report) {
      await attempt('comment', async () => {
        const comment = await stateComment()
        if (comment && !(await update((current) => ({ ...current, note }))))
          await write(comment, report, { signal: beforeCreate })
      })
    },
    async postComment(body) {
      await attempt('comment', async () => {
        const number = await issueNumber()
        if (number === null) return
        await postComment({ github: await client(), repo, issueNumber: number }, body, beforeCreate)
      })
    },
  }
}

/** A comment without its state, which is signed with the id of the comment. */
async function createStateComment(
  comment: StateCommentOptions,
  { report, signal, isSecondStep }: { report: Report; signal: AbortSignal; isSecondStep: boolean },
): Promise<StoredComment> {
  const { nonce } = report
  const body = comment.render(report, nonceTag(nonce))
  // The earlier step may have been stopped while GitHub created its comment.
  const created = isSecondStep ? await findByNonce(comment, nonce, signal) : null
  return created ?? createComment(comment, { body, nonce, signal })
}

async function readMemory(connection: Connection, read: () => Promise<Memory | null>): Promise<Memory> {
  const what = 'read the comments'
  try {
    const nothing: Memory = { kind: 'none', hasUnverified: false }
    const memory = await readIfAccessible(connection, what, async () => (await read()) ?? nothing)
    return memory ?? { ...nothing, isInaccessible: true }
  } catch (error) {
    return { kind: 'unreadable', problem: describeGitHubError(what, error) }
  }
}

/** The number that the inputs or the event name, or that of the pull request of a pushed commit. */
async function findIssueNumber(options: ConversationOptions): Promise<number | null> {
  const { connection, trigger, beforeCreate } = options
  const named = options.issueNumber ?? issueNumberOf(trigger)
  if (named !== null || trigger.kind !== 'push') return named
  const { after } = trigger
  return readIfAccessible(connection, findingNumber, async () => {
    const { items } = await options.readCommitPulls(after, beforeCreate)
    return pullOfCommit(items, after)?.number ?? null
  })
}

/** What `read` returns, null after a warning if there is nothing to read for this token. Throws any other error. */
async function readIfAccessible<T>(
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
  { connection, signingKey, scope, render }: ConversationOptions,
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
