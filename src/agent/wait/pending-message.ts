// A message that was sent before, and that a job may not show yet.

import { gitHubNow, type Snapshot } from '../../conversation/snapshot.ts'
import type { ConversationState } from '../../conversation/state.ts'
import type { Job } from '../../mintlify/job.ts'
import type { Run } from '../tools.ts'
import type { PendingMessage } from './message-check.ts'

/** For so long, a job can still show how the request before it ended. */
const maxPendingMs = 90_000

const noDoubt = { isUnconfirmed: false, isSecondReading: false }

/**
 * The message that has gone to this job in the last 90 s, or may have. Whether
 * it arrived is for the run to report that sent it. Null if there is none, or
 * the comment has another job or its end.
 */
export function pendingMessageOf(
  { clock }: Run,
  snapshot: Snapshot,
  { jobId, job }: { jobId: string; job: Job | null },
): PendingMessage | null {
  const { job: standing } = snapshot.state
  const sentAt = sentAtOf(snapshot.state, jobId)
  const isOpen = standing?.id === jobId && standing.end === null
  if (sentAt === null || !isOpen) return null

  const nowMs = gitHubNow(snapshot, clock).getTime()
  const agoMs = nowMs - Date.parse(sentAt)
  const sentMs = clock.elapsedMs() - agoMs
  return agoMs < maxPendingMs
    ? { ...noDoubt, earlierReading: job, sentMs }
    : null
}

/** GitHub's time by which the last message was sent, null for none. */
function sentAtOf(
  { delivered, messagedAt, unconfirmed }: ConversationState,
  jobId: string,
): string | null {
  const isOfJob = delivered.at(-1)?.jobId === jobId
  const deliveredAt = isOfJob ? messagedAt : null
  const doubt = unconfirmed.at(-1)
  const doubtedAt = doubt?.kind === 'message' ? doubt.doubtedAt : null
  return (
    [deliveredAt, doubtedAt]
      .filter((time) => time !== null)
      .sort()
      .at(-1) ?? null
  )
}
