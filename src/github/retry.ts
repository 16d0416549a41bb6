// Whether and when a call to GitHub is sent again after it failed.
import type { Clock } from '../lib/clock.ts'
import { durationText } from '../lib/format.ts'
import { lastWriteMs, mustKnowMs } from '../times.ts'
import { GitHubError } from './errors.ts'

/** How long a call is tried. */
export type Retry =
  /** For a minute: what has to be known before the run can go on. */
  | 'for-a-minute'
  /** The same, unless something smaller may work at once. */
  | 'for-a-minute-unless-large'
  /** Where nothing else is said. */
  | 'three-times'
  /**
   * Only what never left. Whether a write took effect decides what is next, and
   * after a wait it has to be decided anew what to write.
   */
  | 'if-unsent'
  /**
   * Our comment's last write, as a whole: it is read again before each try.
   * GitHub may not find for a moment what it has just shown.
   */
  | 'last-write'

type Policy = {
  suits: (error: GitHubError) => boolean
  tries: number
  forMs: number
}

const always = Number.POSITIVE_INFINITY
const isTransient = (error: GitHubError) => error.isTransient

const policies: Record<Retry, Policy> = {
  'for-a-minute': { suits: isTransient, tries: always, forMs: mustKnowMs },
  'for-a-minute-unless-large': {
    suits: (error) => error.isTransient && !error.isTooLarge,
    tries: always,
    forMs: mustKnowMs,
  },
  'three-times': { suits: isTransient, tries: 3, forMs: always },
  'if-unsent': { suits: (error) => error.isUnsent, tries: 3, forMs: always },
  'last-write': {
    suits: (error) => error.isTransient || error.status === 404,
    tries: always,
    forMs: lastWriteMs,
  },
}

/** Options of a call. Octokit passes `request` on to the retries. */
export function trying(retry: Retry): { request: { retry: Retry } } {
  return { request: { retry } }
}

/** How long the call is tried, by the options of its request. */
export function retryOf(options: { request?: object | undefined }): Retry {
  const { retry = 'three-times' }: { retry?: Retry } = options.request ?? {}
  return retry
}

/**
 * `over`: ends the tries. `maxLimitMs`: how long the last write may wait for a
 * limit in all. `log`: called with a line before it does.
 */
type Limits = {
  clock: Clock
  over: AbortSignal
  maxLimitMs?: number
  log?: (line: string) => void
}

/** What `act` returns, which is tried as long as its kind allows. */
export async function retrying<T>(
  limits: Limits,
  retry: Retry,
  act: () => Promise<T>,
): Promise<T> {
  const { clock, over, maxLimitMs = 0 } = limits
  const startedMs = clock.elapsedMs()
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      const elapsedMs = clock.elapsedMs() - startedMs
      const tried = { tries, elapsedMs, maxLimitMs }
      const waitMs = retryWaitMs(error, retry, tried)
      if (waitMs === null || over.aborted) throw error

      logLimit(limits, error, waitMs)
      await clock.sleep(waitMs, over)
    }
  }
}

function logLimit(
  { log }: Limits,
  { limitMs, message }: GitHubError,
  waitMs: number,
): void {
  if (limitMs !== null) log?.(`${message} Next try in ${durationText(waitMs)}.`)
}

const maxLimitTries = 3
const backoff = {
  ...{ firstMs: 500, maxMs: 8_000 },
  ...{ minLimitMs: 1_000, unauthorizedMs: 2_000 },
}

/** `elapsedMs`: since the first try. `maxLimitMs`: as above. */
type Tried = { tries: number; elapsedMs: number; maxLimitMs: number }

/** Milliseconds until the next try, null for none. */
export function retryWaitMs(
  error: GitHubError,
  retry: Retry,
  { tries, elapsedMs, maxLimitMs }: Tried,
): number | null {
  const policy = policies[retry]
  const isLast = retry === 'last-write'
  // GitHub refuses a token now and then that it accepts a moment later. The calls
  // of the last write are tried again themselves.
  if (error.status === 401 && tries === 1 && !isLast)
    return backoff.unauthorizedMs
  if (!policy.suits(error)) return null
  if (error.limitMs === null) {
    const backoffMs = backoff.firstMs * 2 ** Math.min(tries - 1, 10)
    const waitMs = Math.min(backoff.maxMs, backoffMs)
    const isInTime = elapsedMs + waitMs <= policy.forMs
    return isInTime && tries < policy.tries ? waitMs : null
  }

  // GitHub says how long a limit lasts. Only the end of the run is worth a wait
  // of many minutes. Anything else waits however long it was tried before.
  const waitMs = Math.max(error.limitMs, backoff.minLimitMs)
  if (isLast && elapsedMs + waitMs <= policy.forMs) return waitMs
  const maxWaitMs = isLast ? maxLimitMs - elapsedMs : mustKnowMs
  return waitMs <= maxWaitMs && tries < maxLimitTries ? waitMs : null
}
