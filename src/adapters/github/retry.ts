// When a call to GitHub is sent again.
import type { Clock } from '../../domain/clock.ts'
import { parseRetryAfter } from '../../domain/http/retry-after.ts'
import { headerOf, statusOf } from './errors.ts'

const maxTries = 3
const maxLimitMs = 60_000
const backoffMs = 500

export type RetryOptions = {
  clock: Clock
  /** The caller's own signal: its budget, or the cancellation of the run. */
  budget: AbortSignal | undefined
  isRepeatable: boolean
  /** Time limit of each try. */
  tryTimeoutMs: number
}

/** Sends up to three times if the call may be repeated, otherwise once. Throws the last error. */
export async function sendWithRetry<T>(
  options: RetryOptions,
  send: (signal: AbortSignal) => Promise<T>,
  tries = 1,
): Promise<T> {
  const { clock, budget, isRepeatable, tryTimeoutMs } = options
  const timeout = AbortSignal.timeout(tryTimeoutMs)
  try {
    return await send(budget ? AbortSignal.any([timeout, budget]) : timeout)
  } catch (error) {
    const waitMs = isRepeatable && tries < maxTries ? waitBeforeRetryMs(error, tries, clock.now()) : null
    if (waitMs === null) throw error
    await clock.sleep(waitMs, budget)
    if (budget?.aborted) throw error
    return sendWithRetry(options, send, tries + 1)
  }
}

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function waitBeforeRetryMs(error: unknown, tries: number, now: Date): number | null {
  const status = statusOf(error)
  if (status === null || status >= 500) return backoffMs * 2 ** (tries - 1)
  const retryAfter = headerOf(error, 'retry-after')
  const isLimited = headerOf(error, 'x-ratelimit-remaining') === '0' || retryAfter !== null
  if ((status !== 403 && status !== 429) || !isLimited) return null
  const retryAfterMs = retryAfter === null ? 0 : parseRetryAfter(retryAfter, now)
  if (retryAfterMs === null) return null
  const resetMs = Number(headerOf(error, 'x-ratelimit-reset') ?? 0) * 1_000 - now.getTime()
  const waitMs = Math.max(retryAfterMs, resetMs, 1_000)
  return waitMs <= maxLimitMs ? waitMs : null
}
