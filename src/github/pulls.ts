// A pull request or an issue as it is now, and what has happened to it.
import { accountOf, type PullOrigin } from '../lib/account.ts'
import type { GitHub } from './client.ts'
import { rowsOf, unusableAnswer } from './errors.ts'
import { type Retry, trying } from './retry.ts'

export const pullStates = ['open', 'draft', 'merged', 'closed'] as const

/** `closed`: without being merged. */
export type PullState = (typeof pullStates)[number]

/** A merge is for good. `closed` can be an old reading of what was reopened. */
export function mayBeReopened(state: PullState | null): boolean {
  return state === 'closed'
}

export type PullNow = PullOrigin & {
  title: string
  /** The branch. A fork's with its owner, such as `monalisa:patch-1`. */
  headName: string
  baseRef: string
  /** Id of the last commit. */
  head: string
  state: PullState
  /** How many files it changes. */
  fileCount: number
}

/** https://docs.github.com/rest/pulls/pulls#get-a-pull-request */
export async function readPull(
  { rest, repo }: GitHub,
  number: number,
  retry: Retry = 'three-times',
): Promise<PullNow> {
  const parameters = { ...repo, pull_number: number, ...trying(retry) }
  const { data } = await rest.pulls.get(parameters)
  const origin = pullOriginOf(data)
  const head = String(data.head.sha)
  if (!/^[0-9a-f]{40,64}$/.test(head)) throw unusableAnswer()

  const open = data.draft ? 'draft' : 'open'
  const closed = data.merged_at === null ? 'closed' : 'merged'
  return {
    ...origin,
    head,
    title: String(data.title),
    // A fork that is gone has no label.
    headName: String((origin.isFork && data.head.label) || origin.headRef),
    baseRef: String(data.base?.ref),
    state: data.state === 'closed' ? closed : open,
    fileCount: data.changed_files,
  }
}

/**
 * Whether its changes are a fork's. Those of a merged one are in this
 * repository.
 */
export function isFromFork({ isFork, state }: PullNow): boolean {
  return isFork && state !== 'merged'
}

/**
 * An issue in the form that an event has it. One that was transferred has
 * another number, because GitHub leads to where it is now.
 * https://docs.github.com/rest/issues/issues#get-an-issue
 */
export async function readIssue(
  { rest, repo }: GitHub,
  number: number,
): Promise<object> {
  const { data } = await rest.issues.get({
    ...repo,
    issue_number: number,
    ...trying('for-half-a-minute'),
  })
  return data
}

type Repository = { id: number | bigint }

type PullResponse = {
  user: object | null
  head: { ref: string; repo: Repository | null }
  base: { repo: Repository | null }
}

/** Throws a GitHubError if the answer is of another shape. */
export function pullOriginOf({ user, head, base }: PullResponse): PullOrigin {
  if (typeof head?.ref !== 'string') throw unusableAnswer()
  const isFork = head.repo?.id !== base?.repo?.id
  return { author: accountOf(user), headRef: head.ref, isFork }
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

/** Of a pull request, GitHub lists so many commits, the oldest ones. */
const maxCommitsOfPull = 250
const maxCommitPages = 3

/**
 * Ids of its commits, oldest first. Of more than GitHub lists, the newest ones
 * that lead to its head.
 * https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request
 * https://docs.github.com/rest/commits/commits#list-commits
 */
export async function listCommits(
  { rest, repo }: GitHub,
  number: number,
  head: string,
): Promise<string[]> {
  const ofPull = await readPages(
    (page) => rest.pulls.listCommits({ ...repo, pull_number: number, ...page }),
    maxCommitPages,
  )
  if (ofPull.items.length < maxCommitsOfPull)
    return ofPull.items.map(({ sha }) => sha)

  const newestFirst = await readPages(
    (page) => rest.repos.listCommits({ ...repo, sha: head, ...page }),
    maxCommitPages,
  )
  return newestFirst.items.map(({ sha }) => sha).reverse()
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
): Promise<PartialList<ChangedFile>> {
  return readPages(
    (page) => rest.pulls.listFiles({ ...repo, pull_number: number, ...page }),
    maxPages,
  )
}

/** `label`: null for an event without one. */
type IssueEvent = { event: string; label: string | null; at: Date }

const maxEventPages = 10

/**
 * What has happened to it, oldest first. Throws a GitHubError if that is more
 * than is read.
 * https://docs.github.com/rest/issues/events#list-issue-events
 */
export async function listEvents(
  { rest, repo }: GitHub,
  number: number,
): Promise<IssueEvent[]> {
  const { items, total } = await readPages(
    (page) =>
      rest.issues.listEvents({ ...repo, issue_number: number, ...page }),
    maxEventPages,
  )
  if (total === null) throw unusableAnswer()
  return items.map((one) => {
    const { name = null }: { name?: string | null } = Object(Object(one).label)
    const at = new Date(String(one.created_at))
    return { event: String(one.event), label: name, at }
  })
}

/**
 * A list of which only a part may have been read. `total`: how many there are,
 * null if it is not known.
 */
export type PartialList<T> = { items: readonly T[]; total: number | null }

type Ask<T> = (page: {
  per_page: number
  page?: number
}) => Promise<{ data: T[] }>

const pageSize = 100

/** A full page may not be the last one, whatever the answer links to. */
async function readPages<T>(
  ask: Ask<T>,
  maxPages: number,
): Promise<PartialList<T>> {
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
