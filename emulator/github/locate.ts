/** Finds the repository that a path names, and the URLs that responses have. */

import type { MiddlewareHandler } from 'hono'
import { type GitHubEnv, respondNotFound } from './request-context.ts'
import type { RepositoryState } from './state.ts'

export type Location = {
  basePath: string
  /** By full name in lower case. */
  repositories: ReadonlyMap<string, RepositoryState>
}

/** Returns a middleware that finds the repository of a request. Paths of other resources, such as a user, have none. */
export function locateRepository({ basePath, repositories }: Location): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const { origin, pathname } = new URL(context.req.url)
    const requestPath = pathname.slice(basePath.length)
    const apiBaseUrl = origin + basePath
    context.set('requestPath', requestPath)
    context.set('apiBaseUrl', apiBaseUrl)
    context.set('webBaseUrl', basePath === '' ? 'https://github.com' : origin)
    context.set('listUrl', apiBaseUrl + requestPath)
    const found = findRepository(repositories, requestPath)
    if (found === null) return next()
    const { repository, path } = found
    const fullName = `${repository.owner}/${repository.name}`
    context.set('repository', repository)
    context.set('apiUrl', `${apiBaseUrl}/repos/${fullName}`)
    context.set('htmlUrl', `${context.var.webBaseUrl}/${fullName}`)
    context.set('path', path)
    context.set('listUrl', `${apiBaseUrl}/repositories/${repository.id}${path}`)
    return next()
  }
}

/** A middleware that responds with 404 if there is no such repository. */
export const requireRepository: MiddlewareHandler<GitHubEnv> = async (context, next) => {
  const repository: RepositoryState | undefined = context.var.repository
  return repository === undefined ? respondNotFound(context) : next()
}

/** Paths have the repository's name or, in links to other pages, its ID. */
function findRepository(
  repositories: Location['repositories'],
  requestPath: string,
): { repository: RepositoryState; path: string } | null {
  const [collection, ...segments] = requestPath.slice(1).split('/')
  const isByName = collection === 'repos'
  const repository = isByName
    ? repositories.get(segments.slice(0, 2).join('/').toLowerCase())
    : [...repositories.values()].find(({ id }) => String(id) === segments[0])
  const isNamed = isByName || collection === 'repositories'
  if (repository === undefined || !isNamed) return null
  const rest = segments.slice(isByName ? 2 : 1)
  return { repository, path: rest.map((segment) => `/${segment}`).join('') }
}
