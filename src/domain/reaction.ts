// The reaction that tells a commander how it ended.
import type { Outcome } from './outcome.ts'

export type Reaction = 'eyes' | 'rocket' | '+1' | '-1' | 'confused'

/** The reaction that replaces the eyes, null where the eyes stay. */
export function reactionTo({ result, reason }: Pick<Outcome, 'result' | 'reason'>): Reaction | null {
  if (result === 'pull-request') return 'rocket'
  if (result === 'no-pull-request') return '+1'
  if (result === 'detached') return null
  if (result === 'skipped') return reason === 'help' ? '+1' : null
  return 'confused'
}
