/** Authenticates requests by their token, and limits the requests per hour of each token and repository. */

import type { Context, MiddlewareHandler } from 'hono'
import { type GitHubEnv, respondWithError, type Token } from './request-context.ts'
import type { Rate, RepositoryState } from './state.ts'

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api (`GITHUB_TOKEN`, per repository) */
const maxRequestsPerHour = 1_000
const hourMs = 3_600_000

/**
 * Returns a middleware that responds with 401 unless the request has one of the tokens.
 *
 * https://docs.github.com/rest/authentication/authenticating-to-the-rest-api
 */
export function requireToken(tokens: ReadonlyMap<string, Token>): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const [scheme = '', credentials = ''] = (context.req.header('authorization') ?? '').split(' ')
    const token = /^(token|bearer)$/i.test(scheme) ? tokens.get(credentials) : undefined
    if (token === undefined) return respondWithError(context, 401, { message: 'Bad credentials' })
    context.set('token', token)
    context.set('account', token.account)
    return next()
  }
}

/** Returns a middleware that counts a token's requests of a repository, and responds with 403 above the limit. */
export function limitRate(defaultToken: string): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const { repository, token } = context.var
    const rate = token.token === defaultToken ? repository.rate : findRate(repository, token)
    resetAfterHour(rate, repository.now().getTime())
    const isExceeded = rate.used >= maxRequestsPerHour
    if (!isExceeded) rate.used += 1
    setRateHeaders(context, rate)
    if (isExceeded)
      return respondWithError(context, 403, { message: 'API rate limit exceeded for installation.' })
    return next()
  }
}

function findRate({ tokenRates }: RepositoryState, { token }: Token): Rate {
  const rate = tokenRates.get(token) ?? { used: 0, resetAtMs: 0 }
  tokenRates.set(token, rate)
  return rate
}

function resetAfterHour(rate: Rate, nowMs: number): void {
  if (rate.resetAtMs > nowMs) return
  // `used` may be set before the first request. It then counts for the first hour.
  const used = rate.resetAtMs === 0 ? rate.used : 0
  Object.assign(rate, { used, resetAtMs: nowMs + hourMs })
}

function setRateHeaders(context: Context, { used, resetAtMs }: Rate): void {
  context.header('x-ratelimit-limit', String(maxRequestsPerHour))
  context.header('x-ratelimit-used', String(used))
  context.header('x-ratelimit-remaining', String(maxRequestsPerHour - used))
  context.header('x-ratelimit-reset', String(Math.ceil(resetAtMs / 1_000)))
  context.header('x-ratelimit-resource', 'core')
}
