// Conversations whose job nobody has seen end, and what a later reading of the job means for them.
import { awaitsMerge, describeCommitStatus } from '../commit-status/describe.ts'
import type { CommentScope } from '../conversation/comment-state.ts'
import { type DocsPullState, isSettled } from '../docs-pull/docs-pull.ts'
import { type HttpFailure, type HttpOutcome, reasonForFailure } from '../http/outcome.ts'
import { hasEnded, type Job } from '../job/job.ts'
import {
  isUnfinished,
  type Outcome,
  outcome,
  outcomeOfEndedJob,
  type Reason,
  type RunResult,
} from '../job/outcome.ts'
import { hasQueue, type Report } from '../job/report.ts'
import { isTitleOutdated } from '../messages/docs-pull-status.ts'
import type { Repository } from './repositories.ts'

export type TrackedConversation = {
  repository: Repository
  scope: CommentScope
  report: Report
  /** Page of our comment. */
  url: string
}

/** What one repository has of our comments. */
export type ConversationListing =
  | {
      kind: 'listed'
      conversations: TrackedConversation[]
      /** Comments with a signed state that does not verify. */
      unverified: number
      /** Why the list is not complete, null if it is. */
      problem: string | null
    }
  /** Nobody can write to it. */
  | { kind: 'archived' }
  /** GitHub says that there is nothing to read for this token. */
  | { kind: 'unreadable'; problem: string }

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
  /** Null while the job is active, or if a newer turn has the comment. */
  result: RunResult | null
  /** Whether our comment says how the job ended. */
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

/** What became of the edit of a comment. Neither written nor busy nor a problem: a newer turn has the comment. */
export type Publication = {
  isWritten: boolean
  /** Whether a run is writing to the conversation, so that this one left it alone. */
  isBusy: boolean
  /** What could not be done, the reaction included. Null if nothing failed. */
  problem: string | null
}

/** What became of something that needs the lock. `unlocked`: GitHub refuses the reaction that locks the conversation. */
export type Locked<T> =
  | { kind: 'done'; value: T }
  | { kind: 'busy' }
  | { kind: 'unlocked' }
  | { kind: 'failed'; problem: string }

/** What one reading of a job says about its conversation. */
export type JobFinding =
  | { kind: 'ended'; outcome: Outcome }
  | { kind: 'pending'; job: Job | null; problem: string | null }
  /** The service answers no request with this key, or none at this pace. */
  | { kind: 'rejected'; reason: Reason; detail: string }

/** After a message, the job may show how its previous turn ended for this long. */
const staleMs = 90_000
/**
 * The service stops its own automations after 25 hours. It promises no limit for a job.
 *
 * https://www.mintlify.com/docs/automations
 */
const stalledMs = 26 * 3_600_000

/** Whether nobody has seen the job of a report end. */
export function isOpen({ jobId, result, reason }: Report): boolean {
  return jobId !== null && isUnfinished(result) && reason !== 'job-disappeared'
}

/** Whether something may still become of a conversation: of its job, its docs pull request, or its commit status. */
export function isFollowed(report: Report): boolean {
  if (report.isUnfollowed) return isStatusOutdated(report)
  return isOpen(report) || hasOpenPull(report) || isStatusOutdated(report) || hasQueue(report)
}

/** Whether there is a docs pull request that may still be merged or closed. */
export function hasOpenPull(report: Report): boolean {
  const { pullRequest, docsPull, result } = report
  const isEnded = result !== null && !isOpen(report)
  return isEnded && pullRequest !== null && (docsPull === null || !isSettled(docsPull))
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
    return { kind: 'ended', outcome: outcome('unknown', { reason: 'job-disappeared', detail }) }
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
  const isFollowUp = report.turn > 1 && report.status !== 'active'
  const mayBeStale = isFollowUp && now.getTime() - Date.parse(report.startedAt) < staleMs
  if (!hasEnded(job) || mayBeStale) return { kind: 'pending', job, problem: null }
  return { kind: 'ended', outcome: outcomeOfEndedJob(job) }
}
