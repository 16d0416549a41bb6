// The reaction on the comment with the slash command. It shows how the request
// stands, and means nothing to any run.
import { unlessNotFound } from './ask-again.ts'
import type { GitHub } from './client.ts'

export type Reaction = 'eyes' | 'rocket' | '+1' | '-1' | 'confused'

/**
 * A comment. `surface`: on a pull request or issue, or on a line of the diff.
 * Null for the text of a review, which takes no reaction.
 */
export type Target = { id: number; surface: 'issue' | 'review' | null }

/**
 * Adds a reaction, or finds the one that is there. Returns its id, null where
 * there can be none.
 * https://docs.github.com/rest/reactions/reactions
 */
export async function addReaction(
  { rest, repo }: GitHub,
  { id, surface }: Target,
  content: Reaction,
): Promise<number | null> {
  if (surface === null) return null

  const parameters = { ...repo, comment_id: id, content }
  const { data } =
    surface === 'review'
      ? await rest.reactions.createForPullRequestReviewComment(parameters)
      : await rest.reactions.createForIssueComment(parameters)
  return data.id
}

/** Removes a reaction of our own. One that is gone needs nothing more. */
export async function removeReaction(
  { rest, repo }: GitHub,
  { id, surface }: Target,
  reactionId: number,
): Promise<void> {
  const parameters = { ...repo, comment_id: id, reaction_id: reactionId }
  await unlessNotFound(() =>
    surface === 'review'
      ? rest.reactions.deleteForPullRequestComment(parameters)
      : rest.reactions.deleteForIssueComment(parameters),
  )
}
