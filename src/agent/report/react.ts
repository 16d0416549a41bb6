// Shows on the comment with the slash command how the request stands. Best
// effort. A comment that was deleted needs no reaction.
import { unlessNotFound } from '../../github/ask-again.ts'
import {
  addReaction,
  type Reaction,
  removeReaction,
} from '../../github/reactions.ts'
import { concernsPeople, factsOf, type Outcome } from '../../outcome.ts'
import { orWarn } from '../../runner/log.ts'
import type { Tools } from '../tools.ts'

/**
 * Puts a reaction in place of the one with this id, if there is one. Returns
 * the id of the new one, null for none.
 */
export async function react(
  tools: Tools,
  content: Reaction,
  replacedId: number | null,
): Promise<number | null> {
  const { event, inputs, github, log } = tools
  const { comment } = event
  if (comment === null || inputs.dryRun) return null

  const id = await orWarn(log, 'add a reaction', () =>
    unlessNotFound(() => addReaction(github, comment, content)),
  )
  if (replacedId !== null && replacedId !== id)
    await removeOwnReaction(tools, replacedId)
  return id
}

/**
 * Shows how the run ended. `reactionId`: of the 👀, null for none. It stays if
 * the run did not wait for the agent.
 */
export async function reactToEnd(
  tools: Tools,
  outcome: Outcome,
  reactionId: number | null,
): Promise<void> {
  const { reaction } = factsOf[outcome.result]
  if (reaction === 'eyes') return
  if (concernsPeople(outcome)) await react(tools, reaction, reactionId)
  else if (reactionId !== null) await removeOwnReaction(tools, reactionId)
}

async function removeOwnReaction(
  { event: { comment }, github, log }: Tools,
  id: number,
): Promise<void> {
  if (comment !== null)
    await orWarn(log, 'remove a reaction', () =>
      unlessNotFound(() => removeReaction(github, comment, id)),
    )
}

const ends = ['rocket', '+1', 'confused', '-1'] as const

/**
 * Removes what the attempt before this one has left. GitHub answers with the id
 * of a reaction that is there already, so each is added and removed.
 */
export async function removeLeftReactions(tools: Tools): Promise<void> {
  const { event, inputs, github, log } = tools
  const { comment, run } = event
  if (comment === null || inputs.dryRun || run.attempt === 1) return

  for (const content of ends)
    await orWarn(log, 'remove a reaction', () =>
      unlessNotFound(async () => {
        const id = await addReaction(github, comment, content)
        if (id !== null) await removeReaction(github, comment, id)
      }),
    )
}
