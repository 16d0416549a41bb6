// What the answers to a dry run's questions show of the set-up, and what they can't show.
import type { HttpOutcome } from '../http/http-outcome.ts'
import type { ServiceAnswers } from './ask-service.ts'
import type { GitHubAnswers } from './read-github.ts'

/** `what` was asked for. All three are plain text, with backticks around code. */
export type SetUpRow = { what: string; answer: string; shows: string }

/** Why a real run would be refused. */
export type SetUpRefusal = { reason: 'unauthorized' | 'forbidden'; detail: string }

/** The refusal in the answers, null if there is none. */
export function refusalIn({ job, visitors }: ServiceAnswers): SetUpRefusal | null {
  // An agent job needs no analytics, so a 403 to that question alone refuses no agent job.
  const refused = [job, visitors].find((one) => isStatus(one, 401)) ?? (isStatus(job, 403) ? job : null)
  if (refused?.kind !== 'status') return null
  return { reason: refused.status === 401 ? 'unauthorized' : 'forbidden', detail: refused.detail }
}

/** What Mintlify's answers show. */
export function serviceRows({ job, visitors }: ServiceAnswers, projectId: string): SetUpRow[] {
  return [
    { what: 'Mintlify: unknown job', answer: answerOf(job), shows: shownByJob(job) },
    {
      what: 'Mintlify: visitors',
      answer: answerOf(visitors),
      shows: shownByVisitors(visitors, projectId),
    },
  ]
}

/** What GitHub's answers show. */
export function gitHubRows({ isPublic, reads, workflowFile }: GitHubAnswers): SetUpRow[] {
  const canRead = shownByRead(isPublic)
  const rows = reads.map(({ what, problem }) => ({
    what: `GitHub: ${what}`,
    answer: problem === null ? 'read' : 'not read',
    shows: problem ?? canRead,
  }))
  return workflowFile ? [...rows, workflowRow(workflowFile)] : rows
}

/** What no question shows. `permissions`: to write, that the run needs. */
export function untriedRows(permissions: readonly string[]): SetUpRow[] {
  const write = {
    what: 'GitHub: writing',
    answer: 'not tried',
    shows: `The run needs ${permissions.join(' and ')}. Compare this with "GITHUB_TOKEN Permissions" under "Set up job" in the log.`,
  }
  return [
    ...(permissions.length === 0 ? [] : [write]),
    {
      what: 'Mintlify: new job',
      answer: 'not tried',
      shows:
        "Only an agent job shows whether the API key can write, whether the plan includes the agent, and whether Mintlify's GitHub App can open pull requests.",
    },
  ]
}

function answerOf(outcome: HttpOutcome<unknown>): string {
  return outcome.kind === 'value' ? 'answered' : outcome.detail
}

const acceptedText = 'Mintlify accepts the API key.'
const refusedText = "Mintlify doesn't accept the API key."

function shownByJob(job: HttpOutcome<unknown>): string {
  if (job.kind === 'value') return acceptedText
  if (isStatus(job, 404)) return `${acceptedText} This doesn't show whether the project exists.`
  if (isStatus(job, 401)) return refusedText
  if (isStatus(job, 403)) return "The API key isn't allowed to read agent jobs."
  return 'This shows nothing about the API key.'
}

function shownByVisitors(visitors: HttpOutcome<unknown>, projectId: string): string {
  if (visitors.kind === 'value')
    return hasTotals(visitors.value)
      ? `The project \`${projectId}\` exists, and the API key can read it.`
      : "The answer isn't Mintlify's. Check `api-url`."
  if (isStatus(visitors, 404))
    return "Mintlify doesn't find the project for this API key. Check `project-id`."
  if (isStatus(visitors, 401)) return refusedText
  if (isStatus(visitors, 403))
    return "The API key isn't allowed to read analytics. An agent job doesn't need them. The `visitors` action does."
  return 'This shows nothing about the project.'
}

function shownByRead(isPublic: boolean | null): string {
  if (isPublic === null)
    return "GitHub didn't say whether the repository is public, where reading needs no permission."
  return isPublic
    ? 'The repository is public, so reading needs no permission.'
    : 'The token has the permission to read them.'
}

function workflowRow({
  path,
  branch,
  isThere,
  problem,
}: NonNullable<GitHubAnswers['workflowFile']>): SetUpRow {
  const what = 'GitHub: workflow file'
  if (branch === null || isThere === null)
    return { what, answer: 'not known', shows: problem ?? "GitHub didn't name the default branch." }
  if (isThere)
    return { what, answer: `on ${branch}`, shows: `Comments with the slash command can start \`${path}\`.` }
  return {
    what,
    answer: `not found on ${branch}`,
    shows: `Comments start \`${path}\` only after it's merged to ${branch}. If it is there, the token needs \`contents: read\`.`,
  }
}

function hasTotals(value: unknown): boolean {
  return typeof Object(Object(value).totals).total === 'number'
}

function isStatus(outcome: HttpOutcome<unknown>, status: number): boolean {
  return outcome.kind === 'status' && outcome.status === status
}
