// A request of which nobody can know whether it arrived.
import { type Outcome, outcome } from '../outcome.ts'
import type { Entry, RequestEntry } from './entry.ts'

/** The end of a run whose request is in doubt. `said`: as in an outcome. */
export function doubtOf(
  kind: RequestEntry['kind'],
  said: string | null = null,
): Outcome {
  return kind === 'create'
    ? outcome('unknown', 'create-unconfirmed', { said })
    : outcome('unknown', 'message-unconfirmed', { said })
}

/**
 * Whether the request has arrived, or is in doubt. One that is being sent is
 * not yet: the post step puts it in doubt.
 */
export function mayHaveArrived({ delivery }: Pick<Entry, 'delivery'>): boolean {
  return delivery === 'delivered' || delivery === 'unconfirmed'
}
