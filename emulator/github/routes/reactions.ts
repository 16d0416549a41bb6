/** Reactions to comments: one of a kind per user. */

import { Hono } from 'hono'
import type { GitHubContext, GitHubEnv, Scope } from '../request-context.ts'
import {
  describeUser,
  makeNodeId,
  readField,
  readNumber,
  refuseField,
  refuseReadOnly,
  refuseUnknown,
} from '../request-context.ts'
import type { Reaction, ReactionContent, Schemas } from '../state.ts'
import { actionsBot, readTime, takeId } from '../state.ts'

type ReactionAnswer = Pick<Schemas['reaction'], 'id' | 'node_id' | 'content' | 'created_at'> & {
  user: ReturnType<typeof describeUser>
}
/** What can be reacted to, and the thread it stands in. */
type Target = { reactions: Reaction[]; thread: number }

const contents: ReactionContent[] = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']

export const reactionRoutes = new Hono<GitHubEnv>()
  .post('/:kind{issues|pulls}/comments/:id{[0-9]+}/reactions', createReaction)
  .delete('/:kind{issues|pulls}/comments/:id{[0-9]+}/reactions/:reaction{[0-9]+}', deleteReaction)

async function createReaction(context: GitHubContext): Promise<Response> {
  const target = findTarget(context)
  if (target === undefined) return refuseUnknown(context)
  const refusal = refuseReadOnly(context, target.thread)
  if (refusal) return refusal
  const asked = await readField(context, 'content')
  const content = contents.find((known) => known === asked)
  if (content === undefined) {
    const message = `content must be one of ${contents.join(', ')}`
    return refuseField(context, { resource: 'Reaction', field: 'content', message })
  }
  const existing = target.reactions.find(
    ({ content: held, user }) => held === content && user.id === actionsBot.id,
  )
  if (existing) return context.json(describeReaction(context.var, existing))
  const { repository } = context.var
  const reaction = { id: takeId(repository), content, user: actionsBot, created_at: readTime(repository) }
  target.reactions.push(reaction)
  return context.json(describeReaction(context.var, reaction), 201)
}

function deleteReaction(context: GitHubContext): Response {
  const target = findTarget(context)
  const index = target?.reactions.findIndex(({ id }) => id === readNumber(context, 'reaction')) ?? -1
  if (target === undefined || index === -1) return refuseUnknown(context)
  const refusal = refuseReadOnly(context, target.thread)
  if (refusal) return refusal
  target.reactions.splice(index, 1)
  return context.body(null, 204)
}

function findTarget(context: GitHubContext): Target | undefined {
  const { comments, reviewComments } = context.var.repository
  const id = readNumber(context, 'id')
  if (context.req.param('kind') === 'issues') {
    const comment = comments.get(id)
    return comment && { reactions: comment.reactions, thread: comment.issue }
  }
  const comment = reviewComments.get(id)
  return comment && { reactions: comment.reactions, thread: comment.pull }
}

function describeReaction(scope: Scope, { id, content, user, created_at }: Reaction): ReactionAnswer {
  return { id, node_id: makeNodeId('REA', id), content, created_at, user: describeUser(scope, user) }
}
