// What a later look at a thread's job means: whether the thread is still open, and how it ends.

import type { MarkerPlace } from '../conversation/comment-state.ts'
import { type Attempt, reasonOf, situationOf } from '../http/attempt.ts'
import { hasEnded, type Job } from '../job/job.ts'
import { type Outcome, outcome, outcomeOfEndedJob, type Reason, type Result } from '../job/outcome.ts'
import type { Report } from '../job/report.ts'

export type OpenThread = {
  place: MarkerPlace
  report: Report
  /** Page of our comment. */
  url: string
}

/** What became of one thread. */
export type ThreadNews = {
  thread: number
  jobId: string
  /** Last status of the job, empty if it could not be read. */
  status: string
  /** Null while the job is at work. */
  result: Result | null
  prLink: string
  commentUrl: string
  /** Why nothing could be learned or written; empty if all went well. */
  problem: string
}

/** What one reading of a job says about its thread. */
export type Finding =
  | { is: 'ended'; outcome: Outcome }
  | { is: 'pending'; job: Job | null; problem: string }
  /** The service answers nobody with this key, or nobody at this pace: asking on is of no use. */
  | { is: 'refused'; reason: Reason; detail: string }

const openResults: readonly unknown[] = [null, 'detached', 'timed-out', 'cancelled', 'unknown']
const freshMs = 90_000

/** Whether nobody has seen the job of a report end. */
export function isOpen({ jobId, result, reason }: Report): boolean {
  return jobId !== null && openResults.includes(result) && reason !== 'job-disappeared'
}

/** What a reading means for the thread that the report is about. */
export function findingOf(report: Report, reading: Attempt<Job>, now: Date): Finding {
  if (reading.kind === 'value') return findingInJob(report, reading.value, now)
  if (reading.kind === 'status' && reading.status === 404) {
    return { is: 'ended', outcome: outcome('unknown', { reason: 'job-disappeared', detail: reading.detail }) }
  }
  const situation = situationOf(reading)
  if (situation === 'limited' || situation === 'refused' || situation === 'tls') {
    return { is: 'refused', reason: reasonOf(reading, 'job-disappeared'), detail: reading.detail }
  }
  return { is: 'pending', job: null, problem: reading.detail }
}

function findingInJob(report: Report, job: Job, now: Date): Finding {
  if (job.id !== report.jobId)
    return { is: 'pending', job: null, problem: 'the answer was about another job' }
  // Just after a message the job may still show how its turn before ended.
  const isFollowUp = report.turn > 1 && report.status !== 'active'
  const isFresh = isFollowUp && now.getTime() - Date.parse(report.startedAt) < freshMs
  if (!hasEnded(job) || isFresh) return { is: 'pending', job, problem: '' }
  return { is: 'ended', outcome: outcomeOfEndedJob(job) }
}
