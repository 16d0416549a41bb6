// Writes down that a request is about to be sent, before it is.
import { isDeepStrictEqual } from 'node:util'
import {
  type Dated,
  deleteComment,
  getComment,
  type PostedComment,
} from '../github/comments.ts'
import { GitHubError } from '../github/errors.ts'
import { insist, isNotFound } from '../github/insist.ts'
import { endOfRun } from '../outcome.ts'
import { isReadRecently, type Snapshot } from './snapshot.ts'
import type { ConversationState } from './state.ts'
import {
  type CommentStore,
  type Reading,
  readComment,
  snapshotOf,
  write,
} from './store.ts'

export type AnnounceResult =
  | { kind: 'written'; snapshot: Snapshot }
  /**
   * Whether it was written is not known, or it may only have been refused for a
   * moment: the comment is read again. `maxTries`: how often an announcement is
   * tried that fails so.
   */
  | { kind: 'lost'; error: GitHubError; maxTries: number }
  /** GitHub takes none here: the token has no access, or it is locked or full. */
  | { kind: 'refused'; error: GitHubError }
  | { kind: 'failed'; error: GitHubError }

/** GitHub ends a request after 10 s. */
export const settledAfterMs = 12_000
const refusedAgainMs = 3_000
/** By then, GitHub's lists usually show a write. */
const listedAfterMs = 3_000
/** A run is taken for dead if nobody writes for three minutes. */
const maxLimitMs = 90_000

/**
 * Announces a request. What was lost is settled when this returns: the comment
 * can be read again.
 */
export async function announce(
  store: CommentStore,
  snapshot: Snapshot,
  state: ConversationState,
): Promise<AnnounceResult> {
  const { clock, over, github } = store
  const isFirst = snapshot.comment === null

  const post = () => write(store, snapshot, state)
  try {
    // What is written over a comment rests on its last reading, so that it is
    // read again before another try.
    const written = isFirst ? await insist(github, post) : await post()
    return { kind: 'written', snapshot: written }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const failed = whatFailed(error, isFirst)
    if (failed.kind !== 'lost') return { kind: failed.kind, error }
    await clock.sleep(failed.settledMs, over)
    return { kind: 'lost', error, maxTries: failed.maxTries }
  }
}

/**
 * Why nothing may be announced over what was read, null if it still stands: the
 * list can have been behind, and where runs are in no concurrency group, another
 * one may have begun meanwhile. Throws an EndOfRun if that cannot be known.
 */
export async function reasonToReadAgain(
  store: CommentStore,
  snapshot: Snapshot,
): Promise<'the comment has changed' | 'the last reading is too old' | null> {
  if (await hasChanged(store, snapshot)) return 'the comment has changed'
  // This reading can have taken minutes, too, on a machine that was paused.
  const isRecent = isReadRecently(snapshot, store.clock)
  return isRecent ? null : 'the last reading is too old'
}

/**
 * Whether our comment, read by its id, differs from what was read. If so, waits
 * as long as the lists usually need to show it. Where there was none, nothing
 * is asked: a comment that another run begins meanwhile is found by `confirm`.
 * Throws an EndOfRun if that cannot be known.
 */
export async function hasChanged(
  store: CommentStore,
  { comment }: Snapshot,
): Promise<boolean> {
  if (comment === null) return false
  const { clock, over } = store
  const found = await readOrNull(store, comment.id)
  if (found?.value.body === comment.body) return false

  // The list may not show it yet.
  await clock.sleep(listedAfterMs, over)
  return true
}

/** Null if there is no such comment. Throws an EndOfRun if it cannot be read. */
async function readOrNull(
  { github }: CommentStore,
  id: number,
): Promise<Dated<PostedComment> | null> {
  try {
    return await insist(github, () => getComment(github, id, 'for-a-minute'))
  } catch (error) {
    if (isNotFound(error)) return null
    if (!(error instanceof GitHubError)) throw error
    throw endOfRun('unknown', 'memory-unreadable', { why: error.message })
  }
}

type Failed =
  | { kind: 'refused' | 'failed' }
  /** `settledMs`: how long it takes until the effect of the write is sure. */
  | { kind: 'lost'; settledMs: number; maxTries: number }

