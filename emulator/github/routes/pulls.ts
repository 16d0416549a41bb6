/** Pull requests, their files, and the pull requests of a commit. */

import { Hono } from 'hono'
import { makeSha, makeUser } from '../fixtures.ts'
import { paginate, sortBy } from '../pagination.ts'
import {
  type AuthorResponse,
  describeAuthor,
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  makeNodeId,
  readNumber,
  respondNotFound,
  respondWithError,
  type UserResponse,
} from '../request-context.ts'
import type { PullState, Schemas } from '../state.ts'
import { describeLabel, findComments } from './issues.ts'

type BranchResponse = Pick<Schemas['pull-request-simple']['head'], 'label' | 'ref' | 'sha'> & {
  repo: Pick<Schemas['repository'], 'id' | 'name' | 'full_name' | 'private'> | null
}
type TeamResponse = Pick<Schemas['team-simple'], 'id' | 'node_id' | 'name' | 'slug' | 'url' | 'html_url'>
type PullFields = 'id' | 'node_id' | 'url' | 'html_url' | 'number' | 'title' | 'body' | 'state' | 'locked'
type MergeFields = 'created_at' | 'updated_at' | 'closed_at' | 'merged_at' | 'merge_commit_sha'
type SimplePullResponse = Pick<
  Schemas['pull-request-simple'],
  PullFields | MergeFields | 'draft' | 'labels'
> &
  AuthorResponse & {
    head: BranchResponse
    base: BranchResponse
    requested_reviewers: UserResponse[]
    requested_teams: TeamResponse[]
  }
type CountFields = 'changed_files' | 'additions' | 'deletions' | 'comments' | 'commits'
type PullResponse = SimplePullResponse & Pick<Schemas['pull-request'], 'merged' | CountFields>

export const pullRoutes = new Hono<GitHubEnv>()
  .get('/pulls', listPulls)
  .get('/pulls/:pullNumber{[0-9]+}', getPull)
  .get('/pulls/:pullNumber{[0-9]+}/files', listFiles)
  .get('/commits/:sha/pulls', listCommitPulls)

/** https://docs.github.com/rest/pulls/pulls#list-pull-requests */
function listPulls(context: GitHubContext): Response {
  const { state = 'open', sort = 'created', direction, base, head } = context.req.query()
  const pulls = [...context.var.repository.pulls.values()].filter(
    (pull) =>
      (state === 'all' || pull.state === state) &&
      (base === undefined || pull.base.ref === base) &&
      (head === undefined || describeBranch(context, pull.head).label === head),
  )
  const key = (pull: PullState) => (sort === 'updated' ? pull.updated_at : pull.created_at)
  const defaultDirection = sort === 'created' ? 'desc' : 'asc'
  const order = (direction ?? defaultDirection) === 'desc' ? 'desc' : 'asc'
  const byNumber = sortBy(pulls, ({ number }) => number, 'asc')
  return respondWithPage(context, sortBy(byNumber, key, order))
}

/** https://docs.github.com/rest/pulls/pulls#get-a-pull-request */
function getPull(context: GitHubContext): Response {
  const pull = findPull(context)
  return pull ? context.json(describePull(context, pull)) : respondNotFound(context)
}

/** https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
function listFiles(context: GitHubContext): Response {
  const pull = findPull(context)
  return pull ? context.json(paginate(context, pull.files)) : respondNotFound(context)
}

/** https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit */
function listCommitPulls(context: GitHubContext): Response {
  const { commits, pulls } = context.var.repository
  const sha = context.req.param('sha') ?? ''
  const commitPulls = [...pulls.values()].filter((pull) =>
    [pull.merge_commit_sha, pull.head.sha, ...pull.commits].includes(sha),
  )
  if (commitPulls.length === 0 && !commits.has(sha)) {
    return respondWithError(context, 422, { message: `No commit found for SHA: ${sha}` })
  }
  return respondWithPage(context, commitPulls)
}

