// The pace of all calls with one token: reads side by side, writes one after the other, and none during a limit.
//
// https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api
import type { Clock } from '../base/clock.ts'
import { headerOf } from './github-errors.ts'
import { secondaryLimitMs } from './github-limits.ts'
import type { CallBudget } from './rate-limit.ts'
import { createSlots } from './slots.ts'

/** `isWrite`: whether the call changes something. `signal`: ends the wait. */
type PacedCall = { isWrite: boolean; signal: AbortSignal | undefined }

export type Pace = {
  /** What `send` returns, once it may be sent. Throws what `send` throws, and the reason of a signal that ends the wait. */
  run<T>(call: PacedCall, send: () => Promise<T>): Promise<T>
  /** What the last answers said, null if they said nothing or the hour is over. */
  budget(): CallBudget | null
}

const maxReads = 20
/** "You should wait at least one second between each request." */
const writeIntervalMs = 1_000

/** The pace of one token. */
export function createPace(clock: Clock): Pace {
  const [reads, writes] = [createSlots(maxReads), createSlots(1)]
  const points = createPoints()
  let nextWriteMs = 0
  let limitedUntilMs = 0
  let known: CallBudget | null = null
  const waitForPace = async ({ isWrite, signal }: PacedCall) => {
    const cost = isWrite ? 5 : 1
    for (;;) {
      signal?.throwIfAborted()
      const nowMs = clock.elapsedMs()
      const startMs = Math.max(limitedUntilMs, isWrite ? nextWriteMs : 0)
      const waitMs = Math.max(startMs - nowMs, points.waitMs(cost, nowMs))
      if (waitMs <= 0) return points.spend(cost, nowMs)
      await clock.sleep(waitMs, signal)
    }
  }
  const observe = (answer: unknown) => {
    known = laterBudget(known, budgetIn(answer))
    const limitMs = secondaryLimitMs(answer, clock.now())
    if (limitMs !== null) limitedUntilMs = Math.max(limitedUntilMs, clock.elapsedMs() + limitMs)
  }
  return {
    async run(call, send) {
      const leave = await (call.isWrite ? writes : reads).enter(call.signal)
      try {
        await waitForPace(call)
        if (call.isWrite) nextWriteMs = clock.elapsedMs() + writeIntervalMs
        const response = await send()
        observe(response)
        return response
      } catch (error) {
        observe(error)
        throw error
      } finally {
        leave()
      }
    },
    budget: () => (known && known.resetAt > clock.now() ? known : null),
  }
}

const windowMs = 60_000
/** GitHub allows each token 900 points a minute. The rest is left to others with the same token. */
const maxPoints = 800

type Points = {
  /** Milliseconds until a call of that cost fits into the limit. */
  waitMs(cost: number, nowMs: number): number
  spend(cost: number, nowMs: number): void
}

/**
 * What the calls of the last minute have cost: a minute without calls so far.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#calculating-points-for-the-secondary-rate-limit
 */
export function createPoints(): Points {
  let spent: { cost: number; atMs: number }[] = []
  return {
    waitMs(cost, nowMs) {
      spent = spent.filter(({ atMs }) => atMs + windowMs > nowMs)
      let excess = spent.reduce((sum, one) => sum + one.cost, cost) - maxPoints
      for (const one of spent) {
        if (excess <= 0) return 0
        excess -= one.cost
        if (excess <= 0) return one.atMs + windowMs - nowMs
      }
      return 0
    },
    spend: (cost, atMs) => void spent.push({ cost, atMs }),
  }
}

/** Null if an answer does not say, or is about another kind of calls, such as searches. */
function budgetIn(answer: unknown): CallBudget | null {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
    Number(headerOf(answer, `x-ratelimit-${name}`) ?? Number.NaN),
  )
  const isCore = (headerOf(answer, 'x-ratelimit-resource') ?? 'core') === 'core'
  if (!isCore || !limit || !reset || remaining === undefined || Number.isNaN(remaining)) return null
  return { limit, remaining, resetAt: new Date(reset * 1_000) }
}

/** Answers that were sent side by side arrive in any order. */
function laterBudget(known: CallBudget | null, next: CallBudget | null): CallBudget | null {
  if (!known || !next || next.resetAt > known.resetAt) return next ?? known
  const isSameHour = next.resetAt.getTime() === known.resetAt.getTime()
  return isSameHour && next.remaining < known.remaining ? next : known
}
