/** Pull requests, their files, and the pull requests of a commit. */

import { Hono } from 'hono'
import { makeDefaults } from '../examples/defaults.ts'
import { makeSha, makeUser } from '../fixtures.ts'
import { paginate, sortBy } from '../pagination.ts'
import {
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
import { createRepository, type PullState, type Schemas } from '../state.ts'
import { describeFile } from './commits.ts'
import { describeLabel, findComments } from './issues.ts'
import { describeRepository, type RepositoryResponse } from './repositories.ts'

type BaseResponse = Schemas['pull-request']['base']
/** The head has no repository after its fork was deleted. */
type HeadResponse = Omit<BaseResponse, 'repo'> & { repo: BaseResponse['repo'] | null }
type TeamResponse = Schemas['team']
type SimplePullResponse = Omit<Schemas['pull-request-simple'], 'base' | 'head' | 'state' | 'user'> &
  Pick<Schemas['pull-request'], 'base' | 'state' | 'user'> & { head: HeadResponse }
type PullResponse = Omit<Schemas['pull-request'], 'head'> & { head: HeadResponse }

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
      !context.var.repository.unlisted.has(pull.number) &&
      (state === 'all' || pull.state === state) &&
      (base === undefined || pull.base.ref === base) &&
      (head === undefined || makeBranchLabel(pull.head) === head),
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
  if (pull === null) return respondNotFound(context)
  const page = paginate(context, pull.files)
  return context.json(page.map((file) => describeFile(context, file, pull.head.sha)))
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

function makeBranchLabel({ ref, repo }: PullState['head']): string {
  return `${repo?.split('/')[0] ?? 'unknown'}:${ref}`
}

/** `user` is the author, for a head whose repository is deleted. */
function describeHead(context: GitHubContext, { head, user }: PullState): HeadResponse {
  const { ref, sha, repo } = head
  const common = { label: makeBranchLabel(head), ref, sha }
  if (repo === null) return { ...common, user: describeUser(context, user), repo }
  const described = describeHeadRepository(context, repo)
  return { ...common, user: described.owner, repo: described }
}

function describeHeadRepository(context: GitHubContext, fullName: string): RepositoryResponse {
  const { repository } = context.var
  if (fullName === `${repository.owner}/${repository.name}`) return describeRepository(context, repository)
  const id = Number.parseInt(makeSha(fullName).slice(0, 7), 16)
  const fork = createRepository(fullName, id, repository.now)
  // https://docs.github.com/pull-requests/collaborating-with-pull-requests/working-with-forks/about-permissions-and-visibility-of-forks
  return describeRepository(context, { ...fork, private: repository.private }, { fork: true })
}

function describeBase(context: GitHubContext, { ref, sha }: PullState['base']): BaseResponse {
  const repo = describeRepository(context, context.var.repository)
  return { label: `${repo.owner.login}:${ref}`, ref, sha, user: repo.owner, repo }
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
  return {
    ...{ id, node_id: makeNodeId('T', id), name: slug, slug, url, html_url, type: 'organization' },
    ...{ description: null, permission: 'pull', parent: null },
    ...{ members_url: `${url}/members{/member}`, repositories_url: `${url}/repos` },
  }
}

/** Returns a pull request as lists have it. */
export function describeSimplePull(context: GitHubContext, pull: PullState): SimplePullResponse {
  const { repository } = context.var
  const { number, title, body, state, locked, draft } = pull
  const { created_at, updated_at, closed_at, merged_at, merge_commit_sha } = pull
  return {
    ...makeDefaults(context.var, 'pull', {
      'octocat/Hello-World': `${repository.owner}/${repository.name}`,
      1347: String(number),
      '6dcb09b5b57875f334f61aebed695e2e4193db5e': pull.head.sha,
    }),
    ...{ id: repository.id + number, node_id: makeNodeId('PR', number), number },
    ...{ title, body, state, locked, draft },
    ...{ created_at, updated_at, closed_at, merged_at, merge_commit_sha },
    ...describeAuthor(context, pull.user),
    labels: pull.labels.map((name) => describeLabel(context, name)),
    requested_reviewers: pull.requestedReviewers.map((login) => describeReviewer(context, login)),
    requested_teams: pull.requestedTeams.map((slug) => describeTeam(context, slug)),
    head: describeHead(context, pull),
    base: describeBase(context, pull.base),
    ...{ assignee: null, milestone: null, auto_merge: null },
  }
}

/** Returns a pull request with its counts. */
export function describePull(context: GitHubContext, pull: PullState): PullResponse {
  const comments = findComments(context.var.repository, pull.number)
  return {
    ...makeDefaults(context.var, 'pullDetails', {}),
    ...describeSimplePull(context, pull),
    ...{ merged_by: null, merged: pull.merged_at !== null, comments: comments.length },
    ...{ commits: listShas(pull).length, changed_files: pull.files.length },
    additions: pull.files.reduce((sum, file) => sum + file.additions, 0),
    deletions: pull.files.reduce((sum, file) => sum + file.deletions, 0),
  }
}
