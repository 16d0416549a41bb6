// A claim that a step holds: it keeps everyone else from sending, for as long as what is sent may take.

import { claimWriteMs } from '../base/budgets.ts'
import type { Clock } from '../base/clock.ts'
import type { Claim } from '../state/state.ts'
import { withClaim } from './claims.ts'
import type { Conversation, Patience } from './conversation.ts'
import { type Mark, markNow, passedMs } from './lock.ts'

export type HeldClaim = {
  claim(): Claim
  /** Whether others see it. */
  isWritten: boolean
  /**
   * Whether the request may be sent after a wait. It is not if the claim is gone, or could not be renewed. `until`: how long a
   * service that is not available is tried, null while it is.
   */
  mayTry(waitMs: number, until: Date | null): Promise<boolean>
  /** Has the claim say that a job may be created. Returns whether it does. */
  becomeCreate(): Promise<boolean>
  /** Has the claim name only these queued requests, because the others are not sent now. Returns whether it does. */
  keepQueued(ids: readonly string[]): Promise<boolean>
}

export type ClaimOptions = {
  conversation: Conversation
  /** Whether the claim was written. Where nothing is remembered, nobody else could see it. */
  isWritten: boolean
  clock: Clock
  /** How long a call to the service may take, in milliseconds. */
  sendTimeoutMs: number
  patience: () => Patience
}

/** How much longer a claim lives at least after it was renewed for a service that is not available. */
const minRenewalMs = 60_000

/** When a claim runs out, ISO 8601. `at`: GitHub's time. A wait before the call may come on top. */
export function claimUntil(at: Date, sendTimeoutMs: number, waitMs = 0): string {
  return new Date(at.getTime() + waitMs + 2 * sendTimeoutMs + claimWriteMs).toISOString()
}

/** The claim as it was written. `since`: before it was asked for. */
export function holdClaim(first: Claim, since: Mark, options: ClaimOptions): HeldClaim {
  const { conversation, isWritten, clock, sendTimeoutMs, patience } = options
  let claim = first
  let started = since
  let windowMs = sendTimeoutMs
  const rewrite = async (changes: Partial<Claim>, waitMs: number) => {
    const next = { ...claim, ...changes }
    if (!isWritten) {
      claim = next
      return true
    }
    const mark = markNow(clock)
    const changed = await conversation.change(({ state, at }) => {
      const isHeld = state !== null && state.conversation.claim?.nonce === claim.nonce
      const renewed = { ...next, until: claimUntil(at, sendTimeoutMs, waitMs) }
      return isHeld ? { state: withClaim(state, renewed), value: renewed } : { state: null, value: null }
    }, patience())
    if (changed.kind !== 'written' || changed.value === null) return false
    claim = changed.value
    started = mark
    windowMs = sendTimeoutMs + waitMs
    return true
  }
  return {
    claim: () => claim,
    isWritten,
    async mayTry(waitMs, until) {
      const isInTime = passedMs(started, clock) + waitMs <= windowMs
      if (!isWritten || isInTime) return true
      // More tries are to come, so that it is not renewed for each of them.
      const aheadMs = until === null ? waitMs : Math.max(waitMs, minRenewalMs)
      return rewrite({ tryingUntil: until?.toISOString() }, aheadMs)
    },
    becomeCreate: async () => claim.isCreate || rewrite({ isCreate: true }, 0),
    keepQueued: (ids) => rewrite({ queued: [...ids] }, 0),
  }
}
