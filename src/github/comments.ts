// The comments of a pull request or issue. A write that may have arrived is not
// sent again: whether it took effect decides what may be sent next.
import { readDate } from '../lib/http-failure.ts'
import type { GitHub } from './client.ts'
import { GitHubError, rowsOf, unusableAnswer } from './errors.ts'
import { type Retry, trying } from './retry.ts'

export type PostedComment = {
  id: number
  body: string
  url: string
  /** Of the pull request or issue. */
  number: number
  /** ISO 8601, by GitHub's clock. */
  createdAt: string
  /** ISO 8601, by GitHub's clock. */
  updatedAt: string
  /** Login, null for an account that is gone. */
  author: string | null
  /** Whether its author is a person without a role in the repository. */
  isByStranger: boolean
}

/** An answer of GitHub with its time. */
export type Dated<T> = { value: T; date: Date }

/** GitHub's answer with a comment. */
type Answer = Pick<
  Awaited<ReturnType<GitHub['rest']['issues']['getComment']>>,
  'data' | 'headers'
>

/** One page of a list, in the list's order. */
type CommentPage = Dated<PostedComment[]>

/**
 * The comments, oldest first, page by page.
 * https://docs.github.com/rest/issues/comments#list-issue-comments
 */
export function listComments(
  { rest, repo }: GitHub,
  number: number,
): AsyncGenerator<CommentPage> {
  return listPages((page) =>
    rest.issues.listComments({ ...repo, issue_number: number, ...page }),
  )
}

/**
 * The comments of the repository, newest first, page by page.
 * https://docs.github.com/rest/issues/comments#list-issue-comments-for-a-repository
 */
export function listNewestComments({
  rest,
  repo,
}: GitHub): AsyncGenerator<CommentPage> {
  const order = { sort: 'updated', direction: 'desc' } as const
  return listPages((page) =>
    rest.issues.listCommentsForRepo({ ...repo, ...order, ...page }),
  )
}

type Ask = (page: {
  page?: number
  per_page: number
  request: { retry: Retry }
}) => Promise<Pick<Answer, 'headers'> & { data: Answer['data'][] }>

/**
 * GitHub may be able to make a small page where it fails to make a large one.
 */
const pageSizes = [100, 30, 10]

/**
 * The pages of a list, which begins again with smaller ones after a 502. Pages
 * are asked for by number, because a link of GitHub's may lead elsewhere behind
 * a proxy, or may be missing.
 */
async function* listPages(
  ask: Ask,
  [size = 1, ...smaller]: readonly number[] = pageSizes,
  seen = new Set<number>(),
): AsyncGenerator<CommentPage> {
  const isSmallest = smaller.length === 0
  const retry = isSmallest ? 'for-a-minute' : 'for-a-minute-unless-large'

  for (let page = 1; ; page += 1) {
    const response = await ask({
      per_page: size,
      ...(page > 1 && { page }),
      ...trying(retry),
    }).catch((error: unknown) => {
      const isTooLarge = error instanceof GitHubError && error.mayBeTooLarge
      if (!isTooLarge || isSmallest) throw error
    })
    if (response === undefined) return yield* listPages(ask, smaller, seen)

    const { data, headers } = response
    // A list that begins again has the same comments once more.
    const comments = rowsOf(data)
      .map(toComment)
      .filter(({ id }) => !seen.has(id))
    for (const { id } of comments) seen.add(id)
    yield { value: comments, date: dateOf(headers) }

    const isLinked = /rel="next"/.test(headers.link ?? '')
    const mayHaveMore = isLinked || data.length >= size
    if (!mayHaveMore || data.length === 0) return
  }
}

/** https://docs.github.com/rest/issues/comments#get-an-issue-comment */
export async function getComment(
  { rest, repo }: GitHub,
  id: number,
  retry: Retry,
): Promise<Dated<PostedComment>> {
  const parameters = { ...repo, comment_id: id, ...trying(retry) }
  return dated(await rest.issues.getComment(parameters))
}

/**
 * The newest comment of the token's own account that begins so, null for none.
 * Throws a GitHubError.
 */
export async function findOwnComment(
  github: GitHub,
  number: number,
  start: string,
): Promise<number | null> {
  const login = await github.ownLogin()
  if (login === null) return null

  let found: number | null = null
  for await (const { value } of listComments(github, number)) {
    const isOwn = ({ author, body }: PostedComment) =>
      author === login && body.startsWith(start)
    found = value.findLast(isOwn)?.id ?? found
  }
  return found
}

const ifUnsent = trying('if-unsent')

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
      ...ifUnsent,
    }),
  )
}

/** https://docs.github.com/rest/issues/comments#update-an-issue-comment */
export async function editComment(
  { rest, repo }: GitHub,
  id: number,
  body: string,
): Promise<Dated<PostedComment>> {
  return dated(
    await rest.issues.updateComment({
      ...repo,
      comment_id: id,
      body,
      ...ifUnsent,
    }),
  )
}

/** https://docs.github.com/rest/issues/comments#delete-an-issue-comment */
export async function deleteComment(
  { rest, repo }: GitHub,
  id: number,
): Promise<void> {
  await rest.issues.deleteComment({ ...repo, comment_id: id, ...ifUnsent })
}

function dated({ data, headers }: Answer): Dated<PostedComment> {
  return { value: toComment(data), date: dateOf(headers) }
}

/** https://docs.github.com/graphql/reference/enums#commentauthorassociation */
const roles: readonly string[] = ['OWNER', 'MEMBER', 'COLLABORATOR']

function toComment(given: Answer['data']): PostedComment {
  const {
    body,
    html_url: url,
    issue_url: issueUrl,
    created_at: createdAt,
    updated_at: updatedAt,
    user,
    author_association: role = 'NONE',
  } = given
  const id = Number(given.id)
  const number = Number(/\/(\d+)$/.exec(issueUrl)?.[1])
  const numbers = [id, number, Date.parse(createdAt), Date.parse(updatedAt)]
  if (!numbers.every(Number.isSafeInteger)) throw unusableAnswer()

  const author = user?.login || null
  const isByStranger = user?.type !== 'Bot' && !roles.includes(role)
  const text = { id, body: body ?? '', url, number }
  return { ...text, createdAt, updatedAt, author, isByStranger }
}

/** GitHub's time of an answer. Of another form, it would be a guess. */
function dateOf(headers: Answer['headers']): Date {
  const date = readDate(headers.date)
  if (date !== null) return date
  throw new GitHubError("GitHub's answer doesn't say when it was given.", {
    isTransient: true,
  })
}
