/** Lets requests in by their token, and counts them against the hourly limit of their repository. */

import type { Context, MiddlewareHandler } from 'hono'
import type { GitHubEnv } from './request-context.ts'
import { refuse } from './request-context.ts'
import type { RepositoryState, Schemas } from './state.ts'

const requestsPerHour = 1_000
const hourMs = 3_600_000

/** Gives back a middleware that answers 401 to whoever does not bring `token`. */
export function requireToken(token: string): MiddlewareHandler {
  return async (context, next) => {
    const [scheme = '', sent] = (context.req.header('authorization') ?? '').split(' ')
    if (/^(token|bearer)$/i.test(scheme) && sent === token) return next()
    return refuse(context, 401, { message: 'Bad credentials' })
  }
}

/** A middleware that takes one request off the repository's hour, and answers 403 when none is left. */
export const limitRate: MiddlewareHandler<GitHubEnv> = async (context, next) => {
  const { rate } = context.var.repository
  startHourIfOver(context.var.repository)
  const isOver = rate.used >= requestsPerHour
  if (!isOver) rate.used += 1
  setRateHeaders(context, describeRate(rate))
  if (isOver) return refuse(context, 403, { message: 'API rate limit exceeded for installation.' })
  return next()
}

function startHourIfOver({ rate, now }: RepositoryState): void {
  const nowMs = now().getTime()
  if (rate.resetAtMs > nowMs) return
  // A number seeded before the first request counts for the hour that this request opens.
  const used = rate.resetAtMs === 0 ? rate.used : 0
  Object.assign(rate, { used, resetAtMs: nowMs + hourMs })
}

function describeRate({ used, resetAtMs }: RepositoryState['rate']): Schemas['rate-limit'] {
  return {
    limit: requestsPerHour,
    used,
    remaining: requestsPerHour - used,
    reset: Math.ceil(resetAtMs / 1_000),
  }
}

function setRateHeaders(context: Context, rate: Schemas['rate-limit']): void {
  for (const [name, value] of Object.entries(rate)) context.header(`x-ratelimit-${name}`, String(value))
  context.header('x-ratelimit-resource', 'core')
}
