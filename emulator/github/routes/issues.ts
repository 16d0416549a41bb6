/** Issues, and who may do what. */

import { Hono } from 'hono'
import { makeUser } from '../fixtures.ts'
import type { GitHubContext, GitHubEnv, Scope } from '../request-context.ts'
import {
  describeAssociation,
  describeUser,
  makeNodeId,
  readNumber,
  refuse,
  refuseUnknown,
} from '../request-context.ts'
import type { Collaborator, IssueState, PullState, RepositoryState, Schemas } from '../state.ts'

type UserAnswer = ReturnType<typeof describeUser>
type ThreadFields = 'id' | 'node_id' | 'url' | 'html_url' | 'number' | 'title' | 'body' | 'state' | 'locked'
type TimeFields = 'created_at' | 'updated_at' | 'closed_at'
type IssueAnswer = Pick<
  Schemas['issue'],
  ThreadFields | TimeFields | 'comments_url' | 'comments' | 'author_association' | 'pull_request'
> & { user: UserAnswer }
type PermissionAnswer = Pick<Schemas['repository-collaborator-permission'], 'permission' | 'role_name'> & {
  user: UserAnswer
}

/** The roles that the API knows in `role_name` only. */
const legacyPermissions = new Map<string, string>([
  ['maintain', 'write'],
  ['triage', 'read'],
])

export const threadRoutes = new Hono<GitHubEnv>()
  .get('/issues/:number{[0-9]+}', getIssue)
  .get('/collaborators/:login/permission', getPermission)

/** Gives back the pull request or the issue of that number. */
export function findThread(repository: RepositoryState, number: number): PullState | IssueState | undefined {
  return repository.pulls.get(number) ?? repository.issues.get(number)
}

/** Gives back the answer 410 if it is an issue in a repository without them, else undefined. */
export function refuseDisabled(context: GitHubContext, number: number): Response | undefined {
  const { hasIssues, pulls } = context.var.repository
  if (hasIssues || pulls.has(number)) return undefined
  return refuse(context, 410, { message: 'Issues are disabled for this repo' })
}

function getIssue(context: GitHubContext): Response {
  const number = readNumber(context, 'number')
  const thread = findThread(context.var.repository, number)
  if (thread === undefined) return refuseUnknown(context)
  return refuseDisabled(context, number) ?? context.json(describeIssue(context.var, thread))
}

function getPermission(context: GitHubContext): Response {
  const { repository } = context.var
  const login = context.req.param('login') ?? ''
  const account = repository.accounts.get(login)
  const collaborator = repository.collaborators.get(login) ?? describeVisitor(repository)
  const isKnown = repository.collaborators.has(login) || account !== undefined
  if (!isKnown || account?.type === 'Bot') return refuse(context, 404, { message: `${login} is not a user` })
  const answer: PermissionAnswer = {
    permission: legacyPermissions.get(collaborator.permission) ?? collaborator.permission,
    role_name: collaborator.role_name,
    user: describeUser(context.var, account ?? makeUser(login)),
  }
  return context.json(answer)
}

function describeVisitor(repository: RepositoryState): Collaborator {
  if (repository.private) return { permission: 'none', role_name: '' }
  return { permission: 'read', role_name: 'read' }
}

function describeIssue(scope: Scope, thread: IssueState | PullState): IssueAnswer {
  const { repository, apiUrl, htmlUrl } = scope
  const { number, title, body, state, locked, created_at, updated_at, closed_at } = thread
  const pull = repository.pulls.get(number)
  const pullUrls = { html_url: `${htmlUrl}/pull/${number}`, url: `${apiUrl}/pulls/${number}` }
  const diffUrls = { diff_url: `${pullUrls.html_url}.diff`, patch_url: `${pullUrls.html_url}.patch` }
  return {
    ...{ id: repository.id + number, node_id: makeNodeId(pull ? 'PR' : 'I', number), number },
    ...{ url: `${apiUrl}/issues/${number}`, comments_url: `${apiUrl}/issues/${number}/comments` },
    html_url: pull ? pullUrls.html_url : `${htmlUrl}/issues/${number}`,
    ...{ title, body, state, locked, created_at, updated_at, closed_at },
    comments: [...repository.comments.values()].filter(({ issue }) => issue === number).length,
    user: describeUser(scope, thread.user),
    author_association: describeAssociation(scope, thread.user),
    ...(pull && { pull_request: { ...pullUrls, ...diffUrls, merged_at: pull.merged_at } }),
  }
}
