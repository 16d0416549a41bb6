// Reads the list of merged pull requests. It moves while it is read: one that is updated goes to the first page.
import * as z from 'zod/mini'
import { failure, success } from '../base/result.ts'
import { changedFilesResponse } from '../context/context-schemas.ts'
import { account } from '../github/account.ts'
import type { Connection, GitHubClient, Repo } from '../github/github-client.ts'
import { describeGitHubError, ResponseError } from '../github/github-errors.ts'
import { hasNextPage, pageSize } from '../github/list-pages.ts'
import type { BatchPull } from './batch.ts'
import type { BatchPorts, MergedList, WantedList } from './batches.ts'

type Listing = { github: GitHubClient; repo: Repo; signal: AbortSignal }

const maxPages = 100
const tooManyPages = `more than ${maxPages} pages of pull requests were updated since`

const branch = z.object({ ref: z.string(), repo: z.nullish(z.object({ id: z.number() })) })
const listedPull = z.object({
  number: z.number(),
  title: z.string(),
  body: z.nullish(z.string()),
  html_url: z.string(),
  user: account,
  merged_at: z.nullish(z.string()),
  updated_at: z.string(),
  labels: z.array(z.object({ name: z.string() })),
  head: branch,
  base: branch,
})
type ListedPull = z.infer<typeof listedPull>

const repository = z.object({ default_branch: z.string() })

/** What a batch is gathered from. */
export function openMerged({ client, repo }: Connection, signal: AbortSignal): BatchPorts {
  const request = { signal }
  return {
    async defaultBranch() {
      const { data } = await (await client()).repos.get({ ...repo, request })
      return repository.parse(data).default_branch
    },
    list: async (wanted) => listMerged({ github: await client(), repo, signal }, wanted),
    async files(number) {
      try {
        const github = await client()
        const response = await github.pulls.listFiles({
          ...{ ...repo, pull_number: number, per_page: pageSize, request },
        })
        const items = changedFilesResponse.parse(response.data)
        return success({ items, total: hasNextPage(response) ? null : items.length })
      } catch (error) {
        return failure(describeGitHubError(`read the files of #${number}`, error))
      }
    },
  }
}

/**
 * What was merged into the branches since then, and maybe some of it twice. Throws what Octokit throws, and a ResponseError for more
 * than 100 pages.
 *
 * https://docs.github.com/rest/pulls/pulls#list-pull-requests
 */
async function listMerged(listing: Listing, { bases, from }: WantedList): Promise<MergedList> {
  const pulls: BatchPull[] = []
  const budget = { pages: 0 }
  let at: Date | null = null
  for (const base of bases) {
    const first = await readPage(listing, { base, page: 1 }, budget)
    at ??= first.at
    const since = from(at)
    const others = await readBack(listing, { base, since, page: 2 }, first, budget)
    // What was updated since is on the first pages now.
    const again = await readPage(listing, { base, page: 1 }, budget)
    const moved = await readBack(listing, { base, since: first.at, page: 2 }, again, budget)
    pulls.push(...[first, ...others, again, ...moved].flatMap(({ listed }) => listed.flatMap(toMerged)))
  }
  const start = at ?? new Date()
  return { pulls, at: start, from: from(start) }
}

type Page = { listed: ListedPull[]; hasMore: boolean; at: Date }
type Place = { base: string; page: number }

/** The pages after one, back to that time. */
async function readBack(
  listing: Listing,
  { base, since, page }: Place & { since: Date },
  before: Page,
  budget: { pages: number },
): Promise<Page[]> {
  const last = before.listed.at(-1)
  const reachesBack = last === undefined || Date.parse(last.updated_at) <= since.getTime()
  if (!before.hasMore || reachesBack) return []
  const next = await readPage(listing, { base, page }, budget)
  return [next, ...(await readBack(listing, { base, since, page: page + 1 }, next, budget))]
}

async function readPage(
  { github, repo, signal }: Listing,
  { base, page }: Place,
  budget: { pages: number },
): Promise<Page> {
  budget.pages += 1
  if (budget.pages > maxPages) throw new ResponseError(tooManyPages)
  const response = await github.pulls.list({
    ...{ ...repo, base, page, per_page: pageSize, request: { signal } },
    ...({ state: 'closed', sort: 'updated', direction: 'desc' } as const),
  })
  const at = new Date(response.headers.date ?? Number.NaN)
  if (Number.isNaN(at.getTime())) throw new ResponseError("GitHub's answer has no date")
  return { listed: z.array(listedPull).parse(response.data), hasMore: hasNextPage(response), at }
}

function toMerged({ user, head, base, ...pull }: ListedPull): BatchPull[] {
  const { number, title, body, html_url: url, merged_at: mergedAt, labels } = pull
  if (!mergedAt) return []
  return [
    {
      ...{ number, title, body: body ?? '', url, author: user, mergedAt },
      ...{ headBranch: head.ref, baseBranch: base.ref },
      isCrossRepository: head.repo?.id !== base.repo?.id,
      labels: labels.map(({ name }) => name),
    },
  ]
}
