// Writes down that a request is about to be sent, and makes sure of it, before
// the request is sent.
import { isDeepStrictEqual } from 'node:util'
import { askAgain, isNotFound } from '../github/ask-again.ts'
import { deleteComment } from '../github/comments.ts'
import { GitHubError } from '../github/errors.ts'
import {
  listedMs,
  maxAnnouncementLimitMs,
  maxListLagMs,
  settledMs,
} from '../times.ts'
import { isReadRecently, type Snapshot } from './snapshot.ts'
import type { ConversationState } from './state.ts'
import {
  type CommentStore,
  getOrNull,
  type Reading,
  readComment,
  snapshotOf,
  write,
} from './store.ts'

/** Why our comment has to be read again. */
export type Stale = 'the comment has changed' | 'the last reading is too old'

export type Announcement =
  | { kind: 'written'; snapshot: Snapshot }
  /** `isBegun`: whether a try to write it went before. */
  | { kind: 'stale'; why: Stale; isBegun: boolean }
  /** GitHub takes none here: the token has no access, or it is locked or full. */
  | { kind: 'refused'; error: GitHubError }
  | { kind: 'failed'; error: GitHubError }
  | { kind: 'unreadable'; error: GitHubError }

/**
 * Writes a state that announces a request over our comment, or begins one. A
 * write that may be lost is read again once its effect is sure, and is tried
 * again as long as nothing else has changed.
 */
export async function writeAnnouncement(
  store: CommentStore,
  snapshot: Snapshot,
  state: ConversationState,
): Promise<Announcement> {
  let read = snapshot
  for (let tries = 1; ; tries += 1) {
    const notNow = await reasonToReadAgain(store, read)
    if (notNow?.kind === 'stale') return { ...notNow, isBegun: tries > 1 }
    if (notNow !== null) return notNow
    const tried = await writeOnce(store, read, state)
    if (tried.kind !== 'lost') return tried
    if (tries >= tried.maxTries) return { kind: 'failed', error: tried.error }

    const found = await readAfterLoss(store, read, { tried, state })
    if (found.kind !== 'unchanged') return found
    read = { ...read, askedAt: found.askedAt }
  }
}

type Lost = {
  tried: Extract<Try, { kind: 'lost' }>
  state: ConversationState
}

/** What became of a write that may be lost. */
async function readAfterLoss(
  store: CommentStore,
  { comment }: Snapshot,
  { tried: { error, waitMs }, state }: Lost,
): Promise<Announcement | { kind: 'unchanged'; askedAt: Snapshot['askedAt'] }> {
  const { clock, over, log } = store
  log(
    `Couldn't write the comment: ${error.message} Reading it again before anything is sent.`,
  )
  await clock.sleep(waitMs, over)
  if (over.aborted) return { kind: 'failed', error }

  const reading = await readComment(store, comment?.id ?? null)
  if (reading.kind !== 'read') return reading
  const { snapshot } = reading
  if (snapshot.comment?.body === comment?.body)
    return { kind: 'unchanged', askedAt: snapshot.askedAt }
  return isAnnounced(snapshot, state)
    ? { kind: 'written', snapshot }
    : { kind: 'stale', why: 'the comment has changed', isBegun: true }
}

/** Whether our comment shows what was written. */
function isAnnounced(
  { state: { sending } }: Snapshot,
  written: ConversationState,
): boolean {
  return sending !== null && sending.nonce === written.sending?.nonce
}

type Try =
  | Extract<Announcement, { kind: 'written' | 'refused' | 'failed' }>
  /**
   * It may have been written, or was only refused for a moment. `waitMs`: until
   * its effect is sure.
   */
  | { kind: 'lost'; error: GitHubError; waitMs: number; maxTries: number }

async function writeOnce(
  store: CommentStore,
  snapshot: Snapshot,
  state: ConversationState,
): Promise<Try> {
  const isFirst = snapshot.comment === null
  const post = () => write(store, snapshot, state)
  try {
    // What is written over a comment rests on its last reading, so that it is
    // read again before another try.
    const written = isFirst ? await askAgain(store.github, post) : await post()
    return { kind: 'written', snapshot: written }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return whatFailed(error, isFirst)
  }
}

