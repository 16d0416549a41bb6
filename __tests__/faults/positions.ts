// At which positions a fault is played, such as the first, a middle and the last page.

/** Whether every position is played, as at night. */
export const playsAllPositions = process.env.FAULT_POSITIONS === 'all'

/** One of the positions, where each tells as much as the others. All of them with `FAULT_POSITIONS=all`. */
export function positionsOf<T>(all: readonly T[], one: T): readonly T[] {
  return playsAllPositions ? all : [one]
}
