/** Labels of issues and pull requests. */

import { Hono } from 'hono'
import { checkAnyWritePermission } from '../permissions.ts'
import {
  type GitHubContext,
  type GitHubEnv,
  readBodyField,
  readNumber,
  respondInvalidField,
  respondNotFound,
  respondWithError,
} from '../request-context.ts'
import type { RepositoryState } from '../state.ts'
import { checkIssuesEnabled, describeLabel, findConversation } from './issues.ts'

/** From the API's error "name is too long (maximum is 50 characters)". GitHub does not document the limit. */
const maxNameLength = 50

export const labelRoutes = new Hono<GitHubEnv>().post('/issues/:issueNumber{[0-9]+}/labels', addLabels)

/** https://docs.github.com/rest/issues/labels#add-labels-to-an-issue */
async function addLabels(context: GitHubContext): Promise<Response> {
  const { repository } = context.var
  const issueNumber = readNumber(context, 'issueNumber')
  const conversation = findConversation(repository, issueNumber)
  if (conversation === null) return respondNotFound(context)
  const error =
    checkIssuesEnabled(context, issueNumber) ?? checkAnyWritePermission(context, ['issues', 'pull_requests'])
  if (error) return error
  const names = await readNames(context)
  if (names instanceof Response) return names
  const missingNames = names.filter((name) => findLabel(repository, name) === null)
  if (missingNames.length > 0 && !context.var.token.mayCreateLabels) return respondNotCreated(context)
  for (const name of names) {
    const label = findLabel(repository, name) ?? name
    repository.labels.add(label)
    if (!conversation.labels.includes(label)) conversation.labels.push(label)
  }
  return context.json(conversation.labels.map((name) => describeLabel(context, name)))
}

/** Returns the names in the body, or the response 422. */
async function readNames(context: GitHubContext): Promise<Response | string[]> {
  const values: unknown = await readBodyField(context, 'labels')
  if (!Array.isArray(values) || !values.every(isName))
    return respondWithError(context, 422, { message: 'Invalid request.' })
  const tooLong = values.find((name) => name.length > maxNameLength)
  if (tooLong === undefined) return values
  return respondInvalidField(context, { resource: 'Label', field: 'name', code: 'invalid', value: tooLong })
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Returns the name of the label as the repository has it, null if there is none. Case doesn't matter. */
function findLabel({ labels }: RepositoryState, name: string): string | null {
  return [...labels].find((label) => label.toLowerCase() === name.toLowerCase()) ?? null
}

function respondNotCreated(context: GitHubContext): Response {
  return respondWithError(context, 403, {
    message: 'You do not have permission to create labels on this repository.',
    errors: [{ resource: 'Repository', field: 'label', code: 'unauthorized' }],
  })
}
