// GitHub's rate limits: whether a call met one, and when it ends.
// https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
import { dateTimeText } from '../lib/format.ts'
import { parseRetryAfter, readDate } from '../lib/http-failure.ts'
import { usualLimitMs } from '../times.ts'
import type { RequestFailure } from './request-failure.ts'

/**
 * The limit that a call met, which then has done nothing. Null if it met none.
 * `ms`: until it ends, by the clock of the answer itself. `text`: one sentence
 * that says until when, if GitHub does.
 */
export function limitOf(
  failure: RequestFailure,
  now: Date,
): { ms: number; text: string } | null {
  if (!isRateLimit(failure)) return null
  const { headers } = failure
  const at = readDate(headers.date) ?? now
  const left = leftMs(headers, at)
  const isKnown = left !== null && left > 0
  const until = isKnown ? dateTimeText(new Date(at.getTime() + left)) : null
  const wait = until === null ? 'Wait some minutes' : `Wait until ${until}`
  const text =
    until !== null && isOfToken(headers)
      ? `The rate limit of the token is used up until ${until}.`
      : `GitHub's secondary rate limit is reached. ${wait}, and start fewer runs at a time.`
  // "Otherwise, wait for at least one minute."
  return { ms: left ?? usualLimitMs, text }
}

function isRateLimit({ status, headers, message }: RequestFailure): boolean {
  const saysSo =
    headers['x-ratelimit-remaining'] === '0' ||
    'retry-after' in headers ||
    /rate limit|abuse detection/i.test(message ?? '')
  return status === 429 || (status === 403 && saysSo)
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
