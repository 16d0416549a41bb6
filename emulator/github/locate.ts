/** Finds the repository that a path names, and the URLs that responses have. */

import type { MiddlewareHandler } from 'hono'
import type { GitHubEnv } from './context.ts'
import type { RepositoryState } from './state.ts'

/** By the full name in lower case that they had at first. */
export type Repositories = ReadonlyMap<string, RepositoryState>

/**
 * Returns a middleware that finds the repository of a request. Paths of other
 * resources, such as a user, have none.
 */
export function locateRepository(
  basePath: string,
  repositories: Repositories,
): MiddlewareHandler<GitHubEnv> {
  return async (context, next) => {
    const { origin, pathname } = new URL(context.req.url)
    const [collection = '', ...segments] = pathname
      .slice(basePath.length + 1)
      .split('/')
    const apiBaseUrl = origin + basePath
    const webBaseUrl = basePath === '' ? 'https://github.com' : origin
    context.set('apiBaseUrl', apiBaseUrl)
    context.set('webBaseUrl', webBaseUrl)
    const repository = findRepository(repositories, collection, segments)
    if (repository === undefined) return next()
    const fullName = `${repository.owner}/${repository.name}`
    const rest = segments.slice(collection === 'repos' ? 2 : 1)
    const path = rest.map((segment) => `/${segment}`).join('')
    context.set('repository', repository)
    context.set('path', path)
    context.set('apiUrl', `${apiBaseUrl}/repos/${fullName}`)
    context.set('htmlUrl', `${webBaseUrl}/${fullName}`)
    context.set('listUrl', `${apiBaseUrl}/repositories/${repository.id}${path}`)
    return next()
  }
}

/**
 * Paths have the name that the repository has now or, in links to other pages,
 * its ID.
 */
function findRepository(
  repositories: Repositories,
  collection: string,
  [first = '', second = '']: string[],
) {
  const all = [...repositories.values()]
  if (collection === 'repos') {
    const fullName = `${first}/${second}`.toLowerCase()
    return all.find(
      ({ owner, name }) => `${owner}/${name}`.toLowerCase() === fullName,
    )
  }
  if (collection !== 'repositories') return undefined
  return all.find(({ id }) => String(id) === first)
}
