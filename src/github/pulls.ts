// A pull request as it is now, and what has happened to it.
import type { GitHub } from './client.ts'
import { unusableAnswer } from './errors.ts'

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
 * Ids of its commits, oldest first. GitHub lists 250 at most.
 * https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request
 */
export async function listCommits(
  { rest, repo }: GitHub,
  number: number,
): Promise<string[]> {
  const pages = pagesOf((page) =>
    rest.pulls.listCommits({ ...repo, pull_number: number, ...page }),
  )
  const commits: string[] = []
  for await (const { sha } of pages) commits.push(sha)
  return commits
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
  const pages = pagesOf((page) =>
    rest.issues.listEvents({ ...repo, issue_number: number, ...page }),
  )
  const events: IssueEvent[] = []
  for await (const one of pages) {
    const { name = null }: { name?: string | null } = Object(Object(one).label)
    events.push({
      event: String(one.event),
      label: name,
      at: new Date(String(one.created_at)),
    })
  }
  return events
}

const pageSize = 100
const maxPages = 3

/** Throws a GitHubError if there may be more pages than are read. */
async function* pagesOf<T>(
  ask: (page: { per_page: number; page?: number }) => Promise<{ data: T[] }>,
): AsyncGenerator<T> {
  for (let page = 1; page <= maxPages; page += 1) {
    const { data } = await ask({
      per_page: pageSize,
      ...(page > 1 && { page }),
    })
    if (!Array.isArray(data)) throw unusableAnswer()
    yield* data
    if (data.length < pageSize) return
  }
  throw unusableAnswer()
}
