// Virtual time for several actors at once: it moves to the next timer when nobody can go on.
import type { Clock } from '../../src/base/clock.ts'

export type Scheduler = {
  clock: Clock
  /** A signal that aborts at a moment of virtual time. */
  abortAt: (atMs: number) => AbortSignal
  /** Does something at a moment of virtual time. */
  doAt: (atMs: number, act: () => void) => void
  /** Resolves at a moment of virtual time, or with the signal. */
  until: (atMs: number, signal?: AbortSignal) => Promise<void>
  /** Lets time pass until every actor has ended. Throws if one waits for nothing. */
  run: (actors: readonly Promise<unknown>[]) => Promise<void>
}

type Timer = { atMs: number; order: number; wake: (() => void) | null }

/** Made once, because a history aborts often. */
const reason = new DOMException('The time was up.', 'TimeoutError')
const start = Date.parse('2026-11-20T12:00:00.000Z')

/** A scheduler at time zero. */
export function createScheduler(): Scheduler {
  let nowMs = 0
  let timers = createHeap()
  let order = 0
  const at = (atMs: number, wake: () => void) => {
    order += 1
    const timer: Timer = { atMs: Math.max(nowMs, atMs), order, wake }
    timers.push(timer)
    return () => {
      timer.wake = null
    }
  }
  const until = (atMs: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (signal?.aborted) return resolve()
      const onAbort = () => {
        cancel()
        resolve()
      }
      const cancel = at(atMs, () => {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      })
      signal?.addEventListener('abort', onAbort, { once: true })
    })
  return {
    clock: {
      now: () => new Date(start + nowMs),
      elapsedMs: () => nowMs,
      sleep: (waitMs, signal) => until(nowMs + waitMs, signal),
    },
    until,
    doAt: (atMs, act) => void at(atMs, act),
    abortAt(atMs) {
      const controller = new AbortController()
      if (Number.isFinite(atMs)) at(atMs, () => controller.abort(reason))
      return controller.signal
    },
    async run(actors) {
      let left = actors.length
      for (const actor of actors) void actor.finally(() => (left -= 1)).catch(() => undefined)
      while (left > 0) {
        await new Promise(setImmediate)
        if (left === 0) break
        const timer = timers.pop()
        if (!timer) throw new Error('an actor waits for nothing')
        nowMs = timer.atMs
        timer.wake?.()
      }
      await Promise.all(actors)
      // What is left are time limits, and requests of processes that were killed.
      timers = createHeap()
    },
  }
}

/** Timers by their time, those of the same time in the order in which they were set. Pops none that was canceled. */
function createHeap() {
  const heap: Timer[] = []
  const isBefore = (a: Timer | undefined, b: Timer | undefined) =>
    a !== undefined && b !== undefined && (a.atMs - b.atMs || a.order - b.order) < 0
  const swap = (a: number, b: number) => {
    const [one, other] = [heap[a], heap[b]]
    if (one && other) [heap[a], heap[b]] = [other, one]
  }
  const sink = () => {
    for (let index = 0; ; ) {
      const left = 2 * index + 1
      const child = isBefore(heap[left + 1], heap[left]) ? left + 1 : left
      if (!isBefore(heap[child], heap[index])) return
      swap(index, child)
      index = child
    }
  }
  const pop = (): Timer | null => {
    swap(0, heap.length - 1)
    const timer = heap.pop()
    sink()
    if (!timer) return null
    return timer.wake ? timer : pop()
  }
  return {
    pop,
    push(timer: Timer) {
      heap.push(timer)
      for (let index = heap.length - 1; index > 0; ) {
        const parent = (index - 1) >> 1
        if (!isBefore(heap[index], heap[parent])) return
        swap(index, parent)
        index = parent
      }
    },
  }
}
