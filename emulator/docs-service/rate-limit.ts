/** Limits the number of requests per hour. */

import type { MiddlewareHandler } from 'hono'
import type { Clock } from '../shared/clock.ts'

const hourMs = 3_600_000

/**
 * Returns a middleware that lets `maxRequests` requests per hour of the clock pass, and responds to others with 429.
 *
 * The documentation of the service has the number only. The rest is the emulator's choice: requests count
 * whatever their response, requests above the limit do not count, and the response has a `Retry-After`. Its unit
 * is real seconds, because a client does not wait on the emulator's clock.
 */
export function limitRequests(maxRequests: number, clock: Clock): MiddlewareHandler {
  let requestsAtMs: number[] = []
  return async (context, next) => {
    const nowMs = clock.now().getTime()
    requestsAtMs = requestsAtMs.filter((atMs) => nowMs - atMs < hourMs)
    const [oldestMs] = requestsAtMs
    if (oldestMs === undefined || requestsAtMs.length < maxRequests) {
      requestsAtMs.push(nowMs)
      return next()
    }
    const waitMs = (oldestMs + hourMs - nowMs) / clock.speed
    context.header('Retry-After', String(Math.ceil(waitMs / 1_000)))
    return context.json({ error: `Rate limit exceeded: ${maxRequests} requests per hour.` }, 429)
  }
}
