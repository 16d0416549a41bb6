/** Comments on issues and pull requests, by thread and over the whole repository. */

import { Hono } from 'hono'
import { addComment } from '../fixtures.ts'
import { sortBy, takePage } from '../pagination.ts'
import type { GitHubContext, GitHubEnv, Scope } from '../request-context.ts'
import {
  describeAssociation,
  describeUser,
  makeNodeId,
  readField,
  readNumber,
  refuse,
  refuseField,
  refuseReadOnly,
  refuseUnknown,
} from '../request-context.ts'
import type { IssueCommentState, Schemas } from '../state.ts'
import { actionsBot, readTime } from '../state.ts'
import { findThread, refuseDisabled } from './issues.ts'

type CommentFields =
  | 'id'
  | 'node_id'
  | 'url'
  | 'html_url'
  | 'issue_url'
  | 'body'
  | 'created_at'
  | 'updated_at'
type CommentAnswer = Pick<
  Schemas['issue-comment'],
  CommentFields | 'author_association' | 'performed_via_github_app'
> & { user: ReturnType<typeof describeUser> }

const maxBodyLength = 65_536

export const commentRoutes = new Hono<GitHubEnv>()
  .get('/issues/:number{[0-9]+}/comments', listThreadComments)
  .post('/issues/:number{[0-9]+}/comments', createComment)
  .get('/issues/comments', listRepositoryComments)
  .get('/issues/comments/:id{[0-9]+}', getComment)
  .patch('/issues/comments/:id{[0-9]+}', updateComment)

function listThreadComments(context: GitHubContext): Response {
  const { repository } = context.var
  const number = readNumber(context, 'number')
  if (findThread(repository, number) === undefined) return refuseUnknown(context)
  const comments = [...repository.comments.values()].filter(({ issue }) => issue === number)
  return (
    refuseDisabled(context, number) ??
    answerPage(
      context,
      sortBy(comments, ({ id }) => id, false),
    )
  )
}

/** Without `sort` the order is by ascending id, whatever `direction` says. */
function listRepositoryComments(context: GitHubContext): Response {
  const { sort, direction } = context.req.query()
  const field = sort === 'updated' ? 'updated_at' : 'created_at'
  const ascending = sortBy(context.var.repository.comments.values(), ({ id }) => id, false)
  if (sort === undefined) return answerPage(context, ascending)
  return answerPage(
    context,
    sortBy(ascending, (comment) => comment[field], direction !== 'asc'),
  )
}

function answerPage(context: GitHubContext, comments: IssueCommentState[]): Response {
  const sinceMs = Date.parse(context.req.query('since') ?? '') || 0
  const recent = comments.filter(({ updated_at }) => Date.parse(updated_at) >= sinceMs)
  return context.json(takePage(context, recent).map((comment) => describeComment(context.var, comment)))
}

async function createComment(context: GitHubContext): Promise<Response> {
  const { repository } = context.var
  const number = readNumber(context, 'number')
  const thread = findThread(repository, number)
  if (thread === undefined) return refuseUnknown(context)
  const refusal = refuseDisabled(context, number) ?? refuseReadOnly(context, number)
  if (refusal) return refusal
  if (thread.locked)
    return refuse(context, 403, { message: 'Unable to create comment because issue is locked.' })
  const body = await readField(context, 'body')
  if (!isBody(body)) return refuseBody(context, body)
  const comment = addComment(repository, { issue: number, body, user: actionsBot })
  const answer = describeComment(context.var, comment)
  return context.json(answer, 201, { location: answer.url })
}

function getComment(context: GitHubContext): Response {
  const comment = findComment(context)
  return comment ? context.json(describeComment(context.var, comment)) : refuseUnknown(context)
}

async function updateComment(context: GitHubContext): Promise<Response> {
  const comment = findComment(context)
  if (comment === undefined) return refuseUnknown(context)
  const refusal = refuseReadOnly(context, comment.issue)
  if (refusal) return refusal
  const body = await readField(context, 'body')
  if (!isBody(body)) return refuseBody(context, body)
  Object.assign(comment, { body, updated_at: readTime(context.var.repository) })
  return context.json(describeComment(context.var, comment))
}

function findComment(context: GitHubContext): IssueCommentState | undefined {
  return context.var.repository.comments.get(readNumber(context, 'id'))
}

function isBody(body: unknown): body is string {
  return typeof body === 'string' && body.trim() !== '' && body.length <= maxBodyLength
}

function refuseBody(context: GitHubContext, body: unknown): Response {
  const isTooLong = typeof body === 'string' && body.length > maxBodyLength
  const problem = isTooLong ? `is too long (maximum is ${maxBodyLength} characters)` : "can't be blank"
  return refuseField(context, { resource: 'IssueComment', field: 'body', message: `body ${problem}` })
}

function describeComment(scope: Scope, comment: IssueCommentState): CommentAnswer {
  const { id, issue, body, created_at, updated_at } = comment
  const thread = scope.repository.pulls.has(issue) ? `pull/${issue}` : `issues/${issue}`
  return {
    ...{ id, node_id: makeNodeId('IC', id), url: `${scope.apiUrl}/issues/comments/${id}` },
    html_url: `${scope.htmlUrl}/${thread}#issuecomment-${id}`,
    issue_url: `${scope.apiUrl}/issues/${issue}`,
    ...{ body, created_at, updated_at, performed_via_github_app: null },
    user: describeUser(scope, comment.user),
    author_association: describeAssociation(scope, comment.user),
  }
}
