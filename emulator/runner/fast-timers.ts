/**
 * Loaded before the action with `--import`: its long pauses take a fortieth of their time, so that tests do not wait for
 * them. Shorter ones, deadlines, and timers that abort a request are as they are.
 */

const minMs = 2_000
const maxMs = 30_000
/** How many times as fast a pause is. */
export const speed = 40

const real = globalThis.setTimeout

globalThis.setTimeout = Object.assign(
  (callback: () => void, delayMs = 0, ...given: []) =>
    real(callback, isPause(callback, delayMs) ? delayMs / speed : delayMs, ...given),
  real,
)

/** A timer with a call of `abort` limits a request: the emulator would not answer in a fortieth of that. */
export function isPause(callback: () => void, delayMs: number): boolean {
  return delayMs >= minMs && delayMs <= maxMs && !/\.abort\(/.test(String(callback))
}
