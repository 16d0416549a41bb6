/**
 * Sorts lists and cuts them into pages as GitHub does, with a `Link` header to
 * the other pages.
 */

import type { GitHubContext } from './context.ts'

/**
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api
 */
const defaultPerPage = 30
const maxPerPage = 100

/** Responds with the page that the query selects. */
export function respondWithPage<T>(
  context: GitHubContext,
  items: T[],
  describe: (context: GitHubContext, item: T) => object,
): Response {
  return context.json(
    paginate(context, items).map((item) => describe(context, item)),
  )
}

/**
 * Returns the page that the query parameters `page` and `per_page` select. Sets
 * the `Link` header if there is more than one page.
 *
 * Like GitHub's, the links have the repository's ID instead of its name. A
 * client has to follow them.
 */
export function paginate<T>(context: GitHubContext, items: T[]): T[] {
  const page = readPositiveInteger(context.req.query('page'), 1)
  const perPage = Math.min(
    readPositiveInteger(context.req.query('per_page'), defaultPerPage),
    maxPerPage,
  )
  const last = Math.max(1, Math.ceil(items.length / perPage))
  const previous = { prev: Math.min(page - 1, last), first: 1 }
  const pages = {
    ...(page > 1 && previous),
    ...(page < last && { next: page + 1, last }),
  }
  const links = Object.entries(pages).map(
    ([rel, number]) => `<${makeUrl(context, number)}>; rel="${rel}"`,
  )
  if (links.length > 0) context.header('link', links.join(', '))
  return items.slice((page - 1) * perPage, page * perPage)
}

/**
 * Returns the items sorted by `key`. Equal keys keep their order if ascending,
 * and reverse it if descending.
 */
export function sortBy<T>(
  items: Iterable<T>,
  key: (item: T) => string | number,
  direction: 'asc' | 'desc',
): T[] {
  const ascending = [...items].sort((a, b) =>
    key(a) === key(b) ? 0 : key(a) < key(b) ? -1 : 1,
  )
  return direction === 'asc' ? ascending : ascending.reverse()
}

function makeUrl(context: GitHubContext, page: number): string {
  const { searchParams } = new URL(context.req.url)
  searchParams.set('page', String(page))
  return `${context.var.listUrl}?${searchParams}`
}

function readPositiveInteger(
  text: string | undefined,
  defaultValue: number,
): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : defaultValue
}
