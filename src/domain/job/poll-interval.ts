// When to ask for the job again. The wait grows with the time already waited, so that the lag stays small beside the
// job's own length: a short job is seen to end at once, a long one costs few requests.

const shortestMs = 3_000
const longestMs = 15_000
const share = 1 / 30
const jitter = 0.1
const longestThrottledMs = 120_000

export type Pace = {
  /** Time waited so far. */
  elapsedMs: number
  /** A fixed interval asked for by the user, null for the adaptive one. */
  fixedMs: number | null
  /** How often the service has asked for less since the last good answer; each time doubles the wait. */
  slowdowns: number
  /** 0 to 1. */
  random: number
}

/** Milliseconds until the next poll. */
export function nextWaitMs(pace: Pace): number {
  const adaptiveMs = Math.min(longestMs, Math.max(shortestMs, pace.elapsedMs * share))
  const baseMs = pace.fixedMs ?? adaptiveMs * (1 - jitter + 2 * jitter * pace.random)
  if (pace.slowdowns === 0) return Math.round(baseMs)
  const throttledMs = baseMs * 2 ** Math.min(pace.slowdowns, 10)
  return Math.round(Math.max(baseMs, Math.min(longestThrottledMs, throttledMs)))
}
