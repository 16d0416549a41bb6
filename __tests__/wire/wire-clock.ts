// A clock for calls over TCP: a wait takes no time and moves the clock on, a
// time limit passes only when the test says so.
import type { Clock } from '../../src/lib/clock.ts'

export type WireClock = Clock & {
  /** What was waited for, in milliseconds. */
  sleeps: number[]
  /** The time limits there were, in milliseconds. */
  limits: number[]
  /** Lets so much time pass, and ends the limits that are up. */
  pass: (ms: number) => void
}

export function createWireClock(startMs: number): WireClock {
  const pending: { atMs: number; controller: AbortController }[] = []
  const sleeps: number[] = []
  const limits: number[] = []
  let elapsedMs = 0
  return {
    sleeps,
    limits,
    now: () => new Date(startMs + elapsedMs),
    elapsedMs: () => elapsedMs,
    async sleep(waitMs) {
      sleeps.push(waitMs)
      elapsedMs += waitMs
    },
    timeout(limitMs) {
      const controller = new AbortController()
      limits.push(limitMs)
      pending.push({ atMs: elapsedMs + limitMs, controller })
      return controller.signal
    },
    pass(ms) {
      elapsedMs += ms
      for (const { atMs, controller } of pending)
        if (atMs <= elapsedMs)
          controller.abort(new DOMException('The time is up', 'TimeoutError'))
    },
  }
}
