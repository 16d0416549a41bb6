// Finds the current signed state of a conversation among its comments.
import {
  type CommentState,
  chooseCurrentState,
  hasStateSyntax,
  readCommentState,
} from '../../../domain/conversation/comment-state.ts'
import { isInaccessible, ResponseError } from '../errors.ts'
import { listCommentPages, type StoredComment } from './comments.ts'
import { countOwn } from './own-account.ts'
import { type StateCommentOptions, verifiedState } from './state-comment.ts'

const someOnly = 'GitHub returned only some of the comments'

export type FoundState = {
  current: CommentState | null
  /** The comment of the current state. */
  comment: StoredComment | null
  /** Whether a comment of the account that writes ours has a signed state that does not verify. */
  hasUnverified: boolean
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
  let pages = 0
  let isCurrent = false
  try {
    for await (const page of listCommentPages(comment, signal)) {
      const sorted = sortComments(comment, page)
      found.push(...sorted.states)
      unverified.push(...sorted.unverified)
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
  if (own) return { current, comment: own.stored, hasUnverified: false }
  // Only a conversation without a state says that its comment does not verify.
  const hasUnverified = (await countOwn(comment.github, unverified, signal)) > 0
  return { current: null, comment: null, hasUnverified }
}

/** The states of a page that verify, and the comments that look like ours and do not. */
function sortComments(comment: StateCommentOptions, page: readonly StoredComment[]) {
  const states: { state: CommentState; stored: StoredComment }[] = []
  const unverified: StoredComment[] = []
  for (const stored of page) {
    if (!hasStateSyntax(stored.body)) continue
    const state = verifiedState(comment, stored)
    if (state) states.push({ state, stored })
    else if (!belongsToOther(comment, stored)) unverified.push(stored)
  }
  return { states, unverified }
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
