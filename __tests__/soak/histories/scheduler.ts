// Virtual time for several actors at once: it moves to the next timer when nobody can go on.
import type { Clock } from '../../../src/domain/clock.ts'

export type Scheduler = {
  clock: Clock
  /** A signal that aborts at a moment of virtual time. */
  abortAt: (atMs: number) => AbortSignal
  /** Lets time pass until every actor has ended. Throws if one waits for nothing. */
  run: (actors: readonly Promise<unknown>[]) => Promise<void>
}

type Timer = { atMs: number; wake: () => void }

const start = Date.parse('2026-11-20T12:00:00.000Z')

/** A scheduler at time zero. */
export function createScheduler(): Scheduler {
  let nowMs = 0
  const timers = new Set<Timer>()
  const at = (atMs: number, wake: () => void) => {
    const timer = { atMs: Math.max(nowMs, atMs), wake }
    timers.add(timer)
    return () => timers.delete(timer)
  }
  const next = () => [...timers].reduce<Timer | null>((a, b) => (a && a.atMs <= b.atMs ? a : b), null)
  return {
    clock: {
      now: () => new Date(start + nowMs),
      elapsedMs: () => nowMs,
      sleep: (waitMs, signal) =>
        new Promise((resolve) => {
          if (signal?.aborted) return resolve()
          const cancel = at(nowMs + waitMs, resolve)
          const onAbort = () => {
            cancel()
            resolve()
          }
          signal?.addEventListener('abort', onAbort, { once: true })
        }),
    },
    abortAt(atMs) {
      const controller = new AbortController()
      if (Number.isFinite(atMs)) at(atMs, () => controller.abort())
      return controller.signal
    },
    async run(actors) {
      let left = actors.length
      for (const actor of actors) void actor.finally(() => (left -= 1)).catch(() => undefined)
      while (left > 0) {
        await new Promise(setImmediate)
        if (left === 0) break
        const timer = next()
        if (!timer) throw new Error('an actor waits for nothing')
        timers.delete(timer)
        nowMs = timer.atMs
        timer.wake()
      }
    },
  }
}
