// Whether a job has processed a message. Just after a message, a job can still
// show how the previous request ended, so a final status counts only once
// something shows that it belongs to the new request, or after 90 s.
import { hasEnded, type Job } from '../../mintlify/job.ts'

export type PendingMessage = {
  /** What a later reading is compared with. Null: only the time tells. */
  earlierReading: Job | null
  sentMs: number
  /**
   * Whether it is a message of this run that may never have arrived. Then only
   * a job that is at work proves that it did.
   */
  isUnconfirmed: boolean
  /** Whether the last reading counted, and this one has to confirm it. */
  isSecondReading: boolean
}

export type MessageCheck =
  | { kind: 'waiting'; message: PendingMessage }
  | { kind: 'read-again'; message: PendingMessage }
  /** `isEffectUnseen`: nothing shows that the job has seen the message. */
  | { kind: 'processed'; isEffectUnseen: boolean }
  | { kind: 'lost' }

/** After this time without a change, the job is taken as it is. */
const maxWaitMs = 90_000

/**
 * Whether a reading shows the job at work on the message, or still on the
 * previous request.
 */
export function checkMessage(
  message: PendingMessage,
  job: Job,
  nowMs: number,
): MessageCheck {
  if (!hasEnded(job)) return { kind: 'processed', isEffectUnseen: false }
  const isLate = nowMs - message.sentMs >= maxWaitMs
  if (message.isUnconfirmed)
    return isLate ? { kind: 'lost' } : { kind: 'waiting', message }
  const isChanged =
    message.earlierReading !== null &&
    isOtherReading(message.earlierReading, job)
  if (!isChanged && !isLate)
    return { kind: 'waiting', message: { ...message, isSecondReading: false } }
  if (!message.isSecondReading)
    return {
      kind: 'read-again',
      message: { ...message, isSecondReading: true },
    }

  return { kind: 'processed', isEffectUnseen: !isChanged }
}

function isOtherReading(before: Job, after: Job): boolean {
  const fields = [
    'status',
    'model',
    'repository',
    'ref',
    'createdAt',
    'archivedAt',
  ] as const
  return (
    fields.some((field) => before[field] !== after[field]) ||
    before.pullRequest?.url !== after.pullRequest?.url
  )
}
