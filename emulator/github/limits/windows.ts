/** Counts what happened in the last minute or hour of a clock. */

export type Window = {
  /** Returns whether the window has room for `amount` more. */
  hasRoom: (amount: number, nowMs: number) => boolean
  add: (amount: number, nowMs: number) => void
}

/** Returns a sliding window of `durationMs` that has room for `maxAmount`. */
export function createWindow(durationMs: number, maxAmount: number): Window {
  const entries: { amount: number; atMs: number }[] = []
  let sum = 0
  const dropExpired = (nowMs: number) => {
    const isCurrent = ({ atMs }: { atMs: number }) => nowMs - atMs < durationMs
    const firstCurrent = entries.findIndex(isCurrent)
    const expired = entries.splice(0, firstCurrent === -1 ? entries.length : firstCurrent)
    for (const { amount } of expired) sum -= amount
  }
  return {
    hasRoom: (amount, nowMs) => {
      dropExpired(nowMs)
      return sum + amount <= maxAmount
    },
    add: (amount, nowMs) => {
      entries.push({ amount, atMs: nowMs })
      sum += amount
    },
  }
}
