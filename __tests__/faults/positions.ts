// At which positions a fault is played, such as the first, a middle and the last page.

/** One of the positions, where each tells as much as the others. All of them with `FAULT_POSITIONS=all`, as at night. */
export function positionsOf<T>(all: readonly T[], one: T): readonly T[] {
  return process.env.FAULT_POSITIONS === 'all' ? all : [one]
}
