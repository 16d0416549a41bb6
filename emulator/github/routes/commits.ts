/** Commits and their comparison: walks the graph of the seeded commits. */

import { Hono } from 'hono'
import { takePage } from '../pagination.ts'
import type { GitHubContext, GitHubEnv, Scope } from '../request-context.ts'
import { describeUser, makeNodeId, refuseUnknown } from '../request-context.ts'
import type { ChangedFile, CommitState, RepositoryState, Schemas } from '../state.ts'

type CommitAnswer = Pick<Schemas['commit'], 'sha' | 'node_id' | 'url' | 'html_url' | 'parents'> & {
  commit: Pick<Schemas['commit']['commit'], 'message' | 'author' | 'committer'>
  author: ReturnType<typeof describeUser>
}
type CountFields = 'status' | 'ahead_by' | 'behind_by' | 'total_commits'
type ComparisonAnswer = Pick<Schemas['commit-comparison'], CountFields | 'url' | 'html_url'> & {
  commits: CommitAnswer[]
  files: ChangedFile[]
}

const maxComparedCommits = 250
const maxComparedFiles = 300

export const commitRoutes = new Hono<GitHubEnv>().get('/compare/:basehead{.+}', compareCommits)

function compareCommits(context: GitHubContext): Response {
  const { repository } = context.var
  const [baseRef = '', headRef = ''] = (context.req.param('basehead') ?? '').split('...')
  const base = resolveRef(repository, baseRef)
  const head = resolveRef(repository, headRef)
  if (base === undefined || head === undefined) return refuseUnknown(context)
  const baseCommits = listAncestors(repository, base)
  const headCommits = listAncestors(repository, head)
  const ahead = subtract(headCommits, baseCommits)
  const behind = subtract(baseCommits, headCommits)
  if (ahead.length === headCommits.length) return refuseUnknown(context)
  return context.json(describeComparison(context, { ahead, behind }))
}

function describeComparison(
  context: GitHubContext,
  { ahead, behind }: { ahead: CommitState[]; behind: CommitState[] },
): ComparisonAnswer {
  const { apiUrl, htmlUrl, path } = context.var
  const { page, per_page } = context.req.query()
  const isPaged = page !== undefined || per_page !== undefined
  const commits = isPaged ? takePage(context, ahead) : ahead.slice(-maxComparedCommits)
  const files = new Map(ahead.flatMap((commit) => commit.files).map((file) => [file.filename, file]))
  return {
    ...{ url: `${apiUrl}${path}`, html_url: `${htmlUrl}${path}` },
    status: nameStatus(ahead.length, behind.length),
    ...{ ahead_by: ahead.length, behind_by: behind.length, total_commits: ahead.length },
    commits: commits.map((commit) => describeCommit(context.var, commit)),
    // As GitHub does, the files of the whole comparison come with the first page only.
    files: (page ?? '1') === '1' ? [...files.values()].slice(0, maxComparedFiles) : [],
  }
}

function nameStatus(ahead: number, behind: number): ComparisonAnswer['status'] {
  if (behind === 0) return ahead === 0 ? 'identical' : 'ahead'
  return ahead === 0 ? 'behind' : 'diverged'
}

function describeCommit(scope: Scope, { sha, message, parents, date, author }: CommitState): CommitAnswer {
  const { apiUrl, htmlUrl } = scope
  const person = { name: author.login, email: `${author.login}@users.noreply.github.com`, date }
  const describePlace = (id: string) => ({
    sha: id,
    url: `${apiUrl}/commits/${id}`,
    html_url: `${htmlUrl}/commit/${id}`,
  })
  return {
    ...describePlace(sha),
    node_id: makeNodeId('C', Number.parseInt(sha.slice(0, 8), 16)),
    parents: parents.map(describePlace),
    commit: { message, author: person, committer: person },
    author: describeUser(scope, author),
  }
}

/** A branch, tag, SHA or its beginning, also as `owner:branch`. */
function resolveRef(repository: RepositoryState, ref: string): CommitState | undefined {
  const { branches, tags, commits } = repository
  const name = ref.replace(/^[^/:]+:/, '')
  const sha = branches.get(name) ?? tags.get(name) ?? name
  const isShort = /^[0-9a-f]{7,39}$/.test(sha)
  return commits.get(sha) ?? [...commits.values()].find((commit) => isShort && commit.sha.startsWith(sha))
}

/** The commit and all before it, parents first. */
function listAncestors(repository: RepositoryState, tip: CommitState): CommitState[] {
  const listed = new Set<CommitState>()
  const seen = new Set<CommitState>()
  const stack = [tip]
  for (let commit = stack.at(-1); commit !== undefined; commit = stack.at(-1)) {
    const isFirstVisit = !seen.has(commit)
    seen.add(commit)
    const parents = commit.parents
      .map((sha) => repository.commits.get(sha))
      .filter((parent) => parent !== undefined)
    const unseen = parents.filter((parent) => !seen.has(parent))
    if (isFirstVisit && unseen.length > 0) stack.push(...unseen.reverse())
    else listed.add(stack.pop() ?? commit)
  }
  return [...listed]
}

function subtract(commits: CommitState[], others: CommitState[]): CommitState[] {
  const excluded = new Set(others)
  return commits.filter((commit) => !excluded.has(commit))
}
