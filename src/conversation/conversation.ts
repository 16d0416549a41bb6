// The one comment of a conversation: this file finds and reads it,
// `write-comment.ts` writes it, and nobody else does. GitHub's `concurrency`
// keeps the runs of a conversation apart. What is here holds even where a
// workflow lacks it, or an answer is lost.
import type { GitHub } from '../github/client.ts'
import {
  listComments,
  loginOfToken,
  type PostedComment,
} from '../github/comments.ts'
import { GitHubError } from '../github/errors.ts'
import type { Clock } from '../lib/clock.ts'
import { endOfRun } from '../outcome.ts'
import type { Log } from '../runner/log.ts'
import { readState, type Scope, type StateReading } from './signed-state.ts'
import { type ConversationState, emptyState } from './state.ts'

export type ConversationOptions = {
  github: GitHub
  clock: Clock
  log: Log
  /** Aborts when the run is cancelled or its time is up, which ends a wait. */
  isOver: AbortSignal
  /** Null for a run without a comment: its state lives as long as the run. */
  scope: Scope | null
  signingKey: Buffer
  /** Whether nothing may be sent that the comment cannot remember. */
  mustRemember: boolean
  /** Whether a comment that was signed with another key may be begun anew. */
  mayReplaceKey: boolean
  /** Takes secrets out of the texts of a state. */
  redact: (state: ConversationState) => ConversationState
  /** The comment's Markdown, without the signed state. */
  render: (state: ConversationState) => string
}

export type Conversation = ConversationOptions & {
  /** Our comment as it was read or written last. */
  comment: StoredComment | null
  /** Id of our comment once it was seen, also if it is gone. */
  commentId: number | null
  /** The state as it is known best. */
  state: ConversationState
  /** Whether the comment was signed with another key, and is begun anew. */
  isKeyReplaced: boolean
  /** Why there can be no comment, null if there can be one. */
  refusal: GitHubError | null
  lostMarks: number
  /** GitHub's time of its last answer, and when it came. */
  answer: { date: Date; elapsedMs: number } | null
  /** When the comments were read last. */
  readAt: { date: Date; elapsedMs: number } | null
}

const maxComments = 3_000
export const maxFreshMs = 60_000

/**
 * A conversation of which nothing was read yet. `commentId`: of our comment, if
 * an earlier part of the run knows it.
 */
export function openConversation(
  options: ConversationOptions,
  commentId: number | null = null,
): Conversation {
  const nothingRead = {
    comment: null,
    state: emptyState,
    isKeyReplaced: false,
    refusal: null,
    answer: null,
    readAt: null,
  }
  return { ...options, ...nothingRead, commentId, lostMarks: 0 }
}

/** GitHub's time now, as far as it is known. */
export function gitHubNow({ answer, clock }: Conversation): Date {
  if (answer === null) return clock.now()
  return new Date(answer.date.getTime() + clock.elapsedMs() - answer.elapsedMs)
}

/**
 * Lists the comments and finds ours. `ageMs`: how long ago it was written, by
 * GitHub's clock. Throws an EndOfRun if it cannot be known what the comment
 * says.
 */
export async function readConversation(conversation: Conversation) {
  const { scope } = conversation
  if (scope !== null && conversation.refusal === null)
    await readComments(conversation, scope)
  const { comment, state } = conversation
  return {
    state,
    ageMs: comment
      ? gitHubNow(conversation).getTime() - Date.parse(comment.updatedAt)
      : 0,
  }
}

