/**
 * What the routes of a repository share: the context of a request, GitHub's
 * errors, and fields of the body.
 */

import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FaultEnv } from '../shared/faults.ts'
import type { Rate } from './failures.ts'
import type { Account, RepositoryState } from './state.ts'

/** What is not named is not granted. `metadata: read` is always granted. */
export type TokenPermissions = Partial<
  Record<
    'contents' | 'issues' | 'pull_requests' | 'deployments',
    'read' | 'write'
  >
>

export type Token = {
  token: string
  account: Account
  permissions: TokenPermissions
  rate: Rate
}

export type GitHubEnv = FaultEnv & {
  Variables: {
    token: Token
    /** Base URL of the API, e.g. `http://127.0.0.1:4010/api/v3`. */
    apiBaseUrl: string
    /** Base URL of the web pages, e.g. `https://github.com`. */
    webBaseUrl: string
    /**
     * The repository, and what follows from it, is set only if the path names
     * one.
     */
    repository: RepositoryState
    /**
     * Path below the repository, encoded as in the request, e.g.
     * `/issues/7/comments`.
     */
    path: string
    /**
     * API URL of the repository, e.g.
     * `http://127.0.0.1:4010/repos/octocat/hello-world`.
     */
    apiUrl: string
    /**
     * URL of the repository's page, e.g.
     * `https://github.com/octocat/hello-world`.
     */
    htmlUrl: string
    /**
     * URL of a list in the links to its other pages. Like GitHub's, it has the
     * repository's ID, not its name.
     */
    listUrl: string
  }
}
export type GitHubContext = Context<GitHubEnv>

type Details = { errors?: object[]; headers?: Record<string, string> }

/** Ends the request with an error. */
export function refuse(
  status: ContentfulStatusCode,
  message: string,
  cause: Details = {},
): never {
  throw new HTTPException(status, { message, cause })
}

/**
 * Returns what was found. Ends the request with 404 if there is nothing, or
 * nothing that the token may see.
 */
export function orNotFound<T>(found: T | undefined): T {
  return found ?? refuse(404, 'Not Found')
}

/** Responds to an error like GitHub, with the status in the body, too. */
export function respondWithError(
  error: Error,
  context: GitHubContext,
): Response {
  if (!(error instanceof HTTPException)) throw error
  const { errors, headers }: Details = Object(error.cause)
  const { status, message } = error
  const documentation_url = 'https://docs.github.com/rest'
  const body = {
    message,
    ...(errors && { errors }),
    documentation_url,
    status: String(status),
  }
  return context.json(body, status as ContentfulStatusCode, headers)
}

/**
 * Returns a parameter of the path as a number. The pattern of the route allows
 * digits only.
 */
export function readNumber(context: GitHubContext, name: string): number {
  return Number(context.req.param(name))
}

/**
 * Returns a field of a JSON body, undefined if the body is not a JSON object or
 * has no such field.
 */
export async function readBodyField(
  context: GitHubContext,
  name: string,
): Promise<unknown> {
  const body: unknown = await context.req.json().catch(() => null)
  return Object.getOwnPropertyDescriptor(Object(body), name)?.value
}
