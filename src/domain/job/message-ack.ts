// After a message, a job may still show how its last turn ended. A final status counts only once something shows that
// it belongs to the new turn.
import { hasEnded, type Job } from './job.ts'

export type FollowUp = {
  /** The job as read before the message, null if it could not be read. */
  before: Job | null
  sentMs: number
  /** Whether the message may never have arrived: then only `active` proves that it did. */
  isDoubtful: boolean
  /** Whether the last reading already counted and this one confirms it. */
  isConfirming: boolean
}

export type FollowUpVerdict =
  | { is: 'open'; followUp: FollowUp }
  | { is: 'unconfirmed'; followUp: FollowUp }
  | { is: 'begun'; isStaleSuspected: boolean }
  | { is: 'lost' }

const longestMs = 90_000

/** Whether a reading shows the follow-up at work, or still the turn before. */
export function judgeFollowUp(followUp: FollowUp, job: Job, nowMs: number): FollowUpVerdict {
  if (!hasEnded(job)) return { is: 'begun', isStaleSuspected: false }
  const isLate = nowMs - followUp.sentMs >= longestMs
  if (followUp.isDoubtful) return isLate ? { is: 'lost' } : { is: 'open', followUp }
  const hasMoved = hasChanged(followUp.before, job)
  if (!hasMoved && !isLate) return { is: 'open', followUp: { ...followUp, isConfirming: false } }
  if (!followUp.isConfirming) return { is: 'unconfirmed', followUp: { ...followUp, isConfirming: true } }
  return { is: 'begun', isStaleSuspected: !hasMoved }
}

function hasChanged(before: Job | null, after: Job): boolean {
  if (!before) return false
  const fields = ['status', 'model', 'repository', 'ref', 'createdAt', 'archivedAt'] as const
  return (
    fields.some((field) => before[field] !== after[field]) ||
    before.pullRequest?.url !== after.pullRequest?.url
  )
}
