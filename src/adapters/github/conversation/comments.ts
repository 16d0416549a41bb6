// The comments of a conversation: list, create, read and update. A comment is created only once.
import * as z from 'zod/mini'
import { nonceTag } from '../../../domain/conversation/comment-state.ts'
import type { GitHubClient, Repo } from '../client.ts'
import { ResponseError, statusOf } from '../errors.ts'
import { listPagesBackwards, pageSize } from '../pages.ts'

/** The pull request or issue of a comment. */
export type CommentTarget = { github: GitHubClient; repo: Repo; issueNumber: number }

export type CommentAuthor = { id: number; isBot: boolean }

/** `author`: null for an account that is gone. */
export type StoredComment = { id: number; body: string; url: string; author: CommentAuthor | null }

/** Pages that are read beside the first one. */
const maxPages = 30

const tooManyComments = 'the conversation has more than 3,100 comments, and not all were read'

const commentResponse = z.object({
  id: z.int(),
  body: z.catch(z.string(), ''),
  html_url: z.string(),
  user: z.catch(z.nullable(z.object({ id: z.int(), type: z.string() })), null),
})

/** A comment of GitHub's response. Throws if the response is no comment, such as the page of a proxy. */
export function parseComment(response: unknown): StoredComment {
  const { id, body, html_url: url, user } = commentResponse.parse(response)
  return { id, body, url, author: user && { id: user.id, isBot: user.type === 'Bot' } }
}

/**
 * The pages of a conversation's comments: the first one, then the newest backwards. Throws a ResponseError at the end if
 * there are more than 3,100, because then not all were read.
 *
 * https://docs.github.com/rest/issues/comments#list-issue-comments
 */
export async function* listCommentPages(
  { github, repo, issueNumber }: CommentTarget,
  signal: AbortSignal,
): AsyncGenerator<StoredComment[]> {
  const call = { ...repo, issue_number: issueNumber, per_page: pageSize, request: { signal } }
  const first = await github.issues.listComments(call)
  let pages = 0
  for await (const { items, hasMore } of listPagesBackwards(github, first, signal)) {
    yield items.map(parseComment)
    if (hasMore && pages === maxPages) throw new ResponseError(tooManyComments)
    pages += 1
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

/** The comment with the nonce of a run, null if there is none. */
export async function findByNonce(
  target: CommentTarget,
  nonce: string,
  signal: AbortSignal,
): Promise<StoredComment | null> {
  for await (const page of listCommentPages(target, signal)) {
    const found = page.find(({ body }) => body.includes(nonceTag(nonce)))
    if (found) return found
  }
  return null
}