function whatFailed(error: GitHubError, isFirst: boolean): Failed {
  const { limitMs } = error
  if (error.isClosed || (isFirst && error.isInaccessible))
    return { kind: 'refused' }
  if (limitMs !== null && limitMs > maxLimitMs) return { kind: 'failed' }
  if (error.isTransient) {
    const settledMs = limitMs ?? settledAfterMs
    return { kind: 'lost', settledMs, maxTries: 3 }
  }

  // Our comment can be gone, and GitHub can refuse a write for a moment.
  const settledMs = refusedAgainMs
  if (isNotFound(error)) return { kind: 'lost', settledMs, maxTries: 3 }
  const mayBeMoment = error.isInaccessible || (isFirst && error.status === 422)
  return mayBeMoment
    ? { kind: 'lost', settledMs, maxTries: 2 }
    : { kind: 'failed' }
}

/** Lists of comments lag behind writes by some seconds. */
const maxLagMs = 15_000

export type Confirmation =
  | { kind: 'confirmed'; snapshot: Snapshot }
  | { kind: 'changed' }

/**
 * Waits until the lists show the announcement, three seconds at least. It is
 * confirmed if our comment is the first one, and as it was written. A comment
 * of ours that is not the first is deleted. Throws an EndOfRun if no list shows
 * a new comment.
 */
export async function confirm(
  store: CommentStore,
  mine: Snapshot,
): Promise<Confirmation> {
  const { clock, over, github } = store
  const { comment, answer } = mine
  if (comment === null || answer === null)
    return { kind: 'confirmed', snapshot: mine }

  let waitMs = answer.elapsedMs + listedAfterMs - clock.elapsedMs()
  let listed: Snapshot
  do {
    await clock.sleep(waitMs, over)
    listed = orEnd(await readComment(store, comment.id))
    waitMs = listedAfterMs
  } while (
    isBehind(listed, mine) &&
    !over.aborted &&
    clock.elapsedMs() - answer.elapsedMs < maxLagMs
  )

  const first = isBehind(listed, mine)
    ? await readAnnounced(store, mine, comment.id)
    : listed
  if (isSame(first, mine)) return { kind: 'confirmed', snapshot: first }

  const isSecond = first.comment !== null && first.comment.id !== comment.id
  if (isSecond)
    await insist(github, () => deleteComment(github, comment.id)).catch(
      unlessGitHub,
    )
  return { kind: 'changed' }
}

const notListed = "GitHub doesn't list the comment of the docs agent."

function orEnd(reading: Reading): Snapshot {
  if (reading.kind === 'read') return reading.snapshot
  throw endOfRun('unknown', 'memory-unreadable', {
    why: reading.error.message,
  })
}

function isSame(listed: Snapshot, mine: Snapshot): boolean {
  return (
    listed.comment?.id === mine.comment?.id &&
    isDeepStrictEqual(listed.state, mine.state)
  )
}

/** Whether the list may be older than our write. */
function isBehind(listed: Snapshot, mine: Snapshot): boolean {
  const [theirs, own] = [listed.comment, mine.comment]
  if (theirs === null || own === null) return theirs === null
  const isOlder = theirs.updatedAt <= own.updatedAt && !isSame(listed, mine)
  return theirs.id === own.id && isOlder
}

/**
 * A comment that was edited can be read by its id. A new one that no list shows
 * may come after one that the list does not show either.
 */
async function readAnnounced(
  store: CommentStore,
  mine: Snapshot,
  id: number,
): Promise<Snapshot> {
  const { clock } = store
  const isNew = mine.comment?.createdAt === mine.comment?.updatedAt
  if (isNew) throw endOfRun('unknown', 'memory-unreadable', { why: notListed })

  const askedAt = { date: clock.now(), elapsedMs: clock.elapsedMs() }
  const found = await readOrNull(store, id)
  if (found === null) return { ...mine, comment: null }
  return snapshotOf(store, found, { ...mine, askedAt })
}

/** A second comment that could not be deleted does not count. */
function unlessGitHub(error: unknown): void {
  if (!(error instanceof GitHubError)) throw error
}
