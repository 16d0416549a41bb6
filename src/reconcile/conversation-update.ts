// Conversations whose job nobody has seen end, and what a later reading of the job means for them.
import type { Reason, RunResult } from '../base/result-codes.ts'
import { isOpen } from '../conversation/tracked-conversation.ts'
import { awaitsMerge, describeCommitStatus } from '../follow-up/describe-status.ts'
import type { HttpFailure, HttpOutcome } from '../http/http-outcome.ts'
import { reasonForFailure } from '../mintlify/failure-reason.ts'
import { hasEnded, type Job } from '../mintlify/job.ts'
import { type DocsPullState, isSettled } from '../state/docs-pull.ts'
import { type Outcome, outcome, outcomeOfEndedJob } from '../state/outcome.ts'
import { hasQueue, mayShowPreviousRequest, type Report } from '../state/report.ts'
import { isTitleOutdated } from '../words/docs-pull-status.ts'

/** What became of one conversation. */
export type ConversationUpdate = {
  /** Such as `acme/widgets`. */
  repository: string
  issueNumber: number
  jobId: string
  /** Last status of the job, null if it could not be read. */
  status: string | null
  /** Whether the job has been active for so long that it may never end. */
  isStalled: boolean
  /** Null while the job is active, or if a newer request has the comment. */
  result: RunResult | null
  /** Whether our comment says how the job ended, and nothing is queued. */
  isFinished: boolean
  /** How many queued requests were sent to the agent. */
  sent: number
  prLink: string | null
  /** State of the docs pull request, null if it was not read. */
  docsState: DocsPullState | null
  commentUrl: string
  /** What could not be read or written, null if all went well. */
  problem: string | null
}

/** What became of a docs pull request since its agent job ended. */
export type FollowedPull = {
  /** Of the conversation, such as `acme/widgets`. */
  repository: string
  issueNumber: number
  commentUrl: string
  prLink: string
  /** Null if it could not be read. */
  state: DocsPullState | null
  /** Whether this run has seen a change. */
  isChanged: boolean
  /** Whether this run was the last to look. */
  isUnfollowed: boolean
  /** What could not be read or written, null if all went well. */
  problem: string | null
}

/** What one reading of a job says about its conversation. */
export type JobFinding =
  | Outcome
  | { kind: 'pending'; job: Job | null; problem: string | null }
  /** The service answers no request with this key, or none at this pace. */
  | { kind: 'rejected'; reason: Reason; detail: string }

/**
 * The service stops its own automations after 25 hours. It promises no limit for a job.
 *
 * https://www.mintlify.com/docs/automations
 */
const stalledMs = 26 * 3_600_000

/** Whether something may still become of a conversation: of its requests, its job, its docs pull request, or its commit status. */
export function isFollowed(report: Report): boolean {
  if (hasQueue(report) || isUnsettled(report) || isStatusOutdated(report)) return true
  return !report.isUnfollowed && (isOpen(report) || hasOpenPull(report))
}

/** Whether a request may have been given up, or a command waits for a reaction that is known. */
export function isUnsettled({ claim, commands }: Report): boolean {
  return claim !== null || commands.some(({ end }) => end !== null)
}

/** Whether there is a docs pull request that may still be merged or closed. */
export function hasOpenPull({ pullRequest, docsPull, jobEnd }: Report): boolean {
  return jobEnd !== null && pullRequest !== null && (docsPull === null || !isSettled(docsPull))
}

/** Whether the commits do not show what they should. A run at work looks after its own. */
export function isStatusOutdated(report: Report): boolean {
  const { commitStatus, result, isUnfollowed } = report
  if (commitStatus === null || (result === null && !isUnfollowed)) return false
  return commitStatus.written !== describeCommitStatus(report, commitStatus).state
}

const dayMs = 24 * 3_600_000

/** Whether a conversation has been followed for long enough. */
export function isTooOld({ startedAt }: Report, { now, maxAgeMs }: { now: Date; maxAgeMs: number }): boolean {
  return now.getTime() - Date.parse(startedAt) >= maxAgeMs
}

/**
 * Whether a comment is to be written though nothing has changed: one that nobody edits falls out of the list of those that
 * changed lately, and a title may say for how long its pull request has been open.
 */
export function isRefreshDue(report: Report, { now, maxAgeMs }: { now: Date; maxAgeMs: number }): boolean {
  if (report.isUnfollowed) return false
  const isWaiting = isOpen(report) || report.docsPull?.state === 'open' || awaitsMerge(report)
  const quietMs = now.getTime() - Date.parse(report.updatedAt)
  return isWaiting && (isTitleOutdated(report, now) || quietMs >= Math.min(7 * dayMs, maxAgeMs / 2))
}

/** What a reading of the job means for the conversation of the report. */
export function assessJob(report: Report, polled: HttpOutcome<Job>, now: Date): JobFinding {
  if (polled.kind === 'value') return assessReading(report, polled.value, now)
  const { detail } = polled
  if (polled.kind === 'status' && polled.status === 404) {
    return outcome('unknown', { reason: 'job-disappeared', detail })
  }
  if (!isAboutEveryJob(polled)) return { kind: 'pending', job: null, problem: detail }
  return { kind: 'rejected', reason: reasonForFailure(polled, 'job-disappeared'), detail }
}

/** How long a job has been active since its create or its last message, as far as either is known. */
export function activeMs({ startedAt }: Report, { createdAt }: Job, now: Date): number {
  const createdMs = Date.parse(createdAt ?? '') || 0
  return now.getTime() - Math.max(createdMs, Date.parse(startedAt))
}

/** Whether a job has been active for so long that it may never end. */
export function isStalled(report: Report, job: Job, now: Date): boolean {
  return !hasEnded(job) && activeMs(report, job, now) > stalledMs
}

/** Whether every other job would fail as this one did. Any other client error is about this job alone. */
function isAboutEveryJob(failure: HttpFailure): boolean {
  if (failure.kind !== 'status') return failure.kind === 'tls' || failure.kind === 'blocked'
  return failure.status < 400 || [401, 403, 429].includes(failure.status)
}

function assessReading(report: Report, job: Job, now: Date): JobFinding {
  if (job.id !== report.jobId)
    return { kind: 'pending', job: null, problem: 'the answer was about another job' }
  const mayBeStale = report.requestCount > 1 && mayShowPreviousRequest(report, now)
  if (!hasEnded(job) || mayBeStale) return { kind: 'pending', job, problem: null }
  return outcomeOfEndedJob(job)
}
