// The comments of a conversation: list, create, read and update. A comment is created only once.
import * as z from 'zod/mini'
import { nonceTag } from '../../../domain/conversation/comment-state.ts'
import type { GitHubClient, Repo } from '../client.ts'
import { statusOf } from '../errors.ts'

/** The pull request or issue of a comment. */
export type CommentTarget = { github: GitHubClient; repo: Repo; issueNumber: number }

export type StoredComment = { id: number; body: string; url: string }

/** GitHub's maximum for `per_page`. */
const pageSize = 100
const maxPages = 30

const commentResponse = z.object({
  id: z.int(),
  body: z.catch(z.string(), ''),
  html_url: z.string(),
})

/** A comment of GitHub's response. Throws if the response is no comment, such as the page of a proxy. */
function parseComment(response: unknown): StoredComment {
  const { id, body, html_url } = commentResponse.parse(response)
  return { id, body, url: html_url }
}

/**
 * All comments of a conversation, oldest first, at most 3,000.
 *
 * https://docs.github.com/rest/issues/comments#list-issue-comments
 */
export async function* listComments(
  { github, repo, issueNumber }: CommentTarget,
  signal: AbortSignal,
): AsyncGenerator<StoredComment> {
  const call = { ...repo, issue_number: issueNumber, per_page: pageSize, request: { signal } }
  for (let page = 1; page <= maxPages; page += 1) {
    const { data } = await github.issues.listComments({ ...call, page })
    const comments = z.array(z.unknown()).parse(data).map(parseComment)
    yield* comments
    if (comments.length < pageSize) return
  }
}

/** Creates a comment once, even if the first response is lost: it looks for the nonce before it sends a second time. */
export async function createComment(
  target: CommentTarget,
  { body, nonce, signal }: { body: string; nonce: string; signal: AbortSignal },
): Promise<StoredComment> {
  try {
    return await postComment(target, body, signal)
  } catch (error) {
    const status = statusOf(error)
    if (signal.aborted || (status !== null && status < 500)) throw error
    return (await findByNonce(target, nonce, signal)) ?? (await postComment(target, body, signal))
  }
}

/** https://docs.github.com/rest/issues/comments#create-an-issue-comment */
export async function postComment(
  { github, repo, issueNumber }: CommentTarget,
  body: string,
  signal: AbortSignal,
): Promise<StoredComment> {
  const call = { ...repo, issue_number: issueNumber, body, request: { signal } }
  const { data } = await github.issues.createComment(call)
  return parseComment(data)
}

/**
 * A comment by its id, null if it is gone.
 *
 * https://docs.github.com/rest/issues/comments#get-an-issue-comment
 */
export async function getComment(
  { github, repo }: CommentTarget,
  id: number,
  signal: AbortSignal,
): Promise<StoredComment | null> {
  try {
    const { data } = await github.issues.getComment({ ...repo, comment_id: id, request: { signal } })
    return parseComment(data)
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

/** https://docs.github.com/rest/issues/comments#update-an-issue-comment */
export async function updateComment(
  { github, repo }: CommentTarget,
  { id, body, signal }: { id: number; body: string; signal: AbortSignal },
): Promise<StoredComment> {
  const { data } = await github.issues.updateComment({ ...repo, comment_id: id, body, request: { signal } })
  return parseComment(data)
}

async function findByNonce(target: CommentTarget, nonce: string, signal: AbortSignal) {
  for await (const comment of listComments(target, signal)) {
    if (comment.body.includes(nonceTag(nonce))) return comment
  }
  return null
}
