// Reactions on the commanding comment: the quickest word that it was seen, and how it ended.
import type { GitHubClient, Repo } from './client.ts'

export type Reaction = 'eyes' | 'rocket' | '+1' | '-1' | 'confused'

export type ReactionTarget = { id: number; surface: 'conversation' | 'review' }

export type Reactions = {
  /** Adds a reaction and gives its id. Adding it twice is the same as once. */
  add(target: ReactionTarget, content: Reaction, signal: AbortSignal): Promise<number>
  remove(target: ReactionTarget, reactionId: number, signal: AbortSignal): Promise<void>
}

/** Reactions on the comments of one repository. They throw what GitHub throws. */
export function openReactions(github: GitHubClient, repo: Repo): Reactions {
  return {
    async add({ id, surface }, content, signal) {
      const call = { ...repo, comment_id: id, content, request: { signal } }
      const answer =
        surface === 'review'
          ? await github.reactions.createForPullRequestReviewComment(call)
          : await github.reactions.createForIssueComment(call)
      return answer.data.id
    },
    async remove({ id, surface }, reactionId, signal) {
      const call = { ...repo, comment_id: id, reaction_id: reactionId, request: { signal } }
      if (surface === 'review') await github.reactions.deleteForPullRequestComment(call)
      else await github.reactions.deleteForIssueComment(call)
    },
  }
}
