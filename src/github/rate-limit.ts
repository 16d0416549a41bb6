// GitHub's rate limits: whether a call met one, and when it ends.
// https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
import { dateTimeText } from '../lib/format.ts'
import { parseRetryAfter, readDate } from '../lib/http-failure.ts'
import { usualLimitMs } from '../times.ts'
import type { RequestFailure } from './request-failure.ts'

/**
 * Whether GitHub refused the call because there were too many. Then it has done
 * nothing.
 */
export function isRateLimit({
  status,
  headers,
  message,
}: RequestFailure): boolean {
  const saysSo =
    headers['x-ratelimit-remaining'] === '0' ||
    'retry-after' in headers ||
    /rate limit|abuse detection/i.test(message ?? '')
  return status === 429 || (status === 403 && saysSo)
}

/** Milliseconds until the limit ends, by the clock of the answer itself. */
export function limitMs({ headers }: RequestFailure, now: Date): number {
  // "Otherwise, wait for at least one minute."
  return leftMs(headers, readDate(headers.date) ?? now) ?? usualLimitMs
}

/** One sentence that says until when, if GitHub does. */
export function describeLimit({ headers }: RequestFailure): string {
  const at = readDate(headers.date)
  const left = at && leftMs(headers, at)
  const until =
    at && left && left > 0 ? dateTimeText(new Date(at.getTime() + left)) : null

  if (until !== null && isOfToken(headers))
    return `The rate limit of the token is used up until ${until}.`
  const wait = until === null ? 'Wait some minutes' : `Wait until ${until}`
  return `GitHub's secondary rate limit is reached. ${wait}, and start fewer runs at a time.`
}

type Headers = RequestFailure['headers']

/** A secondary limit says how long to wait. */
function isOfToken(headers: Headers): boolean {
  return headers['x-ratelimit-remaining'] === '0' && !('retry-after' in headers)
}

/** Null if GitHub does not say. `at`: when it answered. */
function leftMs(headers: Headers, at: Date): number | null {
  if (!isOfToken(headers))
    return parseRetryAfter(headers['retry-after'] ?? null, at)
  const reset = headers['x-ratelimit-reset'] ?? ''
  return /^\d{1,10}$/.test(reset) ? Number(reset) * 1_000 - at.getTime() : null
}
