// Whether and when a call to GitHub is sent again.
import { parseRetryAfter } from '../lib/http-failure.ts'
import { isRateLimit, type RequestFailure } from './errors.ts'

const maxTries = 3
const minLimitMs = 1_000
const maxLimitMs = 60_000
const firstBackoffMs = 500

/** Milliseconds until the call is sent again, null if it is not. */
export function retryWaitMs(
  failure: RequestFailure,
  { tries, now }: { tries: number; now: Date },
): number | null {
  if (tries >= maxTries) return null
  if (isRateLimit(failure)) {
    const waitMs = Math.max(limitMs(failure, now), minLimitMs)
    return waitMs <= maxLimitMs ? waitMs : null
  }
  const isTransient = failure.status === null || failure.status >= 500
  return isTransient ? firstBackoffMs * 2 ** (tries - 1) : null
}

/**
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function limitMs({ headers }: RequestFailure, now: Date): number {
  const retryAfterMs = parseRetryAfter(headers['retry-after'] ?? null, now)
  if (retryAfterMs !== null) return retryAfterMs
  const reset =
    headers['x-ratelimit-remaining'] === '0'
      ? Number(headers['x-ratelimit-reset'])
      : Number.NaN
  // "Otherwise, wait for at least one minute."
  return Number.isNaN(reset) ? maxLimitMs : reset * 1_000 - now.getTime()
}
