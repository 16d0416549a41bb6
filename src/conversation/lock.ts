// The lock of a conversation: the reaction 🚀 of our account on the pull request or issue itself. GitHub creates it once for
// each account, and says whether it did.
//
// https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue
import type { Clock } from '../base/clock.ts'

export type Lock = { id: number; createdAt: Date; account: LockAccount }

/** `isOfWorkflow`: whether it is that of `github.token`, which begins conversations. */
type LockAccount = { id: number; isBot: boolean; isOfWorkflow: boolean }

/** A lock that is older belongs to a run that was killed. */
export const maxLockAgeMs = 90_000
/** A holder begins no write later, so that none takes effect after others have taken over. */
export const maxHoldMs = 45_000
/** What is read can be older than the last write by so much. */
export const maxLagMs = 3_000
/** A write without an answer can take effect so late. */
export const maxLateMs = 23_000
/** Another account than that of the comment looks so late, so that one of two who came at the same time sees the other. */
export const otherAccountMs = 2 * maxLagMs + 1_000

/** Whether whoever made the reaction is no longer at work. `at`: GitHub's time. */
export function isDead({ createdAt }: Lock, at: Date): boolean {
  return at.getTime() - createdAt.getTime() >= maxLockAgeMs
}

/** Whether somebody else holds the lock: a bot, or the author of the comment. `authorId`: null if there is no comment. */
export function hasRival(
  locks: readonly Lock[],
  { ownId, authorId, at }: { ownId: number; authorId: number | null; at: Date },
): boolean {
  return locks.some((lock) => {
    const { id, isBot } = lock.account
    return id !== ownId && (isBot || id === authorId) && !isDead(lock, at)
  })
}

const pausesMs = [2_000, 4_000, 8_000] as const
const longPauseMs = 15_000

/** How long to wait before asking for the lock again. `tries`: made so far, from 1 on. */
export function lockPauseMs(tries: number): number {
  return pausesMs[tries - 1] ?? longPauseMs
}

/** A moment by both clocks of the runner: a machine that sleeps stops one of them. */
export type Mark = { elapsedMs: number; wallMs: number }

export function markNow(clock: Clock): Mark {
  return { elapsedMs: clock.elapsedMs(), wallMs: clock.now().getTime() }
}

/** How long ago a moment was, by whichever clock says more. */
export function passedMs(since: Mark, clock: Clock): number {
  const now = markNow(clock)
  return Math.max(now.elapsedMs - since.elapsedMs, now.wallMs - since.wallMs)
}
