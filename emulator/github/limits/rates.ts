/**
 * The primary limit of each token, and how much of it is used.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-primary-rate-limits
 */

import type { GitHubContext, Token } from '../request-context.ts'
import { actionsBot, type Rate, type RepositoryState } from '../state.ts'

/** A request that a limit refused. `path` has neither the base path nor the query. */
export type Refusal = { kind: 'primary' | 'concurrency' | 'points' | 'content'; path: string }

export type Limits = {
  /** Its requests of a repository are counted in `rate` of the repository. */
  defaultToken: string
  repositories: ReadonlyMap<string, RepositoryState>
  /** Requests of tokens that have one limit across repositories, by the token. */
  rates: Map<string, Rate>
  refusals: Refusal[]
  /** Whether the primary limit is on, so that responses have its headers. */
  hasPrimary: boolean
  now: () => Date
}
type Allowance = { rate: Rate; limit: number }

const hourMs = 3_600_000
/** `GITHUB_TOKEN`, for each repository. */
const workflowLimit = 1_000
/** A user, or an installation with up to 20 repositories. */
const standardLimit = 5_000
const includedRepositories = 20
const limitPerRepository = 50
const maxInstallationLimit = 12_500

/** Returns the requests of the token in the current hour, whatever their repository. */
export function findRate(rates: Map<string, Rate>, token: string): Rate {
  const rate = rates.get(token) ?? { used: 0, resetAtMs: 0 }
  rates.set(token, rate)
  return rate
}

/** Returns the limit that counts this request, and how much of it is used in the current hour. */
export function findAllowance(limits: Limits, context: GitHubContext): Allowance {
  const { token } = context.var
  const repository: RepositoryState | undefined = context.var.repository
  const isWorkflowToken = token.kind === 'installation' && token.account.id === actionsBot.id
  const rate =
    isWorkflowToken && repository !== undefined
      ? findRateIn(repository, token, limits)
      : findRate(limits.rates, token.token)
  resetAfterHour(rate, limits.now().getTime())
  return { rate, limit: isWorkflowToken ? workflowLimit : findLimit(token, limits) }
}

/** Sets the headers that tell how much of the limit is left. */
export function setRateHeaders(context: GitHubContext, { rate, limit }: Allowance): void {
  context.header('x-ratelimit-limit', String(limit))
  context.header('x-ratelimit-used', String(rate.used))
  context.header('x-ratelimit-remaining', String(Math.max(0, limit - rate.used)))
  context.header('x-ratelimit-reset', String(Math.ceil(rate.resetAtMs / 1_000)))
  context.header('x-ratelimit-resource', 'core')
}

function findRateIn({ rate, tokenRates }: RepositoryState, { token }: Token, { defaultToken }: Limits): Rate {
  return token === defaultToken ? rate : findRate(tokenRates, token)
}

function findLimit({ kind, hasAccess }: Token, { repositories }: Limits): number {
  if (kind === 'personal') return standardLimit
  const count = [...repositories.values()].filter(hasAccess).length
  const limit = standardLimit + limitPerRepository * Math.max(0, count - includedRepositories)
  return Math.min(limit, maxInstallationLimit)
}

function resetAfterHour(rate: Rate, nowMs: number): void {
  if (rate.resetAtMs > nowMs) return
  // `used` may be set before the first request. It then counts for the first hour.
  const used = rate.resetAtMs === 0 ? rate.used : 0
  Object.assign(rate, { used, resetAtMs: nowMs + hourMs })
}
