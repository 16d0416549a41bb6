// The event that started the run, read from the runner's variables and the event file.
import { readFileSync } from 'node:fs'
import { type Run, toAccount, toSha } from './event.ts'
import { parseWebhook, repositoryOf } from './webhook.ts'

/** The event file cannot be used. The message says why and what to do. */
export class EventError extends Error {
  override readonly name = 'EventError'

  constructor(what: string, options?: ErrorOptions) {
    super(
      `${what} Run the action in a GitHub workflow, where GITHUB_EVENT_PATH names the event file.`,
      options,
    )
  }
}

/** Events whose payload says more than the runner's variables. */
const parsedEvents = new Set([
  'create',
  'delete',
  'issue_comment',
  'merge_group',
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'pull_request_target',
  'push',
  'release',
  'workflow_run',
])

/** The run that the runner's variables and event file describe. Throws an EventError. */
export function readRun(env: NodeJS.ProcessEnv): Run {
  const payload = readPayload(env.GITHUB_EVENT_PATH ?? '')
  const run = runOf(env)
  if (!parsedEvents.has(run.eventName))
    return { ...run, repository: repositoryOf({ ...payload }) ?? run.repository }
  const parsed = parseWebhook(run, payload)
  // A payload that does not say who acted must not count as an event that needs no permission check.
  if (!parsed) throw new EventError(`The event file isn't a payload of ${run.eventName}.`)
  return { ...run, ...parsed }
}

function runOf(env: NodeJS.ProcessEnv): Run {
  const eventName = env.GITHUB_EVENT_NAME ?? ''
  const [owner = '', name = ''] = (env.GITHUB_REPOSITORY ?? '').split('/')
  const login = env.GITHUB_ACTOR ?? ''
  return {
    eventName,
    repository: {
      id: Number(/^\d{1,15}$/.exec(env.GITHUB_REPOSITORY_ID ?? '')?.[0] ?? 0),
      name,
      owner,
      isPublic: null,
    },
    sender: toAccount(login, null),
    ref: env.GITHUB_REF ?? '',
    sha: toSha(env.GITHUB_SHA ?? null),
    runId: /^\d{1,20}$/.exec(env.GITHUB_RUN_ID ?? '')?.[0] ?? '0',
    runAttempt: Number(/^\d{1,4}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? 1),
    ...stepOf(env),
    serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
    trigger: { kind: 'other' },
  }
}

function stepOf({
  GITHUB_WORKFLOW: workflow = '',
  GITHUB_JOB: jobName = '',
  GITHUB_ACTION: stepId = '',
}: NodeJS.ProcessEnv) {
  return { workflow, jobName, stepId }
}

function readPayload(path: string): object {
  const payload = parseJson(readText(path))
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return payload
  throw new EventError("The event file isn't a webhook payload.")
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new EventError("The event file can't be read.", { cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new EventError("The event file isn't JSON.", { cause })
  }
}
