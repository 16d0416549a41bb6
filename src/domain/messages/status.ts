// The message about a report: one title and one next step, the same words on every surface.

import { clockText, durationText } from '../format.ts'
import type { RunResult } from '../job/outcome.ts'
import type { Report } from '../job/report.ts'
import { toCodeSpan } from '../markdown/escape.ts'
import type { VisitorsReason } from '../visitors/visitors.ts'
import { describeReason } from './reasons.ts'
import { describeSkip } from './skips.ts'

export type StatusMessage = {
  icon: string
  title: string
  /** What is wrong, in our words, null if nothing is. */
  text: string | null
  /** What to do next. Begins with a verb. */
  next: string | null
}

export type RenderContext = {
  /** Slash command that works in this conversation, null if none does. */
  command: string | null
  /** Whether the comment remembers the job, so that a re-run attaches to it. */
  isRemembered: boolean
}

/** The message in Markdown. Its only foreign text is a job id as code, or a checked repository. */
export function describeStatus(report: Report, context: RenderContext): StatusMessage {
  if (report.result === 'skipped') return describeSkipped(report, context)
  const state = statusTexts[report.result ?? 'working']
  const reasonText = describeReason(report.reason, report.result)
  return {
    icon: state.icon,
    title: state.title(report),
    text: reasonText.text,
    next: nextStep(report, reasonText.next, state.next(report, context)),
  }
}

function describeSkipped({ reason }: Report, { command }: RenderContext): StatusMessage {
  const { title, text, next } = describeSkip(reason)
  const start = command === null ? null : `Comment \`${command} <what to change>\` to start one.`
  return { icon: skipIcon, title, text, next: reason === 'job-not-found' ? start : next }
}

const skipIcon = '⏭️'

/** The icon of a result. `null` stands for a job at work. */
export function iconOf(result: RunResult | null): string {
  return result === 'skipped' ? skipIcon : statusTexts[result ?? 'working'].icon
}

type StatusText = {
  icon: string
  title: (report: Report) => string
  next: (report: Report, context: RenderContext) => string | null
}

const statusTexts: Record<Exclude<RunResult, 'skipped'> | 'working', StatusText> = {
  working: {
    icon: '🟡',
    title: () => 'Docs agent is working',
    next: ({ deadlineAt }) =>
      `This comment is updated when the job ends, at the latest at ${clockText(new Date(deadlineAt))}.`,
  },
  'pull-request': {
    icon: '✅',
    title: () => 'Docs pull request ready',
    next: (_, { command }) =>
      command === null
        ? 'Review it.'
        : `Review it. To refine, comment \`${command} <what to change>\`; the same job continues.`,
  },
  'no-pull-request': {
    icon: '⚪',
    title: () => 'Docs agent finished without a pull request',
    next: (_, { command }) =>
      command === null
        ? 'Name the page in the prompt if you expected a change.'
        : `Name the page if you expected a change: \`${command} in guides/client.mdx, describe …\``,
  },
  running: {
    icon: '🟡',
    title: () => 'Docs agent started',
    next: (report) =>
      `Watch ${repositoryText(report)} for the pull request, or wait for job ${toCodeSpan(report.jobId ?? '')} in another run with the input \`job-id\`.`,
  },
  failed: {
    icon: '❌',
    title: (report) => `Docs agent failed${elapsedText(report)}`,
    next: (_, { command }) =>
      command === null
        ? 'Run the workflow again to start a new job.'
        : `Comment \`${command} new <prompt>\` to try again.`,
  },
  archived: {
    icon: '🗄️',
    title: () => 'The job was archived',
    next: (_, { command }) =>
      command === null
        ? 'Run the workflow again for a new job.'
        : `Comment \`${command} new <prompt>\` for a new job.`,
  },
  'timed-out': {
    icon: '⏱️',
    title: (report) => `Stopped waiting${elapsedText(report)}`,
    next: (report, { isRemembered }) =>
      isRemembered
        ? 'Re-run the job to wait for the same agent job again; no second one is started.'
        : howToFindJob(report),
  },
  cancelled: {
    icon: '🚫',
    title: (report) => `The run was cancelled${elapsedText(report)}`,
    next: (report) =>
      report.jobId === null
        ? 'Run the workflow again: no job was started.'
        : `Watch ${repositoryText(report)} for the pull request: the agent job cannot be stopped from here.`,
  },
  unknown: {
    icon: '❔',
    title: ({ reason }) => unknownTitle(reason),
    next: (report, { isRemembered }) =>
      isRemembered && report.jobId ? howToFollow(report, report.jobId) : howToFindJob(report),
  },
  rejected: { icon: '⛔', title: ({ reason }) => rejectionTitle(reason), next: () => null },
}

/** What is said of a request that came to nothing. */
export function rejectionTitle(reason: VisitorsReason | null): string {
  if (reason === 'invalid-input') return 'An input is not valid'
  const isOutOfReach = reason === 'unreachable' || reason === 'tls'
  return isOutOfReach ? 'The service could not be reached' : 'The service refused the request'
}

function unknownTitle(reason: Report['reason']): string {
  if (reason === 'memory-unreadable') return 'The comments could not be read'
  return reason === 'interrupted' ? 'The run ended unexpectedly' : 'The outcome is not known'
}

function howToFollow({ reason, runId, turnRunId }: Report, jobId: string): string {
  const job = toCodeSpan(jobId)
  // A run that was stopped before its turn began may have sent its request all the same.
  const isSent = reason !== 'interrupted' || turnRunId === runId
  return isSent
    ? `Re-run the job, or wait for job ${job} in another run with the input \`job-id\`.`
    : `Look at job ${job} in the dashboard. Re-run the job if your request is not there, or wait for it in another run with the input \`job-id\`.`
}

function howToFindJob({ jobId }: Report): string {
  if (jobId) return `Wait for job ${toCodeSpan(jobId)} in another run with the input \`job-id\`.`
  return 'Check in the dashboard whether a job was started, and run the workflow again if none was.'
}

function elapsedText({ tookMs }: Report): string {
  return tookMs === null ? '' : ` after ${durationText(tookMs)}`
}

function repositoryText({ repository }: Report): string {
  const isPlain = repository !== null && /^[A-Za-z0-9._/-]{1,200}$/.test(repository)
  return isPlain ? `\`${repository}\`` : 'the documentation repository'
}

/** Reasons why a job could not be read. It may be active all the same. */
const unreadableReasons: readonly unknown[] = [
  'redirected',
  'bad-request',
  'forbidden',
  'rate-limited',
  'tls',
  'unauthorized',
  'unexpected-answer',
  'unreachable',
]

/** The next step of the reason, or of the state, or both where both are needed. */
function nextStep({ result, reason, jobId }: Report, ofReason: string | null, ofState: string | null) {
  if (ofReason === null) return ofState
  if (result !== 'unknown' || !unreadableReasons.includes(reason)) return ofReason
  return `${ofReason} ${jobId === null ? 'Run the workflow again.' : ofState}`
}