/** Returns the pull request that the path names, null if there is none. */
export function findPull(context: GitHubContext): PullState | null {
  return context.var.repository.pulls.get(readNumber(context, 'pullNumber')) ?? null
}

/** Returns the SHAs of the pull request's commits, from the oldest to its head, without those that merged it. */
export function listShas({ head, commits, merge_commit_sha }: PullState): string[] {
  const headIndex = commits.indexOf(head.sha)
  if (headIndex >= 0) return commits.slice(0, headIndex + 1)
  return [...commits.filter((sha) => sha !== merge_commit_sha), head.sha]
}

function respondWithPage(context: GitHubContext, pulls: PullState[]): Response {
  return context.json(paginate(context, pulls).map((pull) => describeSimplePull(context, pull)))
}

function describeBranch(context: GitHubContext, { ref, sha, repo }: PullState['head']): BranchResponse {
  const { repository } = context.var
  const [owner = 'unknown', name = ''] = repo?.split('/') ?? []
  const isHere = repo === `${repository.owner}/${repository.name}`
  const id = isHere ? repository.id : Number.parseInt(makeSha(repo ?? '').slice(0, 7), 16)
  // https://docs.github.com/pull-requests/collaborating-with-pull-requests/working-with-forks/about-permissions-and-visibility-of-forks
  const described = { id, name, full_name: repo ?? '', private: repository.private }
  return { label: `${owner}:${ref}`, ref, sha, repo: repo === null ? null : described }
}

function describeReviewer(context: GitHubContext, login: string): UserResponse {
  return describeUser(context, context.var.repository.accounts.get(login) ?? makeUser(login))
}

/** Returns a team of the repository's owner. The ID is derived from the slug. */
export function describeTeam(context: GitHubContext, slug: string): TeamResponse {
  const { apiBaseUrl, htmlUrl, repository } = context.var
  const id = Number.parseInt(makeSha(slug).slice(0, 6), 16)
  const url = `${apiBaseUrl}/orgs/${repository.owner}/teams/${slug}`
  const html_url = `${new URL(htmlUrl).origin}/orgs/${repository.owner}/teams/${slug}`
  return { id, node_id: makeNodeId('T', id), name: slug, slug, url, html_url }
}

/** Returns a pull request as lists have it. */
export function describeSimplePull(context: GitHubContext, pull: PullState): SimplePullResponse {
  const { repository, apiUrl, htmlUrl } = context.var
  const { number, title, body, state, locked, draft } = pull
  const { created_at, updated_at, closed_at, merged_at, merge_commit_sha } = pull
  return {
    ...{ id: repository.id + number, node_id: makeNodeId('PR', number), number },
    ...{ url: `${apiUrl}/pulls/${number}`, html_url: `${htmlUrl}/pull/${number}` },
    ...{ title, body, state, locked, draft },
    ...{ created_at, updated_at, closed_at, merged_at, merge_commit_sha },
    ...describeAuthor(context, pull.user),
    labels: pull.labels.map((name) => describeLabel(context, name)),
    requested_reviewers: pull.requestedReviewers.map((login) => describeReviewer(context, login)),
    requested_teams: pull.requestedTeams.map((slug) => describeTeam(context, slug)),
    head: describeBranch(context, pull.head),
    base: describeBranch(context, { ...pull.base, repo: `${repository.owner}/${repository.name}` }),
  }
}

/** Returns a pull request with its counts. */
export function describePull(context: GitHubContext, pull: PullState): PullResponse {
  const comments = findComments(context.var.repository, pull.number)
  return {
    ...describeSimplePull(context, pull),
    ...{ merged: pull.merged_at !== null, comments: comments.length },
    ...{ commits: listShas(pull).length, changed_files: pull.files.length },
    additions: pull.files.reduce((sum, file) => sum + file.additions, 0),
    deletions: pull.files.reduce((sum, file) => sum + file.deletions, 0),
  }
}
