/** The time that an emulator lives in: it may run faster than ours. */

export type Clock = {
  now: () => Date
  /** How many of its seconds pass in one of ours. */
  speed: number
}

/** Gives back a clock that shows the real time now and then runs `speed` times as fast. It never goes back. */
export function createClock(speed = 1): Clock {
  const startMs = Date.now()
  const startedMs = performance.now()
  return { now: () => new Date(startMs + (performance.now() - startedMs) * speed), speed }
}
