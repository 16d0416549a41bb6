// The account that a token acts as.
import { accountOf } from '../lib/account.ts'
import { GitHubError } from './errors.ts'

/**
 * The login of the token's own account, null if GitHub doesn't say. REST has no
 * call for it that the token of a workflow may make. Throws a GitHubError for an
 * outage, which says nothing of the account.
 * https://docs.github.com/graphql/reference/queries#user
 */
export async function readOwnLogin(
  graphql: (query: string) => Promise<unknown>,
): Promise<string | null> {
  try {
    const { viewer } = Object(await graphql('{ viewer { login } }'))
    return accountOf(viewer)?.login ?? null
  } catch (error) {
    if (error instanceof GitHubError && !error.isTransient) return null
    throw error
  }
}
