// When a call to GitHub is sent again.
import type { Clock } from '../../domain/clock.ts'
import { parseRetryAfter } from '../../domain/http/retry-after.ts'
import { headerOf, statusOf } from './errors.ts'

const maxTries = 3
const minLimitMs = 1_000
const maxLimitMs = 60_000
/** "Otherwise, wait for at least one minute", and longer each time: the page that `limitWaitMs` names. */
const secondaryLimitMs = 60_000
const firstBackoffMs = 500

export type RetryOptions = {
  clock: Clock
  /** The caller's own signal: its budget, or the cancellation of the run. */
  budget: AbortSignal | undefined
  /** Whether the call may be sent again even if GitHub may have carried it out. */
  isRepeatable: boolean
  /** Time limit of each try. */
  tryTimeoutMs: number
}

/** Sends up to three times. A call that may not be repeated is sent again only after a limit. Throws the last error. */
export async function retryGitHubCall<T>(
  options: RetryOptions,
  send: (signal: AbortSignal) => Promise<T>,
  tries = 1,
): Promise<T> {
  const { clock, budget, tryTimeoutMs } = options
  const timeout = AbortSignal.timeout(tryTimeoutMs)
  try {
    return await send(budget ? AbortSignal.any([timeout, budget]) : timeout)
  } catch (error) {
    const waitMs = tries < maxTries ? waitBeforeRetryMs(error, tries, options) : null
    if (waitMs === null) throw error
    await clock.sleep(waitMs, budget)
    if (budget?.aborted) throw error
    return retryGitHubCall(options, send, tries + 1)
  }
}

/** How long to wait before the next try, null if there is none. Nothing was done if GitHub refused a call for a limit. */
function waitBeforeRetryMs(
  error: unknown,
  tries: number,
  { clock, isRepeatable }: RetryOptions,
): number | null {
  const limitMs = limitWaitMs(error, tries, clock.now())
  if (limitMs !== null) {
    const waitMs = Math.max(limitMs, minLimitMs)
    return waitMs <= maxLimitMs ? waitMs : null
  }
  const status = statusOf(error)
  return isRepeatable && (status === null || status >= 500) ? firstBackoffMs * 2 ** (tries - 1) : null
}

/**
 * Time until a limit is over, null if the error is no limit. The reset is that of the primary limit, of which nothing
 * remains; beside a secondary limit it says nothing, even if nothing remains of the primary one, too.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function limitWaitMs(error: unknown, tries: number, now: Date): number | null {
  const status = statusOf(error)
  if (status !== 403 && status !== 429) return null
  const retryAfter = headerOf(error, 'retry-after')
  if (retryAfter !== null) return parseRetryAfter(retryAfter, now)
  const isPrimary = headerOf(error, 'x-ratelimit-remaining') === '0' && !isSecondaryLimit(error)
  if (isPrimary) return Number(headerOf(error, 'x-ratelimit-reset') ?? 0) * 1_000 - now.getTime()
  return status === 429 || isSecondaryLimit(error) ? secondaryLimitMs * 2 ** (tries - 1) : null
}

/** A 403 without a header says only in its message that it is a limit. */
function isSecondaryLimit(error: unknown): boolean {
  return error instanceof Error && /secondary rate limit/i.test(error.message)
}
