/**
 * The permissions of a token.
 *
 * https://docs.github.com/rest/authentication/permissions-required-for-fine-grained-personal-access-tokens
 */

import type { MiddlewareHandler } from 'hono'
import { type GitHubContext, type GitHubEnv, orNotFound, refuse, type TokenPermissions } from './context.ts'

type Name = keyof TokenPermissions

export const allPermissions: TokenPermissions = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
  deployments: 'write',
}
export const readPermissions: TokenPermissions = {
  contents: 'read',
  issues: 'read',
  pull_requests: 'read',
  deployments: 'read',
}

/** Of several names one is enough. Null stands for the permission of the issue or pull request with that number. */
const neededToRead: [path: RegExp, names: Name[] | null][] = [
  [/^\/(?:compare|git|releases|tags)\b/, ['contents']],
  [/^\/deployments\b/, ['deployments']],
  [/^\/(?:pulls\b|commits\/[^/]+\/pulls$)/, ['pull_requests']],
  [/^\/issues\/comments(?:\/|$)/, ['issues', 'pull_requests']],
  [/^\/issues\/\d+(?:\/|$)/, null],
]

/**
 * A middleware that responds with 404 if there is no such repository or the token has no access to a private one, and
 * with 403 if it may not read this part of a private one. A public one may be read by every token.
 *
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#404-not-found-for-an-existing-resource
 */
export const checkAccess: MiddlewareHandler<GitHubEnv> = async (context, next) => {
  const { token, path } = context.var
  const repository = orNotFound(context.var.repository)
  const hasAccess = token.hasAccess(repository)
  if (!hasAccess && repository.private) refuse(404, 'Not Found')
  context.set('permissions', hasAccess ? token.permissions : {})
  if (context.req.method === 'GET' && repository.private) {
    const [, names = []] = neededToRead.find(([pattern]) => pattern.test(path)) ?? []
    checkAny(context, names ?? [nameFor(context, Number(path.split('/')[2]))], 'read')
  }
  return next()
}

/** Ends the request with 403 if the token may not write to the issue or pull request. */
export function checkWrite(context: GitHubContext, issueNumber: number): void {
  checkAny(context, [nameFor(context, issueNumber)], 'write')
}

/** Ends the request with the error 403 that says what kind of token was refused. */
export function refuseToken({ var: { token } }: GitHubContext, headers: Record<string, string> = {}): never {
  const kind = token.kind === 'personal' ? 'personal access token' : 'integration'
  return refuse(403, `Resource not accessible by ${kind}`, { headers })
}

function nameFor({ var: { repository } }: GitHubContext, issueNumber: number): Name {
  return repository.pulls.has(issueNumber) ? 'pull_requests' : 'issues'
}

/** https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible */
function checkAny(context: GitHubContext, names: Name[], level: 'read' | 'write'): void {
  const granted = names.map((name) => context.var.permissions[name])
  if (names.length === 0 || granted.includes('write') || granted.includes(level)) return
  const accepted = names.map((name) => `${name}=${level}`).join('; ')
  refuseToken(context, { 'x-accepted-github-permissions': accepted })
}
