// GitHub's schemas of webhook payloads.
import { createRequire } from 'node:module'
import type { ActionEvent } from '../../../emulator/runner/event-variables.ts'
import { isObject, type Json } from '../description.ts'
import { createSchemas } from '../schemas.ts'
import { payloadQuirks } from './quirks.ts'

/** What GitHub's schema does not allow in the payload, one sentence each. */
export type CheckPayload = (
  event: Pick<ActionEvent, 'name' | 'payload'>,
) => string[]

type Recording = { name: string; examples: Json[] }

const require = createRequire(import.meta.url)

/**
 * Returns the check of payloads. Events without a webhook, such as a schedule,
 * have no schema.
 *
 * What GitHub's own recorded payloads of the event lack, because they are older
 * than a property, any payload may lack.
 */
export function createPayloadCheck(quirks = payloadQuirks): CheckPayload {
  const {
    definitions,
  }: { definitions: Json } = require('@octokit/webhooks-schemas')
  const run = createSchemas({ definitions }, 'webhooks')
  const find = (webhook: string, payload: Json) => {
    const key = findKey(definitions, webhook, payload)
    if (key === null) return []
    const problems = run(key, () => ({ $ref: `webhooks#/definitions/${key}` }))(
      payload,
    )
    return problems.map(
      ({ at, message }) => `${at === '' ? 'It' : at} ${message}.`,
    )
  }
  return ({ name, payload }) => {
    if (payload === undefined || payload === null) return []
    const value = parsePayload(payload)
    if (!isObject(value)) return ['It is not an object.']
    // Both events have the payload of the same webhook.
    const webhook = name === 'pull_request_target' ? 'pull_request' : name
    const problems = new Set(find(webhook, value))
    if (problems.size === 0) return []
    const known = quirks
      .filter((quirk) => quirk.webhook === webhook)
      .map(({ problem }) => problem)
    return [
      ...problems.difference(
        new Set([...known, ...listRecordedProblems(webhook, find)]),
      ),
    ]
  }
}

const recordedProblems = new Map<string, string[]>()

/** The problems of GitHub's recorded payloads of the webhook. */
function listRecordedProblems(
  webhook: string,
  find: (webhook: string, payload: Json) => string[],
): string[] {
  const recordings: Recording[] = require('@octokit/webhooks-examples')
  const examples =
    recordings.find(({ name }) => name === webhook)?.examples ?? []
  const problems = recordedProblems.get(webhook) ?? [
    ...new Set(examples.flatMap((example) => find(webhook, example))),
  ]
  recordedProblems.set(webhook, problems)
  return problems
}

/**
 * The name of the most exact schema: of the event with its action, or of the
 * event.
 */
function findKey(
  definitions: Json,
  webhook: string,
  { action }: Json,
): string | null {
  const keys = [`${webhook}$${action}`, `${webhook}$event`, `${webhook}_event`]
  return keys.find((key) => key in definitions) ?? null
}

function parsePayload(payload: unknown): unknown {
  if (typeof payload !== 'string' && !(payload instanceof Uint8Array))
    return payload
  try {
    return JSON.parse(String(payload))
  } catch {
    return null
  }
}
