// A clock that stands still but for sleeps, so that hours pass in no time.
import type { Clock } from '../src/domain/clock.ts'

export type FakeClock = Clock & {
  /** What each sleep was asked to last. */
  sleepsMs: number[]
}

export const clockStart = new Date('2026-11-20T12:00:00.000Z')

/** A clock at zero. `lasting` says how long a sleep really takes: a machine may sleep meanwhile, a signal may come. */
export function createFakeClock(lasting: (waitMs: number) => number = (waitMs) => waitMs): FakeClock {
  const sleepsMs: number[] = []
  let elapsedMs = 0
  return {
    sleepsMs,
    now: () => new Date(clockStart.getTime() + elapsedMs),
    elapsedMs: () => elapsedMs,
    sleep: async (waitMs, signal) => {
      if (signal?.aborted) return
      sleepsMs.push(waitMs)
      elapsedMs += lasting(waitMs)
    },
  }
}
