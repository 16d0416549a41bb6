/**
 * Reviews, and comments on lines of a pull request:
 * https://docs.github.com/rest/pulls/reviews
 */

import { Hono } from 'hono'
import {
  type GitHubContext,
  type GitHubEnv,
  orNotFound,
  readNumber,
} from '../context.ts'
import { describeAuthor, makeNodeId } from '../describe.ts'
import type { ReviewCommentState, ReviewState } from '../state.ts'

export const reviewRoutes = new Hono<GitHubEnv>()
  // https://docs.github.com/rest/pulls/comments#get-a-review-comment-for-a-pull-request
  .get('/pulls/comments/:commentId{[0-9]+}', (context) => {
    const { reviewComments } = context.var.repository
    const id = readNumber(context, 'commentId')
    return context.json(
      describeReviewComment(context, orNotFound(reviewComments.get(id))),
    )
  })
  // https://docs.github.com/rest/pulls/reviews#get-a-review-for-a-pull-request
  .get('/pulls/:pullNumber{[0-9]+}/reviews/:reviewId{[0-9]+}', (context) => {
    const { reviews } = context.var.repository
    const review = orNotFound(reviews.get(readNumber(context, 'reviewId')))
    return context.json(describeReview(context, review))
  })

function describeReviewComment(
  context: GitHubContext,
  { id, pull, body, path, line, user, ...times }: ReviewCommentState,
) {
  const { apiUrl } = context.var
  const { head } = orNotFound(context.var.repository.pulls.get(pull))
  return {
    ...describePlace(context, pull, `discussion_r${id}`),
    ...describeAuthor(context, user),
    id,
    node_id: makeNodeId('PRRC', id),
    url: `${apiUrl}/pulls/comments/${id}`,
    pull_request_review_id: null,
    body,
    path,
    line,
    diff_hunk: '@@ -1 +1,3 @@',
    commit_id: head.sha,
    original_commit_id: head.sha,
    created_at: times.created_at,
    updated_at: times.updated_at,
  }
}

function describeReview(
  context: GitHubContext,
  { id, pull, body, user, created_at: submitted_at }: ReviewState,
) {
  const { head } = orNotFound(context.var.repository.pulls.get(pull))
  return {
    ...describePlace(context, pull, `pullrequestreview-${id}`),
    ...describeAuthor(context, user),
    id,
    node_id: makeNodeId('PRR', id),
    body,
    state: 'COMMENTED',
    commit_id: head.sha,
    submitted_at,
  }
}

function describePlace(context: GitHubContext, pull: number, anchor: string) {
  const { apiUrl, htmlUrl } = context.var
  const pull_request_url = `${apiUrl}/pulls/${pull}`
  const html_url = `${htmlUrl}/pull/${pull}#${anchor}`
  const _links = {
    self: { href: pull_request_url },
    html: { href: html_url },
    pull_request: { href: pull_request_url },
  }
  return { pull_request_url, html_url, _links }
}
