// How long to wait before a job is read again.

const pace = { minMs: 3_000, maxMs: 15_000, maxThrottledMs: 120_000 }
/** An end is seen some 3 % late, and a long wait takes few polls. */
const shareOfElapsed = 1 / 30
/** So that runs that began together do not all poll at once. */
const jitter = 0.1

export type PollPace = {
  /** Time waited so far. */
  elapsedMs: number
  /** A fixed interval asked for by the user, null for the adaptive one. */
  fixedMs: number | null
  /** Rate limits since the last good response. Each one doubles the wait. */
  slowdowns: number
  /** 0 to 1. */
  random: number
}

/** Milliseconds until the next poll. */
export function nextWaitMs({
  elapsedMs,
  fixedMs,
  slowdowns,
  random,
}: PollPace): number {
  const adaptiveMs = Math.min(
    pace.maxMs,
    Math.max(pace.minMs, elapsedMs * shareOfElapsed),
  )
  const baseMs = fixedMs ?? adaptiveMs * (1 - jitter + 2 * jitter * random)
  const throttledMs = baseMs * 2 ** slowdowns
  return Math.round(
    Math.max(baseMs, Math.min(pace.maxThrottledMs, throttledMs)),
  )
}
