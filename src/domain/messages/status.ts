// The verdict on a report: one title and one next step, the same words on every surface.

import type { Result } from '../job/outcome.ts'
import type { Report } from '../job/report.ts'
import { clockText, durationText } from '../time-text.ts'
import type { VisitorsReason } from '../visitors/visitors.ts'
import { nextStep } from './next-step.ts'
import { causeOf } from './reasons.ts'
import { skipText } from './skip-texts.ts'

export type Verdict = {
  icon: string
  title: string
  /** What is wrong, in our words. Empty if nothing is. */
  text: string
  /** What to do next; begins with a verb. */
  next: string
}

export type Surroundings = {
  /** Slash command that works in this thread, empty if none does. */
  command: string
  /** Whether our comment remembers the job, so that a re-run attaches to it. */
  isRemembered: boolean
}

/** What a reader is told about a report, in Markdown whose only foreign text is a checked job id or repository. */
export function verdictOf(report: Report, surroundings: Surroundings): Verdict {
  const state = states[report.result ?? 'working']
  const cause = causeOf(report.reason, report.result)
  return {
    icon: state.icon,
    title: state.title(report),
    text: report.result === 'skipped' ? skipText(report.reason) : cause.text,
    next: nextStep(report, cause.next, state.next(report, surroundings)),
  }
}

/** The icon of a result; of a job at work for null. */
export function iconOf(result: Result | null): string {
  return states[result ?? 'working'].icon
}

type State = {
  icon: string
  title: (report: Report) => string
  next: (report: Report, surroundings: Surroundings) => string
}

const states: Record<Result | 'working', State> = {
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
      command === ''
        ? 'Review it.'
        : `Review it. To refine, comment \`${command} <what to change>\`; the same job continues.`,
  },
  'no-pull-request': {
    icon: '⚪',
    title: () => 'Docs agent finished without a pull request',
    next: (_, { command }) =>
      command === ''
        ? 'Name the page in the prompt if you expected a change.'
        : `Name the page if you expected a change: \`${command} in guides/client.mdx, describe …\``,
  },
  detached: {
    icon: '🟡',
    title: () => 'Docs agent started',
    next: (report) =>
      `Watch ${workplace(report)} for the pull request, or wait for job \`${report.jobId}\` in another run with the input \`job-id\`.`,
  },
  skipped: {
    icon: '⏭️',
    title: () => 'Skipped',
    next: ({ reason }, { command }) =>
      reason === 'job-not-found' && command !== ''
        ? `Comment \`${command} <what to change>\` to start one.`
        : '',
  },
  failed: {
    icon: '❌',
    title: (report) => `Docs agent failed${took(report)}`,
    next: (_, { command }) =>
      command === ''
        ? 'Run the workflow again to start a new job.'
        : `Comment \`${command} new <prompt>\` to try again.`,
  },
  archived: {
    icon: '🗄️',
    title: () => 'The job was archived',
    next: (_, { command }) =>
      command === ''
        ? 'Run the workflow again for a new job.'
        : `Comment \`${command} new <prompt>\` for a new job.`,
  },
  'timed-out': {
    icon: '⏱️',
    title: (report) => `Stopped waiting${took(report)}`,
    next: (report, { isRemembered }) =>
      isRemembered
        ? 'Re-run the job to wait for the same agent job again; no second one is started.'
        : wayBack(report),
  },
  cancelled: {
    icon: '🚫',
    title: (report) => `The run was cancelled${took(report)}`,
    next: (report) =>
      report.jobId === null
        ? 'Run the workflow again: no job was started.'
        : `Watch ${workplace(report)} for the pull request: the agent job cannot be stopped from here.`,
  },
  unknown: {
    icon: '❔',
    title: ({ reason }) => (reason === 'signal' ? 'The run ended unexpectedly' : 'The outcome is not known'),
    next: (report, { isRemembered }) =>
      isRemembered && report.jobId
        ? `Re-run the job, or wait for job \`${report.jobId}\` in another run with the input \`job-id\`.`
        : wayBack(report),
  },
  rejected: { icon: '⛔', title: ({ reason }) => rejectionTitle(reason), next: () => '' },
}

/** What is said of a request that came to nothing. */
export function rejectionTitle(reason: VisitorsReason): string {
  if (reason === 'invalid-input') return 'An input is not valid'
  const isOutOfReach = reason === 'unreachable' || reason === 'tls'
  return isOutOfReach ? 'The service could not be reached' : 'The service refused the request'
}

function wayBack({ jobId }: Report): string {
  if (jobId) return `Wait for job \`${jobId}\` in another run with the input \`job-id\`.`
  return 'Check in the dashboard whether a job was started, and run the workflow again if none was.'
}

function took({ tookMs }: Report): string {
  return tookMs === null ? '' : ` after ${durationText(tookMs)}`
}

function workplace({ repository }: Report): string {
  const isPlain = repository !== null && /^[A-Za-z0-9._/-]{1,200}$/.test(repository)
  return isPlain ? `\`${repository}\`` : 'the documentation repository'
}
