// The account of the token.
import * as z from 'zod/mini'
import type { GitHubClient } from '../github/github-client.ts'
import { isInaccessible } from '../github/github-errors.ts'

const authentication = z.object({ tokenType: z.string() })
const userResponse = z.object({ id: z.int() })

/**
 * Id of the token's user, null if it has none: that of an installation, such as `GITHUB_TOKEN`, cannot ask who it is. Throws if
 * GitHub does not say.
 *
 * https://docs.github.com/rest/users/users#get-the-authenticated-user
 */
export async function readOwnId(github: GitHubClient, request: object): Promise<number | null> {
  const { tokenType } = authentication.parse(await github.auth())
  if (tokenType === 'installation') return null
  try {
    const { data } = await github.users.getAuthenticated({ request })
    return userResponse.parse(data).id
  } catch (error) {
    // GitHub says that it is that of an installation, or of a workflow.
    if (isInaccessible(error)) return null
    throw error
  }
}
