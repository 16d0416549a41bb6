/** What the routes of a repository share: the context of a request, parts of responses, and GitHub's errors. */

import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ExchangeVariables } from '../shared/exchanges.ts'
import { makeDefaults } from './examples/defaults.ts'
import type { Account, RepositoryState, Schemas } from './state.ts'

/** What is not named is not granted. `metadata: read` is always granted. */
export type TokenPermissions = Partial<
  Record<'contents' | 'issues' | 'pull_requests' | 'statuses' | 'deployments' | 'members', 'read' | 'write'>
>

export type Token = {
  token: string
  account: Account
  permissions: TokenPermissions
  mayCreateLabels: boolean
  kind: 'installation' | 'personal'
  hasAccess: (repository: RepositoryState) => boolean
}

export type GitHubEnv = {
  Bindings: HttpBindings
  Variables: ExchangeVariables & {
    /** The repository, and what follows from it, is set only if the path names one. */
    repository: RepositoryState
    /** Path of the request, without the base path and the query, e.g. `/user`. */
    requestPath: string
    /** Base URL of the web pages, e.g. `https://github.com`. */
    webBaseUrl: string
    /** URL of a list in the links to its other pages. Like GitHub's, it has the repository's ID, not its name. */
    listUrl: string
    /** Base URL of the API, e.g. `http://127.0.0.1:4010/api/v3`. */
    apiBaseUrl: string
    /** API URL of the repository, e.g. `http://127.0.0.1:4010/repos/octocat/hello-world`. */
    apiUrl: string
    /** URL of the repository's page, e.g. `https://github.com/octocat/hello-world`. */
    htmlUrl: string
    /** Path below the repository, encoded as in the request, e.g. `/issues/7/comments`. */
    path: string
    token: Token
    /** The account that the token writes as. */
    account: Account
    /** The token's permissions in the repository. None if the token has no access to it. */
    permissions: TokenPermissions
  }
}
export type GitHubContext = Context<GitHubEnv>

export type UserResponse = Schemas['simple-user']
export type AuthorResponse = { user: UserResponse; author_association: Schemas['author-association'] }
type ErrorResponse = Schemas['basic-error'] & {
  errors?: Schemas['validation-error']['errors'] | Schemas['validation-error-simple']['errors']
}

/** Returns an account as it is in other responses. */
export function describeUser(context: GitHubContext, { login, id, type }: Account): UserResponse {
  const { webBaseUrl } = context.var
  const html_url = `${webBaseUrl}/${type === 'Bot' ? `apps/${login.replace('[bot]', '')}` : login}`
  return {
    ...makeDefaults(context.var, 'user', { octocat: encodeURIComponent(login) }),
    avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
    ...{ login, id, node_id: makeNodeId('U', id), html_url, type },
  }
}

/** Returns an account as everyone sees it on its own page. */
export function describeProfile(context: GitHubContext, account: Account): Schemas['public-user'] {
  return {
    ...makeDefaults(context.var, 'profile', {}),
    ...describeUser(context, account),
    name: account.login,
  }
}

/** Returns the author of an issue, a pull request or a comment, and the author's association with the repository. */
export function describeAuthor(context: GitHubContext, user: Account): AuthorResponse {
  const { owner, collaborators } = context.var.repository
  const collaboratorAssociation = collaborators.has(user.login) ? 'COLLABORATOR' : 'NONE'
  return {
    user: describeUser(context, user),
    author_association: user.login === owner ? 'OWNER' : collaboratorAssociation,
  }
}

/** Returns an opaque ID, e.g. `IC_kwMjkw`. The same type and number give the same ID. */
export function makeNodeId(type: string, id: number): string {
  return `${type}_kw${Buffer.from(String(id)).toString('base64url')}`
}

/** Returns an error response like GitHub's, with the status in the body too. */
export function respondWithError(
  context: Context,
  status: ContentfulStatusCode,
  details: { message: string; errors?: ErrorResponse['errors']; headers?: Record<string, string> },
): Response {
  const { message, errors, headers } = details
  const body: ErrorResponse = {
    message,
    ...(errors && { errors }),
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  }
  return context.json(body, status, headers)
}

/** Returns the response 404, also for what the token may not see. */
export function respondNotFound(context: Context): Response {
  return respondWithError(context, 404, { message: 'Not Found' })
}

/** Returns the response 422 for one invalid field. The code is `unprocessable` by default. */
export function respondInvalidField(
  context: Context,
  error: { resource: string; field: string; message?: string; value?: string; code?: string },
): Response {
  return respondWithError(context, 422, {
    message: 'Validation Failed',
    errors: [{ code: 'unprocessable', ...error }],
  })
}

/** Returns a parameter of the path as a number. The pattern of the route allows digits only. */
export function readNumber(context: Context, name: string): number {
  return Number(context.req.param(name))
}

/** Returns a field of a JSON body, null if the body is not a JSON object or has no such field. */
export async function readBodyField(context: Context, name: string): Promise<unknown> {
  const body: unknown = await context.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return null
  return Object.entries(body).find(([key]) => key === name)?.[1] ?? null
}
