/** Compares commits: walks the graph of the repository's commits. */

import { Hono } from 'hono'
import { makeSha } from '../fixtures.ts'
import { paginate } from '../pagination.ts'
import {
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  makeNodeId,
  respondNotFound,
} from '../request-context.ts'
import type { Account, ChangedFile, CommitState, RepositoryState, Schemas } from '../state.ts'

type CommitResponse = Schemas['commit']
/** The author is null if GitHub knows no account with the author's email address. */
export type AuthoredCommit = Omit<CommitState, 'author' | 'files'> & { author: Account | null }
type ComparisonResponse = Schemas['commit-comparison']

type Comparison = Record<'base' | 'mergeBase', CommitState> & Record<'ahead' | 'behind', CommitState[]>

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
  const mergeBase = subtract(headCommits, ahead).at(-1)
  if (mergeBase === undefined) return respondNotFound(context)
  return context.json(describeComparison(context, { base, mergeBase, ahead, behind }))
}

function describeComparison(
  context: GitHubContext,
  { base, mergeBase, ahead, behind }: Comparison,
): ComparisonResponse {
  const { apiUrl, htmlUrl, path } = context.var
  const { page, per_page } = context.req.query()
  const isPaginated = page !== undefined || per_page !== undefined
  const commits = isPaginated ? paginate(context, ahead) : ahead.slice(-maxCommits)
  const files = new Map(ahead.flatMap((commit) => commit.files).map((file) => [file.filename, file]))
  const listedFiles = [...files.values()].slice(0, maxFiles)
  const headSha = ahead.at(-1)?.sha ?? base.sha
  return {
    ...{ url: `${apiUrl}${path}`, html_url: `${htmlUrl}${path}`, permalink_url: `${htmlUrl}${path}` },
    ...{ diff_url: `${htmlUrl}${path}.diff`, patch_url: `${htmlUrl}${path}.patch` },
    base_commit: describeCommit(context, base),
    merge_base_commit: describeCommit(context, mergeBase),
    status: nameStatus(ahead.length, behind.length),
    ...{ ahead_by: ahead.length, behind_by: behind.length, total_commits: ahead.length },
    commits: commits.map((commit) => describeCommit(context, commit)),
    // As the documentation says, only the first page has files: those of the whole comparison.
    files: (page ?? '1') === '1' ? listedFiles.map((file) => describeFile(context, file, headSha)) : [],
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
  const treeSha = makeSha(`tree ${sha}`)
  const describeLinks = (id: string) => ({
    sha: id,
    url: `${apiUrl}/commits/${id}`,
    html_url: `${htmlUrl}/commit/${id}`,
  })
  return {
    ...describeLinks(sha),
    comments_url: `${apiUrl}/commits/${sha}/comments`,
    node_id: makeNodeId('C', Number.parseInt(sha.slice(0, 8), 16)),
    parents: parents.map(describeLinks),
    commit: {
      ...{ message, author: gitUser, committer: gitUser, comment_count: 0 },
      url: `${apiUrl}/git/commits/${sha}`,
      tree: { sha: treeSha, url: `${apiUrl}/git/trees/${treeSha}` },
    },
    ...{ author: user, committer: user },
  }
}

/** Returns a changed file as it is in the commit. */
export function describeFile(context: GitHubContext, file: ChangedFile, sha: string): Schemas['diff-entry'] {
  const { apiUrl, htmlUrl } = context.var
  const path = file.filename.split('/').map(encodeURIComponent).join('/')
  return {
    ...file,
    blob_url: `${htmlUrl}/blob/${sha}/${path}`,
    raw_url: `${htmlUrl}/raw/${sha}/${path}`,
    contents_url: `${apiUrl}/contents/${path}?ref=${sha}`,
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
