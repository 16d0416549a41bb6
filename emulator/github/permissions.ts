/**
 * The permissions of a workflow's token.
 *
 * https://docs.github.com/rest/authentication/permissions-required-for-fine-grained-personal-access-tokens
 */

import type { MiddlewareHandler } from 'hono'
import {
  type GitHubContext,
  type GitHubEnv,
  respondWithError,
  type TokenPermissions,
} from './request-context.ts'

type Name = keyof TokenPermissions

export const allPermissions: TokenPermissions = { contents: 'write', issues: 'write', pull_requests: 'write' }
export const readPermissions: TokenPermissions = { contents: 'read', issues: 'read', pull_requests: 'read' }

/** Of several names one is enough. Null stands for the permission of the issue or pull request with that number. */
const neededToRead: [path: RegExp, names: Name[] | null][] = [
  [/^\/(?:compare|releases|tags)\b/, ['contents']],
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

/** Returns the response 403 if the token may not write to the issue or pull request, else null. */
export function checkWritePermission(context: GitHubContext, issueNumber: number): Response | null {
  const name = nameFor(context, issueNumber)
  return context.var.permissions[name] === 'write' ? null : refuse(context, [name], 'write')
}

function nameFor(context: GitHubContext, issueNumber: number): Name {
  return context.var.repository.pulls.has(issueNumber) ? 'pull_requests' : 'issues'
}

/** https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible */
function refuse(context: GitHubContext, names: Name[], level: 'read' | 'write'): Response {
  const accepted = names.map((name) => `${name}=${level}`).join('; ')
  return respondWithError(context, 403, {
    message: 'Resource not accessible by integration',
    headers: { 'x-accepted-github-permissions': accepted },
  })
}
