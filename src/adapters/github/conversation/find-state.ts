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

/** `hasUnverified`: whether a comment of the account that writes ours has a signed state that does not verify. */
export type FoundState = { current: CommentState | null; hasUnverified: boolean }

/**
 * The current state. If not every comment could be read, a state counts only if no unread comment can hold a newer one.
 * Otherwise throws what Octokit throws, because the current state may be in a comment that was not read.
 */
export async function findState(
  comment: StateCommentOptions,
  { isNewEachRun, signal }: { isNewEachRun: boolean; signal: AbortSignal },
): Promise<FoundState> {
  const states: CommentState[] = []
  const unverified: StoredComment[] = []
  let pages = 0
  let isCurrent = false
  try {
    for await (const page of listCommentPages(comment, signal)) {
      const found = sortComments(comment, page)
      states.push(...found.states)
      unverified.push(...found.unverified)
      // After the first page the newest come first. A conversation that keeps to one comment has no newer state.
      if (found.states.length > 0) isCurrent ||= pages > 0 || !isNewEachRun
      pages += 1
    }
  } catch (error) {
    // Who could read the first page may read the others, so a refusal of one does not mean that there is nothing to read.
    if (!isCurrent) throw pages > 0 && isInaccessible(error) ? new ResponseError(someOnly) : error
  }
  const current = chooseCurrentState(states)
  // Only a conversation without a state says that its comment does not verify.
  const hasUnverified = !current && (await countOwn(comment.github, unverified, signal)) > 0
  return { current, hasUnverified }
}

/** The states of a page that verify, and the comments that look like ours and do not. */
function sortComments(comment: StateCommentOptions, page: readonly StoredComment[]) {
  const states: CommentState[] = []
  const unverified: StoredComment[] = []
  for (const stored of page) {
    if (!hasStateSyntax(stored.body)) continue
    const state = verifiedState(comment, stored)
    if (state) states.push(state)
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
