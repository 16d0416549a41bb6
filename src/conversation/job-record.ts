// A job as our comment remembers it, and how it ended.
import * as z from 'zod/mini'
import type { Job } from '../mintlify/job.ts'
import { jobEnds, type Outcome } from '../outcome.ts'

const text = z.string()

export const jobEnd = z.enum([...jobEnds, 'gone'])

export const jobRecord = z.object({
  id: text,
  /** As Mintlify said it last. */
  status: text,
  prLink: z.nullable(text),
  /** Such as `acme/docs`. */
  repository: z.nullable(text),
  /** Branch that the agent works on. */
  ref: z.nullable(text),
  /**
   * How the job ended, null as long as nobody has seen its end. `gone`:
   * Mintlify no longer finds it. An end that only a later version knows is
   * null, so that this one reads the job itself.
   */
  end: z.catch(z.nullable(jobEnd), null),
})

export type JobRecord = z.infer<typeof jobRecord>

/**
 * A job as it was read. `outcome`: how it ended, null to record no end.
 */
export function toJobRecord(
  { id, status, prLink, repository, ref }: Job,
  outcome: Outcome | null,
): JobRecord {
  const end = outcome && endOf(outcome)
  return { id, status, prLink, repository, ref, end }
}

/**
 * The job as the comment remembers it, if that is the same one. Without its end,
 * because this run has not seen one: that in the comment stands until then.
 */
export function recordOf(id: string, job: JobRecord | null): JobRecord {
  if (job?.id === id) return reopen(job)
  const unread = { prLink: null, repository: null, ref: null, end: null }
  return { id, status: 'unknown', ...unread }
}

export function toJob({ end: _, ...job }: JobRecord): Job {
  const unread = { model: null, createdAt: null, archivedAt: null }
  return { ...job, ...unread, hasUnusableLink: false }
}

/** A job that may have got a message, and may be at work again. */
export function reopen<J extends JobRecord | null>(job: J): J {
  return job && { ...job, end: null }
}

/** How a job ended, null for an outcome that is not about its end. */
export function endOf({ result, reason }: Outcome): JobRecord['end'] {
  const isGone = reason === 'job-disappeared' || reason === 'job-not-found'
  return jobEnds.find((end) => end === result) ?? (isGone ? 'gone' : null)
}
