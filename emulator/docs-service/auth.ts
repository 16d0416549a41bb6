/** Who may do what at the documentation service. */

import type { MiddlewareHandler } from 'hono'

export type Credentials = {
  projectId: string
  /** May do everything. */
  key: string
  /** May only read. */
  readOnlyKey: string | undefined
}

/** Gives back a middleware for paths with a `:projectId`: 401, 404 or 403, or else the request passes. */
export function checkAccess({ projectId, key, readOnlyKey }: Credentials): MiddlewareHandler {
  return async (context, next) => {
    const sent = readBearer(context.req.header('authorization'))
    const isReader = sent !== undefined && sent === readOnlyKey
    if (sent !== key && !isReader) {
      return context.json({ error: 'Missing or invalid API key.' }, 401, { 'WWW-Authenticate': 'Bearer' })
    }
    if (context.req.param('projectId') !== projectId)
      return context.json({ error: 'Project not found.' }, 404)
    if (isReader && !['GET', 'HEAD'].includes(context.req.method)) {
      return context.json({ error: 'This API key may only read.' }, 403)
    }
    return next()
  }
}

function readBearer(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}
