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

/**
 * The event with its first payload of that action, changed as given. Objects are merged, all else is replaced.
 *
 * The action can be one of the changes, too.
 */
export function eventOf(name: string, changes: Payload = {}, action = changes.action): ActionEvent {
  const source = name === 'pull_request_target' ? 'pull_request' : name
  const payload = payloadsOf(source).find((one) => action === undefined || one.action === action)
  if (payload === undefined) throw new Error(`There is no payload of ${name} ${action}.`)
  return { name, payload: mergePayload(payload, changes) }
}

/** An account, as payloads have it. */
export function userOf(fields: Payload): Payload {
  return { ...Object(payloadsOf('push')[0]?.sender), ...fields }
}

/** A label, as payloads have it. */
export function labelOf(name: string): Payload {
  const url = `https://api.github.com/repos/Codertocat/Hello-World/labels/${encodeURIComponent(name)}`
  return {
    id: 208_045_946,
    node_id: 'LA_kwMjA4',
    url,
    name,
    description: null,
    color: 'ededed',
    default: false,
  }
}

/** A commit of a push, by default one of Codertocat. */
export function commitOf(fields: { id: string; message: string } & Payload): Payload {
  const author = { name: 'Codertocat', email: 'codertocat@example.com', username: 'Codertocat' }
  return {
    ...{ tree_id: fields.id, url: `https://github.com/Codertocat/Hello-World/commit/${fields.id}` },
    ...{ timestamp: '2026-11-20T14:00:00Z', distinct: true, author, committer: author },
    ...{ added: [], removed: [], modified: [] },
    ...fields,
  }
}

/** The payload with the changes. Objects are merged, all else is replaced. */
export function mergePayload(base: Payload, changes: Payload): Payload {
  const merged = Object.entries(changes).map(([name, value]) => {
    const before = base[name]
    return [name, isObject(before) && isObject(value) ? mergePayload(before, value) : value]
  })
  return { ...base, ...Object.fromEntries(merged) }
}

function isObject(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
