// The message that another run has sent, and that a job may not show yet.
import { type Ledger, timeOf } from '../../conversation/ledger.ts'
import type { ConversationState } from '../../conversation/state.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Job } from '../../mintlify/job.ts'
import { type Message, newMessage } from '../../mintlify/reading.ts'
import { caughtUpMs } from '../../times.ts'

/**
 * The message that has gone to this job not long ago, or may have. Whether it
 * arrived is for the run to report that sent it. Null if there is none, or the
 * comment has another job or its end. `jobBefore`: the job as it was read just
 * now, null if it was not.
 */
export function lastMessageOf(
  ledger: Ledger,
  jobId: string,
  clock: Clock,
  jobBefore: Job | null = null,
): Message | null {
  const { state, deadSender } = ledger.snapshot
  // That of a run that died is in doubt since now, but was sent minutes ago.
  const unconfirmed = state.unconfirmed.filter(
    (one) => one.nonce !== deadSender?.nonce,
  )
  const sentAt = sentAtOf({ ...state, unconfirmed }, jobId)
  const isOpen = state.job?.id === jobId && state.job.end === null
  if (sentAt === null || !isOpen) return null

  const agoMs = timeOf(ledger, clock).getTime() - Date.parse(sentAt)
  if (agoMs >= caughtUpMs) return null
  return newMessage(jobBefore, clock.elapsedMs() - agoMs)
}

/** GitHub's time by which the last message was sent, null for none. */
function sentAtOf(
  { delivered, messagedAt, unconfirmed }: ConversationState,
  jobId: string,
): string | null {
  const isOfJob = delivered.at(-1)?.jobId === jobId
  const doubt = unconfirmed.at(-1)
  const times = [
    isOfJob ? messagedAt : null,
    doubt?.kind === 'message' ? doubt.doubtedAt : null,
  ]
  return (
    times
      .filter((time) => time !== null)
      .sort()
      .at(-1) ?? null
  )
}
