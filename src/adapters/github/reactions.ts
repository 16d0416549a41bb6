// Reactions on comments of the conversation and on comments on a line of the diff: two places of GitHub's interface.
import * as z from 'zod/mini'
import type { Reaction } from '../../domain/conversation/reaction.ts'
import type { GitHubClient, Repo } from './client.ts'

const reactionAnswer = z.object({ id: z.int() })

type Target = { id: number; surface: 'conversation' | 'review' }

/** Adds a reaction and gives its id. Adding it twice is the same as once. Throws what GitHub throws. */
export async function addReaction(
  github: GitHubClient,
  repo: Repo,
  { target, content, signal }: { target: Target; content: Reaction; signal: AbortSignal },
): Promise<number> {
  const call = { ...repo, comment_id: target.id, content, request: { signal } }
  const answer =
    target.surface === 'review'
      ? await github.reactions.createForPullRequestReviewComment(call)
      : await github.reactions.createForIssueComment(call)
  return reactionAnswer.parse(answer.data).id
}

/** Removes one of our reactions. Throws what GitHub throws. */
export async function removeReaction(
  github: GitHubClient,
  repo: Repo,
  { target, reactionId, signal }: { target: Target; reactionId: number; signal: AbortSignal },
): Promise<void> {
  const call = { ...repo, comment_id: target.id, reaction_id: reactionId, request: { signal } }
  if (target.surface === 'review') await github.reactions.deleteForPullRequestComment(call)
  else await github.reactions.deleteForIssueComment(call)
}
