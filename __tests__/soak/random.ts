// Random numbers that repeat for the same seed, so that a failure can be replayed.

export type Random = {
  /** 0 to 1. */
  next: () => number
  between: (min: number, max: number) => number
  happens: (chance: number) => boolean
  pick: <T>(choices: readonly [T, ...T[]]) => T
}

/** A source for one seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    happens: (chance) => next() < chance,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
