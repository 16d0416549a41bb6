// A clock that moves by itself: whenever nothing is under way, to the next time
// that somebody waits for.
import type { Clock } from '../../src/lib/clock.ts'

export type TestClock = {
  /** A clock for one run. */
  forRun(): RunClock
  now(): Date
  /** Moves the time on, as if the machine had been paused. */
  skip(ms: number): void
  /** Ends all waits without waking anybody. */
  close(): void
}

export type RunClock = Clock & {
  /**
   * From now on, nothing that this run waits for happens: the process was
   * killed.
   */
  stop(): void
  /**
   * The process is paused: its time goes on, but it notices nothing before
   * `thaw`.
   */
  freeze(): void
  thaw(): void
}

type Timer = { atMs: number; wake: () => void; isAlive: () => boolean }

/**
 * How many turns of the event loop have to pass in which nothing is under way.
 */
const quietTurns = 40

/** The clock. `pending`: how many requests are under way. */
export function createTestClock(
  pending: () => number,
  startAt = new Date('2026-11-20T14:00:00Z'),
): TestClock {
  let elapsedMs = 0
  let isMoving = false
  let isClosed = false
  const timers = new Set<Timer>()

  async function move(): Promise<void> {
    if (isMoving) return
    isMoving = true
    while (hasTimers()) {
      await quiet()
      const next = [...timers]
        .filter((timer) => timer.isAlive())
        .toSorted((a, b) => a.atMs - b.atMs)[0]
      if (next === undefined || isClosed) break
      timers.delete(next)
      elapsedMs = Math.max(elapsedMs, next.atMs)
      next.wake()
    }
    isMoving = false
  }

  const hasTimers = () =>
    !isClosed && [...timers].some((timer) => timer.isAlive())

  async function quiet(): Promise<void> {
    for (let turns = 0; turns < quietTurns; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      if (isClosed) return
      if (pending() > 0) turns = 0
    }
  }

  return {
    now: () => new Date(startAt.getTime() + elapsedMs),
    skip(ms) {
      elapsedMs += ms
    },
    close() {
      isClosed = true
    },
    forRun() {
      let isStopped = false
      let isFrozen = false
      const wait = (ms: number, wake: () => void) => {
        const timer = {
          atMs: elapsedMs + Math.max(0, ms),
          wake,
          isAlive: () => !isStopped && !isFrozen,
        }
        timers.add(timer)
        void move()
        return timer
      }
      return {
        now: () => new Date(startAt.getTime() + elapsedMs),
        elapsedMs: () => elapsedMs,
        sleep: (ms, signal) =>
          new Promise((resolve) => {
            if (signal?.aborted) return resolve()
            const timer = wait(ms, resolve)
            signal?.addEventListener(
              'abort',
              () => timers.delete(timer) && resolve(),
              { once: true },
            )
          }),
        timeout(ms) {
          const controller = new AbortController()
          wait(ms, () =>
            controller.abort(
              new DOMException('The time is up', 'TimeoutError'),
            ),
          )
          return controller.signal
        },
        stop() {
          isStopped = true
        },
        freeze() {
          isFrozen = true
        },
        thaw() {
          isFrozen = false
          void move()
        },
      }
    },
  }
}
