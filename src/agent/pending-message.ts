// The message of another run that a job may not show yet.
import { gitHubNow, type Snapshot } from '../conversation/store.ts'
import type { Job } from '../mintlify/job.ts'
import type { PendingMessage } from './message-check.ts'
import type { Run } from './tools.ts'

/** For so long, a job can still show how the request before it ended. */
const maxPendingMs = 90_000

/**
 * The message that another run has just sent to the job, whose end nobody has
 * seen yet. Null if the job shows what it is.
 */
export function pendingMessageOf(
  { clock }: Run,
  snapshot: Snapshot,
  { jobId, job }: { jobId: string; job: Job | null },
): PendingMessage | null {
  const { delivered, messagedAt, job: standing } = snapshot.state
  const isOpen = standing?.id === jobId && standing.end === null
  const isOfJob = delivered.at(-1)?.jobId === jobId
  if (messagedAt === null || !isOfJob || !isOpen) return null

  const nowMs = gitHubNow(snapshot, clock).getTime()
  const agoMs = nowMs - Date.parse(messagedAt)
  const sentMs = clock.elapsedMs() - agoMs
  return agoMs < maxPendingMs
    ? { jobBefore: job, sentMs, isUnconfirmed: false, isConfirming: false }
    : null
}
