// Wall time, monotonic time, sleep and time limits, behind one type, so that a test can move them.

export type Clock = {
  now(): Date
  /** Monotonic milliseconds from an arbitrary start. */
  elapsedMs(): number
  /** Resolves after the wait, or as soon as the signal aborts. */
  sleep(waitMs: number, signal?: AbortSignal): Promise<void>
  /** A signal that aborts after the limit. */
  timeout(limitMs: number): AbortSignal
}

/** With a longer delay, or NaN, a timer fires at once. https://nodejs.org/api/timers.html#settimeoutcallback-delay-args */
const maxTimerMs = 2 ** 31 - 1
const fallbackMs = 250

/** The clock of a real run. */
export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
  sleep: (waitMs, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const safeMs = Number.isFinite(waitMs) ? Math.min(Math.max(0, waitMs), maxTimerMs) : fallbackMs
      const wake = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, safeMs)
      signal?.addEventListener('abort', wake)
    }),
  timeout: (limitMs) => AbortSignal.timeout(Math.ceil(Math.min(limitMs, maxTimerMs))),
}
