// The lock of a conversation: the reaction 👀 of our account on the pull request or issue itself. GitHub creates it once for
// each account, and says whether it did.
//
// https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue

export type LockReaction = {
  id: number
  /** Whether a bot made it. */
  isBot: boolean
  /** ISO 8601. */
  createdAt: string
}

/** A lock that is older belongs to a run that was killed. */
const maxLockAgeMs = 5 * 60_000
/** Nobody holds the lock for longer, so a reaction that others have seen for this long belongs to a run that was killed. */
export const maxWatchMs = 90_000
/** Time after which a holder sends nothing more. */
export const maxHoldMs = 65_000
/** Then it has so much time to write down what it did, which ends well before others take the lock over. */
export const maxWriteMs = 15_000

/** Whether whoever made the reaction can no longer be at work. */
export function isAbandoned({ createdAt }: LockReaction, watchedMs: number, now: Date): boolean {
  return watchedMs >= maxWatchMs || now.getTime() - Date.parse(createdAt) >= maxLockAgeMs
}

/** The reaction of another account that has the lock, null if our own has it. Of several, the lowest id wins. */
export function holderBefore(own: LockReaction, all: readonly LockReaction[]): LockReaction | null {
  const others = all.filter(({ id, isBot }) => isBot && id < own.id)
  return others.toSorted((a, b) => a.id - b.id)[0] ?? null
}
