// The comment with a slash command, as it is now: its text, whether it came by
// email, and who edited it.
import * as z from 'zod/mini'
import { type Account, accountOf } from '../lib/account.ts'
import { askAgain } from './ask-again.ts'
import type { GitHub } from './client.ts'
import { GitHubError, unusableAnswer } from './errors.ts'
import type { Target } from './reactions.ts'
import { trying } from './retry.ts'

export type CommandComment = {
  body: string
  /** Null if GitHub does not say. */
  isMail: boolean | null
  /** Who edited it last, null for nobody, `unknown` if GitHub does not say. */
  editor: Account | null | 'unknown'
}

const actor = z.object({ __typename: z.string(), login: z.string() })
const answer = z.object({
  node: z.object({
    body: z.string(),
    createdViaEmail: z.boolean(),
    lastEditedAt: z.nullable(z.string()),
    editor: z.nullable(actor),
  }),
})

/** https://docs.github.com/graphql/reference/interfaces#comment */
export const commandQuery = `query ($id: ID!) {
  node(id: $id) {
    ... on Comment {
      body createdViaEmail lastEditedAt editor { __typename login }
    }
  }
}`

/** `number`: of the pull request that the text of a review belongs to. */
type Address = Target & { nodeId: string; number: number | null }

/**
 * The comment. REST says less, and is asked where GraphQL doesn't answer.
 * Throws a GitHubError.
 */
export async function readCommandComment(
  github: GitHub,
  comment: Address,
): Promise<CommandComment> {
  const answered = await askAgain(
    github,
    () => askGraphQl(github, comment.nodeId),
    (read) => read === null,
  )
  if (answered !== null) return answered
  const body = await askAgain(github, () => readCommentBody(github, comment))
  return { body, isMail: null, editor: 'unknown' }
}

/** Null if GraphQL does not say. */
async function askGraphQl(
  { graphql }: GitHub,
  id: string,
): Promise<CommandComment | null> {
  try {
    const { data } = answer.safeParse(
      await graphql(commandQuery, { id }, 'for-15-seconds'),
    )
    if (data === undefined) return null
    const { body, createdViaEmail: isMail, lastEditedAt, editor } = data.node
    const by = editor && accountOf({ ...editor, type: editor.__typename })
    const lastEditor = lastEditedAt === null ? null : (by ?? 'unknown')
    return { body, isMail, editor: lastEditor }
  } catch (error) {
    if (error instanceof GitHubError) return null
    throw error
  }
}

/**
 * The text of a comment or review.
 * https://docs.github.com/rest/pulls/comments#get-a-review-comment-for-a-pull-request
 * https://docs.github.com/rest/pulls/reviews#get-a-review-for-a-pull-request
 */
async function readCommentBody(
  { rest, repo }: GitHub,
  { id, surface, number }: Address,
): Promise<string> {
  const of = { ...repo, ...trying('for-15-seconds') }
  const { data } =
    surface === 'issue'
      ? await rest.issues.getComment({ ...of, comment_id: id })
      : surface === 'review'
        ? await rest.pulls.getReviewComment({ ...of, comment_id: id })
        : await rest.pulls.getReview({
            ...of,
            pull_number: number ?? 0,
            review_id: id,
          })
  if (typeof data.body !== 'string') throw unusableAnswer()
  return data.body
}
