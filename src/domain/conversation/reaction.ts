// The reaction that tells a commenter how the run ended.
import type { Outcome } from '../job/outcome.ts'

export type Reaction = 'eyes' | 'rocket' | '+1' | '-1' | 'confused'

/** The reaction that replaces 👀, null if 👀 stays. */
export function reactionTo({ result, reason }: Pick<Outcome, 'result' | 'reason'>): Reaction | null {
  if (result === 'pull-request') return 'rocket'
  if (result === 'no-pull-request') return '+1'
  // An invalid input ends the run before its first reaction.
  if (result === 'running' || reason === 'invalid-input') return null
  // Of the skipped runs, only a command without a job for its conversation has added 👀 by then.
  if (result === 'skipped') return reason === 'job-not-found' ? 'confused' : null
  return 'confused'
}
