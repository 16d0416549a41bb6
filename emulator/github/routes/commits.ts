/** Compares commits, and names branches. */

import { Hono } from 'hono'
import { type GitHubContext, type GitHubEnv, orNotFound } from '../context.ts'
import { describeFile, describeUser, makeNodeId } from '../describe.ts'
import { makeSha } from '../fixtures.ts'
import { paginate } from '../pagination.ts'
import type { CommitState, RepositoryState } from '../state.ts'

/**
 * https://docs.github.com/rest/commits/commits#compare-two-commits has both
 * limits.
 */
const maxCommits = 250
const maxFiles = 300

export const commitRoutes = new Hono<GitHubEnv>()
  .get('/compare/:basehead{.+}', compareCommits)
  .get('/branches/:branch{.+}', getBranch)

/** https://docs.github.com/rest/branches/branches#get-a-branch */
function getBranch(context: GitHubContext): Response {
  const { repository, apiUrl } = context.var
  const { branches, renamedBranches } = repository
  const name = context.req.param('branch') ?? ''
  const url = `${apiUrl}/branches`
  const renamed = renamedBranches.get(name)
  if (renamed !== undefined)
    return context.json(
      { message: 'Moved Permanently', url: `${url}/${renamed}` },
      { status: 301, headers: { location: `${url}/${renamed}` } },
    )

  const commit = orNotFound(
    resolveRef(repository, orNotFound(branches.get(name))),
  )
  return context.json({
    name,
    commit: describeCommit(context, commit),
    _links: { self: `${url}/${name}`, html: commit.sha },
    ...{ protected: false, protection: {}, protection_url: `${url}/${name}` },
  })
}

/** https://docs.github.com/rest/commits/commits#compare-two-commits */
function compareCommits(context: GitHubContext): Response {
  const { repository, apiUrl, htmlUrl, path } = context.var
  const [baseRef = '', headRef = ''] = (
    context.req.param('basehead') ?? ''
  ).split('...')
  const base = orNotFound(resolveRef(repository, baseRef))
  const head = orNotFound(resolveRef(repository, headRef))
  const baseCommits = findAncestors(repository, base)
  const headCommits = findAncestors(repository, head)
  // Parents are added before their children, so that the commits are in this
  // order.
  const commits = [...repository.commits.values()].filter((one) =>
    headCommits.has(one),
  )
  const ahead = commits.filter((one) => !baseCommits.has(one))
  const behind = [...baseCommits].filter((one) => !headCommits.has(one)).length
  const mergeBase = orNotFound(commits.findLast((one) => baseCommits.has(one)))
  const html_url = `${htmlUrl}${path}`
  return context.json({
    url: `${apiUrl}${path}`,
    html_url,
    permalink_url: html_url,
    diff_url: `${html_url}.diff`,
    patch_url: `${html_url}.patch`,
    base_commit: describeCommit(context, base),
    merge_base_commit: describeCommit(context, mergeBase),
    status: statusOf(ahead.length, behind),
    ahead_by: ahead.length,
    behind_by: behind,
    total_commits: ahead.length,
    ...describePage(context, ahead),
  })
}

/**
 * As the documentation says, only the first page has files: those of the whole
 * comparison.
 */
function statusOf(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return 'diverged'
  if (behind > 0) return 'behind'
  return ahead > 0 ? 'ahead' : 'identical'
}

function describePage(context: GitHubContext, ahead: CommitState[]) {
  const { page, per_page } = context.req.query()
  const isPaginated = page !== undefined || per_page !== undefined
  const commits = isPaginated
    ? paginate(context, ahead)
    : ahead.slice(-maxCommits)
  const files = new Map(
    ahead
      .flatMap((commit) => commit.files)
      .map((file) => [file.filename, file]),
  )
  const headSha = ahead.at(-1)?.sha ?? ''
  const listed =
    (page ?? '1') === '1' ? [...files.values()].slice(0, maxFiles) : []
  return {
    commits: commits.map((commit) => describeCommit(context, commit)),
    files: listed.map((file) => describeFile(context, file, headSha)),
  }
}

/** The author is the committer, too. */
export function describeCommit(
  context: GitHubContext,
  { sha, message, parents, date, author }: CommitState,
) {
  const { apiUrl, htmlUrl } = context.var
  const gitUser = {
    name: author.login,
    email: `${author.login}@users.noreply.github.com`,
    date,
  }
  const user = describeUser(context, author)
  const tree = makeSha(`tree ${sha}`)
  const describeLinks = (id: string) => {
    return {
      sha: id,
      url: `${apiUrl}/commits/${id}`,
      html_url: `${htmlUrl}/commit/${id}`,
    }
  }
  return {
    ...describeLinks(sha),
    comments_url: `${apiUrl}/commits/${sha}/comments`,
    node_id: makeNodeId('C', Number.parseInt(sha.slice(0, 8), 16)),
    parents: parents.map(describeLinks),
    commit: {
      message,
      author: gitUser,
      committer: gitUser,
      comment_count: 0,
      url: `${apiUrl}/git/commits/${sha}`,
      tree: { sha: tree, url: `${apiUrl}/git/trees/${tree}` },
    },
    author: user,
    committer: user,
  }
}

/** Returns the commit of a branch, a tag or a SHA. */
function resolveRef(
  { branches, tags, commits }: RepositoryState,
  ref: string,
): CommitState | undefined {
  // Of a short name that both have, GitHub takes the branch.
  const [, kind, name = ref] = /^refs\/(heads|tags)\/(.+)/.exec(ref) ?? []
  const branch = kind === 'tags' ? undefined : branches.get(name)
  const tag = kind === 'heads' ? undefined : tags.get(name)
  return commits.get(branch ?? tag ?? name)
}

/** Returns the commit and all its ancestors. */
function findAncestors(
  { commits }: RepositoryState,
  tip: CommitState,
): Set<CommitState> {
  const ancestors = new Set([tip])
  // A set goes on with what is added to it meanwhile.
  for (const { parents } of ancestors) {
    for (const parent of parents.map((sha) => commits.get(sha)))
      if (parent) ancestors.add(parent)
  }
  return ancestors
}
