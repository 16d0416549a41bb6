// The comments of a pull request or issue. Each write is sent once: whether it
// took effect decides what may be sent next.
import { readDate } from '../lib/http-failure.ts'
import type { GitHub } from './client.ts'
import { GitHubError, unusableAnswer } from './errors.ts'
import { type Retry, trying } from './retry.ts'

export type PostedComment = {
  id: number
  body: string
  url: string
  /** Of the pull request or issue. */
  number: number
  /** ISO 8601, by GitHub's clock. */
  updatedAt: string
  /** Null for an account that is gone. */
  author: { login: string; isBot: boolean } | null
}

/** An answer of GitHub with its time. */
export type Dated<T> = { value: T; date: Date }

/** GitHub's answer to one of the calls below, as far as it is read here. */
type CommentResponse = {
  id: number | bigint
  body?: string | undefined
  html_url: string
  issue_url: string
  updated_at: string
  user: { login?: string; type?: string } | null
}

/**
 * All comments, oldest first. Throws a GitHubError if there are more than
 * `maxCount`.
 * https://docs.github.com/rest/issues/comments#list-issue-comments
 */
export async function listComments(
  { rest, repo }: GitHub,
  number: number,
  maxCount: number,
): Promise<Dated<PostedComment[]>> {
  const { hasMore, ...listed } = await listPages(
    (page) =>
      rest.issues.listComments({ ...repo, issue_number: number, ...page }),
    maxCount,
  )
  if (hasMore)
    throw new GitHubError(
      'The pull request or issue has too many comments to find this one.',
    )
  return listed
}

/**
 * The newest comments of the repository, at most `maxCount`.
 * https://docs.github.com/rest/issues/comments#list-issue-comments-for-a-repository
 */
export function listNewestComments(
  { rest, repo }: GitHub,
  maxCount: number,
): Promise<Dated<PostedComment[]>> {
  const order = { sort: 'updated', direction: 'desc' } as const
  return listPages(
    (page) => rest.issues.listCommentsForRepo({ ...repo, ...order, ...page }),
    maxCount,
  )
}

type Page = { page?: number; per_page: number; request: { retry: Retry } }
type PageResponse = {
  data: CommentResponse[]
  headers: { date?: string; link?: string }
}
type Listed = Dated<PostedComment[]> & { hasMore: boolean }

/** GitHub may be able to make a small page where it fails to make a large one. */
const pageSizes = [100, 30, 10]

/** The pages of a list, which begins again with smaller ones after a 502. */
async function listPages(
  ask: (page: Page) => Promise<PageResponse>,
  maxCount: number,
  sizes = pageSizes,
): Promise<Listed> {
  const [size = 1, ...smaller] = sizes
  const retry = smaller.length > 0 ? 'for-a-minute-but-502' : 'for-a-minute'

  try {
    return await readPages(
      (page) =>
        ask({
          per_page: size,
          ...(page > 1 && { page }),
          ...trying(retry),
        }),
      { size, maxCount },
    )
  } catch (error) {
    const isTooLarge = error instanceof GitHubError && error.status === 502
    if (!isTooLarge || smaller.length === 0) throw error
    return listPages(ask, maxCount, smaller)
  }
}

/**
 * Pages are asked for by number, because a link of GitHub's may lead elsewhere
 * behind a proxy, or may be missing.
 */
async function readPages(
  ask: (page: number) => Promise<PageResponse>,
  { size, maxCount }: { size: number; maxCount: number },
): Promise<Listed> {
  const comments: PostedComment[] = []
  let date: Date | null = null
  for (let page = 1; ; page += 1) {
    const { data, headers } = await ask(page)
    if (!Array.isArray(data)) throw unusableAnswer()
    comments.push(...data.map(toComment))
    date ??= dateOf(headers)

    const isLinked = /rel="next"/.test(headers.link ?? '')
    const mayHaveMore = isLinked || data.length >= size
    const isOver = !mayHaveMore || data.length === 0
    if (isOver || comments.length >= maxCount)
      return { value: comments, date, hasMore: !isOver }
  }
}

/** https://docs.github.com/rest/issues/comments#get-an-issue-comment */
export async function getComment(
  { rest, repo }: GitHub,
  id: number,
): Promise<Dated<PostedComment>> {
  return dated(await rest.issues.getComment({ ...repo, comment_id: id }))
}

const once = trying('if-unsent')

/** https://docs.github.com/rest/issues/comments#create-an-issue-comment */
export async function createComment(
  { rest, repo }: GitHub,
  number: number,
  body: string,
): Promise<Dated<PostedComment>> {
  return dated(
    await rest.issues.createComment({
      ...repo,
      issue_number: number,
      body,
      ...once,
    }),
  )
}

/** https://docs.github.com/rest/issues/comments#update-an-issue-comment */
export async function updateComment(
  { rest, repo }: GitHub,
  id: number,
  body: string,
): Promise<Dated<PostedComment>> {
  return dated(
    await rest.issues.updateComment({ ...repo, comment_id: id, body, ...once }),
  )
}

/** https://docs.github.com/rest/issues/comments#delete-an-issue-comment */
export async function deleteComment(
  { rest, repo }: GitHub,
  id: number,
): Promise<void> {
  await rest.issues.deleteComment({ ...repo, comment_id: id })
}

/**
 * Login of the account that a personal token belongs to, null for the token of
 * an app, which belongs to none.
 *
 * https://docs.github.com/rest/users/users#get-the-authenticated-user
 */
export async function loginOfToken({ rest }: GitHub): Promise<string | null> {
  try {
    const { data } = await rest.users.getAuthenticated()
    return data.login
  } catch (error) {
    if (error instanceof GitHubError && error.isInaccessible) return null
    throw error
  }
}

function dated({
  data,
  headers,
}: {
  data: CommentResponse
  headers: { date?: string }
}) {
  return { value: toComment(data), date: dateOf(headers) }
}

function toComment(given: CommentResponse): PostedComment {
  const {
    body = '',
    html_url: url,
    issue_url: issueUrl,
    updated_at: updatedAt,
    user,
  } = given
  const id = Number(given.id)
  const number = Number(/\/(\d+)$/.exec(issueUrl)?.[1])
  if (
    !Number.isSafeInteger(id) ||
    !Number.isSafeInteger(number) ||
    Number.isNaN(Date.parse(updatedAt))
  )
    throw unusableAnswer()

  const login = user?.login
  const author = login
    ? { login, isBot: user?.type === 'Bot' || login.endsWith('[bot]') }
    : null
  return { id, body, url, number, updatedAt, author }
}

/** GitHub's time of an answer. Of another form, it would be a guess. */
function dateOf({ date: text }: { date?: string }): Date {
  const date = readDate(text)
  if (date !== null) return date
  throw new GitHubError("GitHub's answer doesn't say when it was given.", {
    isUnanswered: true,
  })
}
