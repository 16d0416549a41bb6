// Writes into our comment that a request is about to be sent, unless the comment
// has changed since it was read.
import { askAgain, isNotFound } from '../github/ask-again.ts'
import { GitHubError } from '../github/errors.ts'
import { listedMs, mustKnowMs, settledMs } from '../times.ts'
import { isReadRecently, type Snapshot } from './snapshot.ts'
import type { ConversationState } from './state.ts'
import {
  type CommentStore,
  findComment,
  getOrNull,
  type Written,
  write,
} from './store.ts'

export type Announcement =
  | { kind: 'written'; snapshot: Written }
  /** As it was read, it does not count any more. Nothing was written. */
  | { kind: 'untouched'; why: string }
  /** The same, after a write that was tried. */
  | { kind: 'stale'; why: string }
  /**
   * GitHub takes none here: the token has no access, or it is locked or full.
   */
  | { kind: 'refused'; error: GitHubError }
  | { kind: 'failed'; error: GitHubError }

/**
 * Writes a state that announces a request over our comment, or begins one. A
 * write that may be lost is read again once its effect is sure, and is tried
 * again as long as nothing else has changed. A comment that it begins names its
 * own id only with the write after Mintlify's answer, because one more here could
 * be lost as well.
 * Throws a GitHubError if our comment cannot be read.
 */
export async function writeAnnouncement(
  store: CommentStore,
  snapshot: Snapshot,
  state: ConversationState,
): Promise<Announcement> {
  let read = snapshot
  for (let tries = 1; ; tries += 1) {
    const why = await reasonToReadAgain(store, read)
    if (why !== null) return { kind: tries > 1 ? 'stale' : 'untouched', why }
    const tried = await writeOnce(store, read, state)
    if (tried.kind !== 'lost') return tried
    if (tries >= tried.maxTries) return { kind: 'failed', error: tried.error }

    const found = await readAfterLoss(store, read, state, tried)
    if (found.kind !== 'unchanged') return found
    read = { ...read, askedAt: found.askedAt }
  }
}

/** What became of a write that may be lost. */
async function readAfterLoss(
  store: CommentStore,
  read: Snapshot,
  state: ConversationState,
  { error, waitMs }: Extract<Try, { kind: 'lost' }>,
): Promise<Announcement | { kind: 'unchanged'; askedAt: Snapshot['askedAt'] }> {
  const { clock, signal, log } = store
  log(
    `Couldn't write the comment: ${error.message} Reading it again before anything is sent.`,
  )
  await clock.sleep(waitMs, signal)
  if (signal.aborted) return { kind: 'failed', error }

  const found = await findComment(store, read.knownId)
  const { comment, askedAt } = found
  if (comment?.body === read.comment?.body)
    return { kind: 'unchanged', askedAt }
  const isOurs = found.state.sending?.nonce === state.sending?.nonce
  return comment !== null && isOurs
    ? { kind: 'written', snapshot: { ...found, comment } }
    : { kind: 'stale', why: 'the comment has changed' }
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
    // A refusal has certainly written nothing. A new comment overwrites nothing,
    // so that it is asked for again at once. What is written over ours is read
    // again first.
    const written = isFirst ? await askAgain(store.github, post) : await post()
    return { kind: 'written', snapshot: written }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return whatFailed(error, isFirst)
  }
}

function whatFailed(error: GitHubError, isFirst: boolean): Try {
  const { limitMs } = error
  if (error.isLockedOrFull || (isFirst && error.isInaccessible))
    return { kind: 'refused', error }
  if (limitMs !== null && limitMs > mustKnowMs) return { kind: 'failed', error }
  if (error.isTransient) {
    // Without a rate limit, three tries take about a minute.
    const waitMs = limitMs ?? settledMs
    return { kind: 'lost', error, waitMs, maxTries: 3 }
  }

  // A comment that is gone answers 404. The list shows that once it has caught
  // up, at the third try at the latest. What GitHub refuses only for a moment,
  // such as a comment on what is seconds old, it takes at the second.
  const moment = { kind: 'lost', error, waitMs: listedMs } as const
  if (isFirst && error.status === 422) return { ...moment, maxTries: 2 }
  if (isFirst || !error.isInaccessible) return { kind: 'failed', error }
  return { ...moment, maxTries: isNotFound(error) ? 3 : 2 }
}

/**
 * Why nothing may be announced over what was read, null if it still stands. The
 * list can have been behind, and where runs are in no concurrency group,
 * another one may have begun meanwhile.
 */
async function reasonToReadAgain(
  store: CommentStore,
  snapshot: Snapshot,
): Promise<string | null> {
  if (await hasChanged(store, snapshot)) {
    // The list may not show it yet.
    await store.clock.sleep(listedMs, store.signal)
    return 'the comment has changed'
  }
  // What was read before gets older meanwhile: this reading can take minutes on
  // a machine that is paused.
  const isRecent = isReadRecently(snapshot, store.clock)
  return isRecent ? null : 'the last reading is too old'
}

/**
 * Whether our comment, read by its id, differs from what was read. Where there
 * was none, nothing is asked: a comment that another run begins meanwhile is
 * found by `confirm`.
 */
async function hasChanged(
  store: CommentStore,
  { comment }: Snapshot,
): Promise<boolean> {
  if (comment === null) return false
  const found = await getOrNull(store, comment.id, 'for-a-minute')
  return found?.value.body !== comment.body
}
