/** What every route of a repository knows, and the answers that GitHub gives when it refuses. */

import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Account, RepositoryState, Schemas } from './state.ts'

export type Scope = {
  repository: RepositoryState
  /** Of all repositories, e.g. `http://127.0.0.1:4010/api/v3`. */
  apiRoot: string
  /** Of the repository, e.g. `http://127.0.0.1:4010/repos/octocat/hello-world`. */
  apiUrl: string
  /** Of the repository, e.g. `https://github.com/octocat/hello-world`. */
  htmlUrl: string
  /** Within the repository, encoded as it was sent, e.g. `/issues/7/comments`. */
  path: string
  isReadOnly: boolean
}
export type GitHubEnv = { Bindings: HttpBindings; Variables: Scope }
export type GitHubContext = Context<GitHubEnv>

type UserAnswer = Pick<
  Schemas['simple-user'],
  'login' | 'id' | 'node_id' | 'html_url' | 'type' | 'site_admin'
>
type ErrorAnswer = Schemas['basic-error'] & { errors?: Schemas['validation-error']['errors'] }

/** Gives back the part of an account that the answers carry. */
export function describeUser(scope: Scope, { login, id, type }: Account): UserAnswer {
  const { origin } = new URL(scope.htmlUrl)
  const html_url = type === 'Bot' ? `${origin}/apps/${login.replace('[bot]', '')}` : `${origin}/${login}`
  return { login, id, node_id: makeNodeId('U', id), html_url, type, site_admin: false }
}

/** Gives back how the account stands to the repository. */
export function describeAssociation(
  { repository }: Scope,
  { login }: Account,
): Schemas['author-association'] {
  if (login === repository.owner) return 'OWNER'
  return repository.collaborators.has(login) ? 'COLLABORATOR' : 'NONE'
}

/** Gives back an opaque id such as `IC_kwEuMQ`, the same for the same thing. */
export function makeNodeId(kind: string, id: number): string {
  return `${kind}_kw${Buffer.from(String(id)).toString('base64url')}`
}

/** Gives back an error as GitHub words it, with its status in the body too. */
export function refuse(
  context: Context,
  status: ContentfulStatusCode,
  answer: { message: string; errors?: ErrorAnswer['errors']; headers?: Record<string, string> },
): Response {
  const { message, errors, headers } = answer
  const error: ErrorAnswer = {
    message,
    ...(errors && { errors }),
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  }
  return context.json(error, status, headers)
}

/** Gives back the answer for what is not there, or not to be seen. */
export function refuseUnknown(context: Context): Response {
  return refuse(context, 404, { message: 'Not Found' })
}

/** Gives back the refusal if the token may not write to the issue or pull request, else undefined. */
export function refuseReadOnly(context: GitHubContext, number: number): Response | undefined {
  if (!context.var.isReadOnly) return undefined
  const kind = context.var.repository.pulls.has(number) ? 'pull_requests' : 'issues'
  return refuse(context, 403, {
    message: 'Resource not accessible by integration',
    headers: { 'x-accepted-github-permissions': `${kind}=write` },
  })
}

/** Gives back the refusal of one invalid field. */
export function refuseField(
  context: Context,
  error: { resource: string; field: string; message: string },
): Response {
  return refuse(context, 422, {
    message: 'Validation Failed',
    errors: [{ ...error, code: 'unprocessable' }],
  })
}

/** Gives back the number in the path, NaN if it is none. */
export function readNumber(context: Context, name: string): number {
  const text = context.req.param(name) ?? ''
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

/** Gives back the named field of a JSON body, undefined if the body is no JSON object or lacks it. */
export async function readField(context: Context, name: string): Promise<unknown> {
  const body: unknown = await context.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) return undefined
  return Object.entries(body).find(([key]) => key === name)?.[1]
}
