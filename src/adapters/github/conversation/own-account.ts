// Whose comments can be ours: those of the account that the token writes as.
import * as z from 'zod/mini'
import type { GitHubClient } from '../client.ts'
import type { CommentAuthor } from './comments.ts'

const authentication = z.object({ tokenType: z.string() })
const userResponse = z.object({ id: z.int() })

/**
 * Whether one of the authors is the account that writes our comments. The token of an installation, such as
 * `GITHUB_TOKEN`, cannot ask who it is, so any bot may be it. For the token of a user GitHub is asked once.
 */
export async function hasOwnAuthor(
  github: GitHubClient,
  authors: readonly CommentAuthor[],
  signal: AbortSignal,
): Promise<boolean> {
  if (authors.length === 0) return false
  const userId = await readUserId(github, signal)
  return authors.some(({ id, isBot }) => (userId === null ? isBot : id === userId))
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
