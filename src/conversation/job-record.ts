// A job as the comment remembers it.
import type { Job } from '../mintlify/job.ts'
import type { Outcome } from '../outcome.ts'
import type { JobRecord } from './state.ts'

/**
 * A job as it was read. `outcome`: how it ended, null to record no end.
 */
export function toJobRecord(
  { id, status, pullRequest, repository, ref }: Job,
  outcome: Outcome | null,
): JobRecord {
  return {
    id,
    status,
    prLink: pullRequest?.url ?? null,
    repository,
    ref,
    end: endOf(outcome),
  }
}

/** A job that was not read yet, as the comment remembers it. */
export function unreadJob(id: string): JobRecord {
  return {
    id,
    status: 'unknown',
    prLink: null,
    repository: null,
    ref: null,
    end: null,
  }
}

/** A job that may have got a message, and may be at work again. */
export function reopened(job: JobRecord | null): JobRecord | null {
  return job && { ...job, end: null }
}

/** A job that came to nothing: the same request, asked again, is another one. */
export function cameToNothing({ status, prLink, end }: JobRecord): boolean {
  const isOver = end === 'gone' || end === 'failed' || end === 'archived'
  return (
    isOver || status === 'failed' || (status === 'archived' && prLink === null)
  )
}

/** A job that takes no message, so that another one has to take its place. */
export function takesNoMessage(job: JobRecord): boolean {
  return cameToNothing(job) || job.status === 'archived'
}

const gone = ['job-disappeared', 'job-not-found'] as const

/** How a job ended, null for an outcome that is not about its end. */
export function endOf(outcome: Outcome | null): JobRecord['end'] {
  switch (outcome?.result) {
    case 'pull-request':
    case 'no-pull-request':
    case 'failed':
    case 'archived':
      return outcome.result
    default:
      return gone.some((reason) => reason === outcome?.reason) ? 'gone' : null
  }
}
