/** Authentication and authorization at the documentation service. */

import type { MiddlewareHandler } from 'hono'

export type Credentials = {
  projectId: string
  key: string
  /** A second key, which may only read. Null for none. */
  readOnlyKey: string | null
}

/** Returns a middleware for paths with a `:projectId`. It responds with 401, 403 or 404, or runs the next handler. */
export function authorize({ projectId, key, readOnlyKey }: Credentials): MiddlewareHandler {
  return async (context, next) => {
    const token = readBearerToken(context.req.header('authorization'))
    const isReadOnly = token !== null && token === readOnlyKey
    if (token !== key && !isReadOnly) {
      return context.json({ error: 'Missing or invalid API key.' }, 401, { 'WWW-Authenticate': 'Bearer' })
    }
    if (context.req.param('projectId') !== projectId)
      return context.json({ error: 'Project not found.' }, 404)
    if (isReadOnly && !['GET', 'HEAD'].includes(context.req.method)) {
      return context.json({ error: 'This API key may only read.' }, 403)
    }
    return next()
  }
}

function readBearerToken(header = ''): string | null {
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? null
}
