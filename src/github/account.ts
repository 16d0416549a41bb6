// The account that a token acts as.
import * as z from 'zod/mini'
import { GitHubError } from './errors.ts'

const answer = z.object({ viewer: z.object({ login: z.string() }) })

/**
 * The login of the token's own account, null if GitHub doesn't say. REST has no
 * call for it that the token of a workflow may make.
 * https://docs.github.com/graphql/reference/queries#user
 */
export async function readOwnLogin(
  graphql: (query: string) => Promise<unknown>,
): Promise<string | null> {
  try {
    const { data } = answer.safeParse(await graphql('{ viewer { login } }'))
    return data?.viewer.login ?? null
  } catch (error) {
    if (error instanceof GitHubError) return null
    throw error
  }
}
