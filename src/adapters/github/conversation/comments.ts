// The comments of a thread, read through all pages, and the one way in which a comment is created.
import * as z from 'zod/mini'
import { nonceMarker } from '../../../domain/conversation/comment-state.ts'
import type { GitHubClient, Repo } from '../client.ts'
import { statusOf } from '../retry.ts'

export type ThreadAddress = { github: GitHubClient; repo: Repo; place: { thread: number } }

export type StoredComment = { id: number; body: string; url: string }

const pageSize = 100
const mostPages = 30

const commentAnswer = z.object({
  id: z.int(),
  body: z.catch(z.string(), ''),
  html_url: z.string(),
})

/** A comment of GitHub's answer. Throws where the answer is none, such as the page of a proxy. */
export function readComment(answer: unknown): StoredComment {
  const { id, body, html_url } = commentAnswer.parse(answer)
  return { id, body, url: html_url }
}

/** All comments of a thread, oldest first, at most 3,000. */
export async function* listComments(
  { github, repo, place }: ThreadAddress,
  signal: AbortSignal,
): AsyncGenerator<StoredComment> {
  for (let page = 1; page <= mostPages; page += 1) {
    const { data } = await github.issues.listComments({
      ...repo,
      issue_number: place.thread,
      per_page: pageSize,
      page,
      request: { signal },
    })
    const comments = z.array(z.unknown()).parse(data).map(readComment)
    yield* comments
    if (comments.length < pageSize) return
  }
}

/** Creates a comment once, even if the first answer is lost: a second one is sent only if the first did not arrive. */
export async function createComment(
  address: ThreadAddress,
  { body, nonce, signal }: { body: string; nonce: string; signal: AbortSignal },
): Promise<StoredComment> {
  try {
    return await post(address, body, signal)
  } catch (error) {
    const status = statusOf(error)
    if (signal.aborted || (status > 0 && status < 500)) throw error
    return (await findByNonce(address, nonce, signal)) ?? (await post(address, body, signal))
  }
}

async function post({ github, repo, place }: ThreadAddress, body: string, signal: AbortSignal) {
  const { data } = await github.issues.createComment({
    ...repo,
    issue_number: place.thread,
    body,
    request: { signal },
  })
  return readComment(data)
}

async function findByNonce(address: ThreadAddress, nonce: string, signal: AbortSignal) {
  for await (const comment of listComments(address, signal)) {
    if (comment.body.includes(nonceMarker(nonce))) return comment
  }
  return null
}
