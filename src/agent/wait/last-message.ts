// The message that another run has sent, and that a job may not show yet.
import { type Ledger, timeOf } from '../../conversation/ledger.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Job } from '../../mintlify/job.ts'
import { type Message, newMessage } from '../../mintlify/reading.ts'
import { caughtUpMs } from '../../times.ts'

/**
 * The message that has gone to this job not long ago, or may have. Whether it
 * arrived is for the run to report that sent it. Null if there is none, or the
 * comment has another job or its end. Nor has a create one, whose job shows no
 * earlier end. `jobBefore`: the job as it was read just now, null if it was not.
 */
export function lastMessageOf(
  ledger: Ledger,
  jobId: string,
  clock: Clock,
  jobBefore: Job | null = null,
): Message | null {
  const { state, deadSender } = ledger.snapshot
  const { job, delivered, messagedAt, unconfirmed } = state
  if (job?.id !== jobId || job.end !== null) return null

  const isOfJob = delivered.at(-1)?.jobId === jobId
  // The reading has put that of a dead run in doubt just now. It was sent
  // minutes ago.
  const doubt = unconfirmed.findLast(
    (one) => one.kind === 'message' && one.nonce !== deadSender?.nonce,
  )
  // When each was noted, which is right after it was sent.
  const sentAt = [isOfJob ? messagedAt : null, doubt?.doubtedAt ?? null]
  const sentMs = sentAt.map((time) => (time === null ? 0 : Date.parse(time)))
  const agoMs = timeOf(ledger, clock).getTime() - Math.max(...sentMs)
  return agoMs < caughtUpMs
    ? newMessage(jobBefore, clock.elapsedMs() - agoMs)
    : null
}
