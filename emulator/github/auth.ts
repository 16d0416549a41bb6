/** Authenticates requests by their token, and limits the requests per hour of each repository. */

import type { Context, MiddlewareHandler } from 'hono'
import { type GitHubEnv, respondWithError } from './request-context.ts'
import type { RepositoryState } from './state.ts'

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api (`GITHUB_TOKEN`, per repository) */
const maxRequestsPerHour = 1_000
const hourMs = 3_600_000

/**
 * Returns a middleware that responds with 401 unless the request has the token.
 *
 * https://docs.github.com/rest/authentication/authenticating-to-the-rest-api
 */
export function requireToken(token: string): MiddlewareHandler {
  return async (context, next) => {
    const [scheme = '', credentials] = (context.req.header('authorization') ?? '').split(' ')
    if (/^(token|bearer)$/i.test(scheme) && credentials === token) return next()
    return respondWithError(context, 401, { message: 'Bad credentials' })
  }
}

/** A middleware that counts the requests of a repository, and responds with 403 above the limit. */
export const limitRate: MiddlewareHandler<GitHubEnv> = async (context, next) => {
  const { rate } = context.var.repository
  resetAfterHour(context.var.repository)
  const isExceeded = rate.used >= maxRequestsPerHour
  if (!isExceeded) rate.used += 1
  setRateHeaders(context, rate)
  if (isExceeded)
    return respondWithError(context, 403, { message: 'API rate limit exceeded for installation.' })
  return next()
}

function resetAfterHour({ rate, now }: RepositoryState): void {
  const nowMs = now().getTime()
  if (rate.resetAtMs > nowMs) return
  // `used` may be set before the first request. It then counts for the first hour.
  const used = rate.resetAtMs === 0 ? rate.used : 0
  Object.assign(rate, { used, resetAtMs: nowMs + hourMs })
}

function setRateHeaders(context: Context, { used, resetAtMs }: RepositoryState['rate']): void {
  context.header('x-ratelimit-limit', String(maxRequestsPerHour))
  context.header('x-ratelimit-used', String(used))
  context.header('x-ratelimit-remaining', String(maxRequestsPerHour - used))
  context.header('x-ratelimit-reset', String(Math.ceil(resetAtMs / 1_000)))
  context.header('x-ratelimit-resource', 'core')
}
