// When a call to GitHub is sent again.
import type { Clock } from '../base/clock.ts'
import { statusOf } from './github-errors.ts'
import { limitWaitMs } from './github-limits.ts'

const maxTries = 3
const minLimitMs = 1_000
const maxLimitMs = 60_000
const firstBackoffMs = 500

export type RetryOptions = {
  clock: Clock
  /** The caller's own signal: its budget, or the cancellation of the run. */
  budget: AbortSignal | undefined
  /** Whether the call may be sent again even if GitHub may have carried it out. */
  isRepeatable: boolean
  /** Whether it is sent once, whatever comes. */
  isSentOnce?: boolean
  /** The signal that limits a try, which begins when the pace lets it go. */
  limitTry: () => AbortSignal
  /** Sends each try when the pace lets it go. By default they are sent at once. */
  sendPaced?: (<T>(send: () => Promise<T>) => Promise<T>) | undefined
}

/** Sends up to three times, unless it is to be sent once. A call that may not be repeated is sent again only after a limit. Throws the last error. */
export async function retryGitHubCall<T>(
  options: RetryOptions,
  send: (signal: AbortSignal) => Promise<T>,
  tries = 1,
): Promise<T> {
  const { clock, budget, isSentOnce, limitTry, sendPaced } = options
  const sendOnce = () => {
    const limit = limitTry()
    return send(budget ? AbortSignal.any([limit, budget]) : limit)
  }
  try {
    return await (sendPaced ? sendPaced(sendOnce) : sendOnce())
  } catch (error) {
    const waitMs = tries < maxTries && !isSentOnce ? waitBeforeRetryMs(error, tries, options) : null
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
