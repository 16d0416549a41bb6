// Time that passes only during waits, with one moment at which the run may be cancelled.
import type { Clock } from '../../src/base/clock.ts'

export type VirtualTime = {
  clock: Clock
  cancelled: AbortSignal
  /** Lets time pass, and cancels the run when the moment for it comes. */
  pass: (ms: number) => void
}

const start = Date.parse('2026-11-20T12:00:00.000Z')

/** Time from zero on. `cancelAtMs` is infinite for a run that is never cancelled. */
export function createVirtualTime(cancelAtMs = Number.POSITIVE_INFINITY): VirtualTime {
  const cancellation = new AbortController()
  let nowMs = 0
  const pass = (ms: number) => {
    nowMs += ms
    if (nowMs >= cancelAtMs) cancellation.abort()
  }
  const clock: Clock = {
    now: () => new Date(start + nowMs),
    elapsedMs: () => nowMs,
    sleep: async (waitMs, signal) => {
      if (signal?.aborted) return
      const untilCancelMs = cancelAtMs - nowMs
      const isCutShort = signal !== undefined && untilCancelMs < waitMs
      pass(isCutShort ? untilCancelMs : waitMs)
    },
  }
  return { clock, cancelled: cancellation.signal, pass }
}
