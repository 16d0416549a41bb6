// Whether and when a call for visitors is sent again. It changes nothing, so
// that whatever may be otherwise a moment later is asked for again.
import type { Clock } from '../lib/clock.ts'
import {
  classifyFailure,
  type FailureClass,
  type HttpFailure,
  retryAfterMsOf,
} from '../lib/http-failure.ts'
import { backoffMs } from '../mintlify/retry.ts'

const refusals: readonly FailureClass[] = [
  'blocked',
  'client-error',
  'not-found',
  'rate-limited',
  'tls',
]

/** Whether the call was refused, for certain. */
export function isRefusal(failure: HttpFailure): boolean {
  return refusals.includes(classifyFailure(failure))
}

const maxRetries = 4
const maxMs = 120_000
/** The end of a rate limit is waited for once, and so long at most. */
const maxLimitMs = 60_000

/**
 * What says after each failure, from the first one on, how many milliseconds to
 * wait until the next try, null for none. It is asked once for each.
 */
export function startRetries(
  clock: Pick<Clock, 'elapsedMs'>,
): (failure: HttpFailure) => number | null {
  const startedMs = clock.elapsedMs()
  let [tries, limits] = [0, 0]
  return (failure) => {
    if (classifyFailure(failure) === 'rate-limited') {
      limits += 1
      return limits === 1 ? limitWaitMs(failure) : null
    }
    if (isRefusal(failure)) return null

    tries += 1
    const leastMs = backoffMs(tries, Math.random())
    const waitMs = Math.max(leastMs, retryAfterMsOf(failure) ?? 0)
    const elapsedMs = clock.elapsedMs() - startedMs
    return tries <= maxRetries && elapsedMs + waitMs <= maxMs ? waitMs : null
  }
}

function limitWaitMs(failure: HttpFailure): number | null {
  const waitMs = retryAfterMsOf(failure) ?? maxLimitMs
  return waitMs <= maxLimitMs ? waitMs : null
}
