// GitHub's rate limits, as an answer tells them.
//
// https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
import { parseRetryAfter } from '../http/retry-after.ts'
import { headerOf, statusOf } from './github-errors.ts'

/** "Otherwise, wait for at least one minute", and longer each time. */
const unknownWaitMs = 60_000

/**
 * Time until a limit is over, null if the error is no limit. The reset is that of the primary limit, of which nothing
 * remains; beside a secondary limit it says nothing, even if nothing remains of the primary one, too.
 */
export function limitWaitMs(error: unknown, tries: number, now: Date): number | null {
  if (!mayBeLimit(error)) return null
  const retryAfter = headerOf(error, 'retry-after')
  if (retryAfter !== null) return parseRetryAfter(retryAfter, now)
  if (isPrimaryLimit(error)) return Number(headerOf(error, 'x-ratelimit-reset') ?? 0) * 1_000 - now.getTime()
  return isUntimedLimit(error) ? unknownWaitMs * 2 ** (tries - 1) : null
}

/** Time until every call of the token may be sent again, null if the answer is no secondary limit. */
export function secondaryLimitMs(answer: unknown, now: Date): number | null {
  if (!mayBeLimit(answer)) return null
  const retryAfter = headerOf(answer, 'retry-after')
  if (retryAfter !== null) return parseRetryAfter(retryAfter, now) ?? unknownWaitMs
  return !isPrimaryLimit(answer) && isUntimedLimit(answer) ? unknownWaitMs : null
}

function mayBeLimit(answer: unknown): boolean {
  const status = statusOf(answer)
  return status === 403 || status === 429
}

function isPrimaryLimit(error: unknown): boolean {
  return headerOf(error, 'x-ratelimit-remaining') === '0' && !isSecondaryLimit(error)
}

function isUntimedLimit(error: unknown): boolean {
  return statusOf(error) === 429 || isSecondaryLimit(error)
}

/** A 403 without a header says only in its message that it is a limit. */
function isSecondaryLimit(error: unknown): boolean {
  return error instanceof Error && /secondary rate limit/i.test(error.message)
}
