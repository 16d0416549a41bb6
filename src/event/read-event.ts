// The event that started the run, read from the runner's variables and the
// event file.

import { readFileSync } from 'node:fs'
import { accountOf } from '../lib/account.ts'
import { parseJson } from '../lib/plain-text.ts'
import { InputError } from '../outcome.ts'
import type { Event } from './event.ts'
import { meaningOf } from './meaning.ts'
import {
  accountAt,
  at,
  ghost,
  numberAt,
  objectOf,
  type Payload,
  textAt,
} from './payload.ts'
import { commentOf, triggerOf } from './trigger.ts'

/**
 * The event that the runner's variables and event file describe. Throws an
 * InputError.
 */
export function readEvent(env: NodeJS.ProcessEnv): Event {
  const name = env.GITHUB_EVENT_NAME ?? ''
  const payload = readPayload(env.GITHUB_EVENT_PATH ?? '')
  const trigger = triggerOf(name, payload)
  // A payload that does not say what happened must not count as an event that
  // needs no permission.
  if (trigger === null)
    throw eventError(`The event file isn't a payload of ${name}.`)

  const run = workflowRun(env)
  // A schedule names no sender, and `ghost` has no permission.
  const sender =
    accountAt(payload, 'sender') ??
    accountOf({ login: env.GITHUB_ACTOR }) ??
    ghost
  const repository = env.GITHUB_REPOSITORY ?? ''
  const [owner = '', repositoryName = ''] = repository.split('/')
  // Names change, and ids stay.
  const repositoryId =
    numberAt(payload, 'repository.id') ??
    (env.GITHUB_REPOSITORY_ID || repository)
  return {
    action: textAt(payload, 'action'),
    repository: {
      id: String(repositoryId),
      owner,
      name: repositoryName,
      host: URL.parse(run.repositoryUrl)?.host ?? '',
      isFork: at(payload, 'repository.fork') === true,
    },
    sender,
    ref: env.GITHUB_REF ?? '',
    run,
    trigger,
    comment: commentOf(name, payload),
    meaning: meaningOf({ name, payload, sender }),
  }
}

function workflowRun(env: NodeJS.ProcessEnv): Event['run'] {
  const id = /^\d{1,20}$/.exec(env.GITHUB_RUN_ID ?? '')?.[0] ?? '0'
  const repositoryUrl = `${env.GITHUB_SERVER_URL || 'https://github.com'}/${env.GITHUB_REPOSITORY ?? ''}`

  return {
    id,
    attempt: Number(/^\d{1,4}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? 1),
    workflow: env.GITHUB_WORKFLOW ?? '',
    job: env.GITHUB_JOB ?? '',
    step: env.GITHUB_ACTION ?? '',
    url: `${repositoryUrl}/actions/runs/${id}`,
    repositoryUrl,
  }
}

function readPayload(path: string): Payload {
  const payload = objectOf(parseJson(readText(path)))
  if (payload !== null) return payload
  throw eventError("The event file isn't a webhook payload.")
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw eventError("The event file can't be read.", { cause })
  }
}

function eventError(what: string, options?: ErrorOptions): InputError {
  const advice =
    'Run the action in a GitHub workflow, where GITHUB_EVENT_PATH names the event file.'
  return new InputError([`${what} ${advice}`], options)
}
