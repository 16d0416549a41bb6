// Comments of a pull request or issue: what is read of them, and how one is written.
import * as z from 'zod/mini'
import type { GitHubClient, Repo } from '../github/github-client.ts'
import type { WrittenComment } from './comment-reading.ts'
import type { CommentAuthor } from './our-comment.ts'

/** `author`: null for an account that is gone. */
export type StoredComment = { id: number; body: string; url: string; author: CommentAuthor | null }

const commentResponse = z.object({
  id: z.int(),
  body: z.catch(z.string(), ''),
  html_url: z.string(),
  user: z.catch(
    z.nullable(z.object({ id: z.int(), login: z.catch(z.string(), ''), type: z.string() })),
    null,
  ),
})

/** A comment of GitHub's response. Throws if the response is no comment, such as the page of a proxy. */
export function parseComment(response: unknown): StoredComment {
  const { id, body, html_url: url, user } = commentResponse.parse(response)
  return { id, body, url, author: user && { id: user.id, login: user.login, isBot: user.type === 'Bot' } }
}

type CommentTarget = { github: GitHubClient; repo: Repo; issueNumber: number }

/** `id`: null for a new comment. `request`: such as its signal. */
type CommentWriting = { id: number | null; body: string; request: object }

/**
 * GitHub's answer to an edit of a comment, or to a new one. Throws what Octokit throws.
 *
 * https://docs.github.com/rest/issues/comments#create-an-issue-comment
 * https://docs.github.com/rest/issues/comments#update-an-issue-comment
 */
export function sendComment(
  { github, repo, issueNumber }: CommentTarget,
  { id, body, request }: CommentWriting,
) {
  return id === null
    ? github.issues.createComment({ ...repo, issue_number: issueNumber, body, request })
    : github.issues.updateComment({ ...repo, comment_id: id, body, request })
}

/** Writes a comment that has no state. Throws what Octokit throws. */
export async function writePlainComment(
  target: CommentTarget,
  given: CommentWriting,
): Promise<WrittenComment> {
  const { data } = await sendComment(target, given)
  const { id, url } = parseComment(data)
  return { id, url }
}
