/** Repositories, and those that an installation has access to. */

import { Hono } from 'hono'
import { makeDefaults } from '../examples/defaults.ts'
import { makeUser } from '../fixtures.ts'
import { paginate, sortBy } from '../pagination.ts'
import {
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  makeNodeId,
  respondWithError,
} from '../request-context.ts'
import type { RepositoryState, Schemas } from '../state.ts'

export type RepositoryResponse = Schemas['full-repository'] & Schemas['repository']
type InstallationResponse = { total_count: number; repositories: RepositoryResponse[] }

export const repositoryRoutes = new Hono<GitHubEnv>().get('/', getRepository)

/** https://docs.github.com/rest/repos/repos#get-a-repository */
function getRepository(context: GitHubContext): Response {
  return context.json(describeRepository(context, context.var.repository))
}

/**
 * Returns the handler that lists the repositories that the token has access to.
 *
 * https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-app-installation
 */
export function listInstallationRepositories(repositories: ReadonlyMap<string, RepositoryState>) {
  return (context: GitHubContext): Response => {
    const { kind, hasAccess } = context.var.token
    if (kind !== 'installation') return respondNotInstallation(context)
    const accessible = sortBy([...repositories.values()].filter(hasAccess), ({ id }) => id, 'asc')
    const page = paginate(context, accessible)
    const body: InstallationResponse = {
      total_count: accessible.length,
      repositories: page.map((repository) => describeRepository(context, repository)),
    }
    return context.json(body)
  }
}

function respondNotInstallation(context: GitHubContext): Response {
  return respondWithError(context, 403, {
    message:
      'You must authenticate with an installation access token in order to list repositories for an installation.',
  })
}

/** Returns a repository as GitHub does, whether alone, in a list or in a pull request. */
export function describeRepository(
  context: GitHubContext,
  repository: RepositoryState,
  { fork } = { fork: false },
): RepositoryResponse {
  const { id, owner, name, archived, hasIssues, defaultBranch } = repository
  const full_name = `${owner}/${name}`
  return {
    ...makeDefaults(context.var, 'repository', { 'octocat/Hello-World': full_name }),
    ...{ id, node_id: makeNodeId('R', id), name, full_name, description: null, license: null },
    owner: describeUser(context, repository.accounts.get(owner) ?? makeUser(owner)),
    ...{ private: repository.private, visibility: repository.private ? 'private' : 'public', fork },
    ...{ archived, has_issues: hasIssues, default_branch: defaultBranch },
  }
}
