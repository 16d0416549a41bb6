/** Cuts lists into pages as GitHub does, with a Link header that names the other pages. */

import type { GitHubContext } from './request-context.ts'

const defaultPerPage = 30
const maxPerPage = 100

/**
 * Gives back the page that the query asks for, and sets the Link header if there is more than one.
 *
 * The links go by the repository's id, as GitHub's do: a client has to follow them, not build its own.
 */
export function takePage<T>(context: GitHubContext, items: T[]): T[] {
  const page = readCount(context.req.query('page'), 1)
  const perPage = Math.min(readCount(context.req.query('per_page'), defaultPerPage), maxPerPage)
  const last = Math.max(1, Math.ceil(items.length / perPage))
  const links = listLinks(page, last).map((link) => `<${makePageUrl(context, link.page)}>; rel="${link.rel}"`)
  if (links.length > 0) context.header('link', links.join(', '))
  return items.slice((page - 1) * perPage, page * perPage)
}

/** Gives back the items in ascending or descending order of `key`; ties keep or reverse their order too. */
export function sortBy<T>(items: Iterable<T>, key: (item: T) => string | number, isDescending: boolean): T[] {
  const sorted = [...items].sort((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? -1 : 1))
  return isDescending ? sorted.reverse() : sorted
}

function listLinks(page: number, last: number): { rel: string; page: number }[] {
  const back = [{ rel: 'prev', page: Math.min(page - 1, last) }]
  const ahead = [
    { rel: 'next', page: page + 1 },
    { rel: 'last', page: last },
  ]
  return [
    ...(page > 1 ? back : []),
    ...(page < last ? ahead : []),
    ...(page > 1 ? [{ rel: 'first', page: 1 }] : []),
  ]
}

function makePageUrl(context: GitHubContext, page: number): string {
  const { apiRoot, repository, path } = context.var
  const { searchParams } = new URL(context.req.url)
  searchParams.set('page', String(page))
  return `${apiRoot}/repositories/${repository.id}${path}?${searchParams}`
}

function readCount(text: string | undefined, fallback: number): number {
  const count = Number(text)
  return Number.isInteger(count) && count > 0 ? count : fallback
}
