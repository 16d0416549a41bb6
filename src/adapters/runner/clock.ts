// The clock of a real run.
import type { Clock } from '../../domain/clock.ts'

/** Longest delay of a timer; above it, and for NaN, Node fires at once, which would make a wait a hot loop. */
const longestTimerMs = 2 ** 31 - 1
const floorMs = 250

/** Wall time, monotonic time, and sleep. */
export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
  sleep: (waitMs, signal) =>
    new Promise((resolve) => {
      const safeMs = Number.isFinite(waitMs) ? Math.min(Math.max(0, waitMs), longestTimerMs) : floorMs
      if (signal?.aborted) return resolve()
      const wake = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, safeMs)
      signal?.addEventListener('abort', wake, { once: true })
    }),
}
