// Everything known about a run's job. Comment, summary, outputs and the signed state are all made from it, so they
// always agree.

import { type CommitStatus, renewStatus } from '../commit-status/commit-status.ts'
import { type CommandComment, emptyQueue, type Queue } from '../conversation/queue.ts'
import type { DocsPull, DocsPullRules } from '../docs-pull/docs-pull.ts'
import type { Run } from '../event/event.ts'
import { toOneLine } from '../markdown/escape.ts'
import type { Job } from './job.ts'
import type { Outcome, Reason, RunResult } from './outcome.ts'
import type { PullRequestLink } from './pull-request-link.ts'

export type Request = {
  runId: string
  /** ISO 8601. */
  at: string
  /** The first characters of what was asked. */
  text: string
}

export type Report = {
  /** Raised by each create and message of the conversation. */
  turn: number
  /**
   * When the last turns began, in seconds since 1970, oldest first. At most 50, all of them of the last 24 hours, but for the
   * last one, which is always kept.
   */
  turnTimes: number[]
  /** The run that made the last turn, null before the first. Another run may have read the job since. */
  turnRunId: string | null
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
  /** Random value of the run that wrote this. */
  nonce: string
  askedBy: string
  /** The comment with the slash command and our reaction to it, null if no comment started the run. */
  command: CommandComment | null
  /** The comments with the other commands of this turn, which were queued before. At most ten. */
  otherCommands: CommandComment[]
  /** When this turn started, ISO 8601. */
  startedAt: string
  updatedAt: string
  /** How long the turn took, null while it lasts and where nobody saw its end. */
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
  /** Requests that wait until the agent is free. */
  queue: Queue
}

const endsOfJob: readonly unknown[] = ['pull-request', 'no-pull-request', 'failed', 'archived']
const maxRequests = 10
const maxRequestLength = 120
const maxDetailLength = 500
const maxTurnTimes = 50
/** The clocks of runners and of the code host differ by seconds, and a run starts a job before it knows so. */
const maxSkewMs = 5 * 60_000
const turnTimeSeconds = 24 * 3_600

/** The report with one more request at its end. It replaces the same request of an earlier attempt of the run. */
export function addRequest(report: Report, request: Request): Report {
  const shortened = { ...request, text: toOneLine(request.text, maxRequestLength) }
  const isSame = ({ runId, text }: Request) => runId === shortened.runId && text === shortened.text
  const others = report.requests.filter((earlier) => !isSame(earlier))
  return { ...report, requests: [...others, shortened].slice(-maxRequests) }
}

/** The report of a new run: its own fields, with the job and the history that the conversation remembers. */
export function continueReport(blank: Report, memory: Report | null): Report {
  if (!memory) return blank
  const { turn, turnTimes, turnRunId, requests, queue } = memory
  return { ...blank, turn, turnTimes, turnRunId, requests, queue, ...jobIn(memory) }
}

/** When the turn of a job began and how long it took, as the report of an earlier run knows it. */
export function turnTimeIn({ startedAt, tookMs, result }: Report): Pick<Report, 'startedAt' | 'tookMs'> {
  // Any other result tells how long a run waited, and not when the job ended.
  const isOver = endsOfJob.includes(result)
  return { startedAt, tookMs: isOver ? tookMs : null }
}

/** What a report knows of its job. */
function jobIn(report: Report) {
  const { jobId, jobCreatedAt, isOwnJob, status, pullRequest, branch, repository } = report
  const { commitStatus, docsPullRules, docsPull } = report
  const ofJob = { jobId, jobCreatedAt, isOwnJob, status, pullRequest, branch, repository }
  return { ...ofJob, commitStatus, docsPullRules, docsPull }
}

/** Whether the run asked for something. One that only checks the status has not. */
export function hasAsked({ requests, runId }: Report): boolean {
  return requests.some((request) => request.runId === runId)
}

/** The report of a run that works on a job. What was known of another job is dropped. */
export function withStart(
  report: Report,
  start: { jobId: string; isNewTurn: boolean; isNewJob: boolean; note: string | null; at: Date },
): Report {
  const { jobId, isNewTurn, isNewJob, note, at } = start
  const isOther = jobId !== report.jobId
  const ofJob = { ...(isOther ? { ...report, ...unknownJob, jobId } : report), note }
  if (!isNewTurn) return ofJob
  return {
    ...ofJob,
    ...(isNewJob && { isOwnJob: true, jobCreatedAt: new Date(at.getTime() - maxSkewMs).toISOString() }),
    turn: report.turn + 1,
    turnTimes: addTurnTime(report.turnTimes, at),
    turnRunId: report.runId,
    commitStatus: report.commitStatus && renewStatus(report.commitStatus, { hasQueue: hasQueue(report) }),
  }
}

/** Whether requests wait until the agent is free. */
export function hasQueue({ queue }: Pick<Report, 'queue'>): boolean {
  return queue.entries.length > 0
}

const unknownJob = {
  jobCreatedAt: null,
  isOwnJob: false,
  status: null,
  pullRequest: null,
  branch: null,
  repository: null,
  docsPull: null,
}

function addTurnTime(turnTimes: readonly number[], at: Date): number[] {
  const seconds = Math.floor(at.getTime() / 1_000)
  const recent = turnTimes.filter((time) => time > seconds - turnTimeSeconds)
  return [...recent, seconds].slice(-maxTurnTimes)
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

function unsent(status: CommitStatus | null): CommitStatus | null {
  return status && { ...status, isUnsent: true }
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
  const known = end.job ? withJob(report, end.job) : report
  const detail = end.detail === null ? null : toOneLine(end.detail, maxDetailLength) || null
  const tookMs = Math.max(0, updatedAt.getTime() - Date.parse(report.startedAt))
  return {
    ...known,
    result: end.result,
    reason: end.reason,
    detail,
    tookMs,
    updatedAt: updatedAt.toISOString(),
    ...(end.reason === 'busy' && { commitStatus: unsent(known.commitStatus) }),
  }
}

/** A report with nothing known but the run itself. */
export function blankReport(run: Run, { startedAt, timeoutMs, nonce }: ReportStart): Report {
  const at = startedAt.toISOString()
  return {
    turn: 0,
    turnTimes: [],
    turnRunId: null,
    jobId: null,
    jobCreatedAt: null,
    isOwnJob: false,
    status: null,
    result: null,
    reason: null,
    detail: null,
    pullRequest: null,
    branch: null,
    repository: null,
    runId: run.runId,
    runAttempt: run.runAttempt,
    nonce,
    askedBy: run.sender.login,
    command: null,
    otherCommands: [],
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
    queue: emptyQueue,
  }
}

type ReportStart = { startedAt: Date; timeoutMs: number; nonce: string }
