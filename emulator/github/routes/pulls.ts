/** Pull requests, their files, and those that a commit belongs to. */

import { Hono } from 'hono'
import { sortBy, takePage } from '../pagination.ts'
import type { GitHubContext, GitHubEnv, Scope } from '../request-context.ts'
import {
  describeAssociation,
  describeUser,
  makeNodeId,
  readNumber,
  refuse,
  refuseUnknown,
} from '../request-context.ts'
import type { PullState, Schemas } from '../state.ts'

type UserAnswer = ReturnType<typeof describeUser>
type Side = Pick<Schemas['pull-request-simple']['head'], 'label' | 'ref' | 'sha'> & {
  repo: Pick<Schemas['repository'], 'name' | 'full_name'> | null
}
type PullFields =
  | 'id'
  | 'node_id'
  | 'url'
  | 'html_url'
  | 'number'
  | 'title'
  | 'body'
  | 'state'
  | 'locked'
  | 'draft'
type MergeFields = 'created_at' | 'updated_at' | 'closed_at' | 'merged_at' | 'merge_commit_sha'
type PullSimpleAnswer = Pick<
  Schemas['pull-request-simple'],
  PullFields | MergeFields | 'author_association'
> & { user: UserAnswer; head: Side; base: Side }
type PullAnswer = PullSimpleAnswer &
  Pick<Schemas['pull-request'], 'merged' | 'changed_files' | 'additions' | 'deletions' | 'comments'>
export const pullRoutes = new Hono<GitHubEnv>()
  .get('/pulls', listPulls)
  .get('/pulls/:number{[0-9]+}', getPull)
  .get('/pulls/:number{[0-9]+}/files', listFiles)
  .get('/commits/:sha/pulls', listCommitPulls)

function listPulls(context: GitHubContext): Response {
  const { state = 'open', sort = 'created', direction, base, head } = context.req.query()
  const pulls = [...context.var.repository.pulls.values()].filter(
    (pull) =>
      (state === 'all' || pull.state === state) &&
      (base === undefined || pull.base.ref === base) &&
      (head === undefined || describeSide(pull.head).label === head),
  )
  const key = (pull: PullState) => (sort === 'updated' ? pull.updated_at : pull.created_at)
  const isDescending = direction === undefined ? sort === 'created' : direction === 'desc'
  const sorted = sortBy(
    sortBy(pulls, ({ number }) => number, false),
    key,
    isDescending,
  )
  return context.json(takePage(context, sorted).map((pull) => describeSimplePull(context.var, pull)))
}

function getPull(context: GitHubContext): Response {
  const pull = context.var.repository.pulls.get(readNumber(context, 'number'))
  return pull ? context.json(describePull(context.var, pull)) : refuseUnknown(context)
}

function listFiles(context: GitHubContext): Response {
  const pull = context.var.repository.pulls.get(readNumber(context, 'number'))
  return pull ? context.json(takePage(context, pull.files)) : refuseUnknown(context)
}

function listCommitPulls(context: GitHubContext): Response {
  const { commits, pulls } = context.var.repository
  const sha = context.req.param('sha') ?? ''
  const owning = [...pulls.values()].filter((pull) =>
    [pull.merge_commit_sha, pull.head.sha, ...pull.commits].includes(sha),
  )
  if (owning.length === 0 && !commits.has(sha)) {
    return refuse(context, 422, { message: `No commit found for SHA: ${sha}` })
  }
  return context.json(takePage(context, owning).map((pull) => describeSimplePull(context.var, pull)))
}

function describeSide({ ref, sha, repo }: PullState['head']): Side {
  const [owner = 'unknown', name = ''] = repo?.split('/') ?? []
  return { label: `${owner}:${ref}`, ref, sha, repo: repo === null ? null : { name, full_name: repo } }
}

function describeSimplePull(scope: Scope, pull: PullState): PullSimpleAnswer {
  const { repository, apiUrl, htmlUrl } = scope
  const { number, title, body, state, locked, draft } = pull
  const { created_at, updated_at, closed_at, merged_at, merge_commit_sha } = pull
  return {
    ...{ id: repository.id + number, node_id: makeNodeId('PR', number), number },
    ...{ url: `${apiUrl}/pulls/${number}`, html_url: `${htmlUrl}/pull/${number}` },
    ...{ title, body, state, locked, draft },
    ...{ created_at, updated_at, closed_at, merged_at, merge_commit_sha },
    user: describeUser(scope, pull.user),
    author_association: describeAssociation(scope, pull.user),
    head: describeSide(pull.head),
    base: describeSide({ ...pull.base, repo: `${repository.owner}/${repository.name}` }),
  }
}

function describePull(scope: Scope, pull: PullState): PullAnswer {
  const comments = [...scope.repository.comments.values()].filter(({ issue }) => issue === pull.number)
  return {
    ...describeSimplePull(scope, pull),
    ...{ merged: pull.merged_at !== null, comments: comments.length, changed_files: pull.files.length },
    additions: pull.files.reduce((sum, file) => sum + file.additions, 0),
    deletions: pull.files.reduce((sum, file) => sum + file.deletions, 0),
  }
}
