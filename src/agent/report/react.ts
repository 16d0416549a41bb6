// Shows on the comment with the slash command how the request stands. Best
// effort. A comment that was deleted needs no reaction.
import type { Comment } from '../../event/event.ts'
import { unlessNotFound } from '../../github/ask-again.ts'
import {
  addReaction,
  type Reaction,
  removeReaction,
} from '../../github/reactions.ts'
import { concernsPeople, factsOf, type Outcome } from '../../outcome.ts'
import { orWarn } from '../../runner/log.ts'
import { pendingId } from '../save.ts'
import type { Run, Tools } from '../tools.ts'

/** Returns the reaction's id, null for none. */
export function react(tools: Tools, content: Reaction): Promise<number | null> {
  return onComment(tools, 'add a reaction', (comment) =>
    addReaction(tools.github, comment, content),
  )
}

/**
 * Shows how the run ended. The 👀 goes after that, so that the comment has a
 * reaction meanwhile. Returns whether nothing is left to do. The 👀 stays if the
 * run did not wait for the agent.
 */
export async function reactToEnd(
  tools: Omit<Run, 'request'>,
  outcome: Outcome,
): Promise<boolean> {
  const { reactionId } = tools
  const { reaction } = factsOf[outcome.result]
  if (reaction === 'eyes') return true
  if (concernsPeople(outcome)) await react(tools, reaction)
  // GitHub answers with the id of a reaction that is there already.
  const isPending = reactionId === pendingId
  const id = isPending ? await react(tools, 'eyes') : reactionId
  if (id === null) return true
  const removed = await onComment(
    tools,
    'remove a reaction',
    async (comment) => {
      await removeReaction(tools.github, comment, id)
      return true
    },
  )
  return removed !== null
}

/**
 * What `act` does on the comment with the slash command. Null if there is none,
 * and in a dry run.
 */
async function onComment<T>(
  { event: { comment }, inputs, log }: Tools,
  what: string,
  act: (comment: Comment) => Promise<T>,
): Promise<T | null> {
  if (comment === null || inputs.dryRun) return null
  return orWarn(log, what, () => unlessNotFound(() => act(comment)))
}

const ends = ['rocket', '+1', 'confused', '-1'] as const

/**
 * Removes what the attempt before this one has left. GitHub answers with the id
 * of a reaction that is there already, so each is added and removed.
 */
export async function removeLeftReactions(tools: Tools): Promise<void> {
  const { event, github } = tools
  if (event.run.attempt === 1) return
  for (const content of ends)
    await onComment(tools, 'remove a reaction', async (comment) => {
      const id = await addReaction(github, comment, content)
      if (id !== null) await removeReaction(github, comment, id)
    })
}
