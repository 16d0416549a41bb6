// The state as signed text in a comment's body. Nobody without the API key can
// write one, and one that is copied to another place does not count.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { parseJson } from '../lib/plain-text.ts'
import { beginningMs } from '../times.ts'
import { type ConversationState, parseState } from './state.ts'

/** Which conversation a state belongs to. Names change, and ids stay. */
const scope = z.object({
  /** GitHub's id of the repository. */
  repositoryId: z.string(),
  /** Number of the pull request or issue. */
  number: z.int(),
  projectId: z.string(),
  /** Host of `api-url`, with its port if it has one. */
  apiHost: z.string(),
})

export type Scope = z.infer<typeof scope>

/** What can be read without the key, and by any version. */
const header = z.extend(scope, {
  /**
   * Id of the comment that the state stands in, null for a state that begins a
   * comment, before GitHub has given it an id.
   */
  commentId: z.nullable(z.int()),
  /** GitHub's time. */
  writtenAt: z.iso.datetime({ precision: 3 }),
})

/** The parts of a comment that say whether it is ours. */
export type Written = {
  id: number
  body: string
  createdAt: string
  updatedAt: string
  isByStranger: boolean
}

/** What a comment says about a conversation. */
export type StateReading =
  /** No state, a copy of one, or one of another conversation. */
  | { kind: 'none' }
  /** Of this conversation, signed with another key, and not by a stranger. */
  | { kind: 'other-key' }
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

/** `commentId`: null for the state that begins a comment. */
export type Place = { scope: Scope; commentId: number | null; writtenAt: Date }

/** The HTML comment with the signed state. */
export function writeState(
  { scope: of, commentId, writtenAt }: Place,
  state: ConversationState,
  signingKey: Buffer,
): string {
  const head = { ...of, commentId, writtenAt: writtenAt.toISOString() }
  const signed = `${toBase64(head)}.${toBase64(state)}`
  return `<!-- docs-agent:1 ${signed}.${sign(signed, signingKey)} -->`
}

/**
 * What a comment says about the conversation of this scope. The last state in
 * it counts, because ours is at the end. `isKnown`: whether it is known by its
 * id, so that its author does not matter.
 */
export function readState(
  comment: Written,
  of: Scope,
  signingKey: Buffer,
  isKnown = false,
): StateReading {
  const isTrusted = isKnown || !comment.isByStranger
  const [, headerText = '', stateText = '', signature = ''] =
    [...comment.body.matchAll(pattern)].at(-1) ?? []
  const found = header.safeParse(fromBase64(headerText)).data
  const isOfConversation = found !== undefined && isSameScope(found, of)
  const isOriginal = isKnown || !(comment.isByStranger || isEdited(comment))
  const stands = isOfConversation && standsIn(comment, found, isOriginal)
  if (!stands) return { kind: 'none' }
  // A stranger can write any state that nobody has signed.
  if (!isSignedBy(`${headerText}.${stateText}`, signature, signingKey))
    return { kind: isTrusted ? 'other-key' : 'none' }

  const state = parseState(fromBase64(stateText))
  return state === null ? { kind: 'unreadable' } : { kind: 'state', state }
}

/** Who edits a comment can put any state in it that was once read. */
function isEdited({ createdAt, updatedAt }: Written): boolean {
  return createdAt !== updatedAt
}

/**
 * Whether the state was written into this comment, and not copied to it. One
 * that begins a comment names none, so that it may not stand in a stranger's,
 * or in one that was edited.
 */
function standsIn(
  { id, createdAt }: Written,
  { commentId, writtenAt }: z.infer<typeof header>,
  isOriginal: boolean,
): boolean {
  if (commentId !== null) return commentId === id
  const lagMs = Math.abs(Date.parse(createdAt) - Date.parse(writtenAt))
  return isOriginal && lagMs <= beginningMs
}

function isSameScope(a: Scope, b: Scope): boolean {
  const isSameService = a.projectId === b.projectId && a.apiHost === b.apiHost
  const isSameThread =
    a.repositoryId === b.repositoryId && a.number === b.number
  return isSameService && isSameThread
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
