// The pages of GitHub's lists. A list ends where the `Link` of an answer says so, whatever the length of a page. Octokit's
// own iterator only reads forwards, drops the caller's signal, and takes an answer that is no list for an empty list.
import type { GitHubClient } from './github-client.ts'
import { isInaccessible, mayBeTooBig, ResponseError } from './github-errors.ts'

/** GitHub's maximum for `per_page`. */
export const pageSize = 100

export type Page = {
  items: readonly unknown[]
  /** Whether there are pages that were not read yet. */
  hasMore: boolean
}

/** What Octokit returns for the first page of a list. */
type ListResponse = { data: unknown; headers: { link?: string } }

/** `links`: addresses of other pages by their relation to this one: `first`, `prev`, `next` and `last`. */
type LinkedPage = { items: readonly unknown[]; links: ReadonlyMap<string, string> }

/**
 * The pages of a list in GitHub's order, up to so many. Throws what Octokit throws, and a ResponseError for an answer that is no
 * list.
 *
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api
 */
export async function* listPages(
  github: GitHubClient,
  first: ListResponse,
  { maxPages, signal }: { maxPages: number; signal: AbortSignal },
): AsyncGenerator<Page> {
  let { items, links } = parsePage(first)
  for (let page = 1; ; page += 1) {
    const url = links.get('next')
    yield { items, hasMore: url !== undefined }
    if (url === undefined || page === maxPages) return
    ;({ items, links } = await readPage(github, url, signal))
  }
}

/** How a page is asked for by its number, from 1 on. */
type Ask = (page: { page: number; per_page: number }) => Promise<ListResponse>

/** `first`: GitHub's answer, the first one of several. `last`: number of the last page, null if GitHub does not say. */
type NumberedPage = Page & { first: ListResponse; last: number | null }

const parts = 4

/** A page with that number, asked for in smaller ones if it is too big for GitHub. Throws as `listPages` does. */
export async function readNumberedPage(ask: Ask, page: number): Promise<NumberedPage> {
  try {
    return joinPages([await ask({ page, per_page: pageSize })])
  } catch (error) {
    if (!mayBeTooBig(error)) throw error
  }
  const numbers = Array.from({ length: parts }, (_, index) => parts * (page - 1) + index + 1)
  return joinPages(await Promise.all(numbers.map((one) => ask({ page: one, per_page: pageSize / parts }))))
}

function joinPages(responses: readonly [ListResponse] | ListResponse[]): NumberedPage {
  const pages = responses.map(parsePage)
  const [first] = responses
  if (!first) throw new ResponseError("GitHub's answer isn't a list")
  const hasMore = pages.at(-1)?.links.has('next') === true
  const last = countPages(first)
  return {
    items: pages.flatMap(({ items }) => items),
    ...{ first, hasMore },
    last: hasMore ? last && Math.ceil(last / responses.length) : 1,
  }
}

/**
 * What `parse` makes of every item: those of the first page, then of all others, which are asked for side by side. Throws as
 * `listPages` does, and a ResponseError with that text if there are more pages.
 */
export async function readWholeList<T>(
  ask: Ask,
  parse: (item: unknown) => readonly T[],
  { maxPages, tooLong }: { maxPages: number; tooLong: string },
): Promise<{ items: T[]; first: ListResponse }> {
  const { items, first, last } = await readNumberedPage(ask, 1)
  if (last === null || last > maxPages) throw new ResponseError(tooLong)
  const others = Array.from({ length: last - 1 }, async (_, index) => {
    const page = await readNumberedPage(ask, index + 2).catch((error: unknown) => {
      // Who could read the first page may read the others, so a refusal of one does not mean that there is nothing to read.
      throw isInaccessible(error) ? new ResponseError('GitHub returned only some of the list') : error
    })
    return page.items.flatMap(parse)
  })
  return { items: [...items.flatMap(parse), ...(await Promise.all(others)).flat()], first }
}

/** Whether a list goes on after this page. Throws a ResponseError for an answer that is no list. */
export function hasNextPage(response: ListResponse): boolean {
  return parsePage(response).links.has('next')
}

/** How many pages a list has, null if this page does not say. */
export function countPages(response: ListResponse): number | null {
  const last = parsePage(response).links.get('last')
  return last === undefined ? null : Number(URL.parse(last)?.searchParams.get('page')) || null
}

async function readPage(github: GitHubClient, url: string, signal: AbortSignal): Promise<LinkedPage> {
  return parsePage(await github.request({ method: 'GET', url, request: { signal } }))
}

function parsePage({ data, headers }: ListResponse): LinkedPage {
  if (!Array.isArray(data)) throw new ResponseError("GitHub's answer isn't a list")
  const matches = (headers.link ?? '').matchAll(/<([^<>]+)>;\s*rel="(\w+)"/g)
  return { items: data, links: new Map([...matches].map(([, url = '', relation = '']) => [relation, url])) }
}

/** A list of which only a part may have been read. */
export type PartialList<T> = {
  items: readonly T[]
  /** How many items there are, null if it is not known. */
  total: number | null
}
