/**
 * What issues and pull requests have in common, and the permissions of users.
 */

import { Hono } from 'hono'
import {
  type GitHubContext,
  type GitHubEnv,
  orNotFound,
  readNumber,
  refuse,
} from '../context.ts'
import {
  describeAuthor,
  describeRepository,
  describeUser,
  makeNodeId,
} from '../describe.ts'
import { makeUser } from '../fixtures.ts'
import { respondWithPage } from '../pagination.ts'
import type {
  IssueCommentState,
  IssueEventState,
  IssueState,
  RepositoryState,
} from '../state.ts'

/**
 * Only `role_name` has these roles. `permission` has the base role that each is
 * mapped to.
 */
const basePermissions: Record<string, string> = {
  maintain: 'write',
  triage: 'read',
}

export const issueRoutes = new Hono<GitHubEnv>()
  // https://docs.github.com/rest/repos/repos#get-a-repository
  .get('/', (context) =>
    context.json(describeRepository(context, context.var.repository)),
  )
  // https://docs.github.com/rest/issues/issues#get-an-issue
  .get('/issues/:issueNumber{[0-9]+}', (context) => {
    const issue = findConversation(context)
    const { apiUrl, htmlUrl } = context.var
    const url = `${apiUrl}/issues/${issue.number}`
    const { labels = [], state_reason = null } = issue
    return context.json({
      ...describeConversation(context, issue),
      ...{ url, repository_url: apiUrl, state_reason },
      labels_url: `${url}/labels{/name}`,
      events_url: `${url}/events`,
      html_url: `${htmlUrl}/issues/${issue.number}`,
      labels: labels.map((name) => ({ name, color: 'ededed' })),
    })
  })
  // https://docs.github.com/rest/issues/events#list-issue-events
  .get('/issues/:issueNumber{[0-9]+}/events', (context) => {
    const { number } = findConversation(context)
    const events = context.var.repository.events.filter(
      ({ issue }) => issue === number,
    )
    return respondWithPage(context, events, describeEvent)
  })
  // https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user
  .get('/collaborators/:login/permission', (context) => {
    const { repository } = context.var
    const login = context.req.param('login')
    const account = repository.accounts.get(login)
    const found =
      repository.collaborators.get(login) ?? findDefault(repository, login)
    const isUser = found !== undefined && account?.type !== 'Bot'
    const { permission, role_name } = isUser
      ? found
      : refuse(404, `${login} is not a user`)
    const user = {
      ...describeUser(context, account ?? makeUser(login)),
      role_name,
    }
    return context.json({
      permission: basePermissions[permission] ?? permission,
      role_name,
      user,
    })
  })

function describeEvent(
  context: GitHubContext,
  { id, issue: _, actor, ...event }: IssueEventState,
) {
  return {
    id,
    node_id: makeNodeId('IE', id),
    url: `${context.var.apiUrl}/issues/events/${id}`,
    actor: describeUser(context, actor),
    commit_id: null,
    commit_url: null,
    performed_via_github_app: null,
    ...event,
  }
}

/**
 * Returns the pull request or issue that the path names. Ends the request with
 * 404 if there is none.
 */
export function findConversation(context: GitHubContext): IssueState {
  const { pulls, issues } = context.var.repository
  const number = readNumber(context, 'issueNumber')
  return orNotFound(pulls.get(number) ?? issues.get(number))
}

/** Returns the comments on the issue or pull request. */
export function findComments(
  { comments }: RepositoryState,
  issueNumber: number,
): IssueCommentState[] {
  return [...comments.values()].filter(({ issue }) => issue === issueNumber)
}

/** Returns what an issue and a pull request have in common. */
export function describeConversation(
  context: GitHubContext,
  conversation: IssueState,
) {
  const { repository, apiUrl } = context.var
  const { number, title, body, state, created_at, updated_at, closed_at } =
    conversation
  const node_id = makeNodeId(repository.pulls.has(number) ? 'PR' : 'I', number)
  return {
    id: repository.id + number,
    node_id,
    number,
    title,
    body,
    state,
    locked: false,
    created_at,
    updated_at,
    closed_at,
    ...describeAuthor(context, conversation.user),
    comments: findComments(repository, number).length,
    comments_url: `${apiUrl}/issues/${number}/comments`,
    labels: [],
    assignee: null,
    milestone: null,
  }
}

/**
 * Returns the permission of a user who is no collaborator, undefined if there
 * is no such user.
 */
function findDefault({ owner, accounts }: RepositoryState, login: string) {
  if (login === owner) return { permission: 'admin', role_name: 'admin' }
  return accounts.has(login)
    ? { permission: 'read', role_name: 'read' }
    : undefined
}
