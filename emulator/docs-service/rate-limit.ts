/** Limits how often something may be done in an hour. */

import type { MiddlewareHandler } from 'hono'
import type { Clock } from '../shared/clock.ts'

const hourMs = 3_600_000

/**
 * Gives back a middleware that lets `uses` requests pass in any hour of the clock and answers 429 to the rest.
 *
 * That a request counts whatever its answer, that a refused one does not count, and the `Retry-After` are
 * this emulator's choices: the service documents the number only. `Retry-After` is in real seconds, so that
 * a client waits no longer than needed when the clock runs fast.
 */
export function limitUses(uses: number, clock: Clock): MiddlewareHandler {
  let usedAtMs: number[] = []
  return async (context, next) => {
    const nowMs = clock.now().getTime()
    usedAtMs = usedAtMs.filter((atMs) => nowMs - atMs < hourMs)
    const [oldestMs] = usedAtMs
    if (oldestMs === undefined || usedAtMs.length < uses) {
      usedAtMs.push(nowMs)
      return next()
    }
    const waitMs = (oldestMs + hourMs - nowMs) / clock.speed
    context.header('Retry-After', String(Math.ceil(waitMs / 1_000)))
    return context.json({ error: `Rate limit exceeded: ${uses} requests per hour.` }, 429)
  }
}
