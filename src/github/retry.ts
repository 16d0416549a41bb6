// Whether and when a call to GitHub is sent again.
import { isTransient } from './errors.ts'
import { isRateLimit, limitMs } from './rate-limit.ts'
import type { RequestFailure } from './request-failure.ts'

/** How long a call is tried. */
export type Retry =
  /** For a minute: what has to be known before the run can go on. */
  | 'for-a-minute'
  /** The same, but an answer 502 counts at once: something smaller may work. */
  | 'for-a-minute-but-502'
  /** Three times: what is only shown. */
  | 'three-times'
  /**
   * Only what never left. Whether a write took effect decides what is next, and
   * after a wait it has to be decided anew what to write.
   */
  | 'if-unsent'

/** Options of a call. Octokit passes `request` on to the retries. */
export function trying(retry: Retry): { request: { retry: Retry } } {
  return { request: { retry } }
}

/** How long the call is tried, by the options of its request. */
export function retryOf(options: { request?: object | undefined }): Retry {
  const { retry = 'three-times' }: { retry?: Retry } = options.request ?? {}
  return retry
}

const maxTries = 3
const minuteMs = 60_000
const minLimitMs = 1_000
const firstBackoffMs = 500
const maxBackoffMs = 8_000

/** `elapsedMs`: since the first try. */
type Tried = { tries: number; elapsedMs: number; now: Date }

/** Milliseconds until the call is sent again, null if it is not. */
export function retryWaitMs(
  failure: RequestFailure,
  retry: Retry,
  { tries, elapsedMs, now }: Tried,
): number | null {
  if (isRateLimit(failure)) {
    const waitMs = Math.max(limitMs(failure, now), minLimitMs)
    const mayWait = retry !== 'if-unsent' && waitMs <= minuteMs
    return mayWait && tries < maxTries ? waitMs : null
  }
  const mayHelp = isTransient(failure) && suits(retry, failure)
  if (!mayHelp) return null

  const backoffMs = firstBackoffMs * 2 ** Math.min(tries - 1, 10)
  const waitMs = Math.min(maxBackoffMs, backoffMs)
  const hasTime =
    retry === 'three-times' || retry === 'if-unsent'
      ? tries < maxTries
      : elapsedMs + waitMs <= minuteMs
  return hasTime ? waitMs : null
}

/** Whether such a call may be sent again after the failure. */
function suits(retry: Retry, { status, unanswered }: RequestFailure): boolean {
  if (retry === 'if-unsent') return unanswered?.kind === 'not-sent'
  return retry !== 'for-a-minute-but-502' || status !== 502
}
