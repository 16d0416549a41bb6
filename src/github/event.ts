// What started the run, read from the event file and the runner's variables into our own types.
import { readFileSync } from 'node:fs'
import type { Run } from '../domain/trigger.ts'
import { type EventPayload, eventPayload } from './event-payload.ts'
import { triggerOf } from './trigger.ts'

/** The event file cannot be used. The message says why and what to do. */
export class EventError extends Error {
  override readonly name = 'EventError'
}

/** The run that the runner's variables and event file describe. Throws an EventError. */
export function readRun(env: NodeJS.ProcessEnv): Run {
  const payload = readPayload(env.GITHUB_EVENT_PATH ?? '')
  const eventName = env.GITHUB_EVENT_NAME ?? ''
  return {
    eventName,
    repository: repositoryOf(payload, env),
    sender: senderOf(payload, env),
    ref: env.GITHUB_REF ?? '',
    sha: env.GITHUB_SHA ?? '',
    runId: /^\d{1,20}$/.exec(env.GITHUB_RUN_ID ?? '')?.[0] ?? '0',
    runAttempt: Number(/^\d{1,4}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? 1),
    serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
    trigger: triggerOf(eventName, payload),
  }
}

function repositoryOf({ repository }: EventPayload, env: NodeJS.ProcessEnv): Run['repository'] {
  if (repository) {
    const { id, name, owner } = repository
    return { id, name, owner: owner.login, isPublic: !repository.private }
  }
  const [owner = '', name = ''] = (env.GITHUB_REPOSITORY ?? '').split('/')
  return { id: Number(env.GITHUB_REPOSITORY_ID ?? 0), name, owner, isPublic: false }
}

function senderOf({ sender }: EventPayload, env: NodeJS.ProcessEnv): Run['sender'] {
  const login = sender?.login || (env.GITHUB_ACTOR ?? '')
  return { login, isBot: sender?.type === 'Bot' || login.endsWith('[bot]') }
}

function readPayload(path: string): EventPayload {
  const advice = 'Run the action in a GitHub workflow, where GITHUB_EVENT_PATH names the event file.'
  const parsed = eventPayload.safeParse(parseJson(readText(path, advice), advice))
  if (parsed.success) return parsed.data
  throw new EventError(`The event file is not a webhook payload. ${advice}`)
}

function readText(path: string, advice: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new EventError(`The event file cannot be read. ${advice}`, { cause })
  }
}

function parseJson(text: string, advice: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new EventError(`The event file is not JSON. ${advice}`, { cause })
  }
}
