// The reaction that tells a commenter how the run ended.
import type { Outcome } from '../state/outcome.ts'

export type EndReaction = 'rocket' | '+1' | 'confused'
export type Reaction = EndReaction | 'eyes' | '-1'

/** Why a command that was seen came to nothing. Other skipped runs have added no 👀. */
const confusingReasons: readonly unknown[] = [
  'job-not-found',
  'request-limit',
  'daily-limit',
  'status-not-set',
]

/** The reaction that replaces 👀, null if 👀 stays. */
export function reactionTo({ result, reason }: Pick<Outcome, 'result' | 'reason'>): EndReaction | null {
  if (result === 'pull-request') return 'rocket'
  if (result === 'no-pull-request') return '+1'
  // An invalid input ends the run before its first reaction.
  if (result === 'running' || result === 'queued' || reason === 'invalid-input') return null
  if (reason === 'status-waived') return '+1'
  if (result === 'skipped') return confusingReasons.includes(reason) ? 'confused' : null
  return 'confused'
}
