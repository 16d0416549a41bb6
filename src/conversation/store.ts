// The one comment of a conversation, as a store without a memory: a reading or
// a write returns a snapshot of the comment, and the next step takes it. Only
// this folder writes our comment, and knows how far GitHub's lists of comments
// can be behind.
//
// GitHub's `concurrency` keeps the runs of a conversation apart. What is here
// holds even where a workflow lacks it, or an answer is lost.
import { askAgain, unlessNotFound } from '../github/ask-again.ts'
import type { GitHub } from '../github/client.ts'
import {
  createComment,
  type Dated,
  editComment,
  getComment,
  listComments,
  type PostedComment,
} from '../github/comments.ts'
import { GitHubError } from '../github/errors.ts'
import type { Retry } from '../github/retry.ts'
import type { Clock } from '../lib/clock.ts'
import { type Redact, redactAll } from '../lib/redact.ts'
import { bodyOf } from './comment-body.ts'
import { type Reader, readState, type Scope } from './signed-state.ts'
import {
  gitHubNow,
  momentOf,
  nothingRemembered,
  type Snapshot,
} from './snapshot.ts'
import type { ConversationState } from './state.ts'

export type CommentStore = {
  readonly github: GitHub
  readonly clock: Clock
  /** Aborts when the run is cancelled or its time is up, which ends a wait. */
  readonly signal: AbortSignal
  readonly scope: Scope
  readonly signingKey: Buffer
  /** Called with a line about a write that is tried again. */
  readonly log: (line: string) => void
  /** Takes secrets out of a text. */
  readonly redact: Redact
  /** The comment's Markdown, without the signed state. */
  readonly render: (state: ConversationState) => string
}

/**
 * Finds our comment: the oldest one whose state is right, so that runs that
 * have begun one each settle on the same. Throws a GitHubError, which is
 * inaccessible where this token can have no comment. `knownId`: as in a
 * snapshot.
 */
export function findComment(
  store: CommentStore,
  knownId: number | null,
): Promise<Snapshot> {
  return askAgain(store.github, () => readList(store, knownId))
}

/** A comment that this run has written is known to be ours. */
function readerOf(
  { scope, signingKey, github: { ownLogin } }: CommentStore,
  knownId: number | null,
  now: Date,
): Reader {
  return { scope, signingKey, now, ownLogin, knownId }
}

/**
 * GitHub takes 2,500 comments at most. A longer list is odd, and not read on.
 */
const maxComments = 3_000
const otherVersion =
  'The comment was written by another version of the action. Use the same version in all workflows of this repository.'
const tooManyComments =
  'None of the first 3,000 comments is the one of the docs agent.'

/** Reads the list as far as ours. Throws a GitHubError. */
async function readList(
  store: CommentStore,
  knownId: number | null,
): Promise<Snapshot> {
  const { github, clock, scope } = store
  let last: Snapshot = { ...nothingRemembered, knownId }
  // What is read is as old as the request for it.
  let askedAt = momentOf(clock)
  let count = 0

  for await (const { value, date } of listComments(github, scope.number)) {
    const answer = { date, elapsedMs: clock.elapsedMs() }
    last = { ...last, answer, askedAt }
    for (const comment of value) {
      count += 1
      const state = await readState(comment, readerOf(store, knownId, date))
      if (state === 'unreadable') throw new GitHubError(otherVersion)
      if (state !== null) return { ...last, comment, state }
    }
    if (count >= maxComments) throw new GitHubError(tooManyComments)
    askedAt = momentOf(clock)
  }
  return last
}

/**
 * Our comment by its id, or as the list has it if that is gone. `retry`: how
 * long it is tried by its id. A caller that is itself tried again needs less.
 * Throws a GitHubError.
 */
export async function readKnown(
  store: CommentStore,
  id: number | null,
  retry: Retry = 'for-a-minute',
): Promise<Snapshot> {
  const before = { ...nothingRemembered, askedAt: momentOf(store.clock) }
  const found = id === null ? null : await getOrNull(store, id, retry)
  const known = found && (await snapshotOf(store, found, before))
  // It may no longer be ours.
  return known?.comment ? known : findComment(store, null)
}

/** A comment by its id, null if there is none. Throws a GitHubError. */
export function getOrNull(
  { github }: CommentStore,
  id: number,
  retry: Retry,
): Promise<Dated<PostedComment> | null> {
  return unlessNotFound(() =>
    askAgain(github, () => getComment(github, id, retry)),
  )
}

/**
 * A comment that was just read by its id, in place of the one before. Without a
 * comment if it is not ours any more. The id is that of one that was found or
 * written as ours before, so that its first state needs no other proof.
 */
export async function snapshotOf(
  store: CommentStore,
  { value: comment, date }: Dated<PostedComment>,
  before: Snapshot,
): Promise<Snapshot> {
  const reader = readerOf(store, comment.id, date)
  const state = await readState(comment, reader)
  const answer = { date, elapsedMs: store.clock.elapsedMs() }
  return state === null || state === 'unreadable'
    ? { ...before, comment: null, answer }
    : { ...before, comment, state, answer }
}

/** Our comment as this run has written it. */
export type Written = Snapshot & { comment: PostedComment }

/** Writes a state over our comment, or begins one. Throws a GitHubError. */
export async function write(
  store: CommentStore,
  snapshot: Snapshot,
  given: ConversationState,
): Promise<Written> {
  const { github, clock, scope, signingKey } = store
  const { comment } = snapshot
  const state = redactState(store, given)
  const place = {
    scope,
    commentId: comment?.id ?? null,
    writtenAt: gitHubNow(snapshot, clock),
  }
  const body = bodyOf(store.render(state), state, { place, signingKey })
  const { value, date } = comment
    ? await editComment(github, comment.id, body)
    : await createComment(github, scope.number, body)
  const answer = { date, elapsedMs: clock.elapsedMs() }
  const written = { comment: value, state, answer, knownId: value.id }
  // What is written tells of a run that died.
  return { ...snapshot, ...written, deadSender: null }
}

/** Rendered, a secret can have entities in it, so it is taken out before. */
export function redactState(
  { redact }: CommentStore,
  state: ConversationState,
): ConversationState {
  return redactAll(state, redact)
}
