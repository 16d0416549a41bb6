/** Records every request that an emulator receives, so that a test can say what was sent. */

import type { MiddlewareHandler } from 'hono'

export type RecordedRequest = {
  /** Epoch milliseconds of the real clock, when the request arrived. */
  atMs: number
  method: string
  /** With its query, e.g. `/v1/analytics/acme/visitors?limit=250`. */
  path: string
  /** Names are in lower case. */
  headers: Record<string, string>
  /** As it was sent, empty if there was none. */
  body: string
}

/**
 * Gives back a middleware that appends each request to `requests`, before anything answers it.
 *
 * The handlers behind it may read the body again.
 */
export function recordRequests(requests: RecordedRequest[]): MiddlewareHandler {
  return async (context, next) => {
    const atMs = Date.now()
    const { method, url } = context.req
    const { pathname, search } = new URL(url)
    const body = await context.req.text()
    requests.push({ atMs, method, path: pathname + search, headers: context.req.header(), body })
    await next()
  }
}
