// Every write to our comment but the announcement: the run's own, the post
// step's and the reconcile's.
import { isDeepStrictEqual } from 'node:util'
import { askAgain } from '../github/ask-again.ts'
import { deleteComment, type PostedComment } from '../github/comments.ts'
import { retrying } from '../github/retry.ts'
import { gitHubNow, isReadRecently, type Snapshot } from './snapshot.ts'
import type { ConversationState } from './state.ts'
import { type CommentStore, readKnown, redactState, write } from './store.ts'
import type { NextState } from './transitions.ts'

/**
 * What to make of our comment as it was read. `now`: GitHub's time, ISO 8601.
 */
export type Changing = (current: Snapshot, now: string) => NextState

export type UpdateOptions = {
  /**
   * For how long an outage is waited out, a minute at least. Left out, it is
   * not.
   */
  outlastMs?: number
  /** Whether a comment is begun where there is none, or none any more. */
  mayBegin?: boolean
  /** Whether the snapshot was read just now, for this. */
  isJustRead?: boolean
}

/**
 * Reads our comment again, changes its state, and writes it if it differs.
 * Returns it as it stands then. Throws a GitHubError.
 */
export async function updateComment(
  store: CommentStore,
  snapshot: Snapshot,
  change: Changing,
  options: UpdateOptions,
): Promise<Snapshot> {
  let read = options.isJustRead ? snapshot : null
  const readAndWrite = async () => {
    const current = read ?? (await readAgain(store, snapshot))
    read = null
    return updateOnce(store, current, change, options)
  }
  // A refusal counts once our comment was read again: it can be gone by now. Only
  // the last write is tried again as a whole, after its calls have given up.
  const update = () => askAgain(store.github, readAndWrite)
  const { outlastMs } = options
  if (outlastMs === undefined) return update()
  const { clock, signal, log } = store
  return retrying({ clock, signal, log, outlastMs }, 'for-a-minute', update)
}

async function updateOnce(
  store: CommentStore,
  snapshot: Snapshot,
  change: Changing,
  { mayBegin = false }: UpdateOptions,
): Promise<Snapshot> {
  const { comment, state } = snapshot
  if (comment === null && !mayBegin) return snapshot

  const now = gitHubNow(snapshot, store.clock).toISOString()
  const next = change(snapshot, now)
  if (next === 'remove-comment') {
    if (comment !== null) await deleteComment(store.github, comment.id)
    return { ...snapshot, comment: null }
  }
  if (next === state) return snapshot
  if (comment !== null && isShown(store, comment, { state, next }))
    return snapshot
  const written = await write(store, snapshot, next)
  // A new comment could not name its id. The second write does, so that a copy of
  // it elsewhere is not taken for ours.
  return comment === null ? write(store, written, next) : written
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
