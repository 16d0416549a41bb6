// Whose comments can be ours: those of the account that the token writes as.
import * as z from 'zod/mini'
import type { GitHubClient } from '../client.ts'
import type { CommentAuthor } from './comments.ts'

const authentication = z.object({ tokenType: z.string() })
const userResponse = z.object({ id: z.int() })

/** How many of the comments can be ours by their author. */
export async function countOwn(
  github: GitHubClient,
  comments: readonly { author: CommentAuthor | null }[],
  signal: AbortSignal,
): Promise<number> {
  return (await keepOwn(github, comments, signal)).length
}

/**
 * The comments that can be ours by their author. The token of an installation, such as `GITHUB_TOKEN`, cannot ask
 * who it is, so any bot may be it. For the token of a user, GitHub is asked once.
 */
export async function keepOwn<T extends { author: CommentAuthor | null }>(
  github: GitHubClient,
  comments: readonly T[],
  signal: AbortSignal,
): Promise<T[]> {
  if (comments.every(({ author }) => author === null)) return []
  const userId = await readUserId(github, signal)
  return comments.filter(
    ({ author }) => author !== null && (userId === null ? author.isBot : author.id === userId),
  )
}

/**
 * Id of the token's user, null if the token has none or GitHub does not say.
 *
 * https://docs.github.com/rest/users/users#get-the-authenticated-user
 */
async function readUserId(github: GitHubClient, signal: AbortSignal): Promise<number | null> {
  const { tokenType } = authentication.parse(await github.auth())
  if (tokenType === 'installation') return null
  try {
    const { data } = await github.users.getAuthenticated({ request: { signal } })
    return userResponse.parse(data).id
  } catch {
    return null
  }
}
