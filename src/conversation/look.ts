// What a conversation remembers, read without the lock, and what is known where it cannot be read.
import type { Clock } from '../base/clock.ts'
import type { Found } from './comment-reading.ts'
import type { Failed, Looked, Seen } from './conversation.ts'
import type { ConversationPorts } from './conversation-ports.ts'
import type { Again } from './held-lock.ts'
import { lockPauseMs } from './lock.ts'
import { withoutDeadClaim } from './record.ts'

/** Silence of GitHub is not waited out for as long as others are. */
export const maxSilences = 3

const busyProblem = 'Other workflow runs kept writing to this conversation.'

type Reader = { ports: ConversationPorts; clock: Clock }

/** What is remembered now. It is no ground for a write. */
export async function look({ ports, clock }: Reader, tries = 1): Promise<Looked> {
  const answer = await ports.find(null)
  if (answer.kind === 'refused') return { kind: 'none', problem: answer.problem }
  if (answer.kind === 'value') {
    const found = answer.value
    return found.kind === 'unusable'
      ? { ...found, kind: 'failed' }
      : { kind: 'seen', seen: seenIn(found, answer.at) }
  }
  if (tries === maxSilences) return failedFor(answer)
  await clock.sleep(lockPauseMs(tries))
  return look({ ports, clock }, tries + 1)
}

/** What was found, as whoever changes it sees it. */
export function seenIn(found: Exclude<Found, { kind: 'unusable' }>, at: Date): Seen {
  const { otherStatuses } = found
  if (found.kind === 'none')
    return { state: null, read: null, hasUnverified: found.hasUnverified, otherStatuses, at }
  const { state } = found.comment
  return { state: withoutDeadClaim(state, at), read: state, hasUnverified: false, otherStatuses, at }
}

/** Why a change could not be made. */
export function failedFor({ problem, isOfWrite }: Pick<Again, 'problem' | 'isOfWrite'>): Failed {
  if (problem === null) return { kind: 'failed', reason: 'conversation-busy', problem: busyProblem }
  return { kind: 'failed', reason: isOfWrite ? 'memory-unwritable' : 'memory-unreadable', problem }
}
