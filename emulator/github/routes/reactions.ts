/**
 * Reactions to comments, of each content one by an account:
 * https://docs.github.com/rest/reactions/reactions
 */

import { Hono } from 'hono'
import {
  type GitHubContext,
  type GitHubEnv,
  orNotFound,
  readBodyField,
  readNumber,
} from '../context.ts'
import { describeUser, makeNodeId } from '../describe.ts'
import { assignId, formatNow, type Reaction } from '../state.ts'
import { checkWrite } from '../tokens.ts'

const collection = '/:kind{issues|pulls}/comments/:commentId{[0-9]+}/reactions'

export const reactionRoutes = new Hono<GitHubEnv>()
  .post(collection, async (context) => {
    const { repository, token } = context.var
    const { reactions, issue } = findComment(context)
    checkWrite(context, issue)
    const content = String(await readBodyField(context, 'content'))
    const existing = reactions.find(
      (one) => one.content === content && one.user.id === token.account.id,
    )
    if (existing) return context.json(describeReaction(context, existing))
    const created_at = formatNow(repository)
    const reaction = {
      id: assignId(repository),
      content,
      user: token.account,
      created_at,
    }
    reactions.push(reaction)
    return context.json(describeReaction(context, reaction), 201)
  })
  .delete(`${collection}/:reactionId{[0-9]+}`, (context) => {
    const { reactions, issue } = findComment(context)
    const id = readNumber(context, 'reactionId')
    const reaction = orNotFound(reactions.find((one) => one.id === id))
    checkWrite(context, issue)
    reactions.splice(reactions.indexOf(reaction), 1)
    return context.body(null, 204)
  })

/**
 * Returns the reactions of the comment that the path names, and the number of
 * its issue or pull request.
 */
function findComment(context: GitHubContext): {
  reactions: Reaction[]
  issue: number
} {
  const { comments, reviewComments } = context.var.repository
  const id = readNumber(context, 'commentId')
  if (context.req.param('kind') === 'issues')
    return orNotFound(comments.get(id))
  const { reactions, pull: issue } = orNotFound(reviewComments.get(id))
  return { reactions, issue }
}

function describeReaction(
  context: GitHubContext,
  { id, content, user, created_at }: Reaction,
) {
  return {
    id,
    node_id: makeNodeId('REA', id),
    content,
    created_at,
    user: describeUser(context, user),
  }
}
