// The report as the surfaces show it, from the three parts of a state, and back.
import { type RunResult, reasons, runResults } from '../base/result-codes.ts'
import { parsePullRequestLink } from '../mintlify/pull-request-link.ts'
import type { CommitStatus } from './commit-status.ts'
import { type FailableResult, failableResults } from './outcome.ts'
import type { Report } from './report.ts'
import type { State } from './state.ts'

/** What nobody has asked for anything yet. */
export const emptyConversation: State['conversation'] = {
  requestCount: 0,
  requestTimes: [],
  requestRunId: null,
  requestNonce: null,
  requests: [],
  handled: [],
  claim: null,
  createUnconfirmedAt: null,
  queue: [],
  commands: [],
  commitStatus: null,
  docsPullRules: null,
  isUnfollowed: false,
}

/** The report of a state. A result or reason that this version does not know is told as not known. */
export function reportOf({ run, job, conversation }: State): Report {
  const { id, attempt, result, reason, ...ofRun } = run
  return {
    ...ofRun,
    ...conversation,
    runId: id,
    runAttempt: attempt,
    result: result === null ? null : (known(runResults, result) ?? 'unknown'),
    reason: known(reasons, reason),
    jobId: job?.id ?? null,
    jobCreatedAt: job?.createdAt ?? null,
    isOwnJob: job?.isOwn ?? false,
    status: job?.status ?? null,
    jobEnd: endOf(job),
    pullRequest: parsePullRequestLink(job?.link),
    branch: job?.branch ?? null,
    repository: job?.repository ?? null,
    docsPull: job?.docsPull ?? null,
    commitStatus: statusOf(conversation),
  }
}

/** The commit status of a conversation, null if it has none. */
export function statusOf({ commitStatus }: State['conversation']): CommitStatus | null {
  return commitStatus && { ...commitStatus, failOn: commitStatus.failOn.flatMap(toFailable) }
}

/** What a report says of its run. */
export function runPartOf(report: Report): State['run'] {
  const { runId: id, runAttempt: attempt, askedBy, workflow, isCommand } = report
  const { startedAt, updatedAt, deadlineAt, tookMs, result, reason, detail, note, commentId } = report
  const times = { startedAt, updatedAt, deadlineAt, tookMs }
  return { id, attempt, askedBy, workflow, isCommand, ...times, result, reason, detail, note, commentId }
}

/** What a report says of its job, null if it has none. */
export function jobPartOf(report: Report): State['job'] {
  const { jobId: id, jobCreatedAt: createdAt, isOwnJob: isOwn, status, jobEnd: end } = report
  const { pullRequest, branch, repository, docsPull } = report
  if (id === null) return null
  return { id, createdAt, isOwn, status, end, link: pullRequest?.url ?? null, branch, repository, docsPull }
}

function endOf(job: State['job']): RunResult | null {
  if (!job || job.end === null) return null
  return known(runResults, job.end) ?? 'unknown'
}

function known<T extends string>(names: readonly T[], text: string | null): T | null {
  return names.find((name) => name === text) ?? null
}

function toFailable(text: string): FailableResult[] {
  return failableResults.filter((name) => name === text)
}
