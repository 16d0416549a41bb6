/** Reactions to comments. A user has at most one reaction of each content. */

import { Hono } from 'hono'
import { checkWritePermission } from '../permissions.ts'
import {
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  makeNodeId,
  readBodyField,
  readNumber,
  respondInvalidField,
  respondNotFound,
  type UserResponse,
} from '../request-context.ts'
import { assignId, formatNow, type Reaction, type ReactionContent, type Schemas } from '../state.ts'

type ReactionResponse = Pick<Schemas['reaction'], 'id' | 'node_id' | 'content' | 'created_at'> & {
  user: UserResponse
}
type ReactionTarget = { reactions: Reaction[]; issueNumber: number }

/** https://docs.github.com/rest/reactions/reactions#about-reactions */
const contents: ReactionContent[] = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']

export const reactionRoutes = new Hono<GitHubEnv>()
  .post('/:kind{issues|pulls}/comments/:commentId{[0-9]+}/reactions', createReaction)
  .delete('/:kind{issues|pulls}/comments/:commentId{[0-9]+}/reactions/:reactionId{[0-9]+}', deleteReaction)

/**
 * https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue-comment
 * https://docs.github.com/rest/reactions/reactions#create-reaction-for-a-pull-request-review-comment
 */
async function createReaction(context: GitHubContext): Promise<Response> {
  const target = findTarget(context)
  if (target === null) return respondNotFound(context)
  const error = checkWritePermission(context, target.issueNumber)
  if (error) return error
  const value = await readBodyField(context, 'content')
  const content = contents.find((one) => one === value)
  if (content === undefined) {
    const message = `content must be one of ${contents.join(', ')}`
    return respondInvalidField(context, { resource: 'Reaction', field: 'content', message })
  }
  const { repository, account } = context.var
  const existing = target.reactions.find((one) => one.content === content && one.user.id === account.id)
  if (existing) return context.json(describeReaction(context, existing))
  const reaction = { id: assignId(repository), content, user: account, created_at: formatNow(repository) }
  target.reactions.push(reaction)
  return context.json(describeReaction(context, reaction), 201)
}

/**
 * https://docs.github.com/rest/reactions/reactions#delete-an-issue-comment-reaction
 * https://docs.github.com/rest/reactions/reactions#delete-a-pull-request-comment-reaction
 */
function deleteReaction(context: GitHubContext): Response {
  const target = findTarget(context)
  const index = target?.reactions.findIndex(({ id }) => id === readNumber(context, 'reactionId')) ?? -1
  if (target === null || index === -1) return respondNotFound(context)
  const error = checkWritePermission(context, target.issueNumber)
  if (error) return error
  target.reactions.splice(index, 1)
  return context.body(null, 204)
}

function findTarget(context: GitHubContext): ReactionTarget | null {
  const { comments, reviewComments } = context.var.repository
  const commentId = readNumber(context, 'commentId')
  if (context.req.param('kind') === 'issues') {
    const comment = comments.get(commentId)
    return comment ? { reactions: comment.reactions, issueNumber: comment.issue } : null
  }
  const comment = reviewComments.get(commentId)
  return comment ? { reactions: comment.reactions, issueNumber: comment.pull } : null
}

function describeReaction(context: GitHubContext, reaction: Reaction): ReactionResponse {
  const { id, content, user, created_at } = reaction
  return { id, node_id: makeNodeId('REA', id), content, created_at, user: describeUser(context, user) }
}
