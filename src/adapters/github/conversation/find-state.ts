// Finds the current signed state of a conversation among its comments.
import {
  type CommentState,
  chooseCurrentState,
  hasStateSyntax,
  readCommentState,
} from '../../../domain/conversation/comment-state.ts'
import { listComments, type StoredComment } from './comments.ts'
import { countOwn } from './own-account.ts'
import { type StateCommentOptions, verifiedState } from './state-comment.ts'

/** `hasUnverified`: whether a comment of the account that writes ours has a signed state that does not verify. */
export type FoundState = { current: CommentState | null; hasUnverified: boolean }

/**
 * The current state. A state that was found counts even if not every comment could be read. Otherwise throws what Octokit
 * throws, because a state that was not found may be there all the same.
 */
export async function findState(comment: StateCommentOptions, signal: AbortSignal): Promise<FoundState> {
  const states: CommentState[] = []
  const unverified: StoredComment[] = []
  try {
    for await (const stored of listComments(comment, signal)) {
      if (!hasStateSyntax(stored.body)) continue
      const state = verifiedState(comment, stored)
      if (state) states.push(state)
      else if (!belongsToOther(comment, stored)) unverified.push(stored)
    }
  } catch (error) {
    if (states.length === 0) throw error
  }
  const current = chooseCurrentState(states)
  // Only a conversation without a state says that its comment does not verify.
  const hasUnverified = !current && (await countOwn(comment.github, unverified, signal)) > 0
  return { current, hasUnverified }
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
