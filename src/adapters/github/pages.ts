// The pages of GitHub's lists. A list ends where the `Link` of an answer says so, whatever the length of a page. Octokit's
// own iterator only reads forwards, drops the caller's signal, and takes an answer that is no list for an empty list.
import type { GitHubClient } from './client.ts'
import { ResponseError } from './errors.ts'

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
 * The pages of a list in GitHub's order. Throws what Octokit throws, and a ResponseError for an answer that is no list.
 *
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api
 */
export async function* listPages(
  github: GitHubClient,
  first: ListResponse,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  let { items, links } = parsePage(first)
  for (let url = links.get('next'); ; url = links.get('next')) {
    yield { items, hasMore: url !== undefined }
    if (url === undefined) return
    ;({ items, links } = await readPage(github, url, signal))
  }
}

/** The first page of a list, then the others from the last one backwards. Throws as `listPages` does. */
export async function* listPagesBackwards(
  github: GitHubClient,
  first: ListResponse,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  let { items, links } = parsePage(first)
  const relation = links.has('last') ? 'prev' : 'next'
  for (let url = links.get('last') ?? links.get('next'); ; url = links.get(relation)) {
    // The first page was read to learn which one is the last.
    const other = url === links.get('first') ? undefined : url
    yield { items, hasMore: other !== undefined }
    if (other === undefined) return
    ;({ items, links } = await readPage(github, other, signal))
  }
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
  if (!Array.isArray(data)) throw new ResponseError("GitHub's answer is not a list")
  const matches = (headers.link ?? '').matchAll(/<([^<>]+)>;\s*rel="(\w+)"/g)
  return { items: data, links: new Map([...matches].map(([, url = '', relation = '']) => [relation, url])) }
}
