/** Authentication of the documentation service. */

import type { MiddlewareHandler } from 'hono'

/**
 * Returns a middleware for paths with a `:projectId`. It responds with 401 or
 * 404, or runs the next handler.
 */
export function authorize(key: string, projectId: string): MiddlewareHandler {
  return async (context, next) => {
    const [, token] =
      /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? []
    if (token !== key)
      return context.json({ error: 'Missing or invalid API key.' }, 401, {
        'WWW-Authenticate': 'Bearer',
      })
    if (context.req.param('projectId') === projectId) return next()
    return context.json({ error: 'Project not found.' }, 404)
  }
}
