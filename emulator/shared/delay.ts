/** Delays the answers of an emulator, for benchmarks. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'

/** Returns a middleware that sends each answer `delayMs` of real time after the request took effect. */
export function delayAnswers(delayMs: number): MiddlewareHandler {
  return async (_, next) => {
    await next()
    if (delayMs > 0) await sleep(delayMs)
  }
}
