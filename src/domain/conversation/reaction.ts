// The reaction that tells a commander how it ended.
import type { Outcome } from '../job/outcome.ts'

export type Reaction = 'eyes' | 'rocket' | '+1' | '-1' | 'confused'

/** The reaction that replaces the eyes, null where the eyes stay. */
export function reactionTo({ result, reason }: Pick<Outcome, 'result' | 'reason'>): Reaction | null {
  if (result === 'pull-request') return 'rocket'
  if (result === 'no-pull-request') return '+1'
  // An input was found wanting before anyone reacted.
  if (result === 'detached' || reason === 'invalid-input') return null
  // Only a command that asked for a job that is not there has eyes on it by then.
  if (result === 'skipped') return reason === 'job-not-found' ? 'confused' : null
  return 'confused'
}
