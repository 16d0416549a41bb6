/** Issues, and the permissions of users. */

import { Hono } from 'hono'
import { makeDefaults } from '../examples/defaults.ts'
import { makeSha, makeUser } from '../fixtures.ts'
import {
  describeAuthor,
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  makeNodeId,
  readNumber,
  respondNotFound,
  respondWithError,
} from '../request-context.ts'
import type {
  Collaborator,
  IssueCommentState,
  IssueState,
  PullState,
  RepositoryState,
  Schemas,
} from '../state.ts'

type LabelResponse = Schemas['label'] & { description: string }
type IssueResponse = Schemas['issue']
type PermissionResponse = Schemas['repository-collaborator-permission']

/** Only `role_name` has these roles. `permission` has the base role that each is mapped to. */
const basePermissions = new Map<string, string>([
  ['maintain', 'write'],
  ['triage', 'read'],
])

export const issueRoutes = new Hono<GitHubEnv>()
  .get('/issues/:issueNumber{[0-9]+}', getIssue)
  .get('/collaborators/:login/permission', getPermission)

/** Returns the pull request or the issue with that number, null if there is none. */
export function findConversation(
  { pulls, issues }: RepositoryState,
  issueNumber: number,
): PullState | IssueState | null {
  return pulls.get(issueNumber) ?? issues.get(issueNumber) ?? null
}

/** Returns the comments on the issue or pull request. */
export function findComments({ comments }: RepositoryState, issueNumber: number): IssueCommentState[] {
  return [...comments.values()].filter(({ issue }) => issue === issueNumber)
}

/** Returns the response 410 if the number is an issue's and issues are disabled, else null. */
export function checkIssuesEnabled(context: GitHubContext, issueNumber: number): Response | null {
  const { hasIssues, pulls } = context.var.repository
  if (hasIssues || pulls.has(issueNumber)) return null
  return respondWithError(context, 410, { message: 'Issues are disabled for this repo' })
}

/** Returns a label. The ID is derived from its name. */
export function describeLabel(context: GitHubContext, name: string): LabelResponse {
  const url = `${context.var.apiUrl}/labels/${encodeURIComponent(name)}`
  const id = Number.parseInt(makeSha(name).slice(0, 7), 16)
  return { id, node_id: makeNodeId('LA', id), url, name, description: '', color: 'ededed', default: false }
}

/** https://docs.github.com/rest/issues/issues#get-an-issue */
function getIssue(context: GitHubContext): Response {
  const issueNumber = readNumber(context, 'issueNumber')
  const conversation = findConversation(context.var.repository, issueNumber)
  if (conversation === null) return respondNotFound(context)
  return checkIssuesEnabled(context, issueNumber) ?? context.json(describeIssue(context, conversation))
}

/** https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user */
function getPermission(context: GitHubContext): Response {
  const { repository } = context.var
  const login = context.req.param('login') ?? ''
  const account = repository.accounts.get(login)
  const collaborator = repository.collaborators.get(login)
  const isOwner = login === repository.owner
  const exists = collaborator !== undefined || account !== undefined || isOwner
  if (!exists || account?.type === 'Bot')
    return respondWithError(context, 404, { message: `${login} is not a user` })
  const { permission, role_name } = collaborator ?? (isOwner ? ofOwner : getPublicPermission(repository))
  const body: PermissionResponse = {
    ...{ permission: basePermissions.get(permission) ?? permission, role_name },
    user: { ...describeUser(context, account ?? makeUser(login)), role_name },
  }
  return context.json(body)
}

/** https://docs.github.com/account-and-profile/reference/permission-levels-for-a-personal-account-repository */
const ofOwner: Collaborator = { permission: 'admin', role_name: 'admin' }

function getPublicPermission(repository: RepositoryState): Collaborator {
  if (repository.private) return { permission: 'none', role_name: '' }
  return { permission: 'read', role_name: 'read' }
}

function describeIssue(context: GitHubContext, conversation: IssueState | PullState): IssueResponse {
  const { repository, apiUrl, htmlUrl } = context.var
  const { number, title, body, state, locked, created_at, updated_at, closed_at } = conversation
  const pull = repository.pulls.get(number)
  const pullUrls = { html_url: `${htmlUrl}/pull/${number}`, url: `${apiUrl}/pulls/${number}` }
  const diffUrls = { diff_url: `${pullUrls.html_url}.diff`, patch_url: `${pullUrls.html_url}.patch` }
  return {
    ...makeDefaults(context.var, 'issue', {
      'octocat/Hello-World': `${repository.owner}/${repository.name}`,
      1347: String(number),
    }),
    ...{ id: repository.id + number, node_id: makeNodeId(pull ? 'PR' : 'I', number), number },
    html_url: pull ? pullUrls.html_url : `${htmlUrl}/issues/${number}`,
    ...{ title, body, state, locked, created_at, updated_at, closed_at },
    comments: findComments(repository, number).length,
    labels: conversation.labels.map((name) => describeLabel(context, name)),
    ...describeAuthor(context, conversation.user),
    ...{ assignee: null, milestone: null },
    ...(pull && { pull_request: { ...pullUrls, ...diffUrls, merged_at: pull.merged_at } }),
  }
}
