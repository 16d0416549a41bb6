/** Authenticates requests by their token. */

import type { MiddlewareHandler } from 'hono'
import { type GitHubEnv, respondWithError, type Token } from './request-context.ts'

/**
 * Returns a middleware that finds the token of a request. Requests without a valid one pass, too.
 *
 * https://docs.github.com/rest/authentication/authenticating-to-the-rest-api
 */
export function identifyToken(tokens: ReadonlyMap<string, Token>): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const [scheme = '', credentials = ''] = (context.req.header('authorization') ?? '').split(' ')
    const token = /^(token|bearer)$/i.test(scheme) ? tokens.get(credentials) : undefined
    if (token === undefined) return next()
    context.set('token', token)
    context.set('account', token.account)
    return next()
  }
}

/** A middleware that responds with 401 unless the request has a valid token. */
export const requireToken: MiddlewareHandler<GitHubEnv> = async (context, next) => {
  const token: Token | undefined = context.var.token
  return token === undefined ? respondWithError(context, 401, { message: 'Bad credentials' }) : next()
}
