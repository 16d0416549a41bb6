// Repositories: those that the App's installation sees, and what GitHub says of one.
import * as z from 'zod/mini'
import { countText } from '../base/format.ts'
import type { Repository } from '../event/event.ts'
import type { Connection, GitHubClient } from './github-client.ts'
import { ResponseError } from './github-errors.ts'
import { pageSize } from './list-pages.ts'

const repositoryResponse = z.object({
  id: z.int(),
  // The owner's own account can be missing.
  full_name: z.string().check(z.regex(/^[^/]+\/[^/]+$/)),
  private: z.boolean(),
  archived: z.boolean(),
})
const listResponse = z.object({ total_count: z.int(), repositories: z.array(repositoryResponse) })
const maxPages = 100
const authentication = z.object({ tokenType: z.string(), token: z.string() })

/** Whether the token is one of an App's installation, such as `GITHUB_TOKEN`. Asks nobody. Throws a MissingTokenError. */
export async function isOfInstallation({ client }: Connection): Promise<boolean> {
  const { tokenType, token } = authentication.parse(await (await client()).auth())
  // A newer form of these tokens has the three parts by which Octokit knows an App's own token.
  return tokenType === 'installation' || token.startsWith('ghs_')
}

/**
 * Every repository of the installation. Throws what Octokit throws.
 *
 * https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-app-installation
 */
export async function listInstallationRepositories(
  { client }: Connection,
  signal: AbortSignal,
): Promise<KnownRepository[]> {
  const github = await client()
  const first = await readPage(github, 1, signal)
  if (first.total > maxPages * pageSize) throw new ResponseError(tooManyRepositories())
  const others = Array.from({ length: Math.ceil(first.total / pageSize) - 1 }, (_, index) => index + 2)
  const pages = await Promise.all(others.map((page) => readPage(github, page, signal)))
  const all = [first, ...pages].flatMap(({ repositories }) => repositories)
  // One that is added meanwhile moves others to the next page.
  return [...new Map(all.map((one) => [one.id, one])).values()]
}

function tooManyRepositories(): string {
  return `the App's installation has more than ${countText(maxPages * pageSize)} repositories: name those to look at`
}

/** Throws what Octokit throws. https://docs.github.com/rest/repos/repos#get-a-repository */
export async function readRepository(
  { client, repo }: Connection,
  signal: AbortSignal,
): Promise<KnownRepository> {
  const { data } = await (await client()).repos.get({ ...repo, request: { signal } })
  return toKnown(repositoryResponse.parse(data))
}

/** Whether everybody may read the repository. Null after a warning if GitHub does not say. */
export function readIsPublic(connection: Connection, signal: AbortSignal): Promise<boolean | null> {
  return connection.attempt(
    'read whether the repository is public',
    async () => (await readRepository(connection, signal)).isPublic,
  )
}

async function readPage(github: GitHubClient, page: number, signal: AbortSignal) {
  const call = { per_page: pageSize, page, request: { signal } }
  const { data } = await github.apps.listReposAccessibleToInstallation(call)
  const { total_count: total, repositories } = listResponse.parse(data)
  return { total, repositories: repositories.map(toKnown) }
}

function toKnown(response: z.infer<typeof repositoryResponse>): KnownRepository {
  const { id, full_name: fullName, private: isPrivate, archived: isArchived } = response
  const [owner = '', name = ''] = fullName.split('/')
  return { id, name, owner, isPublic: !isPrivate, isArchived }
}

/** A repository as GitHub describes it. */
export type KnownRepository = Repository & { isArchived: boolean }
