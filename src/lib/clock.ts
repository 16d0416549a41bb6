// Wall time, monotonic time, sleep and time limits, behind one type, so that a
// test can move them.
import { setTimeout } from 'node:timers/promises'

export type Clock = {
  now(): Date
  /** Monotonic milliseconds from an arbitrary start. */
  elapsedMs(): number
  /** Resolves after the wait, or as soon as the signal aborts. */
  sleep(waitMs: number, signal?: AbortSignal): Promise<void>
  /** A signal that aborts after the limit. */
  timeout(limitMs: number): AbortSignal
}

/** The clock of a real run. */
export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
  // It throws only if the signal aborts.
  sleep: (waitMs, signal) =>
    setTimeout(Math.max(0, waitMs), undefined, { signal }).catch(
      () => undefined,
    ),
  timeout: (limitMs) => AbortSignal.timeout(Math.ceil(limitMs)),
}
