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
  if (status !== 403 && status !== 429) return false
  const isSpent = headers['x-ratelimit-remaining'] === '0'

  return (
    status === 429 ||
    isSpent ||
    'retry-after' in headers ||
    /rate limit|abuse detection/i.test(message ?? '')
  )
}

/** Milliseconds until the limit ends, by the clock of the answer itself. */
export function limitMs({ headers }: RequestFailure, now: Date): number {
  const at = readDate(headers.date) ?? now
  const end = endOfLimit(headers, at)
  // "Otherwise, wait for at least one minute."
  return end === null ? usualLimitMs : end.getTime() - at.getTime()
}

/** One sentence that says until when, if GitHub does. */
export function describeLimit({ headers }: RequestFailure): string {
  const at = readDate(headers.date)
  const end = at && endOfLimit(headers, at)
  const until = at && end && end > at ? dateTimeText(end) : null

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
function endOfLimit(headers: Headers, at: Date): Date | null {
  const waitMs = parseRetryAfter(headers['retry-after'] ?? null, at)
  if (waitMs !== null) return new Date(at.getTime() + waitMs)

  const reset = headers['x-ratelimit-reset'] ?? ''
  const isReset = isOfToken(headers) && /^\d{1,10}$/.test(reset)
  return isReset ? new Date(Number(reset) * 1_000) : null
}
