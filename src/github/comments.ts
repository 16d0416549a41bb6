// The comments of a pull request or issue. Each write is sent once: whether it
// took effect decides what may be sent next.
import type { GitHub } from './client.ts'
import { GitHubError, unusableAnswer } from './errors.ts'

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

const pageSize = 100

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
 * All comments, oldest first, in pages of 100.
 * https://docs.github.com/rest/issues/comments#list-issue-comments
 */
export async function listComments(
  { rest, paginate, repo }: GitHub,
  number: number,
  maxPages: number,
): Promise<Dated<PostedComment[]>> {
  const parameters = { ...repo, issue_number: number, per_page: pageSize }
  const pages = paginate.iterator(rest.issues.listComments, parameters)
  return collect(
    pages,
    maxPages,
    'The pull request or issue has too many comments to find this one.',
  )
}

/**
 * The newest comments of the repository.
 * https://docs.github.com/rest/issues/comments#list-issue-comments-for-a-repository
 */
export async function listNewestComments(
  { rest, paginate, repo }: GitHub,
  maxPages: number,
): Promise<Dated<PostedComment[]>> {
  const parameters = {
    ...repo,
    sort: 'updated',
    direction: 'desc',
    per_page: pageSize,
  } as const
  return collect(
    paginate.iterator(rest.issues.listCommentsForRepo, parameters),
    maxPages,
    null,
  )
}

type Pages = AsyncIterable<{
  data: CommentResponse[]
  headers: { date?: string; link?: string }
}>

/**
 * `tooLong`: what is wrong if there are more pages, null if the rest does not
 * matter.
 */
async function collect(pages: Pages, maxPages: number, tooLong: string | null) {
  const comments: PostedComment[] = []
  let date: Date | null = null
  let count = 0
  for await (const { data, headers } of pages) {
    if (!Array.isArray(data)) throw unusableAnswer()
    comments.push(...data.map(toComment))
    date ??= dateOf(headers)
    count += 1
    if (count < maxPages) continue
    if (tooLong !== null && /rel="next"/.test(headers.link ?? ''))
      throw new GitHubError(tooLong)
    break
  }
  if (date === null) throw unusableAnswer()
  return { value: comments, date }
}

/** https://docs.github.com/rest/issues/comments#get-an-issue-comment */
export async function getComment(
  { rest, repo }: GitHub,
  id: number,
): Promise<Dated<PostedComment>> {
  return dated(await rest.issues.getComment({ ...repo, comment_id: id }))
}

const once = { request: { isSentOnce: true } }

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
  const date = new Date(text ?? Number.NaN)
  if (Number.isNaN(date.getTime()) || date.toUTCString() !== text)
    throw new GitHubError("GitHub's answer doesn't say when it was given.", {
      isUnanswered: true,
    })
  return date
}
