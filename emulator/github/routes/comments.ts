/** Comments on issues and pull requests. */

import { Hono } from 'hono'
import { addComment } from '../fixtures.ts'
import { paginate, sortBy } from '../pagination.ts'
import { checkWritePermission } from '../permissions.ts'
import {
  type AuthorResponse,
  describeAuthor,
  type GitHubContext,
  type GitHubEnv,
  makeNodeId,
  readBodyField,
  readNumber,
  respondInvalidField,
  respondNotFound,
  respondWithError,
} from '../request-context.ts'
import { formatNow, type IssueCommentState, type Schemas } from '../state.ts'
import { checkIssuesEnabled, findComments, findConversation } from './issues.ts'

type CommentFields = 'id' | 'node_id' | 'url' | 'html_url' | 'issue_url' | 'body'
type CommentResponse = Pick<
  Schemas['issue-comment'],
  CommentFields | 'created_at' | 'updated_at' | 'performed_via_github_app'
> &
  AuthorResponse

/** From the API's error "body is too long (maximum is 65536 characters)". GitHub does not document the limit. */
const maxBodyLength = 65_536

export const commentRoutes = new Hono<GitHubEnv>()
  .get('/issues/:issueNumber{[0-9]+}/comments', listComments)
  .post('/issues/:issueNumber{[0-9]+}/comments', createComment)
  .get('/issues/comments', listRepositoryComments)
  .get('/issues/comments/:commentId{[0-9]+}', getComment)
  .patch('/issues/comments/:commentId{[0-9]+}', updateComment)

/** https://docs.github.com/rest/issues/comments#list-issue-comments */
function listComments(context: GitHubContext): Response {
  const { repository } = context.var
  const issueNumber = readNumber(context, 'issueNumber')
  if (findConversation(repository, issueNumber) === null) return respondNotFound(context)
  const error = checkIssuesEnabled(context, issueNumber)
  if (error) return error
  return respondWithPage(context, sortById(findComments(repository, issueNumber)))
}

/**
 * Without `sort` the order is by ascending ID, and `direction` is ignored.
 *
 * https://docs.github.com/rest/issues/comments#list-issue-comments-for-a-repository
 */
function listRepositoryComments(context: GitHubContext): Response {
  const { sort, direction } = context.req.query()
  const comments = sortById(context.var.repository.comments.values())
  if (sort === undefined) return respondWithPage(context, comments)
  const field = sort === 'updated' ? 'updated_at' : 'created_at'
  const order = direction === 'asc' ? 'asc' : 'desc'
  return respondWithPage(
    context,
    sortBy(comments, (comment) => comment[field], order),
  )
}

/** https://docs.github.com/rest/issues/comments#create-an-issue-comment */
async function createComment(context: GitHubContext): Promise<Response> {
  const { repository } = context.var
  const issueNumber = readNumber(context, 'issueNumber')
  const conversation = findConversation(repository, issueNumber)
  if (conversation === null) return respondNotFound(context)
  const error = checkIssuesEnabled(context, issueNumber) ?? checkWritePermission(context, issueNumber)
  if (error) return error
  if (conversation.locked)
    return respondWithError(context, 403, { message: 'Unable to create comment because issue is locked.' })
  const body = await readBodyField(context, 'body')
  if (!isBody(body)) return respondInvalidBody(context, body)
  const comment = addComment(repository, { issue: issueNumber, body, user: context.var.account })
  const response = describeComment(context, comment)
  return context.json(response, 201, { location: response.url })
}

/** https://docs.github.com/rest/issues/comments#get-an-issue-comment */
function getComment(context: GitHubContext): Response {
  const comment = findComment(context)
  return comment ? context.json(describeComment(context, comment)) : respondNotFound(context)
}

/** https://docs.github.com/rest/issues/comments#update-an-issue-comment */
async function updateComment(context: GitHubContext): Promise<Response> {
  const comment = findComment(context)
  if (comment === null) return respondNotFound(context)
  const error = checkWritePermission(context, comment.issue)
  if (error) return error
  const body = await readBodyField(context, 'body')
  if (!isBody(body)) return respondInvalidBody(context, body)
  Object.assign(comment, { body, updated_at: formatNow(context.var.repository) })
  return context.json(describeComment(context, comment))
}

function findComment(context: GitHubContext): IssueCommentState | null {
  return context.var.repository.comments.get(readNumber(context, 'commentId')) ?? null
}

function sortById(comments: Iterable<IssueCommentState>): IssueCommentState[] {
  return sortBy(comments, ({ id }) => id, 'asc')
}

function respondWithPage(context: GitHubContext, comments: IssueCommentState[]): Response {
  const sinceMs = Date.parse(context.req.query('since') ?? '') || 0
  const updatedComments = comments.filter(({ updated_at }) => Date.parse(updated_at) >= sinceMs)
  const page = paginate(context, updatedComments)
  return context.json(page.map((comment) => describeComment(context, comment)))
}

function isBody(body: unknown): body is string {
  return typeof body === 'string' && body.trim() !== '' && body.length <= maxBodyLength
}

function respondInvalidBody(context: GitHubContext, body: unknown): Response {
  const isTooLong = typeof body === 'string' && body.length > maxBodyLength
  const problem = isTooLong ? `is too long (maximum is ${maxBodyLength} characters)` : "can't be blank"
  return respondInvalidField(context, { resource: 'IssueComment', field: 'body', message: `body ${problem}` })
}

function describeComment(context: GitHubContext, comment: IssueCommentState): CommentResponse {
  const { repository, apiUrl, htmlUrl } = context.var
  const { id, issue, body, created_at, updated_at } = comment
  const page = repository.pulls.has(issue) ? `pull/${issue}` : `issues/${issue}`
  return {
    ...{ id, node_id: makeNodeId('IC', id), url: `${apiUrl}/issues/comments/${id}` },
    html_url: `${htmlUrl}/${page}#issuecomment-${id}`,
    issue_url: `${apiUrl}/issues/${issue}`,
    ...{ body, created_at, updated_at, performed_via_github_app: null },
    ...describeAuthor(context, comment.user),
  }
}
