/** Compares commits: walks the graph of the repository's commits. */

import { Hono } from 'hono'
import { paginate } from '../pagination.ts'
import {
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  makeNodeId,
  respondNotFound,
  type UserResponse,
} from '../request-context.ts'
import type { Account, ChangedFile, CommitState, RepositoryState, Schemas } from '../state.ts'

type CommitResponse = Pick<Schemas['commit'], 'sha' | 'node_id' | 'url' | 'html_url' | 'parents'> & {
  commit: Pick<Schemas['commit']['commit'], 'message' | 'author' | 'committer'>
  author: UserResponse | null
  committer: UserResponse | null
}
/** The author is null if GitHub knows no account with the author's email address. */
export type AuthoredCommit = Omit<CommitState, 'author' | 'files'> & { author: Account | null }
type CountFields = 'status' | 'ahead_by' | 'behind_by' | 'total_commits'
type ComparisonResponse = Pick<Schemas['commit-comparison'], CountFields | 'url' | 'html_url'> & {
  commits: CommitResponse[]
  files: ChangedFile[]
}

/** https://docs.github.com/rest/commits/commits#compare-two-commits has both limits. */
const maxCommits = 250
const maxFiles = 300

export const commitRoutes = new Hono<GitHubEnv>().get('/compare/:basehead{.+}', compareCommits)

/** https://docs.github.com/rest/commits/commits#compare-two-commits */
function compareCommits(context: GitHubContext): Response {
  const { repository } = context.var
  const [baseRef = '', headRef = ''] = (context.req.param('basehead') ?? '').split('...')
  const base = resolveRef(repository, baseRef)
  const head = resolveRef(repository, headRef)
  if (base === null || head === null) return respondNotFound(context)
  const baseCommits = listAncestors(repository, base)
  const headCommits = listAncestors(repository, head)
  const ahead = subtract(headCommits, baseCommits)
  const behind = subtract(baseCommits, headCommits)
  const hasCommonAncestor = ahead.length < headCommits.length
  if (!hasCommonAncestor) return respondNotFound(context)
  return context.json(describeComparison(context, { ahead, behind }))
}

function describeComparison(
  context: GitHubContext,
  { ahead, behind }: { ahead: CommitState[]; behind: CommitState[] },
): ComparisonResponse {
  const { apiUrl, htmlUrl, path } = context.var
  const { page, per_page } = context.req.query()
  const isPaginated = page !== undefined || per_page !== undefined
  const commits = isPaginated ? paginate(context, ahead) : ahead.slice(-maxCommits)
  const files = new Map(ahead.flatMap((commit) => commit.files).map((file) => [file.filename, file]))
  return {
    ...{ url: `${apiUrl}${path}`, html_url: `${htmlUrl}${path}` },
    status: nameStatus(ahead.length, behind.length),
    ...{ ahead_by: ahead.length, behind_by: behind.length, total_commits: ahead.length },
    commits: commits.map((commit) => describeCommit(context, commit)),
    // As the documentation says, only the first page has files: those of the whole comparison.
    files: (page ?? '1') === '1' ? [...files.values()].slice(0, maxFiles) : [],
  }
}

function nameStatus(aheadBy: number, behindBy: number): ComparisonResponse['status'] {
  if (behindBy === 0) return aheadBy === 0 ? 'identical' : 'ahead'
  return aheadBy === 0 ? 'behind' : 'diverged'
}

/** Returns a commit whose author is its committer, too. */
export function describeCommit(context: GitHubContext, commit: AuthoredCommit): CommitResponse {
  const { apiUrl, htmlUrl } = context.var
  const { sha, message, parents, date, author } = commit
  const gitUser = author
    ? { name: author.login, email: `${author.login}@users.noreply.github.com`, date }
    : { name: 'Unknown', email: 'unknown@example.com', date }
  const user = author && describeUser(context, author)
  const describeLinks = (id: string) => ({
    sha: id,
    url: `${apiUrl}/commits/${id}`,
    html_url: `${htmlUrl}/commit/${id}`,
  })
  return {
    ...describeLinks(sha),
    node_id: makeNodeId('C', Number.parseInt(sha.slice(0, 8), 16)),
    parents: parents.map(describeLinks),
    commit: { message, author: gitUser, committer: gitUser },
    ...{ author: user, committer: user },
  }
}

/** Returns the commit of a branch, a tag, or a full or abbreviated SHA. `owner:branch` is a branch too. */
function resolveRef(repository: RepositoryState, ref: string): CommitState | null {
  const { branches, tags, commits } = repository
  const name = ref.replace(/^[^/:]+:/, '')
  const sha = branches.get(name) ?? tags.get(name) ?? name
  const isAbbreviated = /^[0-9a-f]{7,39}$/.test(sha)
  const findByPrefix = () => [...commits.values()].find((commit) => commit.sha.startsWith(sha))
  return commits.get(sha) ?? (isAbbreviated ? findByPrefix() : null) ?? null
}

/** Returns the commit and all its ancestors, parents before children. */
function listAncestors(repository: RepositoryState, tip: CommitState): CommitState[] {
  const ancestors = new Set<CommitState>()
  const visits = new Set<CommitState>()
  const stack = [tip]
  for (let commit = stack.at(-1); commit !== undefined; commit = stack.at(-1)) {
    const isFirstVisit = !visits.has(commit)
    visits.add(commit)
    const newParents = commit.parents
      .map((sha) => repository.commits.get(sha))
      .filter((parent) => parent !== undefined)
      .filter((parent) => !visits.has(parent))
    if (isFirstVisit && newParents.length > 0) stack.push(...newParents.reverse())
    else ancestors.add(stack.pop() ?? commit)
  }
  return [...ancestors]
}

function subtract(commits: CommitState[], others: CommitState[]): CommitState[] {
  const excluded = new Set(others)
  return commits.filter((commit) => !excluded.has(commit))
}
