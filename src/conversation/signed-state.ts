// The state as signed text in a comment's body. Nobody without the API key can
// write one, and one that is copied to another conversation is none of ours.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { parseJson } from '../lib/plain-text.ts'
import { type ConversationState, parseState } from './state.ts'

/** Which conversation a state belongs to. It can be read without the key. */
const scope = z.object({
  /** Such as `acme/app`. */
  repository: z.string(),
  /** Number of the pull request or issue. */
  number: z.int(),
  projectId: z.string(),
  /** Host of `api-url`, with its port if it has one. */
  apiHost: z.string(),
})

/**
 * `isEmpty`: whether the state remembers no request and no job, so that nothing
 * is lost if it cannot be read.
 */
const readablePart = z.extend(scope, { isEmpty: z.boolean() })

export type Scope = z.infer<typeof scope>

/**
 * What a comment's body says. Whoever reads it also looks at the author of the
 * comment.
 */
export type StateReading =
  /** No state, one of another conversation, or one that was cut. */
  | { kind: 'none' }
  /**
   * Of this conversation, signed with another key. `isEmpty`: whether it
   * remembers nothing.
   */
  | { kind: 'other-key'; isEmpty: boolean }
  /** Ours, but of a version that this one cannot read. */
  | { kind: 'unreadable' }
  | { kind: 'state'; state: ConversationState }

// Base64 has no hyphen, which could end an HTML comment. A comment has at most
// 65,536 characters.
const pattern =
  /<!-- docs-agent:1 ([A-Za-z0-9+/=]{1,1000})\.([A-Za-z0-9+/=]{1,65000})\.([A-Za-z0-9+/=]{44}) -->/g

/**
 * The key that signs the states of comments, derived so that the API key itself
 * signs nothing.
 */
export function signingKeyOf(apiKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', apiKey, '', 'docs-agent state 1', 32))
}

/** The HTML comment with the signed state. */
export function writeState(
  of: Scope,
  state: ConversationState,
  signingKey: Buffer,
): string {
  // Parsed, the same state has the same text, whoever made it.
  const signed = `${toBase64({ ...of, isEmpty: isEmpty(state) })}.${toBase64(parseState(state) ?? state)}`
  return `<!-- docs-agent:1 ${signed}.${sign(signed, signingKey)} -->`
}

/**
 * What a body says about the conversation of this scope. The last state counts,
 * because ours is at the end.
 */
export function readState(
  body: string,
  of: Scope,
  signingKey: Buffer,
): StateReading {
  const [, scopeText = '', stateText = '', signature = ''] =
    [...body.matchAll(pattern)].at(-1) ?? []
  const found = readablePart.safeParse(fromBase64(scopeText)).data
  if (!found || !isSameScope(found, of)) return { kind: 'none' }
  if (!isSignedBy(`${scopeText}.${stateText}`, signature, signingKey))
    return { kind: 'other-key', isEmpty: found.isEmpty }
  const state = parseState(fromBase64(stateText))
  return state === null ? { kind: 'unreadable' } : { kind: 'state', state }
}

function isEmpty({
  job,
  sending,
  delivered,
  unconfirmed,
}: ConversationState): boolean {
  return (
    job === null &&
    sending === null &&
    delivered.length + unconfirmed.length === 0
  )
}

/** GitHub's names of repositories are case-insensitive. */
function isSameScope(a: Scope, b: Scope): boolean {
  const isSameRepository =
    a.repository.toLowerCase() === b.repository.toLowerCase()
  const isSameService = a.projectId === b.projectId && a.apiHost === b.apiHost
  return isSameRepository && isSameService && a.number === b.number
}

function toBase64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}

function fromBase64(text: string): unknown {
  return parseJson(Buffer.from(text, 'base64').toString())
}

/** The signature of a text, in base64. */
export function sign(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64')
}

/**
 * Whether a signature is that of the text. The pattern gives it the length of
 * one.
 */
function isSignedBy(text: string, signature: string, key: Buffer): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(text, key)))
}
