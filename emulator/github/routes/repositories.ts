/** Repositories, and those that an installation has access to. */

import { Hono } from 'hono'
import { makeUser } from '../fixtures.ts'
import { paginate, sortBy } from '../pagination.ts'
import {
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  makeNodeId,
  respondWithError,
  type UserResponse,
} from '../request-context.ts'
import type { RepositoryState, Schemas } from '../state.ts'

type NameFields = 'id' | 'node_id' | 'name' | 'full_name' | 'html_url' | 'url' | 'description'
type SettingFields =
  | 'private'
  | 'visibility'
  | 'fork'
  | 'archived'
  | 'disabled'
  | 'has_issues'
  | 'default_branch'
type RepositoryResponse = Pick<Schemas['full-repository'], NameFields | SettingFields> & {
  owner: UserResponse
}
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

function describeRepository(context: GitHubContext, repository: RepositoryState): RepositoryResponse {
  const { apiBaseUrl, webBaseUrl } = context.var
  const { id, owner, name, archived, hasIssues, defaultBranch } = repository
  const full_name = `${owner}/${name}`
  return {
    ...{ id, node_id: makeNodeId('R', id), name, full_name, description: null },
    ...{ url: `${apiBaseUrl}/repos/${full_name}`, html_url: `${webBaseUrl}/${full_name}` },
    owner: describeUser(context, repository.accounts.get(owner) ?? makeUser(owner)),
    ...{ private: repository.private, visibility: repository.private ? 'private' : 'public', fork: false },
    ...{ archived, disabled: false, has_issues: hasIssues, default_branch: defaultBranch },
  }
}
