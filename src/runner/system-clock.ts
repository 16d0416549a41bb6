// The clock of a real run.
import type { Clock } from '../base/clock.ts'

/** With a longer delay, or NaN, a timer fires at once. https://nodejs.org/api/timers.html#settimeoutcallback-delay-args */
const maxTimerMs = 2 ** 31 - 1
const fallbackMs = 250

/** Wall time, monotonic time, and sleep. */
export const systemClock: Clock = {
  now: () => new Date(),
  // `performance` takes 1 ms to load.
  elapsedMs: () => Number(process.hrtime.bigint()) / 1e6,
  sleep: (waitMs, signal) =>
    new Promise((resolve) => {
      const safeMs = Number.isFinite(waitMs) ? Math.min(Math.max(0, waitMs), maxTimerMs) : fallbackMs
      if (signal?.aborted) return resolve()
      const wake = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, safeMs)
      signal?.addEventListener('abort', wake)
    }),
}
