// Whether a job has seen a message. Just after a message, a job can still show how the previous request ended, so a final
// status counts only once something shows that it belongs to the new request.
import { hasEnded, type Job } from '../mintlify/job.ts'

export type PendingMessage = {
  /** The job as read before the message, null if it could not be read. */
  jobBefore: Job | null
  sentMs: number
  /** Whether the message may never have arrived. Then only the status `active` proves that it did. */
  isDeliveryUncertain: boolean
  /** Whether the last reading already counted and this one confirms it. */
  isConfirming: boolean
}

export type MessageAck =
  | { kind: 'waiting'; message: PendingMessage }
  | { kind: 'unconfirmed'; message: PendingMessage }
  | { kind: 'acknowledged'; isStaleSuspected: boolean }
  | { kind: 'lost' }

/** After this time without a change, the job is taken as it is. */
const maxAckMs = 90_000

/** Whether a reading shows the job at work on the message, or still on the previous request. */
export function checkMessageAck(message: PendingMessage, job: Job, nowMs: number): MessageAck {
  if (!hasEnded(job)) return { kind: 'acknowledged', isStaleSuspected: false }
  const isLate = nowMs - message.sentMs >= maxAckMs
  if (message.isDeliveryUncertain) return isLate ? { kind: 'lost' } : { kind: 'waiting', message }
  const isChanged = hasChanged(message.jobBefore, job)
  if (!isChanged && !isLate) return { kind: 'waiting', message: { ...message, isConfirming: false } }
  if (!message.isConfirming) return { kind: 'unconfirmed', message: { ...message, isConfirming: true } }
  return { kind: 'acknowledged', isStaleSuspected: !isChanged }
}

function hasChanged(before: Job | null, after: Job): boolean {
  if (!before) return false
  const fields = ['status', 'model', 'repository', 'ref', 'createdAt', 'archivedAt'] as const
  return (
    fields.some((field) => before[field] !== after[field]) ||
    before.pullRequest?.url !== after.pullRequest?.url
  )
}
