// Writes to the one comment of a conversation: before a request is sent, and
// after it.
import { isDeepStrictEqual } from 'node:util'
import {
  createComment,
  deleteComment,
  getComment,
  updateComment,
} from '../github/comments.ts'
import { GitHubError } from '../github/errors.ts'
import { endOfRun } from '../outcome.ts'
import { attempt } from '../runner/log.ts'
import { bodyOf } from './comment-body.ts'
import {
  type Conversation,
  gitHubNow,
  isFresh,
  maxFreshMs,
  orRefused,
  readConversation,
} from './conversation.ts'
import { readState, type Scope } from './signed-state.ts'
import type { ConversationState } from './state.ts'

/** `now`: GitHub's time, ISO 8601. */
export type Change = (
  state: ConversationState,
  now: string,
) => ConversationState

const confirmAfterMs = 3_000
/** GitHub ends a request after 10 s. */
const settledAfterMs = 12_000
const maxMarks = 3

/**
 * Writes down that a request is about to be sent. False: the comments have to
 * be read again. Throws an EndOfRun if it cannot be written.
 */
export async function writeMark(
  conversation: Conversation,
  change: Change,
): Promise<boolean> {
  const { clock, log, isOver } = conversation
  if (!isFresh(conversation)) return false
  const next = change(conversation.state, gitHubNow(conversation).toISOString())
  const sentMs = clock.elapsedMs()

  try {
    await orRefused(conversation, () => write(conversation, next))
    conversation.state = next
    return true
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    conversation.lostMarks += 1
    const mayTryAgain = error.isTransient || error.isInaccessible
    if (!mayTryAgain || conversation.lostMarks === maxMarks)
      throw endOfRun('rejected', 'memory-unwritable', error.message)
    log.info(
      `Couldn't write the comment: ${error.message} Reading it again before anything is sent.`,
    )
    await clock.sleep(sentMs + settledAfterMs - clock.elapsedMs(), isOver)
    return false
  }
}

/** Lists of comments lag behind writes by some seconds. */
const maxLagMs = 15_000

/**
 * Whether, three seconds after the mark, our comment is the first and as it was
 * written. False: the comments have to be read again. Throws an EndOfRun if the
 * lists do not show the mark at all.
 */
export async function confirmMark(
  conversation: Conversation,
): Promise<boolean> {
  const { comment: mine, answer, clock, isOver, github, log } = conversation
  const isUntracked =
    conversation.scope === null || conversation.refusal !== null
  if (isUntracked || !mine || !answer) return true

  let waitMs = answer.elapsedMs + confirmAfterMs - clock.elapsedMs()
  do {
    await clock.sleep(waitMs, isOver)
    await readConversation(conversation)
    waitMs = confirmAfterMs
  } while (
    isBehind(conversation.comment, mine) &&
    !isOver.aborted &&
    clock.elapsedMs() - answer.elapsedMs < maxLagMs
  )

  const first = conversation.comment
  if (first === null && !isOver.aborted)
    throw endOfRun('unknown', 'memory-unreadable', notListed)
  if (first?.id === mine.id && isDeepStrictEqual(first.state, mine.state))
    return true
  if (first !== null && first.id !== mine.id)
    await attempt(log, 'delete the second comment', () =>
      deleteComment(github, mine.id),
    )
  return false
}

const notListed =
  "GitHub doesn't list the new comment yet. Re-run this workflow job."

/** Whether the list is older than our write. */
function isBehind(
  listed: Conversation['comment'],
  mine: NonNullable<Conversation['comment']>,
): boolean {
  return (
    listed === null ||
    (listed.id === mine.id && listed.updatedAt < mine.updatedAt)
  )
}

/** What GitHub refuses for moments is tried for this long at the end of a run. */
export const lastWriteMs = 60_000
const firstBackoffMs = 1_000
const maxBackoffMs = 8_000

/**
 * Reads our comment again, changes its state, and writes it if it differs. What
 * fails for a moment is tried again for `tryForMs`, each time after reading.
 * Throws a GitHubError.
 */
export async function updateConversation(
  conversation: Conversation,
  change: Change,
  tryForMs = 0,
): Promise<void> {
  const { clock, isOver } = conversation
  const startedMs = clock.elapsedMs()

  for (let backoffMs = firstBackoffMs; ; backoffMs *= 2) {
    try {
      return await updateOnce(conversation, change)
    } catch (error) {
      const waitMs = Math.min(backoffMs, maxBackoffMs)
      const elapsedMs = clock.elapsedMs() - startedMs
      // A 404 after a reading that found the comment is no fact, either.
      const mayHelp =
        error instanceof GitHubError &&
        (error.isTransient || error.status === 404)
      const hasTime = elapsedMs + waitMs <= tryForMs && !isOver.aborted
      if (!mayHelp || !hasTime) throw error
      await clock.sleep(waitMs, isOver)
    }
  }
}

async function updateOnce(
  conversation: Conversation,
  change: Change,
): Promise<void> {
  const { scope, refusal, commentId } = conversation
  if (scope === null || refusal !== null || commentId === null) {
    conversation.state = change(
      conversation.state,
      gitHubNow(conversation).toISOString(),
    )
    return
  }
  const standing = await readAgainSoon(conversation, scope, commentId)
  const next = change(standing, gitHubNow(conversation).toISOString())
  // A comment that somebody deleted is begun anew only for what was sent.
  const isWorthRemembering = next.delivered.length + next.unconfirmed.length > 0
  if (
    conversation.comment
      ? conversation.comment.body !== bodyOf(conversation, next)
      : isWorthRemembering
  )
    await write(conversation, next)
  conversation.state = next
}

/**
 * A reading that took more than a minute, such as on a machine that was paused,
 * is none to write by.
 */
async function readAgainSoon(
  conversation: Conversation,
  scope: Scope,
  id: number,
): Promise<ConversationState> {
  for (;;) {
    const sentMs = conversation.clock.elapsedMs()
    const state = await readAgain(conversation, scope, id)
    if (conversation.clock.elapsedMs() - sentMs < maxFreshMs) return state
  }
}

/**
 * The state of our comment now, or as it was known last if somebody edited or
 * deleted the comment.
 */
async function readAgain(
  conversation: Conversation,
  scope: Scope,
  id: number,
): Promise<ConversationState> {
  const { github, clock, signingKey } = conversation
  try {
    const { value, date } = await getComment(github, id)
    const reading = readState(value.body, scope, signingKey)
    const state = reading.kind === 'state' ? reading.state : conversation.state
    conversation.answer = { date, elapsedMs: clock.elapsedMs() }
    conversation.comment = { ...value, state }
    return state
  } catch (error) {
    const isNotFound =
      error instanceof GitHubError &&
      error.status === 404 &&
      error.isInaccessible
    if (!isNotFound) throw error
    return readListed(conversation)
  }
}

/** One 404 is no fact: our comment is gone if the list lacks it, too. */
async function readListed(
  conversation: Conversation,
): Promise<ConversationState> {
  const known = conversation.state
  await readConversation(conversation)
  return conversation.comment?.state ?? known
}

async function write(
  conversation: Conversation,
  state: ConversationState,
): Promise<void> {
  const { github, clock, comment, scope, refusal } = conversation
  if (scope === null || refusal !== null) return
  const body = bodyOf(conversation, state)
  const { value, date } = comment
    ? await updateComment(github, comment.id, body)
    : await createComment(github, scope.number, body)
  conversation.answer = { date, elapsedMs: clock.elapsedMs() }
  conversation.comment = { ...value, body, state }
  conversation.commentId = value.id
}
