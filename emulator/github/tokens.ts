/** The tokens that GitHub accepts, and how many requests each has left in this hour. */

import type { MiddlewareHandler } from 'hono'
import { type GitHubEnv, refuse, type Token, type TokenPermissions } from './context.ts'
import { describeRate, type Rate } from './failures.ts'
import { allPermissions } from './permissions.ts'
import { type Account, actionsBot, type RepositoryState } from './state.ts'

/** What a token can do. */
export type TokenSettings = {
  /** The account that the token writes as. By default the bot of `GITHUB_TOKEN`. */
  account?: Account
  /** The token's permissions. By default all that the emulator has. */
  permissions?: TokenPermissions
  /** Full names of the repositories that the token has access to. All by default. */
  repositories?: readonly string[]
  /** By default that of an installation for a bot, else a personal access token. */
  kind?: Token['kind']
}
export type TokenOptions = TokenSettings & { token: string }

const hourMs = 3_600_000

/**
 * Returns the token with its default values. Its limit is that of `GITHUB_TOKEN` for one repository, or of a user.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-primary-rate-limits
 */
export function makeToken(options: TokenOptions): Token {
  const { token, account = actionsBot, repositories, permissions = allPermissions } = options
  const { kind = account.type === 'Bot' ? 'installation' : 'personal' } = options
  const names = repositories && new Set(repositories.map((name) => name.toLowerCase()))
  const hasAccess = ({ owner, name }: RepositoryState) => names?.has(`${owner}/${name}`.toLowerCase()) ?? true
  const rate = { limit: kind === 'installation' ? 1_000 : 5_000, used: 0, resetAtMs: 0 }
  return { token, account, permissions, kind, hasAccess, rate }
}

/**
 * Returns a middleware that responds with 401 without a valid token, and with 403 above the token's limit.
 *
 * https://docs.github.com/rest/authentication/authenticating-to-the-rest-api
 */
export function requireToken(
  tokens: ReadonlyMap<string, Token>,
  now: () => Date,
): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const [, value = ''] = /^(?:token|bearer) (.+)$/i.exec(context.req.header('authorization') ?? '') ?? []
    const token = tokens.get(value)
    if (token === undefined) return refuse(401, 'Bad credentials')
    context.set('token', token)
    const isExceeded = !useOne(token.rate, now().getTime())
    for (const [name, header] of Object.entries(describeRate(token.rate))) context.header(name, header)
    if (!isExceeded) return next()
    const owner = token.kind === 'personal' ? `user ID ${token.account.id}` : 'installation'
    return refuse(403, `API rate limit exceeded for ${owner}.`)
  }
}

/** Returns whether there was one left. */
function useOne(rate: Rate, nowMs: number): boolean {
  // `used` may be set before the first request. It then counts for the first hour.
  const used = rate.resetAtMs === 0 ? rate.used : 0
  if (rate.resetAtMs <= nowMs) Object.assign(rate, { used, resetAtMs: nowMs + hourMs })
  if (rate.used >= rate.limit) return false
  rate.used += 1
  return true
}
