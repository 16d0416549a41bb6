// A pull request as it is now, and what has happened to it.
import type { GitHub } from './client.ts'
import { rowsOf, unusableAnswer } from './errors.ts'

export type PullNow = {
  title: string
  /** The branch. A fork's with its owner, such as `monalisa:patch-1`. */
  headName: string
  baseRef: string
  /** Id of the last commit. */
  head: string
  /** Whether it was closed without being merged. */
  isGivenUp: boolean
}

/** https://docs.github.com/rest/pulls/pulls#get-a-pull-request */
export async function readPull(
  { rest, repo }: GitHub,
  number: number,
): Promise<PullNow> {
  const { data } = await rest.pulls.get({ ...repo, pull_number: number })
  const { title, head, base, state, merged_at: mergedAt } = data
  if (typeof head?.sha !== 'string') throw unusableAnswer()
  // A fork that is gone has no label.
  const isHere = !head.repo || head.repo.id === base?.repo?.id
  return {
    title: String(title),
    headName: String(isHere ? head.ref : head.label),
    baseRef: String(base?.ref),
    head: head.sha,
    isGivenUp: state === 'closed' && mergedAt === null,
  }
}

/**
 * The name of a branch, which is another one if it was renamed since.
 * https://docs.github.com/rest/branches/branches#get-a-branch
 */
export async function readBranchName(
  { rest, repo }: GitHub,
  branch: string,
): Promise<string> {
  const { data } = await rest.repos.getBranch({ ...repo, branch })
  return data.name
}

/**
 * Ids of its commits, oldest first. GitHub lists 250 at most.
 * https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request
 */
export async function listCommits(
  { rest, repo }: GitHub,
  number: number,
): Promise<string[]> {
  const commits = await readAll((page) =>
    rest.pulls.listCommits({ ...repo, pull_number: number, ...page }),
  )
  return commits.map(({ sha }) => sha)
}

export type ChangedFile = {
  filename: string
  previous_filename?: string | undefined
  status: string
  additions: number
  deletions: number
}

/**
 * The files that it changes, a hundred a page. `total`: how many there are,
 * null if there may be more than are read. GitHub lists 3,000 at most.
 *
 * https://docs.github.com/rest/pulls/pulls#list-pull-requests-files
 */
export function listFiles(
  { rest, repo }: GitHub,
  number: number,
  maxPages: number,
): Promise<Rows<ChangedFile>> {
  return readPages(
    (page) => rest.pulls.listFiles({ ...repo, pull_number: number, ...page }),
    maxPages,
  )
}

/** Whether `later` is `commit` itself, or comes after it in the list. */
export function comesAfter(
  later: string,
  commit: string,
  commits: readonly string[],
): boolean {
  const index = commits.indexOf(commit)
  return index >= 0 && commits.indexOf(later) >= index
}

/** `label`: null for an event without one. */
type IssueEvent = { event: string; label: string | null; at: Date }

/**
 * What has happened to it, oldest first.
 * https://docs.github.com/rest/issues/events#list-issue-events
 */
export async function listEvents(
  { rest, repo }: GitHub,
  number: number,
): Promise<IssueEvent[]> {
  const events = await readAll((page) =>
    rest.issues.listEvents({ ...repo, issue_number: number, ...page }),
  )
  return events.map((one) => {
    const { name = null }: { name?: string | null } = Object(Object(one).label)
    const at = new Date(String(one.created_at))
    return { event: String(one.event), label: name, at }
  })
}

type Rows<T> = { items: T[]; total: number | null }

type Ask<T> = (page: {
  per_page: number
  page?: number
}) => Promise<{ data: T[] }>

const pageSize = 100
const maxPages = 3

/** Throws a GitHubError if there may be more pages than are read. */
async function readAll<T>(ask: Ask<T>): Promise<T[]> {
  const { items, total } = await readPages(ask, maxPages)
  if (total === null) throw unusableAnswer()
  return items
}

/** A full page may not be the last one, whatever the answer links to. */
async function readPages<T>(ask: Ask<T>, maxPages: number): Promise<Rows<T>> {
  const items: T[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const { data } = await ask({
      per_page: pageSize,
      ...(page > 1 && { page }),
    })
    items.push(...rowsOf(data))
    if (data.length < pageSize) return { items, total: items.length }
  }
  return { items, total: null }
}
