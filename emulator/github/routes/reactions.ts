/** Reactions to issues, pull requests and comments. An account has at most one reaction of each content. */

import { Hono } from 'hono'
import { paginate } from '../pagination.ts'
import { checkWritePermission, respondNotAccessible } from '../permissions.ts'
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
import { checkIssuesEnabled, findConversation } from './issues.ts'

type ReactionResponse = Pick<Schemas['reaction'], 'id' | 'node_id' | 'content' | 'created_at'> & {
  user: UserResponse
}
type ReactionTarget = { reactions: Reaction[]; issueNumber: number }

/** https://docs.github.com/rest/reactions/reactions#about-reactions */
const contents: ReactionContent[] = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']

const onComment = '/:kind{issues|pulls}/comments/:commentId{[0-9]+}/reactions'
const onConversation = '/issues/:issueNumber{[0-9]+}/reactions'
const one = '/:reactionId{[0-9]+}'

export const reactionRoutes = new Hono<GitHubEnv>()
  .get(onComment, (context) => listReactions(context, findCommentTarget(context)))
  .post(onComment, (context) => createReaction(context, findCommentTarget(context)))
  .delete(onComment + one, (context) => deleteReaction(context, findCommentTarget(context)))
  .get(onConversation, (context) => listReactions(context, findConversationTarget(context)))
  .post(onConversation, (context) => createReaction(context, findConversationTarget(context)))
  .delete(onConversation + one, (context) => deleteReaction(context, findConversationTarget(context)))

/**
 * From the oldest to the newest.
 *
 * https://docs.github.com/rest/reactions/reactions#list-reactions-for-an-issue
 * https://docs.github.com/rest/reactions/reactions#list-reactions-for-an-issue-comment
 * https://docs.github.com/rest/reactions/reactions#list-reactions-for-a-pull-request-review-comment
 */
function listReactions(context: GitHubContext, target: Response | ReactionTarget): Response {
  if (target instanceof Response) return target
  const content = context.req.query('content')
  const reactions = target.reactions.filter((one) => content === undefined || one.content === content)
  const page = paginate(context, reactions)
  return context.json(page.map((reaction) => describeReaction(context, reaction)))
}

/**
 * https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue
 * https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue-comment
 * https://docs.github.com/rest/reactions/reactions#create-reaction-for-a-pull-request-review-comment
 */
async function createReaction(context: GitHubContext, target: Response | ReactionTarget): Promise<Response> {
  if (target instanceof Response) return target
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
 * GitHub does not document its answer for the reaction of another account. 403 is the emulator's choice.
 *
 * https://docs.github.com/rest/reactions/reactions#delete-an-issue-reaction
 * https://docs.github.com/rest/reactions/reactions#delete-an-issue-comment-reaction
 * https://docs.github.com/rest/reactions/reactions#delete-a-pull-request-comment-reaction
 */
function deleteReaction(context: GitHubContext, target: Response | ReactionTarget): Response {
  if (target instanceof Response) return target
  const { reactions, issueNumber } = target
  const index = reactions.findIndex(({ id }) => id === readNumber(context, 'reactionId'))
  const reaction = reactions[index]
  if (reaction === undefined) return respondNotFound(context)
  const error = checkWritePermission(context, issueNumber)
  if (error) return error
  if (reaction.user.id !== context.var.account.id) return respondNotAccessible(context)
  reactions.splice(index, 1)
  return context.body(null, 204)
}

/** Returns the issue or pull request that the path names, or the response 404 or 410. */
function findConversationTarget(context: GitHubContext): Response | ReactionTarget {
  const issueNumber = readNumber(context, 'issueNumber')
  const conversation = findConversation(context.var.repository, issueNumber)
  if (conversation === null) return respondNotFound(context)
  return checkIssuesEnabled(context, issueNumber) ?? { reactions: conversation.reactions, issueNumber }
}

/** Returns the comment that the path names, or the response 404. */
function findCommentTarget(context: GitHubContext): Response | ReactionTarget {
  const { comments, reviewComments } = context.var.repository
  const commentId = readNumber(context, 'commentId')
  if (context.req.param('kind') === 'issues') {
    const comment = comments.get(commentId)
    return comment ? { reactions: comment.reactions, issueNumber: comment.issue } : respondNotFound(context)
  }
  const comment = reviewComments.get(commentId)
  return comment ? { reactions: comment.reactions, issueNumber: comment.pull } : respondNotFound(context)
}

function describeReaction(context: GitHubContext, reaction: Reaction): ReactionResponse {
  const { id, content, user, created_at } = reaction
  return { id, node_id: makeNodeId('REA', id), content, created_at, user: describeUser(context, user) }
}
