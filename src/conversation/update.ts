// Every write to our comment but the announcement: the run's own, the post
// step's and the reconcile's.
import { isDeepStrictEqual } from 'node:util'
import { deleteComment, type PostedComment } from '../github/comments.ts'
import { GitHubError } from '../github/errors.ts'
import { insist } from '../github/insist.ts'
import {
  gitHubNow,
  isReadRecently,
  type Snapshot,
  sinceWriteMs,
} from './snapshot.ts'
import type { ConversationState } from './state.ts'
import { type CommentStore, readKnown, redactState, write } from './store.ts'

/**
 * `now`: GitHub's time, ISO 8601. `sinceWriteMs`: how long ago the comment was
 * written.
 */
type At = { now: string; sinceWriteMs: number }

/**
 * Null: nothing is left to say, and the comment goes. The same state: nothing
 * is to be written.
 */
export type Change = (
  state: ConversationState,
  at: At,
) => ConversationState | null

export type UpdateOptions = {
  /** How long what fails for a moment is tried again. */
  tryForMs?: number
  /** Whether a comment is begun where there is none, or none any more. */
  mayBegin?: boolean
  /** Whether the snapshot was read just now, for this. */
  isJustRead?: boolean
}

/**
 * What GitHub refuses for moments is tried for this long at the end of a run,
 * unless its time is up. It has room for GitHub's usual limit, a minute.
 */
export const lastWriteMs = 70_000
const firstBackoffMs = 1_000
const maxBackoffMs = 8_000

/**
 * Reads our comment again, changes its state, and writes it if it differs.
 * Returns it as it stands then. Throws a GitHubError or an EndOfRun.
 */
export async function updateComment(
  store: CommentStore,
  snapshot: Snapshot,
  change: Change,
  options: UpdateOptions = {},
): Promise<Snapshot> {
  const { clock, over, github } = store
  const { tryForMs = 0 } = options
  const startedMs = clock.elapsedMs()

  let { isJustRead = false } = options
  const readAndWrite = async () => {
    const read = isJustRead ? snapshot : await readAgain(store, snapshot)
    isJustRead = false
    return updateOnce(store, read, change, options)
  }
  for (let backoffMs = firstBackoffMs; ; backoffMs *= 2) {
    try {
      return await insist(github, readAndWrite)
    } catch (error) {
      const waitMs = waitAfter(error, Math.min(backoffMs, maxBackoffMs))
      const elapsedMs = clock.elapsedMs() - startedMs
      const hasTime = elapsedMs + waitMs <= tryForMs && !over.aborted
      if (!hasTime) throw error
      await clock.sleep(waitMs, over)
    }
  }
}

/** Infinity if it is of no use to try again. */
function waitAfter(error: unknown, backoffMs: number): number {
  if (!(error instanceof GitHubError)) return Number.POSITIVE_INFINITY
  if (error.limitMs !== null) return Math.max(error.limitMs, backoffMs)
  // A 404 after a reading that found the comment is no fact, either.
  const mayHelp = error.isTransient || error.status === 404
  return mayHelp ? backoffMs : Number.POSITIVE_INFINITY
}

async function updateOnce(
  store: CommentStore,
  snapshot: Snapshot,
  change: Change,
  { mayBegin = false }: UpdateOptions,
): Promise<Snapshot> {
  const { comment, state } = snapshot
  if (comment === null && !mayBegin) return snapshot

  const now = gitHubNow(snapshot, store.clock).toISOString()
  const next = change(state, { now, sinceWriteMs: sinceWriteMs(snapshot) })
  if (next === null) return remove(store, snapshot)
  if (next === state) return snapshot
  if (comment !== null && isShown(store, comment, { state, next }))
    return snapshot
  return write(store, snapshot, next)
}

async function remove(
  store: CommentStore,
  snapshot: Snapshot,
): Promise<Snapshot> {
  if (snapshot.comment !== null)
    await deleteComment(store.github, snapshot.comment.id)
  return { ...snapshot, comment: null }
}

/** Whether the comment says all of it already. */
function isShown(
  store: CommentStore,
  { body }: PostedComment,
  { state, next }: { state: ConversationState; next: ConversationState },
): boolean {
  const redacted = redactState(store, next)
  const isRemembered = isDeepStrictEqual(redacted, state)
  return isRemembered && body.startsWith(store.render(redacted))
}

/**
 * Our comment now. If it is gone, or somebody has written over it, the state is
 * still what it was. A reading that took more than a minute, such as on a
 * machine that was paused, is made again.
 */
async function readAgain(
  store: CommentStore,
  before: Snapshot,
): Promise<Snapshot> {
  for (;;) {
    // A failed update is tried again as a whole.
    const id = before.comment?.id ?? null
    const found = await readKnown(store, id, 'three-times')
    if (!isReadRecently(found, store.clock)) continue
    return found.comment === null ? { ...found, state: before.state } : found
  }
}
