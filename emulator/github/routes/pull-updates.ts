/** Closes and reopens pull requests. */

import { Hono } from 'hono'
import { checkAnyWritePermission } from '../permissions.ts'
import { closePull, reopenPull } from '../pull-fixtures.ts'
import {
  type GitHubContext,
  type GitHubEnv,
  readBodyField,
  respondInvalidField,
  respondNotFound,
} from '../request-context.ts'
import type { PullState, RepositoryState } from '../state.ts'
import { describePull, findPull } from './pulls.ts'

export const pullUpdateRoutes = new Hono<GitHubEnv>().patch('/pulls/:pullNumber{[0-9]+}', updatePull)

/**
 * Changes the state only.
 *
 * https://docs.github.com/rest/pulls/pulls#update-a-pull-request
 */
async function updatePull(context: GitHubContext): Promise<Response> {
  const { repository } = context.var
  const pull = findPull(context)
  if (pull === null) return respondNotFound(context)
  const error = checkAnyWritePermission(context, ['pull_requests'])
  if (error) return error
  const state = await readBodyField(context, 'state')
  if (state !== null && state !== 'open' && state !== 'closed')
    return respondInvalidField(context, { resource: 'PullRequest', field: 'state', code: 'invalid' })
  if (state === 'closed' && pull.state === 'open') closePull(repository, pull.number)
  if (state === 'open' && pull.state === 'closed') {
    const obstacle = findObstacle(repository, pull)
    if (obstacle !== null) return respondNotReopened(context, obstacle)
    reopenPull(repository, pull.number)
  }
  return context.json(describePull(context, pull))
}

/** Returns why the pull request cannot be reopened, null if it can be. */
function findObstacle({ owner, name, branches }: RepositoryState, pull: PullState): string | null {
  const { ref, repo } = pull.head
  if (pull.merged_at !== null) return 'The pull request cannot be reopened.'
  if (repo === null) return 'The repository that submitted this pull request has been deleted.'
  const isDeleted = repo === `${owner}/${name}` && !branches.has(ref)
  return isDeleted ? `The ${ref} branch has been deleted.` : null
}

function respondNotReopened(context: GitHubContext, obstacle: string): Response {
  const message = `state cannot be changed. ${obstacle}`
  return respondInvalidField(context, { resource: 'PullRequest', code: 'custom', field: 'state', message })
}
