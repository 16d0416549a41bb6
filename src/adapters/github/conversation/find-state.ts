// Finds the current signed state of a conversation among its comments.
import {
  type CommentState,
  chooseCurrentState,
  hasStateSyntax,
  readCommentState,
} from '../../../domain/conversation/comment-state.ts'
import { type OtherStatus, otherStatusIn } from '../../../domain/conversation/state-text.ts'
import { isInaccessible, ResponseError } from '../errors.ts'
import { listCommentPages, type StoredComment } from './comments.ts'
import { countOwn, keepOwn } from './own-account.ts'
import { type StateCommentOptions, verifiedState } from './state-comment.ts'

const someOnly = 'GitHub returned only some of the comments'

export type FoundState = {
  current: CommentState | null
  /** The comment of the current state. */
  comment: StoredComment | null
  /** Whether a comment of the account that writes ours has a signed state that does not verify. */
  hasUnverified: boolean
  /** The commit statuses that other conversations show here. */
  otherStatuses: OtherStatus[]
}

/**
 * The current state. If not every comment could be read, a state counts only if no unread comment can hold a newer one.
 * Otherwise throws what Octokit throws, because the current state may be in a comment that was not read.
 */
export async function findState(
  comment: StateCommentOptions,
  { isNewEachRun, signal }: { isNewEachRun: boolean; signal: AbortSignal },
): Promise<FoundState> {
  const found: { state: CommentState; stored: StoredComment }[] = []
  const unverified: StoredComment[] = []
  const others: StoredComment[] = []
  let pages = 0
  let isCurrent = false
  try {
    for await (const page of listCommentPages(comment, signal)) {
      const sorted = sortComments(comment, page)
      found.push(...sorted.states)
      unverified.push(...sorted.unverified)
      others.push(...sorted.others)
      // After the first page the newest come first. A conversation that keeps to one comment has no newer state.
      if (sorted.states.length > 0) isCurrent ||= pages > 0 || !isNewEachRun
      pages += 1
    }
  } catch (error) {
    // Who could read the first page may read the others, so a refusal of one does not mean that there is nothing to read.
    if (!isCurrent) throw pages > 0 && isInaccessible(error) ? new ResponseError(someOnly) : error
  }
  const current = chooseCurrentState(found.map(({ state }) => state))
  const own = found.find(({ state }) => state === current)
  const otherStatuses = await statusesOf(comment, { others, unverified }, signal)
  if (own) return { current, comment: own.stored, hasUnverified: false, otherStatuses }
  // Only a conversation without a state says that its comment does not verify.
  const hasUnverified = (await countOwn(comment.github, unverified, signal)) > 0
  return { current: null, comment: null, hasUnverified, otherStatuses }
}

type Others = { others: readonly StoredComment[]; unverified: readonly StoredComment[] }

/** What other conversations show: by their signature, or, where they have another secret, by the account that wrote them. */
async function statusesOf(
  { github, scope }: StateCommentOptions,
  { others, unverified }: Others,
  signal: AbortSignal,
): Promise<OtherStatus[]> {
  const foreign = unverified.filter((stored) => otherStatusIn(stored, scope) !== null)
  const trusted = [...others, ...(await keepOwn(github, foreign, signal))]
  return trusted.flatMap((stored) => otherStatusIn(stored, scope) ?? [])
}

/** The states of a page that verify, those of other conversations, and the comments that look like ours and do not verify. */
function sortComments(comment: StateCommentOptions, page: readonly StoredComment[]) {
  const states: { state: CommentState; stored: StoredComment }[] = []
  const unverified: StoredComment[] = []
  const others: StoredComment[] = []
  for (const stored of page) {
    if (!hasStateSyntax(stored.body)) continue
    const state = verifiedState(comment, stored)
    if (state) states.push({ state, stored })
    else if (belongsToOther(comment, stored)) others.push(stored)
    else unverified.push(stored)
  }
  return { states, unverified, others }
}

/** Whether a comment is valid for another key or project of this conversation. */
function belongsToOther({ scope, signingKey }: StateCommentOptions, { id, body }: StoredComment): boolean {
  const found = readCommentState(body, signingKey)?.scope
  return (
    found?.commentId === id &&
    found.issueNumber === scope.issueNumber &&
    found.repositoryId === scope.repositoryId
  )
}
