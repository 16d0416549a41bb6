// What is known of a job before a run reads it: what our comment remembers, and
// the message of another run that the job may not show yet.
import {
  type Ledger,
  rememberedJob,
  timeOf,
} from '../../conversation/ledger.ts'
import type { Clock } from '../../lib/clock.ts'
import { type Job, keepLink } from '../../mintlify/job.ts'
import { newMessage, newWatch, type Watch } from '../../mintlify/reading.ts'
import { caughtUpMs } from '../../times.ts'

/**
 * The watch over a job that this run has sent nothing to. `read`: the job as it
 * was read just now, null if it was not.
 */
export function rememberedWatch(
  ledger: Ledger,
  jobId: string,
  clock: Clock,
  read: Job | null = null,
): Watch {
  const remembered = rememberedJob(ledger)
  const earlier = remembered?.id === jobId ? remembered : null
  const job = read && keepLink(read, earlier)
  const agoMs = sinceLastMessageMs(ledger, jobId, clock)
  // How it was before that message is not known, so that any change from this
  // reading shows the message.
  const message =
    agoMs < caughtUpMs ? newMessage(job, clock.elapsedMs() - agoMs) : null
  return newWatch(job, message, earlier)
}

/**
 * How long ago a message has gone to this job, or may have. Whether it arrived
 * is for the run to report that sent it. Infinite for none, as after a create,
 * and if the comment has another job or its end.
 */
function sinceLastMessageMs(
  ledger: Ledger,
  jobId: string,
  clock: Clock,
): number {
  const { state, deadSender } = ledger.snapshot
  const { job, delivered, messagedAt, unconfirmed } = state
  // A message takes the end out, so that one that is there was read after it.
  if (job?.id !== jobId || job.end !== null) return Infinity

  const isOfJob = delivered.at(-1)?.jobId === jobId
  // The reading has put that of a dead run in doubt just now. It was sent
  // minutes ago.
  const doubt = unconfirmed.findLast(
    (one) => one.kind === 'message' && one.nonce !== deadSender?.nonce,
  )
  // When each was noted, which is right after it was sent.
  const sentAt = [isOfJob ? messagedAt : null, doubt?.doubtedAt ?? null]
  const sentMs = sentAt.filter((time) => time !== null).map(Date.parse)
  return timeOf(ledger, clock).getTime() - Math.max(...sentMs)
}
