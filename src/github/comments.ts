// The comments of a thread, read through all pages, and the one way in which a comment is created.
import { nonceMarker } from '../domain/marker.ts'
import type { GitHubClient, Repo } from './client.ts'
import { statusOf } from './retry.ts'

export type ThreadAddress = { github: GitHubClient; repo: Repo; place: { thread: number } }

export type StoredComment = { id: number; body: string; url: string }

const pageSize = 100
const mostPages = 30

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
    for (const { id, body, html_url } of data) yield { id, body: body ?? '', url: html_url }
    if (data.length < pageSize) return
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
  return { id: data.id, body, url: data.html_url }
}

async function findByNonce(address: ThreadAddress, nonce: string, signal: AbortSignal) {
  for await (const comment of listComments(address, signal)) {
    if (comment.body.includes(nonceMarker(nonce))) return comment
  }
  return null
}
