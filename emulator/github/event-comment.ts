/**
 * The comment or review of an event, which GitHub has before it starts a run.
 */

import { makeCommentDefaults } from './fixtures.ts'
import type { RepositoryState } from './state.ts'

/**
 * Adds the comment or review that a run's event tells of, unless it is there.
 * `over`: in place of one with its id.
 */
export function addCommentOfEvent(
  repository: RepositoryState,
  { name, payload }: { name: string; payload?: unknown },
  { over } = { over: false },
): void {
  const { comment, review, issue, pull_request } = Object(payload)
  const number = Number(Object(issue ?? pull_request).number)
  const { id, node_id, body, user, created_at } = Object(comment ?? review)
  if (typeof id !== 'number' || typeof body !== 'string') return

  const given = { user, node_id, created_at, updated_at: created_at }
  const known = Object.entries(given).filter(([, value]) => Boolean(value))
  const written = {
    ...makeCommentDefaults(repository, id),
    ...Object.fromEntries(known),
    body,
  }
  const of = { ...written, pull: number }
  const { comments, reviewComments, reviews } = repository
  const adds = (known: ReadonlyMap<number, unknown>) => over || !known.has(id)
  if (name === 'issue_comment' && adds(comments))
    comments.set(id, { ...written, issue: number })
  if (name === 'pull_request_review' && adds(reviews)) reviews.set(id, of)
  if (name === 'pull_request_review_comment' && adds(reviewComments))
    reviewComments.set(id, { path: 'README.md', line: 1, ...of })
}
