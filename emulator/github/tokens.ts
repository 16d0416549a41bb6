/**
 * The token that GitHub accepts, what it may write, and how many requests it
 * has left in this hour.
 *
 * https://docs.github.com/rest/authentication/authenticating-to-the-rest-api
 */

import type { MiddlewareHandler } from 'hono'
import {
  type GitHubContext,
  type GitHubEnv,
  refuse,
  type Token,
  type TokenPermissions,
} from './context.ts'
import { describeRate, type Rate } from './failures.ts'
import { type Account, actionsBot } from './state.ts'

export type TokenSettings = {
  /**
   * The account that the token writes as. By default the bot of `GITHUB_TOKEN`.
   */
  account?: Account
  /** By default all that the emulator has. */
  permissions?: TokenPermissions
}

const allPermissions: TokenPermissions = {
  issues: 'write',
  pull_requests: 'write',
}
const hourMs = 3_600_000

/**
 * Returns the token with its default values. Its limit is that of
 * `GITHUB_TOKEN` for one repository, or of a user.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-primary-rate-limits
 */
export function makeToken(options: TokenSettings & { token: string }): Token {
  const { token, account = actionsBot, permissions = allPermissions } = options
  const rate = {
    limit: account.type === 'Bot' ? 1_000 : 5_000,
    used: 0,
    resetAtMs: 0,
  }
  return { token, account, permissions, rate }
}

/**
 * Returns a middleware that responds with 401 without the token, and with 403
 * above the token's limit.
 */
export function requireToken(
  token: Token,
  now: () => Date,
): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const [, value = ''] =
      /^(?:token|bearer) (.+)$/i.exec(
        context.req.header('authorization') ?? '',
      ) ?? []
    if (value !== token.token) return refuse(401, 'Bad credentials')
    context.set('token', token)
    const isExceeded = !useOne(token.rate, now().getTime())
    for (const [name, header] of Object.entries(describeRate(token.rate)))
      context.header(name, header)
    return isExceeded
      ? refuse(403, 'API rate limit exceeded for installation.')
      : next()
  }
}

/** Returns whether there was one left. */
function useOne(rate: Rate, nowMs: number): boolean {
  if (rate.resetAtMs <= nowMs)
    Object.assign(rate, { used: 0, resetAtMs: nowMs + hourMs })
  if (rate.used >= rate.limit) return false
  rate.used += 1
  return true
}

/**
 * Ends the request with 403 if the token may not write to the issue or pull
 * request.
 */
export function checkWrite(context: GitHubContext, issueNumber: number): void {
  const { repository, token } = context.var
  const name = repository.pulls.has(issueNumber) ? 'pull_requests' : 'issues'
  if (token.permissions[name] !== 'write')
    refuseToken(context, { 'x-accepted-github-permissions': `${name}=write` })
}

/**
 * Ends the request with the error 403 that says what kind of token was refused.
 *
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
 */
function refuseToken(
  { var: { token } }: GitHubContext,
  headers: Record<string, string> = {},
): never {
  const kind =
    token.account.type === 'Bot' ? 'integration' : 'personal access token'
  return refuse(403, `Resource not accessible by ${kind}`, { headers })
}
