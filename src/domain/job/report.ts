// Everything known about a run's job. Comment, summary, outputs and the signed marker are all made from it, so that
// none of them can say anything else than the others.

import type { Run } from '../event/event.ts'
import { toOneLine } from '../markdown/escape.ts'
import type { Job } from './job.ts'
import type { Outcome, Reason, Result } from './outcome.ts'
import type { PullRequestLink } from './pull-request-link.ts'

export type Request = {
  runId: string
  /** ISO 8601. */
  at: string
  /** The first characters of what was asked. */
  text: string
}

export type Report = {
  /** Raised by each create and message of the thread. */
  turn: number
  /** The run that made the last turn; another one may have looked at it since. */
  turnRunId: string
  jobId: string | null
  /** Last status that the service reported, empty before the first. */
  status: string
  /** Null while the run is at work. */
  result: Result | null
  reason: Reason
  detail: string
  pullRequest: PullRequestLink | null
  branch: string | null
  /** Repository that the agent works in. */
  repository: string | null
  runId: string
  runAttempt: number
  /** Random mark of the run that wrote this. */
  nonce: string
  askedBy: string
  /** The commanding comment and our reaction to it, null if no comment commanded. */
  command: { id: number; surface: 'conversation' | 'review'; reactionId: number | null } | null
  /** ISO 8601; of this turn. */
  startedAt: string
  updatedAt: string
  /** How long the run worked on its turn, null while it does and where another run found the end. */
  tookMs: number | null
  /** Latest time at which the run itself will speak again. */
  deadlineAt: string
  /** The last ten, oldest first. */
  requests: Request[]
  /** Why this thread did not go on with its earlier job, empty if it did or had none. */
  note: string
}

const mostRequests = 10
const longestRequest = 120

/** The report with one more request at its end. The same request of an earlier attempt of the run gives way. */
export function addRequest(report: Report, request: Request): Report {
  const shortened = { ...request, text: toOneLine(request.text, longestRequest) }
  const isSame = ({ runId, text }: Request) => runId === shortened.runId && text === shortened.text
  const others = report.requests.filter((earlier) => !isSame(earlier))
  return { ...report, requests: [...others, shortened].slice(-mostRequests) }
}

/** The report of a new run in a thread: its own fields, with the job and the history that the thread remembers. */
export function continueReport(blank: Report, memory: Report | null): Report {
  if (!memory) return blank
  const { turn, turnRunId, jobId, status, pullRequest, branch, repository, requests } = memory
  return { ...blank, turn, turnRunId, jobId, status, pullRequest, branch, repository, requests }
}

/** The report of a run that works on a job; what was known of another job is not known of this one. */
export function withStart(
  report: Report,
  start: { jobId: string; isNewTurn: boolean; note: string },
): Report {
  const { jobId, isNewTurn, note } = start
  const unknown = { status: '', pullRequest: null, branch: null, repository: null }
  const ofJob = jobId === report.jobId ? report : { ...report, ...unknown, jobId }
  return isNewTurn ? { ...ofJob, note, turn: report.turn + 1, turnRunId: report.runId } : { ...ofJob, note }
}

/** The report with what a job's reading says. */
export function withJob(report: Report, job: Job): Report {
  return {
    ...report,
    jobId: job.id,
    status: job.status,
    pullRequest: job.pullRequest ?? report.pullRequest,
    branch: job.ref ?? report.branch,
    repository: job.repository ?? report.repository,
  }
}

/** The report at the run's end. */
export function withOutcome(report: Report, end: Outcome, updatedAt: Date): Report {
  const known = end.job ? withJob(report, end.job) : report
  const detail = toOneLine(end.detail, 500)
  const tookMs = Math.max(0, updatedAt.getTime() - Date.parse(report.startedAt))
  return {
    ...known,
    result: end.result,
    reason: end.reason,
    detail,
    tookMs,
    updatedAt: updatedAt.toISOString(),
  }
}

/** A report as it is stored: the link as its URL alone, to be checked again when it is read. */
export type StoredReport = Omit<Report, 'pullRequest'> & { prLink: string | null }

/** The report in the shape that is stored and signed. */
export function storeReport({ pullRequest, ...report }: Report): StoredReport {
  return { ...report, prLink: pullRequest?.url ?? null }
}

/** A report with nothing known but the run itself. */
export function blankReport(run: Run, { startedAt, timeoutMs, nonce }: Beginning): Report {
  const at = startedAt.toISOString()
  return {
    turn: 0,
    turnRunId: '',
    jobId: null,
    status: '',
    result: null,
    reason: '',
    detail: '',
    pullRequest: null,
    branch: null,
    repository: null,
    runId: run.runId,
    runAttempt: run.runAttempt,
    nonce,
    askedBy: run.sender.login,
    command: null,
    startedAt: at,
    updatedAt: at,
    tookMs: null,
    deadlineAt: new Date(startedAt.getTime() + timeoutMs).toISOString(),
    requests: [],
    note: '',
  }
}

type Beginning = { startedAt: Date; timeoutMs: number; nonce: string }
