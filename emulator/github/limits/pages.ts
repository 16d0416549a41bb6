/** Refuses pages of comments that are too large: GitHub ends a request that takes it more than 10 seconds. */

import type { MiddlewareHandler } from 'hono'
import { pages } from '../failures/pages.ts'
import type { GitHubEnv } from '../request-context.ts'

/**
 * Returns a middleware that answers with 502 in place of a page of more bytes.
 *
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#timeouts
 */
export function limitPages(maxBytes: number): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    await next()
    const { method, path } = context.req
    if (method !== 'GET' || !path.endsWith('/comments')) return
    const { byteLength } = await context.res.clone().arrayBuffer()
    if (byteLength <= maxBytes) return
    context.set('isFault', true)
    // Unset the response first: hono would merge its headers into the new one.
    context.res = undefined
    context.res = new Response(pages.tooLong, {
      status: 502,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  }
}
