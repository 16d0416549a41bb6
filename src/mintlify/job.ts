// A background agent job, as the documentation service reports it.
import type { PullRequestLink } from './pull-request-link.ts'

export type Job = {
  id: string
  /** `active`, `completed`, `archived`, `failed`, or a status that this version does not know yet. */
  status: string
  /** Null while there is none, and when the service's link is not one to a pull request. */
  pullRequest: PullRequestLink | null
  /** Whether the service returned a link that is not one to a pull request. It is shown nowhere. */
  hasUnusableLink: boolean
  model: string | null
  /** Repository that the agent works in, such as `acme/docs`. */
  repository: string | null
  /** Branch that the agent works on. */
  ref: string | null
  /** ISO 8601 in UTC, null for what is no such time. */
  createdAt: string | null
  /** ISO 8601 in UTC, null for what is no such time. */
  archivedAt: string | null
}

const endedStatuses = new Set(['completed', 'archived', 'failed'])

/**
 * Ids of jobs: up to 200 characters of any kind but control characters, line ends and halves of a character. Not blank,
 * and neither `.` nor `..`, which lead to another address even if they are percent-encoded.
 *
 * https://url.spec.whatwg.org/#double-dot-path-segment
 */
export const jobIdPattern = /^(?!\.{1,2}$)(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,200}$/u

/** Whether polling stops. A job with an unknown status is still active. */
export function hasEnded(job: Pick<Job, 'status'>): boolean {
  return endedStatuses.has(job.status)
}

/** The newer reading of a job, with the pull request link of the earlier one if it has none. */
export function keepLink(newer: Job, earlier: Job | null): Job {
  if (newer.pullRequest || !earlier?.pullRequest) return newer
  return { ...newer, pullRequest: earlier.pullRequest }
}
