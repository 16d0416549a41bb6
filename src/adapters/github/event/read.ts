// What started the run, read from the runner's variables and the event file into our own types.
import { readFileSync } from 'node:fs'
import type { Run } from '../../../domain/event/event.ts'
import { EventError } from './event-error.ts'

/** Events whose payload tells more than the runner's variables do. */
const tellingEvents = new Set([
  'create',
  'delete',
  'issue_comment',
  'pull_request',
  'pull_request_review_comment',
  'pull_request_target',
  'push',
  'release',
])

/** The run that the runner's variables and event file describe. Throws an EventError. */
export async function readRun(env: NodeJS.ProcessEnv): Promise<Run> {
  const payload = readPayload(env.GITHUB_EVENT_PATH ?? '')
  const run = runOf(env)
  if (!tellingEvents.has(run.eventName)) return run
  const { readWebhook } = await import('./webhook.ts')
  return { ...run, ...readWebhook(run, payload) }
}

function runOf(env: NodeJS.ProcessEnv): Run {
  const [owner = '', name = ''] = (env.GITHUB_REPOSITORY ?? '').split('/')
  const login = env.GITHUB_ACTOR ?? ''
  return {
    eventName: env.GITHUB_EVENT_NAME ?? '',
    repository: { id: Number(env.GITHUB_REPOSITORY_ID ?? 0), name, owner, isPublic: false },
    sender: { login, isBot: login.endsWith('[bot]') },
    ref: env.GITHUB_REF ?? '',
    sha: env.GITHUB_SHA ?? '',
    runId: /^\d{1,20}$/.exec(env.GITHUB_RUN_ID ?? '')?.[0] ?? '0',
    runAttempt: Number(/^\d{1,4}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? 1),
    serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
    trigger: { kind: 'other' },
  }
}

function readPayload(path: string): object {
  const payload = parseJson(readText(path))
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return payload
  throw new EventError('The event file is not a webhook payload.')
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new EventError('The event file cannot be read.', { cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new EventError('The event file is not JSON.', { cause })
  }
}
