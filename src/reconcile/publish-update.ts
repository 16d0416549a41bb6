// Writes what was found out about a conversation into its comment, and sets the reactions that are known.
import type { Change, Changed, Conversation, Patience } from '../conversation/conversation.ts'
import type { EndReaction } from '../conversation/reaction.ts'
import { type TrackedConversation, withState } from '../conversation/tracked-conversation.ts'
import type { CommandComment, State } from '../state/state.ts'
import { applyFindings, dueReactions, type Findings } from './findings.ts'

export type PublishPorts = {
  /** The conversation that is checked. */
  conversation: Conversation
  /** Replaces our reaction to a command. Returns why it could not. A comment that is gone needs none. */
  react: (
    conversation: TrackedConversation,
    command: CommandComment,
    content: EndReaction,
  ) => Promise<string | null>
  /** Shows the run in the comment that has no state. Never throws. */
  showRun: (conversation: TrackedConversation, commentId: number) => Promise<void>
  signal: AbortSignal
}

/** What became of the edit of a comment. Neither written nor busy nor a problem: a newer request has the comment. */
export type Publication = {
  /** The conversation as it is now, as far as this run knows. */
  tracked: TrackedConversation
  isWritten: boolean
  /** Whether somebody else is writing to the conversation, so that this run left it alone. */
  isBusy: boolean
  /** What could not be done, the reactions included. Null if nothing failed. */
  problem: string | null
}

/** A reconcile leaves the conversation to whoever is at work there. */
export function noPatience({ signal }: Pick<PublishPorts, 'signal'>): Patience {
  return { waitMs: 0, stop: signal }
}

/** A change of what is remembered. Where nothing is any more, there is nothing to change. */
export function whenFound<T>(
  change: (state: State, at: Date) => { state: State | null; value: T },
): Change<T | null> {
  return ({ state, at }) => {
    return state ? change(state, at) : { state: null, value: null }
  }
}

/** Sets the reactions, and then writes everything at once. */
export async function publish(
  tracked: TrackedConversation,
  findings: Omit<Findings, 'read' | 'reacted'>,
  ports: PublishPorts,
): Promise<Publication> {
  const reactions = await Promise.all(
    dueReactions(tracked.report, findings.end).map(async (command) => ({
      id: command.id,
      problem: await ports.react(tracked, command, command.end),
    })),
  )
  const reacted = reactions.flatMap(({ id, problem }) => (problem === null ? id : []))
  const all = { ...findings, read: tracked.state, reacted }
  const changed = await ports.conversation.change(
    whenFound((state, at) => {
      const next = applyFindings(state, all, at)
      return { state: next, value: next !== null }
    }),
    noPatience(ports),
  )
  const problem = problemOf(changed) ?? reactions.find((one) => one.problem !== null)?.problem ?? null
  const isWritten = changed.kind === 'written' && changed.value === true
  const isBusy = changed.kind === 'failed' && changed.reason === 'conversation-busy'
  const isOther = !isWritten && problem === null
  // What another request has is for the next run.
  const latest = changed.kind === 'written' ? withState(tracked, changed.state) : tracked
  const { commentId } = latest.report
  if (isWritten && commentId !== null) await ports.showRun(latest, commentId)
  return { tracked: isOther ? tracked : latest, isWritten, isBusy, problem }
}

/** Why a change could not be made, null if it could, or is left to others. */
export function problemOf(changed: Changed<unknown>): string | null {
  if (changed.kind === 'none') return changed.problem
  return changed.kind === 'failed' && changed.reason !== 'conversation-busy' ? changed.problem : null
}
