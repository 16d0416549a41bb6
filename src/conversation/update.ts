// Every write to our comment after the announcement: the run's own, the post
// step's and the reconcile's.
import { isDeepStrictEqual } from 'node:util'
import {
  deleteComment,
  getComment,
  type PostedComment,
} from '../github/comments.ts'
import { GitHubError } from '../github/errors.ts'
import { insist, isNotFound } from '../github/insist.ts'
import { readState } from './signed-state.ts'
import type { ConversationState } from './state.ts'
import {
  ageMs,
  type CommentStore,
  gitHubNow,
  readComment,
  redactState,
  type Snapshot,
  write,
} from './store.ts'

/** `now`: GitHub's time, ISO 8601. `ageMs`: how old the comment is. */
type At = { now: string; ageMs: number }

/** Null: nothing is left to say, and the comment goes. */
export type Change = (
  state: ConversationState,
  at: At,
) => ConversationState | null

export type UpdateOptions = {
  /** How long what fails for a moment is tried again. */
  tryForMs?: number
  /** Whether a comment that somebody deleted is begun anew. */
  mayBegin?: boolean
  /** Whether the snapshot was read just now, for this. */
  isJustRead?: boolean
  /** Whether a comment that changed since the snapshot is left as it is. */
  unlessChanged?: boolean
}

export type Updated = {
  kind: 'written' | 'same' | 'changed'
  snapshot: Snapshot
}

/** What GitHub refuses for moments is tried for this long at the end of a run. */
export const lastWriteMs = 60_000
const firstBackoffMs = 1_000
const maxBackoffMs = 8_000

/**
 * Reads our comment again, changes its state, and writes it if it differs.
 * Throws a GitHubError.
 */
export async function updateComment(
  store: CommentStore,
  snapshot: Snapshot,
  change: Change,
  options: UpdateOptions = {},
): Promise<Updated> {
  const { clock, isOver } = store
  const { tryForMs = 0 } = options
  const startedMs = clock.elapsedMs()

  let { isJustRead = false } = options
  for (let backoffMs = firstBackoffMs; ; backoffMs *= 2) {
    try {
      const read = isJustRead ? snapshot : await readSoon(store, snapshot)
      return await updateOnce(
        store,
        { before: snapshot, read },
        change,
        options,
      )
    } catch (error) {
      const waitMs = Math.min(backoffMs, maxBackoffMs)
      const elapsedMs = clock.elapsedMs() - startedMs
      // A 404 after a reading that found the comment is no fact, either.
      const mayHelp =
        error instanceof GitHubError &&
        (error.isTransient || error.status === 404)
      const hasTime = elapsedMs + waitMs <= tryForMs && !isOver.aborted
      if (!mayHelp || !hasTime) throw error
      isJustRead = false
      await clock.sleep(waitMs, isOver)
    }
  }
}

async function updateOnce(
  store: CommentStore,
  { before, read: snapshot }: { before: Snapshot; read: Snapshot },
  change: Change,
  { mayBegin = false, unlessChanged = false }: UpdateOptions,
): Promise<Updated> {
  const { comment, state } = snapshot
  if (unlessChanged && comment?.body !== before.comment?.body)
    return { kind: 'changed', snapshot }
  if (comment === null && !mayBegin) return { kind: 'same', snapshot }

  const now = gitHubNow(snapshot, store.clock).toISOString()
  const next = change(state, { now, ageMs: ageMs(snapshot) })
  if (next === null) return remove(store, snapshot)
  if (comment !== null && isShown(store, comment, { state, next }))
    return { kind: 'same', snapshot }
  return { kind: 'written', snapshot: await write(store, snapshot, next) }
}

async function remove(
  store: CommentStore,
  snapshot: Snapshot,
): Promise<Updated> {
  if (snapshot.comment !== null)
    await deleteComment(store.github, snapshot.comment.id)
  return { kind: 'written', snapshot: { ...snapshot, comment: null } }
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

const maxReadingMs = 60_000

/**
 * A reading that took more than a minute, such as on a machine that was paused,
 * is none to write by.
 */
async function readSoon(
  store: CommentStore,
  before: Snapshot,
): Promise<Snapshot> {
  for (;;) {
    const askedMs = store.clock.elapsedMs()
    const snapshot = await readAgain(store, before)
    if (store.clock.elapsedMs() - askedMs < maxReadingMs) return snapshot
  }
}

/**
 * Our comment now. If it is gone, or somebody has written over it, the state is
 * still what it was.
 */
async function readAgain(
  store: CommentStore,
  before: Snapshot,
): Promise<Snapshot> {
  if (before.comment !== null) {
    const found = await readById(store, before, before.comment.id)
    if (found !== null) return found
  }
  const listed = await readComment(store)
  if (listed.kind === 'refused') throw listed.error
  const { snapshot } = listed
  return snapshot.comment === null
    ? { ...snapshot, state: before.state }
    : snapshot
}

/** Null if there is no such comment, or it is not ours any more. */
async function readById(
  store: CommentStore,
  before: Snapshot,
  id: number,
): Promise<Snapshot | null> {
  const { github, clock, scope, signingKey } = store
  try {
    const askedAt = { date: clock.now(), elapsedMs: clock.elapsedMs() }
    const { value, date } = await insist(github, () => getComment(github, id))
    const reading = readState(value, scope, signingKey)
    if (reading.kind !== 'state') return null

    const answer = { date, elapsedMs: clock.elapsedMs() }
    const { state } = reading
    return { ...before, comment: value, state, answer, askedAt }
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
