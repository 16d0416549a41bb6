/** Real webhook payloads, and variations of them. */

import { createRequire } from 'node:module'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'

export type Payload = { [name: string]: unknown }

const webhooks: { name: string; examples: Payload[] }[] = createRequire(import.meta.url)(
  '@octokit/webhooks-examples',
)

/** Every payload that there is of the event. */
export function payloadsOf(event: string): Payload[] {
  return webhooks.find(({ name }) => name === event)?.examples ?? []
}

/** The event with its first payload of that action, changed as given. Objects are merged, all else is replaced. */
export function eventOf(name: string, changes: Payload = {}, action?: string): ActionEvent {
  const source = name === 'pull_request_target' ? 'pull_request' : name
  const payload = payloadsOf(source).find((one) => action === undefined || one.action === action)
  if (payload === undefined) throw new Error(`There is no payload of ${name} ${action ?? ''}.`)
  return { name, payload: merge(payload, changes) }
}

function merge(base: Payload, changes: Payload): Payload {
  const merged = Object.entries(changes).map(([name, value]) => {
    const before = base[name]
    return [name, isObject(before) && isObject(value) ? merge(before, value) : value]
  })
  return { ...base, ...Object.fromEntries(merged) }
}

function isObject(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
