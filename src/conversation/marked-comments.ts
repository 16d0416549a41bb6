// The comments of a repository that have the mark of a state.
import * as z from 'zod/mini'
import type { Connection } from '../github/github-client.ts'
import { readNumberedPage } from '../github/list-pages.ts'
import { parseComment, type StoredComment } from './comment-calls.ts'
import { hasStateMark } from './signed-state.ts'

/** Where comments are looked for. */
export type RepositoryComments = {
  /** To the repository of the comments. */
  connection: Connection
  /** Comments that have not changed since are left out. */
  since: Date
  /** Limits all calls to GitHub. */
  signal: AbortSignal
}

export type ListedComment = StoredComment & { issueNumber: number }

const issueResponse = z.object({ issue_url: z.string() })

/**
 * Hands on the comments with the mark of a state, page by page, those that changed last first. Returns whether there are more.
 * Throws what Octokit throws.
 *
 * https://docs.github.com/rest/issues/comments#list-issue-comments-for-a-repository
 */
export async function readMarkedComments(
  source: RepositoryComments,
  pageLimit: number,
  onPage: (comments: readonly ListedComment[]) => Promise<void>,
): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const { comments, hasMore } = await readMarkedPage(source, page)
    if (comments.length > 0) await onPage(comments)
    if (!hasMore || page === pageLimit) return hasMore
  }
}

async function readMarkedPage(
  { connection, since, signal }: RepositoryComments,
  number: number,
): Promise<{ comments: ListedComment[]; hasMore: boolean }> {
  const github = await connection.client()
  const order = { sort: 'updated', direction: 'desc', since: since.toISOString() } as const
  const { items, hasMore } = await readNumberedPage(
    (page) =>
      github.issues.listCommentsForRepo({ ...connection.repo, ...order, ...page, request: { signal } }),
    number,
  )
  const comments = items.flatMap((item) => {
    const comment = parseComment(item)
    if (!hasStateMark(comment.body)) return []
    const issue = /\/(\d+)$/.exec(issueResponse.parse(item).issue_url)?.[1]
    return { ...comment, issueNumber: Number(issue ?? 0) }
  })
  return { comments, hasMore }
}
