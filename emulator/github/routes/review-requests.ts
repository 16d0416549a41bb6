/** Requested reviews of pull requests. */

import { Hono } from 'hono'
import { checkAnyWritePermission } from '../permissions.ts'
import {
  type GitHubContext,
  type GitHubEnv,
  readBodyField,
  respondNotFound,
  respondWithError,
} from '../request-context.ts'
import type { PullState, RepositoryState } from '../state.ts'
import { describeSimplePull, describeTeam, findPull } from './pulls.ts'

type Requested = { logins: string[]; slugs: string[] }

export const reviewRequestRoutes = new Hono<GitHubEnv>().post(
  '/pulls/:pullNumber{[0-9]+}/requested_reviewers',
  requestReviewers,
)

/** https://docs.github.com/rest/pulls/review-requests#request-reviewers-for-a-pull-request */
async function requestReviewers(context: GitHubContext): Promise<Response> {
  const { repository } = context.var
  const pull = findPull(context)
  if (pull === null) return respondNotFound(context)
  const requested = {
    logins: await readTexts(context, 'reviewers'),
    slugs: await readTexts(context, 'team_reviewers'),
  }
  const error =
    checkAnyWritePermission(context, ['pull_requests']) ??
    checkAuthor(context, pull, requested) ??
    checkCollaborators(context, requested) ??
    checkTeamPermission(context, requested)
  if (error) return error
  const logins = requested.logins.map((login) => findCollaborator(repository, login) ?? login)
  const slugs = requested.slugs.map((slug) => slug.toLowerCase())
  pull.requestedReviewers = [...new Set([...pull.requestedReviewers, ...logins])]
  pull.requestedTeams = [...new Set([...pull.requestedTeams, ...slugs])]
  return context.json(describeSimplePull(context, pull), 201)
}

async function readTexts(context: GitHubContext, name: string): Promise<string[]> {
  const values: unknown = await readBodyField(context, name)
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
}

/** Returns the response 422 if the author's own review is requested, else null. */
function checkAuthor(context: GitHubContext, { user }: PullState, { logins }: Requested): Response | null {
  if (!logins.some((login) => isSame(login, user.login))) return null
  return respondWithError(context, 422, { message: 'Review cannot be requested from pull request author.' })
}

/** Returns the response 422 if a user or team has no access to the repository, else null. */
function checkCollaborators(context: GitHubContext, { logins, slugs }: Requested): Response | null {
  const { repository } = context.var
  const areUsers = logins.every((login) => findCollaborator(repository, login) !== null)
  if (areUsers && slugs.every((slug) => repository.teams.has(slug.toLowerCase()))) return null
  const kinds = logins.length === 0 ? 'teams' : 'users or teams'
  return respondWithError(context, 422, {
    message: `Reviews may only be requested from collaborators. One or more of the ${kinds} you specified is not a collaborator of the ${repository.owner}/${repository.name} repository.`,
  })
}

/** Returns the response 422 if a team is requested, and the token may not read the teams of the organization. */
function checkTeamPermission(context: GitHubContext, { slugs: [slug] }: Requested): Response | null {
  if (slug === undefined || context.var.permissions.members !== undefined) return null
  const { node_id } = describeTeam(context, slug)
  return respondWithError(context, 422, {
    message: 'Validation Failed',
    errors: [`Could not resolve to a node with the global id of '${node_id}'.`],
  })
}

/** Returns the login as the repository has it, null for a user without access. Case doesn't matter. */
function findCollaborator({ owner, collaborators }: RepositoryState, login: string): string | null {
  if (isSame(owner, login)) return owner
  const [found] = [...collaborators].find(([one]) => isSame(one, login)) ?? []
  return found !== undefined && collaborators.get(found)?.permission !== 'none' ? found : null
}

function isSame(login: string, other: string): boolean {
  return login.toLowerCase() === other.toLowerCase()
}
