/**
 * Comments on issues and pull requests:
 * https://docs.github.com/rest/issues/comments
 */

import { Hono } from 'hono'
import {
  type GitHubContext,
  type GitHubEnv,
  orNotFound,
  readBodyField,
  readNumber,
  refuse,
} from '../context.ts'
import { describeAuthor, makeNodeId } from '../describe.ts'
import { addComment } from '../fixtures.ts'
import { respondWithPage, sortBy } from '../pagination.ts'
import { formatNow, type IssueCommentState } from '../state.ts'
import { checkWrite } from '../tokens.ts'
import { findComments, findConversation } from './issues.ts'

/**
 * From the API's error "body is too long (maximum is 65536 characters)". GitHub
 * does not document the limit.
 */
const maxBodyLength = 65_536

const ofIssue = '/issues/:issueNumber{[0-9]+}/comments'
const one = '/issues/comments/:commentId{[0-9]+}'

export const commentRoutes = new Hono<GitHubEnv>()
  .get(ofIssue, (context) => {
    const { number } = findConversation(context)
    const comments = sortById(findComments(context.var.repository, number))
    return respondWithPage(context, comments, describeComment)
  })
  .post(ofIssue, async (context) => {
    const { number: issue } = findConversation(context)
    checkWrite(context, issue)
    const { repository, token } = context.var
    const body = await readCommentBody(context)
    const response = describeComment(
      context,
      addComment(repository, { issue, body, user: token.account }),
    )
    return context.json(response, 201, { location: response.url })
  })
  .get('/issues/comments', (context) => {
    const { sort, direction } = context.req.query()
    const comments = sortById(context.var.repository.comments.values())
    // Without `sort` the order is by ascending ID, and `direction` is ignored.
    const order = sort === undefined || direction === 'asc' ? 'asc' : 'desc'
    const key = ({ created_at, updated_at }: IssueCommentState) =>
      sort === 'updated' ? updated_at : created_at
    return respondWithPage(
      context,
      sortBy(comments, key, order),
      describeComment,
    )
  })
  .get(one, (context) =>
    context.json(describeComment(context, findComment(context))),
  )
  .patch(one, async (context) => {
    const comment = findComment(context)
    checkWrite(context, comment.issue)
    const body = await readCommentBody(context)
    Object.assign(comment, {
      body,
      updated_at: formatNow(context.var.repository),
    })
    return context.json(describeComment(context, comment))
  })
  .delete(one, (context) => {
    const { id, issue } = findComment(context)
    checkWrite(context, issue)
    context.var.repository.comments.delete(id)
    return context.body(null, 204)
  })

function findComment(context: GitHubContext): IssueCommentState {
  return orNotFound(
    context.var.repository.comments.get(readNumber(context, 'commentId')),
  )
}

function sortById(comments: Iterable<IssueCommentState>): IssueCommentState[] {
  return sortBy(comments, ({ id }) => id, 'asc')
}

/** Ends the request with 422 if the text is not valid. */
async function readCommentBody(context: GitHubContext): Promise<string> {
  const body = await readBodyField(context, 'body')
  const isText = typeof body === 'string' && body.trim() !== ''
  if (isText && body.length <= maxBodyLength) return body
  const problem = isText
    ? `is too long (maximum is ${maxBodyLength} characters)`
    : "can't be blank"
  const error = {
    code: 'unprocessable',
    resource: 'IssueComment',
    field: 'body',
    message: `body ${problem}`,
  }
  return refuse(422, 'Validation Failed', { errors: [error] })
}

function describeComment(context: GitHubContext, comment: IssueCommentState) {
  const { repository, apiUrl, htmlUrl } = context.var
  const { id, issue, body, created_at, updated_at, user } = comment
  const page = repository.pulls.has(issue) ? `pull/${issue}` : `issues/${issue}`
  return {
    id,
    node_id: makeNodeId('IC', id),
    url: `${apiUrl}/issues/comments/${id}`,
    html_url: `${htmlUrl}/${page}#issuecomment-${id}`,
    issue_url: `${apiUrl}/issues/${issue}`,
    body,
    created_at,
    updated_at,
    performed_via_github_app: null,
    ...describeAuthor(context, user),
  }
}
