// Everything known about a run's job. Comment, summary, outputs and the signed state are all made from it, so they
// always agree.
import { joinParagraphs, toOneLine } from '../base/escape.ts'
import type { Reason, RunResult } from '../base/result-codes.ts'
import type { Run } from '../event/event.ts'
import type { Job } from '../mintlify/job.ts'
import type { PullRequestLink } from '../mintlify/pull-request-link.ts'
import type { CommitStatus } from './commit-status.ts'
import type { DocsPull, DocsPullRules } from './docs-pull.ts'
import type { Outcome } from './outcome.ts'
import type { BatchCursor, Claim, CommandComment, QueuedRequest } from './state.ts'

export type Request = {
  runId: string
  /** ISO 8601. */
  at: string
  /** The first characters of what was asked. */
  text: string
}

export type Report = {
  /** Raised by each create and message of the conversation. */
  requestCount: number
  /**
   * When the last requests were sent, in seconds since 1970, oldest first. At most 50, all of them of the last 24 hours, but for the
   * last one, which is always kept.
   */
  requestTimes: number[]
  /** The run that sent the last request, null before the first. Another run may have read the job since. */
  requestRunId: string | null
  jobId: string | null
  /**
   * When the job was created, ISO 8601: what the service says, but for a job of this conversation not before it was asked for.
   * Null if nobody says.
   */
  jobCreatedAt: string | null
  /** Whether this conversation created the job. */
  isOwnJob: boolean
  /** Last status that the service reported, null before the first. */
  status: string | null
  /** How the job ended, null while nobody has seen that. */
  jobEnd: RunResult | null
  /** Null while the run is at work. */
  result: RunResult | null
  reason: Reason | null
  detail: string | null
  pullRequest: PullRequestLink | null
  branch: string | null
  /** Repository that the agent works in. */
  repository: string | null
  runId: string
  runAttempt: number
  askedBy: string
  /** Name of the workflow that made the request by itself, null if a person asked in a comment. */
  workflow: string | null
  /** Whether a slash command started the run. */
  isCommand: boolean
  /** The comment that shows this run, if it is not the one with the state. */
  commentId: number | null
  /** When the work on this request started, ISO 8601. */
  startedAt: string
  updatedAt: string
  /** How long the request took, null while it lasts and where nobody saw its end. */
  tookMs: number | null
  /** When the run ends its wait at the latest, ISO 8601. */
  deadlineAt: string
  /** The last ten, oldest first. */
  requests: Request[]
  /** Markdown: why the conversation does not continue its earlier job, null if it does or had none. */
  note: string | null
  /** Null if the conversation has none. */
  commitStatus: CommitStatus | null
  /** What the inputs want done to the docs pull request, null for nothing. */
  docsPullRules: DocsPullRules | null
  /** What is known of the docs pull request, null if it was never looked for. */
  docsPull: DocsPull | null
  /** Whether the reconcile has stopped looking. */
  isUnfollowed: boolean
  /** Requests that wait until the agent is free, oldest first. */
  queue: readonly QueuedRequest[]
  /** What became of the last requests, by their ids. */
  handled: readonly { id: string; how: 'delivered' | 'unconfirmed' | 'refused' }[]
  /** When it was written down that nobody knows of a create, ISO 8601. Null if all are known. */
  createUnconfirmedAt: string | null
  /** The request that somebody is sending, null for none. */
  claim: Claim | null
  /** How far the merged pull requests of the conversation were sent. */
  batch?: BatchCursor | undefined
  /** The comments with commands whose reaction waits for an end. */
  commands: readonly CommandComment[]
}

const endsOfJob: readonly unknown[] = ['pull-request', 'no-pull-request', 'failed', 'archived']
const maxRequests = 10
const maxRequestLength = 120
const maxDetailLength = 500
/** The clocks of runners and of the code host differ by seconds, and a run starts a job before it knows so. */
const maxSkewMs = 5 * 60_000

/** The requests with one more at their end. It replaces the same request of an earlier attempt of the run. */
export function addRequest(requests: readonly Request[], request: Request): Request[] {
  const shortened = { ...request, text: toOneLine(request.text, maxRequestLength) }
  const isSame = ({ runId, text }: Request) => runId === shortened.runId && text === shortened.text
  return [...requests.filter((earlier) => !isSame(earlier)), shortened].slice(-maxRequests)
}

/** When the work on the request began and how long it took, as the report of an earlier run knows it. */
export function requestTimeIn(run: EarlierRun): Pick<Report, 'startedAt' | 'tookMs'> {
  // Any other result tells how long a run waited, and not when the job ended.
  return { startedAt: run.startedAt, tookMs: endsOfJob.includes(run.result) ? run.tookMs : null }
}

