/** Commit statuses. */

import { Hono } from 'hono'
import { paginate } from '../pagination.ts'
import { checkAnyWritePermission } from '../permissions.ts'
import {
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  makeNodeId,
  readBodyField,
  respondInvalidField,
  respondWithError,
  type UserResponse,
} from '../request-context.ts'
import { assignId, formatNow, type RepositoryState, type Schemas, type StatusState } from '../state.ts'

type StatusFields =
  | 'url'
  | 'avatar_url'
  | 'id'
  | 'node_id'
  | 'state'
  | 'description'
  | 'target_url'
  | 'context'
type StatusResponse = Pick<Schemas['status'], StatusFields | 'created_at' | 'updated_at'> & {
  creator: UserResponse
}

/** https://docs.github.com/rest/commits/statuses#create-a-commit-status */
const states: StatusState['state'][] = ['error', 'failure', 'pending', 'success']
/** https://docs.github.com/rest/commits/statuses#create-a-commit-status */
const maxStatuses = 1_000
/** From the API's error "description is too long (maximum is 140 characters)". GitHub does not document the limit. */
const maxDescriptionLength = 140

export const statusRoutes = new Hono<GitHubEnv>()
  .post('/statuses/:sha', createStatus)
  .get('/commits/:ref{.+}/statuses', listStatuses)

/** Returns whether a commit, a branch, a tag or a pull request of the repository has this SHA. */
function isKnownSha(repository: RepositoryState, sha: string): boolean {
  const { commits, branches, tags, pulls } = repository
  if (commits.has(sha)) return true
  const tips = [...branches.values(), ...tags.values()]
  const pullShas = [...pulls.values()].flatMap((pull) => [
    ...[pull.head.sha, pull.merge_commit_sha],
    ...pull.commits,
  ])
  return [...tips, ...pullShas].includes(sha)
}

/** https://docs.github.com/rest/commits/statuses#create-a-commit-status */
async function createStatus(context: GitHubContext): Promise<Response> {
  const { repository, account } = context.var
  const sha = context.req.param('sha') ?? ''
  const error = checkAnyWritePermission(context, ['statuses'])
  if (error) return error
  if (!isKnownSha(repository, sha)) return respondUnknownCommit(context, sha)
  const fields = await readStatus(context)
  if (fields instanceof Response) return fields
  const statuses = repository.statuses.get(sha) ?? []
  const isSame = ({ context: name }: StatusState) => name.toLowerCase() === fields.context.toLowerCase()
  if (statuses.filter(isSame).length >= maxStatuses) return respondTooManyStatuses(context)
  const time = formatNow(repository)
  const status = { id: assignId(repository), ...fields, creator: account, created_at: time, updated_at: time }
  repository.statuses.set(sha, [...statuses, status])
  const response = describeStatus(context, sha, status)
  return context.json(response, 201, { location: response.url })
}

/** https://docs.github.com/rest/commits/statuses#list-commit-statuses-for-a-reference */
function listStatuses(context: GitHubContext): Response {
  const { repository } = context.var
  const ref = context.req.param('ref') ?? ''
  const name = ref.replace(/^(?:heads|tags)\//, '')
  const sha = repository.branches.get(name) ?? repository.tags.get(name) ?? ref
  if (!isKnownSha(repository, sha)) return respondUnknownCommit(context, ref)
  const newestFirst = [...(repository.statuses.get(sha) ?? [])].reverse()
  return context.json(paginate(context, newestFirst).map((status) => describeStatus(context, sha, status)))
}

/** Returns the status in the body, or the response 422. */
async function readStatus(
  context: GitHubContext,
): Promise<Response | Pick<StatusState, 'state' | 'description' | 'target_url' | 'context'>> {
  const refuse = (field: string, message: string) =>
    respondInvalidField(context, { resource: 'Status', code: 'custom', field, message })
  const value = await readBodyField(context, 'state')
  const state = states.find((one) => one === value)
  if (state === undefined) return refuse('state', 'state is not included in the list')
  const description = await readText(context, 'description')
  if ((description?.length ?? 0) > maxDescriptionLength)
    return refuse('description', `description is too long (maximum is ${maxDescriptionLength} characters)`)
  const target_url = await readText(context, 'target_url')
  if (target_url !== null && !/^https?:/i.test(target_url))
    return refuse('target_url', 'target_url must use http(s) scheme')
  return { state, description, target_url, context: (await readText(context, 'context')) ?? 'default' }
}

async function readText(context: GitHubContext, name: string): Promise<string | null> {
  const value = await readBodyField(context, name)
  return typeof value === 'string' && value !== '' ? value : null
}

function respondUnknownCommit(context: GitHubContext, sha: string): Response {
  return respondWithError(context, 422, { message: `No commit found for SHA: ${sha}` })
}

function respondTooManyStatuses(context: GitHubContext): Response {
  const message = 'This SHA and context has reached the maximum number of statuses.'
  return respondWithError(context, 422, {
    message: 'Validation Failed',
    errors: [{ resource: 'Status', code: 'custom', message }],
  })
}

function describeStatus(context: GitHubContext, sha: string, status: StatusState): StatusResponse {
  const { id, creator, ...fields } = status
  return {
    ...{ id, node_id: makeNodeId('SC', id), url: `${context.var.apiUrl}/statuses/${sha}` },
    avatar_url: `https://avatars.githubusercontent.com/u/${creator.id}?v=4`,
    ...fields,
    creator: describeUser(context, creator),
  }
}
