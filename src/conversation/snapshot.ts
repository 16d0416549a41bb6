// Our comment as it was at one moment, and how old that is by GitHub's clock.
import type { PostedComment } from '../github/comments.ts'
import type { Clock } from '../lib/clock.ts'
import { deadMs, freshMs } from '../times.ts'
import { type ConversationState, emptyState } from './state.ts'

/**
 * A moment by the wall clock and by the monotonic one. `date`: GitHub's in
 * `answer`, the runner's in `askedAt`.
 */
type Moment = { date: Date; elapsedMs: number }

/** This moment, by the runner's clocks. */
export function momentOf(clock: Clock): Moment {
  return { date: clock.now(), elapsedMs: clock.elapsedMs() }
}

/** Our comment at one moment. */
export type Snapshot = {
  /** Null if there is none, or it was not read yet. */
  readonly comment: PostedComment | null
  readonly state: ConversationState
  /**
   * Id of the comment that this run has written, which is ours without a proof.
   * Null for none.
   */
  readonly knownId: number | null
  /**
   * The run that died while it was sending, as long as our comment does not tell
   * of it. Null for none.
   */
  readonly deadSender: ConversationState['sending']
  /** GitHub's time, and when its answer came. Null if GitHub was not asked. */
  readonly answer: Moment | null
  /** When GitHub was asked for what was read last. A write leaves it. */
  readonly askedAt: Moment | null
}

/**
 * Before the first reading, and for a run without a comment: nothing is
 * remembered, and nothing gets old.
 */
export const nothingRemembered: Snapshot = {
  comment: null,
  state: emptyState,
  knownId: null,
  deadSender: null,
  answer: null,
  askedAt: null,
}

/**
 * Whether the comment was read less than a minute ago, by both clocks: one
 * stands still while a machine sleeps, and the other can be set. True for one
 * that was never read.
 */
export function isReadRecently({ askedAt }: Snapshot, clock: Clock): boolean {
  if (askedAt === null) return true
  const wallMs = clock.now().getTime() - askedAt.date.getTime()
  const monotonicMs = clock.elapsedMs() - askedAt.elapsedMs
  return wallMs < freshMs && monotonicMs < freshMs
}

/** GitHub's time now, as far as it is known. */
export function gitHubNow({ answer }: Snapshot, clock: Clock): Date {
  if (answer === null) return clock.now()
  return new Date(answer.date.getTime() + clock.elapsedMs() - answer.elapsedMs)
}

/** How long ago our comment was written when it was read, by GitHub's clock. */
export function sinceWriteMs({ comment, answer }: Snapshot): number {
  if (comment === null || answer === null) return 0
  return answer.date.getTime() - Date.parse(comment.updatedAt)
}

/**
 * Whether the run that stands as sending is dead. `agoMs`: how long ago our
 * comment was written.
 */
export function isSenderDead(
  { sending }: ConversationState,
  agoMs: number,
): boolean {
  return sending !== null && agoMs >= deadMs
}
