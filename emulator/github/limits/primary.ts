/** Limits the requests per hour. */

import type { MiddlewareHandler } from 'hono'
import { type GitHubEnv, respondWithError, type Token } from '../request-context.ts'
import { findAllowance, type Limits, setRateHeaders } from './rates.ts'

/** Returns a middleware that counts the requests of each token, and responds with 403 above its limit. */
export function limitRate(limits: Limits): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const allowance = findAllowance(limits, context)
    const { rate, limit } = allowance
    const isExceeded = rate.used >= limit
    if (!isExceeded) rate.used += 1
    setRateHeaders(context, allowance)
    if (!isExceeded) return next()
    const { requestPath, token } = context.var
    limits.refusals.push({ kind: 'primary', path: requestPath })
    return respondWithError(context, 403, { message: `API rate limit exceeded for ${describeOwner(token)}.` })
  }
}

function describeOwner({ kind, account }: Token): string {
  return kind === 'personal' ? `user ID ${account.id}` : 'installation'
}
