/** Authentication and rate limits of the documentation service. */

import type { MiddlewareHandler } from 'hono'

const hourMs = 3_600_000

/** Returns a middleware for paths with a `:projectId`. It responds with 401 or 404, or runs the next handler. */
export function authorize(key: string, projectId: string): MiddlewareHandler {
  return async (context, next) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? []
    if (token !== key)
      return context.json({ error: 'Missing or invalid API key.' }, 401, { 'WWW-Authenticate': 'Bearer' })
    if (context.req.param('projectId') === projectId) return next()
    return context.json({ error: 'Project not found.' }, 404)
  }
}

/**
 * Returns a middleware that lets `maxRequests` requests per hour pass, and responds to others with 429.
 *
 * The documentation of the service has the number only. The rest is the emulator's choice: requests count
 * whatever their response, requests above the limit do not count, and the response has a `Retry-After`.
 */
export function limitRequests(maxRequests: number, now: () => Date): MiddlewareHandler {
  let requestsAtMs: number[] = []
  return async (context, next) => {
    const nowMs = now().getTime()
    requestsAtMs = requestsAtMs.filter((atMs) => nowMs - atMs < hourMs)
    const [oldestMs] = requestsAtMs
    if (oldestMs === undefined || requestsAtMs.length < maxRequests) {
      requestsAtMs.push(nowMs)
      return next()
    }
    context.header('Retry-After', String(Math.ceil((oldestMs + hourMs - nowMs) / 1_000)))
    return context.json({ error: `Rate limit exceeded: ${maxRequests} requests per hour.` }, 429)
  }
}
