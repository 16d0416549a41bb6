// Whose comments can be ours: those of the account that the token writes as.
import * as z from 'zod/mini'
import type { GitHubClient } from '../client.ts'
import type { CommentAuthor } from './comments.ts'

const authentication = z.object({ tokenType: z.string() })
const userResponse = z.object({ id: z.int() })

/**
 * How many of the comments can be ours by their author. The token of an installation, such as `GITHUB_TOKEN`, cannot ask
 * who it is, so any bot may be it. For the token of a user, GitHub is asked once.
 */
export async function countOwn(
  github: GitHubClient,
  comments: readonly { author: CommentAuthor | null }[],
  signal: AbortSignal,
): Promise<number> {
  const authors = comments.flatMap(({ author }) => author ?? [])
  if (authors.length === 0) return 0
  const userId = await readUserId(github, signal)
  return authors.filter(({ id, isBot }) => (userId === null ? isBot : id === userId)).length
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