async function readComments(
  conversation: Conversation,
  scope: Scope,
): Promise<void> {
  const { github, clock, signingKey, mayReplaceKey } = conversation
  // What is read is as old as the request for it.
  const readAt = { date: clock.now(), elapsedMs: clock.elapsedMs() }

  try {
    const listed = await orRefused(conversation, () =>
      listComments(github, scope.number, maxComments),
    )
    if (listed === null) return
    const search = {
      scope,
      signingKey,
      mayReplaceKey,
      loginOfToken: () => loginOfToken(github),
    }
    const { comment, isKeyReplaced } = await findState(listed.value, search)
    conversation.readAt = readAt
    conversation.answer = { date: listed.date, elapsedMs: clock.elapsedMs() }
    conversation.comment = comment
    conversation.isKeyReplaced ||= isKeyReplaced
    conversation.commentId = comment?.id ?? conversation.commentId
    conversation.state = comment?.state ?? emptyState
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    throw endOfRun(
      'unknown',
      'memory-unreadable',
      `${error.message} Re-run this workflow job.`,
    )
  }
}

/**
 * Null, from then on without a comment, if GitHub says at the start that this
 * token can read or write none.
 */
export async function orRefused<T>(
  conversation: Conversation,
  act: () => Promise<T>,
): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    const isRefused = error instanceof GitHubError && error.isInaccessible
    if (!isRefused || conversation.commentId !== null) throw error
    if (conversation.mustRemember)
      throw endOfRun('rejected', 'memory-unwritable', error.message)
    conversation.refusal = error
    return null
  }
}

/** Whether the comments were read less than a minute ago, by both clocks. */
export function isFresh({
  scope,
  refusal,
  readAt,
  clock,
}: Conversation): boolean {
  if (scope === null || refusal !== null) return true
  if (readAt === null) return false
  const wallMs = clock.now().getTime() - readAt.date.getTime()

  return (
    wallMs < maxFreshMs && clock.elapsedMs() - readAt.elapsedMs < maxFreshMs
  )
}

type StoredComment = PostedComment & { state: ConversationState }

/**
 * `isKeyReplaced`: whether the comment was signed with another key, and is
 * begun anew.
 */
export type Found = { comment: StoredComment | null; isKeyReplaced: boolean }

export type Search = {
  scope: Scope
  signingKey: Buffer
  /**
   * Login of the token's own account. It is asked only if a person's comment
   * has a valid state.
   */
  loginOfToken: () => Promise<string | null>
  /** Whether a comment that was signed with another key may be begun anew. */
  mayReplaceKey: boolean
}

const otherKey =
  "The API key changed, so the comment of the docs agent can't be read anymore. Comment the slash command to start a new agent job."
const otherVersion =
  'The comment was written by another version of the action. Use the same version in all workflows of this repository.'

/** Our comment. Throws an EndOfRun if there is one that cannot be read. */
export async function findState(
  comments: readonly PostedComment[],
  { scope, signingKey, loginOfToken, mayReplaceKey }: Search,
): Promise<Found> {
  let lostToOtherKey: { comment: PostedComment; isEmpty: boolean } | null = null
  for (const comment of comments.toSorted((a, b) => a.id - b.id)) {
    const reading = readState(comment.body, scope, signingKey)
    if (
      reading.kind === 'none' ||
      !(await isAuthor(comment, reading, loginOfToken))
    )
      continue
    if (reading.kind === 'state')
      return {
        comment: { ...comment, state: reading.state },
        isKeyReplaced: false,
      }
    if (reading.kind === 'unreadable')
      throw endOfRun('unknown', 'memory-unreadable', otherVersion)
    lostToOtherKey ??= { comment, isEmpty: reading.isEmpty }
  }
  if (lostToOtherKey === null) return { comment: null, isKeyReplaced: false }
  const { comment, isEmpty } = lostToOtherKey
  if (!mayReplaceKey && !isEmpty)
    throw endOfRun('unknown', 'memory-unreadable', otherKey)

  return { comment: { ...comment, state: emptyState }, isKeyReplaced: !isEmpty }
}

/**
 * Anybody can copy a state into a comment, but only a bot or this account can
 * have written one of ours.
 */
export async function isAuthor(
  { author }: PostedComment,
  reading: StateReading,
  loginOfToken: () => Promise<string | null>,
): Promise<boolean> {
  if (author === null) return false
  if (author.isBot) return true
  return (
    (reading.kind === 'state' || reading.kind === 'unreadable') &&
    author.login === (await loginOfToken())
  )
}
