/**
 * Loaded before the action with `--import`: long pauses are fast, and the monotonic clock goes on as if they had taken all their time,
 * so that what is tried for minutes ends soon.
 */

import { isPause, speed } from './fast-timers.ts'

const fast = globalThis.setTimeout
const elapsed = process.hrtime.bigint
let skippedMs = 0

globalThis.setTimeout = Object.assign((callback: () => void, delayMs = 0, ...given: []) => {
  if (!isPause(callback, delayMs)) return fast(callback, delayMs, ...given)
  const wake = () => {
    skippedMs += delayMs - delayMs / speed
    callback(...given)
  }
  // The fast timers know it by its length.
  return fast(wake, delayMs)
}, fast)

process.hrtime.bigint = () => elapsed() + BigInt(Math.round(skippedMs * 1e6))
