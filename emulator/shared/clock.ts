/** The emulator's clock. It may run faster than real time. */

export type Clock = {
  now: () => Date
  /** Seconds of this clock per real second. */
  speed: number
}

/** Returns a clock that starts at the real time and runs `speed` times as fast. It never goes back. */
export function createClock(speed = 1): Clock {
  const startMs = Date.now()
  const monotonicStartMs = performance.now()
  return { now: () => new Date(startMs + (performance.now() - monotonicStartMs) * speed), speed }
}
