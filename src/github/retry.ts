// Whether and when a call to GitHub is sent again after it failed.
import type { Clock } from '../lib/clock.ts'
import { durationText } from '../lib/format.ts'
import { freshMs, mustKnowMs, usualLimitMs } from '../times.ts'
import { GitHubError } from './errors.ts'

/** How long a call is tried. */
export type Retry =
  /**
   * For a minute, and two rate limits of a minute: what has to be known before
   * the run can go on.
   */
  | 'for-a-minute'
  /** As long, unless something smaller may work at once. */
  | 'for-a-minute-unless-large'
  /**
   * For half a minute: what can be left out. Our comment, which is read at the
   * same time, would be too old after twice as long.
   */
  | 'for-half-a-minute'
  /** The same, where two or three such calls can follow each other. */
  | 'for-15-seconds'
  /** Where nothing else is said. */
  | 'three-times'
  /**
   * Only what never left. Whether a write took effect decides what is next, and
   * after a wait it has to be decided anew what to write.
   */
  | 'if-unsent'

/** Without `maxTries`, a call is tried for `forMs`, or a minute. */
type Policy = {
  suits: (error: GitHubError) => boolean
  maxTries?: number
  forMs?: number
}

const isTransient = (error: GitHubError) => error.isTransient

const policies: Record<Retry, Policy> = {
  'for-a-minute': { suits: isTransient },
  'for-half-a-minute': { suits: isTransient, forMs: freshMs / 2 },
  'for-15-seconds': { suits: isTransient, forMs: freshMs / 4 },
  'for-a-minute-unless-large': {
    suits: (error) => error.isTransient && !error.mayBeTooLarge,
  },
  'three-times': { suits: isTransient, maxTries: 3 },
  'if-unsent': { suits: (error) => error.isUnsent, maxTries: 3 },
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
 * `signal`: ends the tries. `outlastMs`: for how long the last write waits out an
 * outage or a rate limit beyond its policy, 0 for any other call. `log`: called
 * with a line before a long wait.
 */
type Limits = {
  clock: Clock
  signal: AbortSignal
  outlastMs?: number
  log?: (line: string) => void
}

/** What `act` returns, which is tried as long as its kind allows. */
export async function retrying<T>(
  limits: Limits,
  retry: Retry,
  act: () => Promise<T>,
): Promise<T> {
  const { clock, signal, outlastMs = 0 } = limits
  const startedMs = clock.elapsedMs()
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      const elapsedMs = clock.elapsedMs() - startedMs
      const waitMs = retryWaitMs(error, retry, { tries, elapsedMs, outlastMs })
      if (waitMs === null || signal.aborted) throw error

      logLongWait(limits, error, waitMs)
      await clock.sleep(waitMs, signal)
    }
  }
}

function logLongWait(
  { log }: Limits,
  { message }: GitHubError,
  waitMs: number,
): void {
  if (waitMs > backoff.maxMs)
    log?.(`${message} Next try in ${durationText(waitMs)}.`)
}

const maxLimitTries = 3
const backoff = {
  firstMs: 500,
  maxMs: 8_000,
  minLimitMs: 1_000,
  unauthorizedMs: 2_000,
}

/** `elapsedMs`: since the first try. `outlastMs`: as in `Limits`. */
type Tried = { tries: number; elapsedMs: number; outlastMs: number }

/** Milliseconds until the next try, null for none. */
export function retryWaitMs(
  error: GitHubError,
  retry: Retry,
  tried: Tried,
): number | null {
  // GitHub refuses a token now and then that it accepts a moment later.
  if (error.status === 401 && tried.tries === 1) return backoff.unauthorizedMs
  if (!policies[retry].suits(error)) return null
  return error.limitMs === null
    ? backoffMs(policies[retry], tried)
    : limitWaitMs(error.limitMs, policies[retry], tried)
}

function backoffMs(
  { maxTries, forMs = mustKnowMs }: Policy,
  { tries, elapsedMs, outlastMs }: Tried,
): number | null {
  const doubledMs = backoff.firstMs * 2 ** (tries - 1)
  const waitMs = Math.min(backoff.maxMs, doubledMs)
  if (maxTries !== undefined) return tries < maxTries ? waitMs : null
  if (elapsedMs + waitMs <= forMs) return waitMs
  // Until an outage is over, the last write is tried once a minute.
  const hasTime = elapsedMs + usualLimitMs <= outlastMs
  return hasTime ? usualLimitMs : null
}

/**
 * GitHub says how long a limit lasts, so that every call waits for one of up to a
 * minute, and tries three times, or more often within a minute. Only the last
 * write of a run waits for a longer one, if it has time. A call with a time of its
 * own waits no longer than that in all.
 */
function limitWaitMs(
  limitMs: number,
  { forMs, maxTries }: Policy,
  { tries, elapsedMs, outlastMs }: Tried,
): number | null {
  const waitMs = Math.max(limitMs, backoff.minLimitMs)
  const maxWaitMs =
    forMs === undefined
      ? Math.max(mustKnowMs, outlastMs - elapsedMs)
      : forMs - elapsedMs
  // Short limits can follow each other.
  const isShort = maxTries === undefined && elapsedMs + waitMs <= mustKnowMs
  const mayTry = tries < maxLimitTries || isShort
  return mayTry && waitMs <= maxWaitMs ? waitMs : null
}
