// The state as signed text in a comment's body. Nobody without the API key can
// write one, and one that is copied to another place does not count.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { PostedComment } from '../github/comments.ts'
import { parseJson } from '../lib/plain-text.ts'
import { beginningMs } from '../times.ts'
import { type ConversationState, parseState, time } from './state.ts'

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
  writtenAt: time,
})

/** The parts of a comment that say whether it is ours. */
export type CommentParts = Omit<PostedComment, 'url' | 'number'>

// Base64 has no hyphen, which could end an HTML comment. A comment has at most
// 65,536 characters. In a quote, the line begins otherwise.
const pattern =
  /^<!-- docs-agent:1 ([A-Za-z0-9+/=]{1,1000})\.([A-Za-z0-9+/=]{1,65000})\.([A-Za-z0-9+/=]{44}) -->/gm

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

/** Who reads, and when: what a state without an id is held against. */
export type Reader = {
  scope: Scope
  signingKey: Buffer
  /** GitHub's time of the answer that brings the comment. */
  now: Date
  /**
   * Login of the token's own account, null if it cannot be known. It is asked
   * for only where that decides.
   */
  ownLogin: () => Promise<string | null>
  /** Id of a comment that is known to be ours, null for none. */
  knownId: number | null
}

/**
 * What a comment says about the conversation. The last state in it counts,
 * because ours is at the end. Null for no state, one that nobody has signed, a
 * copy, or one of another conversation. `unreadable`: ours, but of a version
 * that this one cannot read.
 */
export async function readState(
  comment: CommentParts,
  reader: Reader,
): Promise<ConversationState | 'unreadable' | null> {
  const [, headerText = '', stateText = '', signature = ''] =
    [...comment.body.matchAll(pattern)].at(-1) ?? []
  const found = header.safeParse(fromBase64(headerText)).data
  if (found === undefined) return null
  const { commentId, writtenAt, ...of } = found
  const isSigned =
    isDeepStrictEqual(of, reader.scope) &&
    isSignedBy(`${headerText}.${stateText}`, signature, reader.signingKey)
  if (!isSigned || !(await standsIn(comment, found, reader))) return null

  return parseState(fromBase64(stateText)) ?? 'unreadable'
}

/**
 * Whether the state was written into this comment, and not copied to it. A state
 * names its comment by id, but for the first one, which is written before GitHub
 * gives the id. Anyone may copy that into a comment of their own. So it counts
 * only in a comment that was never edited, and never in a stranger's. Later than
 * GitHub may take to write ours, only the token's own account is a proof.
 */
async function standsIn(
  { id, createdAt, updatedAt, author, isByStranger }: CommentParts,
  { commentId, writtenAt }: z.infer<typeof header>,
  { now, ownLogin, knownId }: Reader,
): Promise<boolean> {
  if (commentId !== null) return commentId === id
  if (id === knownId) return true

  const atMs = Date.parse(writtenAt)
  const lagMs = Math.abs(Date.parse(createdAt) - atMs)
  const isOriginal = createdAt === updatedAt && lagMs <= beginningMs
  if (!isOriginal) return false
  const isYoung = now.getTime() - atMs <= beginningMs
  if (isYoung && !isByStranger) return true

  const account = await ownLogin()
  return account !== null && author?.toLowerCase() === account.toLowerCase()
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
