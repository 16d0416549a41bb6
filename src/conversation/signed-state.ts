// The signed text of a state in a comment's body: who wrote it for which conversation, and whether it can be read.
import * as z from 'zod/mini'
import { deriveKey, isSignedBy, sign } from '../base/hmac.ts'
import type { OtherStatus } from '../state/commit-status.ts'
import { stateMark } from '../state/mark.ts'
import { parseState, type State } from '../state/state.ts'

/** Which conversation a state belongs to. A copy in any other place is not ours. */
export type Scope = {
  repositoryId: number
  /** Number of the pull request or issue. */
  issueNumber: number
  /** Input `comment-key`. */
  key: string
  projectId: string
  /** Host of `api-url`, with its port if it has one. */
  apiHost: string
}

/** What a comment's body says. Whoever reads it also looks at the author of the comment. */
export type StateReading =
  | { kind: 'none' }
  /** The text was cut, or is there more than once. */
  | { kind: 'damaged'; how: 'cut' | 'duplicated' }
  /** Of another key, project, host or place. `context`: the name of its commit status, null if it shows none. */
  | { kind: 'elsewhere'; scope: Scope; context: string | null }
  /** For this conversation, with another secret. */
  | { kind: 'unverified'; scope: Scope; context: string | null }
  /** Ours, but this version cannot read it. */
  | { kind: 'newer' }
  | { kind: 'state'; scope: Scope; state: State }

/** Half of a comment. */
export const maxStateLength = 32_768

const pattern = /<!-- docs-agent:v1 ([A-Za-z0-9+/=]{1,32768})\.([A-Za-z0-9+/=]{1,64}) -->/g
const scopeSchema = z.object({
  repositoryId: z.int(),
  issueNumber: z.int(),
  key: z.string(),
  projectId: z.string(),
  apiHost: z.string(),
})
const signedSchema = z.object({ scope: scopeSchema, state: z.unknown() })
/** What is read of a state whose secret is not known. */
const shownSchema = z.object({
  conversation: z.object({ commitStatus: z.nullable(z.object({ context: z.string() })) }),
})

/** The key that signs the states of comments. */
export function deriveSigningKey(secret: string): Buffer {
  return deriveKey(secret, 'docs-agent marker v1')
}

/** The HTML comment with the signed state, null if it cannot be read back, or is too long. */
export function writeState(scope: Scope, given: State, signingKey: Buffer): string | null {
  const state = parseState(given)
  if (!state) return null
  const texts = [state, withoutShown(state)].map((one) => signState(scope, one, signingKey))
  return texts.find((text) => text.length <= maxStateLength) ?? null
}

/** The state without what is only shown, in case there is no room for it. */
function withoutShown(state: State): State {
  const { run, job, conversation } = state
  const docsPull = job?.docsPull ? { ...job.docsPull, changes: null, preview: null } : null
  const { batch, claim } = conversation
  const requests = conversation.requests.slice(-1)
  return {
    run: { ...run, detail: null },
    job: job && { ...job, docsPull },
    conversation: {
      ...{ ...conversation, requests },
      ...(batch && { batch: { ...batch, last: [] } }),
      claim: claim?.batch ? { ...claim, batch: { ...claim.batch, last: [] } } : claim,
    },
  }
}

function signState(scope: Scope, state: State, signingKey: Buffer): string {
  const payload = Buffer.from(JSON.stringify({ scope, state })).toString('base64')
  return `${stateMark}${payload}.${sign(payload, signingKey)} -->`
}

/** What a body says to somebody with this key. `isHere`: whether a scope is that of the conversation. */
export function readState(body: string, signingKey: Buffer, isHere: (scope: Scope) => boolean): StateReading {
  const parts = body.split(stateMark).length - 1
  if (parts === 0) return { kind: 'none' }
  const matches = [...body.matchAll(pattern)]
  const [, payload = '', signature = ''] = matches[0] ?? []
  if (parts > 1) return { kind: 'damaged', how: 'duplicated' }
  const signed = signedSchema.safeParse(parseJson(Buffer.from(payload, 'base64').toString())).data
  if (!signed) return { kind: 'damaged', how: 'cut' }
  const { scope } = signed
  const isOther = !isHere(scope)
  if (isOther || !isSignedBy(payload, signature, signingKey)) {
    const context = shownSchema.safeParse(signed.state).data?.conversation.commitStatus?.context ?? null
    return { kind: isOther ? 'elsewhere' : 'unverified', scope, context }
  }
  const state = parseState(signed.state)
  return state ? { kind: 'state', scope, state } : { kind: 'newer' }
}

/**
 * The commit status of a comment that belongs to another conversation in the same place, null if it is none, or shows none.
 * Whether it is signed is not looked at, since another project may have another secret.
 */
export function otherStatusOf(reading: StateReading, url: string, here: Scope): OtherStatus | null {
  if (reading.kind !== 'elsewhere' && reading.kind !== 'unverified') return null
  const { scope, context } = reading
  return context !== null && isSamePlace(scope, here) && !isSameScope(scope, here) ? { context, url } : null
}

/** Whether two scopes are of the same pull request or issue. */
export function isSamePlace(a: Scope, b: Scope): boolean {
  return a.repositoryId === b.repositoryId && a.issueNumber === b.issueNumber
}

/** Whether two scopes are of the same conversation. */
export function isSameScope(a: Scope, b: Scope): boolean {
  return isSamePlace(a, b) && a.key === b.key && a.projectId === b.projectId && a.apiHost === b.apiHost
}

/** Whether a body has the mark of a state, whoever wrote it. */
export function hasStateMark(body: string): boolean {
  return body.includes(stateMark)
}

/** What a text says in JSON, null if it is none. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
