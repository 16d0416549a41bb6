/** Records every request to an emulator, for tests. */

import type { MiddlewareHandler } from 'hono'

export type RecordedRequest = {
  /** Real time of arrival in Unix milliseconds. */
  atMs: number
  method: string
  /** With its query, e.g. `/v1/analytics/acme/visitors?limit=250`. */
  path: string
  /** Names in lower case. */
  headers: Record<string, string>
  /** An empty string if the request has no body. */
  body: string
}

/**
 * Returns a middleware that appends each request to `requests` before the next handler runs.
 *
 * Later handlers can read the body again.
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
