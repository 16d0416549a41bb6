/**
 * The permissions of a token.
 *
 * https://docs.github.com/rest/authentication/permissions-required-for-fine-grained-personal-access-tokens
 */

import type { MiddlewareHandler } from 'hono'
import {
  type GitHubContext,
  type GitHubEnv,
  respondNotFound,
  respondWithError,
  type TokenPermissions,
} from './request-context.ts'

type Name = keyof TokenPermissions

/** A workflow cannot give `members` to its token. */
export const allPermissions: TokenPermissions = {
  ...{ contents: 'write', issues: 'write', pull_requests: 'write', statuses: 'write', deployments: 'write' },
}
export const readPermissions: TokenPermissions = {
  ...{ contents: 'read', issues: 'read', pull_requests: 'read', statuses: 'read', deployments: 'read' },
}

/** Of several names one is enough. Null stands for the permission of the issue or pull request with that number. */
const neededToRead: [path: RegExp, names: Name[] | null][] = [
  [/^\/(?:compare|contents|git|releases|tags)\b/, ['contents']],
  [/^\/commits\/.+\/statuses$/, ['statuses']],
  [/^\/deployments\b/, ['deployments']],
  [/^\/(?:pulls\b|commits\/[^/]+\/pulls$)/, ['pull_requests']],
  [/^\/issues\/comments(?:\/|$)/, ['issues', 'pull_requests']],
  [/^\/issues\/\d+(?:\/|$)/, null],
]

/** A middleware that responds with 403 if the token may not read this part of a private repository. */
export const checkReadPermission: MiddlewareHandler<GitHubEnv> = async (context, next) => {
  const { repository, path, permissions } = context.var
  const isRead = context.req.method === 'GET'
  const rule = isRead && repository.private ? neededToRead.find(([pattern]) => pattern.test(path)) : undefined
  if (rule === undefined) return next()
  const names = rule[1] ?? [nameFor(context, Number(path.split('/')[2]))]
  return names.some((name) => permissions[name] !== undefined) ? next() : refuse(context, names, 'read')
}

/**
 * A middleware that responds with 404 if the token has no access to a private repository. A public one it may read.
 *
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#404-not-found-for-an-existing-resource
 */
export const checkAccess: MiddlewareHandler<GitHubEnv> = async (context, next) => {
  const { repository, token } = context.var
  const hasAccess = token.hasAccess(repository)
  if (!hasAccess && repository.private) return respondNotFound(context)
  context.set('permissions', hasAccess ? token.permissions : {})
  return next()
}

/**
 * A middleware that responds with 403 to a request that writes to an archived repository.
 *
 * https://docs.github.com/repositories/archiving-a-github-repository/archiving-repositories
 */
export const checkArchived: MiddlewareHandler<GitHubEnv> = async (context, next) => {
  const isWrite = !['GET', 'HEAD'].includes(context.req.method)
  if (!isWrite || !context.var.repository.archived) return next()
  return respondWithError(context, 403, { message: 'Repository was archived so is read-only.' })
}

/** Returns the response 403 if the token may not write to the issue or pull request, else null. */
export function checkWritePermission(context: GitHubContext, issueNumber: number): Response | null {
  return checkAnyWritePermission(context, [nameFor(context, issueNumber)])
}

/** Returns the response 403 unless the token has one of the permissions, else null. */
export function checkAnyWritePermission(context: GitHubContext, names: Name[]): Response | null {
  const isGranted = names.some((name) => context.var.permissions[name] === 'write')
  return isGranted ? null : refuse(context, names, 'write')
}

function nameFor(context: GitHubContext, issueNumber: number): Name {
  return context.var.repository.pulls.has(issueNumber) ? 'pull_requests' : 'issues'
}

/** https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible */
function refuse(context: GitHubContext, names: Name[], level: 'read' | 'write'): Response {
  const accepted = names.map((name) => `${name}=${level}`).join('; ')
  return respondNotAccessible(context, { 'x-accepted-github-permissions': accepted })
}

/** Returns the response 403 that says what kind of token was refused. */
export function respondNotAccessible(context: GitHubContext, headers: Record<string, string> = {}): Response {
  const isPersonal = context.var.token.kind === 'personal'
  const message = `Resource not accessible by ${isPersonal ? 'personal access token' : 'integration'}`
  return respondWithError(context, 403, { message, headers })
}
