/** Authentication of the documentation service. */

import type { MiddlewareHandler } from 'hono'
import type { FaultEnv } from '../shared/faults.ts'
import { answerUndocumented } from './undocumented.ts'

/** Paths of the operations on one job, which describe a 404. */
const ofJob = /\/job\/[^/]/

/**
 * Returns a middleware for paths with a `:projectId`. It responds with 401 or
 * 404, or runs the next handler.
 */
export function authorize(
  key: string,
  projectId: string,
): MiddlewareHandler<FaultEnv> {
  return async (context, next) => {
    const [, token] =
      /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? []
    if (token !== key) return answerUndocumented(context, 'invalid key')
    if (context.req.param('projectId') === projectId) return next()

    return ofJob.test(context.req.path)
      ? context.json({ error: 'Project not found.' }, 404)
      : answerUndocumented(context, 'other project')
  }
}