function whatFailed(error: GitHubError, isFirst: boolean): Try {
  const { limitMs } = error
  if (error.isClosed || (isFirst && error.isInaccessible))
    return { kind: 'refused', error }
  if (limitMs !== null && limitMs > maxAnnouncementLimitMs)
    return { kind: 'failed', error }
  if (error.isTransient) {
    const waitMs = limitMs ?? settledMs
    return { kind: 'lost', error, waitMs, maxTries: 3 }
  }

  // Our comment can be gone, and GitHub can refuse a write for a moment.
  const moment = { kind: 'lost', error, waitMs: listedMs } as const
  if (isNotFound(error)) return { ...moment, maxTries: 3 }
  const mayBeMoment = error.isInaccessible || (isFirst && error.status === 422)
  return mayBeMoment ? { ...moment, maxTries: 2 } : { kind: 'failed', error }
}

type NotNow =
  | { kind: 'stale'; why: Stale }
  | { kind: 'unreadable'; error: GitHubError }

/**
 * Why nothing may be announced over what was read, null if it still stands. The
 * list can have been behind, and where runs are in no concurrency group, another
 * one may have begun meanwhile.
 */
async function reasonToReadAgain(
  store: CommentStore,
  snapshot: Snapshot,
): Promise<NotNow | null> {
  try {
    if (await hasChanged(store, snapshot))
      return { kind: 'stale', why: 'the comment has changed' }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { kind: 'unreadable', error }
  }
  // This reading can have taken minutes, too, on a machine that was paused.
  return isReadRecently(snapshot, store.clock)
    ? null
    : { kind: 'stale', why: 'the last reading is too old' }
}

/**
 * Whether our comment, read by its id, differs from what was read. If so, waits
 * as long as the lists usually need to show it. Where there was none, nothing
 * is asked: a comment that another run begins meanwhile is found by `confirm`.
 * Throws a GitHubError.
 */
async function hasChanged(
  store: CommentStore,
  { comment }: Snapshot,
): Promise<boolean> {
  if (comment === null) return false
  const found = await getOrNull(store, comment.id, 'for-a-minute')
  if (found?.value.body === comment.body) return false

  // The list may not show it yet.
  await store.clock.sleep(listedMs, store.over)
  return true
}

export type Confirmation =
  | { kind: 'confirmed'; snapshot: Snapshot }
  | { kind: 'stale'; why: Stale }
  | { kind: 'unreadable'; error: GitHubError }

/**
 * Waits until the lists show the announcement, three seconds at least. It is
 * confirmed if our comment is the first one, and as it was written. A comment
 * that this run has begun and that is not the first goes.
 */
export async function confirm(
  store: CommentStore,
  mine: Snapshot,
): Promise<Confirmation> {
  const { comment } = mine
  if (comment === null) return { kind: 'confirmed', snapshot: mine }

  const first = await readUntilListed(store, mine)
  if (first.kind !== 'read') return { kind: 'unreadable', error: first.error }
  const { snapshot } = first
  if (isSame(snapshot, mine)) return { kind: 'confirmed', snapshot }

  const isSecond =
    snapshot.comment !== null && snapshot.comment.id !== comment.id
  if (isSecond) await removeSecond(store, comment.id)
  return { kind: 'stale', why: 'the comment has changed' }
}

/** A second comment that could not be deleted does not count. */
async function removeSecond(
  { github }: CommentStore,
  id: number,
): Promise<void> {
  try {
    await askAgain(github, () => deleteComment(github, id))
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
  }
}

/** Our comment by a list that is not behind, or by its id. */
async function readUntilListed(
  store: CommentStore,
  mine: Snapshot,
): Promise<Reading> {
  const { clock, over } = store
  const { comment, answer } = mine
  const writtenMs = answer?.elapsedMs ?? clock.elapsedMs()
  let waitMs = writtenMs + listedMs - clock.elapsedMs()
  for (;;) {
    await clock.sleep(waitMs, over)
    waitMs = listedMs
    const listed = await readComment(store, comment?.id ?? null)
    if (listed.kind !== 'read' || !isBehind(listed.snapshot, mine))
      return listed

    const mayWait =
      !over.aborted && clock.elapsedMs() - writtenMs < maxListLagMs
    if (!mayWait) return readAnnounced(store, mine)
  }
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
): Promise<Reading> {
  const { comment } = mine
  const isNew = comment?.createdAt === comment?.updatedAt
  if (comment === null || isNew)
    return { kind: 'unreadable', error: new GitHubError(notListed) }

  const { clock } = store
  const askedAt = { date: clock.now(), elapsedMs: clock.elapsedMs() }
  try {
    const found = await getOrNull(store, comment.id, 'for-a-minute')
    const before = { ...mine, askedAt }
    const snapshot = found
      ? snapshotOf(store, found, before)
      : { ...mine, comment: null }
    return { kind: 'read', snapshot }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { kind: 'unreadable', error }
  }
}

const notListed = "GitHub doesn't list the comment of the docs agent."