type EarlierRun = { startedAt: string; tookMs: number | null; result: string | null }

/** After a message, the job may show how the previous request ended for this long. */
const staleMs = 90_000

/** Whether the end of a job may be that of the previous request, because nobody has seen it active since a message. */
export function mayShowPreviousRequest({ status, startedAt }: Report, now: Date): boolean {
  return status !== 'active' && now.getTime() - Date.parse(startedAt) < staleMs
}

/** Whether the run asked for something. One that only checks the status has not. */
export function hasAsked({ requests, runId }: Pick<Report, 'requests' | 'runId'>): boolean {
  return requests.some((request) => request.runId === runId)
}

/** Whether requests wait until the agent is free. */
export function hasQueue({ queue }: Pick<Report, 'queue'>): boolean {
  return queue.length > 0
}

/** The report of a run that works on a job. What was known of another job is dropped. */
export function withStart(report: Report, { jobId, isNewRequest, isNewJob, note, at }: RequestStart): Report {
  const known = jobId === report.jobId ? report : { ...report, ...unknownJob, jobId }
  return {
    ...known,
    note: joinNotes(report.note, note),
    ...(isNewRequest && { jobEnd: null }),
    ...(isNewJob && { isOwnJob: true, jobCreatedAt: new Date(at.getTime() - maxSkewMs).toISOString() }),
  }
}

type RequestStart = { jobId: string; isNewRequest: boolean; isNewJob: boolean; note: string | null; at: Date }

const unknownJob = {
  jobCreatedAt: null,
  isOwnJob: false,
  status: null,
  jobEnd: null,
  pullRequest: null,
  branch: null,
  repository: null,
  docsPull: null,
}

/** The notes, each of them once. */
export function joinNotes(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  if (one.includes(other)) return one
  return other.includes(one) ? other : joinParagraphs([one, other])
}

/** The report with what a reading of the job says. */
export function withJob(report: Report, job: Job): Report {
  const isOtherPull = job.pullRequest !== null && job.pullRequest.url !== report.pullRequest?.url
  return {
    ...report,
    jobId: job.id,
    jobCreatedAt: laterOf(timeIn(job.createdAt), report.jobCreatedAt),
    status: job.status,
    pullRequest: job.pullRequest ?? report.pullRequest,
    docsPull: isOtherPull ? null : report.docsPull,
    branch: job.ref ?? report.branch,
    repository: job.repository ?? report.repository,
  }
}

/** Both are ISO 8601 in UTC, so their texts are in the order of the times. */
function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}

/** The service's time in ISO 8601, null if it is none. */
function timeIn(text: string | null): string | null {
  const at = new Date(text ?? Number.NaN)
  const isUsual = at.getUTCFullYear() >= 1970 && at.getUTCFullYear() <= 9999
  return isUsual ? at.toISOString() : null
}

/** The report at the run's end. */
export function withOutcome(report: Report, end: Outcome, updatedAt: Date): Report {
  const { result, reason, job } = end
  const known = job ? withJob(report, job) : report
  const detail = end.detail === null ? null : toOneLine(end.detail, maxDetailLength) || null
  const tookMs = Math.max(0, updatedAt.getTime() - Date.parse(report.startedAt))
  const isEndOfJob = endsOfJob.includes(result) || reason === 'job-disappeared'
  const jobEnd = isEndOfJob ? result : known.jobEnd
  return { ...known, jobEnd, result, reason, detail, tookMs, updatedAt: updatedAt.toISOString() }
}

/** A report with nothing known but the run itself. */
export function blankReport(run: Run, { startedAt, timeoutMs, isCommand }: ReportStart): Report {
  const at = startedAt.toISOString()
  return {
    requestCount: 0,
    requestTimes: [],
    requestRunId: null,
    jobId: null,
    jobCreatedAt: null,
    isOwnJob: false,
    status: null,
    jobEnd: null,
    result: null,
    reason: null,
    detail: null,
    pullRequest: null,
    branch: null,
    repository: null,
    runId: run.runId,
    runAttempt: run.runAttempt,
    askedBy: run.sender.login,
    workflow: run.trigger.kind === 'comment' ? null : run.workflow,
    isCommand,
    commentId: null,
    startedAt: at,
    updatedAt: at,
    tookMs: null,
    deadlineAt: new Date(startedAt.getTime() + timeoutMs).toISOString(),
    requests: [],
    note: null,
    commitStatus: null,
    docsPullRules: null,
    docsPull: null,
    isUnfollowed: false,
    queue: [],
    handled: [],
    createUnconfirmedAt: null,
    claim: null,
    commands: [],
  }
}

type ReportStart = { startedAt: Date; timeoutMs: number; isCommand: boolean }
