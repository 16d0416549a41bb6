// The message about a report: one title and one next step, the same words on every surface.
import { joinSentences, toCodeSpan } from '../base/escape.ts'
import { dateTimeText, durationText } from '../base/format.ts'
import { type Reason, type RunResult, reasons, type VisitorsReason } from '../base/result-codes.ts'
import type { LimitRules } from '../gates/limits.ts'
import { describeInputError } from '../runner/set-up-problems.ts'
import { hasAsked, type Report } from '../state/report.ts'
import { docsPullText } from './docs-pull-status.ts'
import { invitation } from './invitation.ts'
import { describeReason } from './reasons.ts'
import { describeSkip } from './skips.ts'

export type StatusMessage = {
  icon: string
  title: string
  /** What is wrong, in our words, null if nothing is. */
  text: string | null
  /** What to do next, null if there is nothing to do. */
  next: string | null
}

export type RenderContext = {
  /** Slash command that works in this conversation, null if none does. */
  command: string | null
  /** Whether a re-run of the workflow job waits for the agent job of this run. */
  canReattach: boolean
  /** Null where they are not known, as in a reconcile. */
  limits: LimitRules | null
}

/** The message in Markdown. Its only foreign text is a job id as code, or a checked repository. */
export function describeStatus(report: Report, context: RenderContext): StatusMessage {
  if (report.result === 'skipped') return describeSkipped(report, context)
  if (report.result === 'pull-request') return describeDocsPull(report, context)
  if (report.isUnfollowed) return unfollowedJob
  const state = statusTexts[report.result ?? 'working']
  const ofReason = describeReason(report.reason, report.result)
  return {
    icon: state.icon,
    title: state.title(report),
    text: ofReason.text ?? state.text ?? null,
    next: nextStep(report, ofReason.next, state.next(report, context)),
  }
}

const unfollowedJob: StatusMessage = {
  icon: '⏹️',
  title: 'Agent job no longer followed',
  text: "The agent job hasn't finished for a long time, so this comment is no longer updated.",
  next: 'Check the agent job in the Mintlify dashboard.',
}

function requestText({ docsPull }: Report): string {
  return docsPull?.state === 'merged' || docsPull?.state === 'closed'
    ? 'To ask for more'
    : 'To request changes'
}

/** The message about a docs pull request, which may have been merged or closed since. */
function describeDocsPull(report: Report, context: RenderContext): StatusMessage {
  const { command } = context
  const { icon, title, next } = docsPullText(report)
  const ofReason = describeReason(report.reason, report.result)
  const request =
    command === null
      ? null
      : invitation(report, context, `${requestText(report)}, comment \`${command} <what to change>\`.`)
  return { icon, title, text: ofReason.text, next: ofReason.next ?? (joinSentences([next, request]) || null) }
}

function describeSkipped({ reason }: Report, { command }: RenderContext): StatusMessage {
  const { title, text, next } = describeSkip(reason)
  const start = command === null ? null : `Comment \`${command} <what to change>\` to start one.`
  return { icon: skipIcon, title, text, next: reason === 'job-not-found' ? start : next }
}

/** Whether the agent is at work on a later request, and the docs pull request of an earlier one is open, as far as anybody knows. */
export function isUpdating({ result, pullRequest, docsPull, requestCount }: Report): boolean {
  const isAtWork = (result === null || result === 'running') && requestCount > 1
  return isAtWork && pullRequest !== null && docsPull?.state !== 'merged' && docsPull?.state !== 'closed'
}

function updatingTitle(report: Report): string | null {
  return isUpdating(report) ? 'Updating the docs pull request' : null
}

/** A request on its way to a service that is not available. */
function unavailableTitle({ claim }: Report): string | null {
  if (!claim?.tryingUntil) return null
  return `Mintlify isn't available: trying until ${dateTimeText(new Date(claim.tryingUntil))}`
}

const skipIcon = '⏭️'

/** The icon of a result. `null` stands for a job at work. */
export function iconOf(result: RunResult | null): string {
  if (result === 'pull-request') return '✅'
  return result === 'skipped' ? skipIcon : statusTexts[result ?? 'working'].icon
}

type StatusText = {
  icon: string
  title: (report: Report) => string
  /** Said if the reason says nothing. */
  text?: string
  next: (report: Report, context: RenderContext) => string | null
}

const statusTexts: Record<Exclude<RunResult, 'skipped' | 'pull-request'> | 'working', StatusText> = {
  working: {
    icon: '🟡',
    title: (report) => unavailableTitle(report) ?? updatingTitle(report) ?? 'Docs agent is working',
    next: ({ deadlineAt }) =>
      `This comment is updated when the agent finishes, at the latest at ${dateTimeText(new Date(deadlineAt))}.`,
  },
  'no-pull-request': {
    icon: '⚪',
    title: (report) =>
      reasonTitle(report, ['unexpected-answer']) ?? 'Docs agent finished: no pull request opened',
    text: 'The agent changed no files, or your Mintlify project publishes directly.',
    next: (report, context) => invitation(report, context, expectedChangeText(context)),
  },
  running: {
    icon: '▶️',
    title: (report) => updatingTitle(report) ?? 'Docs agent started in the background',
    next: (report) =>
      isUpdating(report)
        ? 'Check it when the agent has finished.'
        : `If the agent changes anything, it opens a pull request in ${repositoryText(report)}. Look for it there when the agent has finished.`,
  },
  queued: {
    icon: '📥',
    title: () => 'Request queued',
    next: () => null,
  },
  failed: { icon: '❌', title: (report) => `Docs agent failed${elapsedText(report)}`, next: startAnother },
  archived: {
    icon: '🗄️',
    title: () => 'Docs agent job was archived in Mintlify before it finished',
    next: startAnother,
  },
  'timed-out': {
    icon: '⏱️',
    title: (report) => reasonTitle(report, ['busy']) ?? `Docs agent is still running${elapsedText(report)}`,
    next: keepWaiting,
  },
  cancelled: {
    icon: '🚫',
    title: cancelledTitle,
    next: (report, context) =>
      report.jobId === null
        ? 'Run the workflow again to start an agent job.'
        : `The agent may still open a pull request in ${repositoryText(report)}. ${keepWaiting(report, context)}`,
  },
  unknown: {
    icon: '❔',
    title: (report) =>
      isUnsent(report)
        ? 'Workflow job stopped before anything was sent'
        : (reasonTitle(report) ?? "Couldn't check the agent job"),
    next: (report, context) => {
      if (isUnsent(report)) return 'Re-run this workflow job to send the request.'
      return report.jobId === null ? lookForJob : howToFollow(report, context, report.jobId)
    },
  },
  rejected: { icon: '⛔', title: ({ reason, detail }) => rejectionTitle(reason, detail), next: () => null },
}

/** What is said of a request that came to nothing. `detail`: our sentence about an invalid input. */
export function rejectionTitle(reason: VisitorsReason | null, detail: string | null = null): string {
  if (reason === 'invalid-input') return describeInputError(detail ?? '').title
  return describeReason(asReason(reason)).title ?? 'Mintlify rejected the request'
}

/** A reason of an export that is also one of an agent job. */
function asReason(reason: VisitorsReason | null): Reason | null {
  return reasons.find((one) => one === reason) ?? null
}

/** The title of the reason, if it is one of those that are given. */
function reasonTitle({ reason, result }: Report, among?: readonly Reason[]): string | null {
  if (reason === null || (among && !among.includes(reason))) return null
  return describeReason(reason, result).title
}

function cancelledTitle(report: Report): string {
  const { jobId } = report
  const ofReason = reasonTitle(report, ['busy', 'create-unconfirmed', 'message-unconfirmed'])
  if (ofReason !== null) return ofReason
  return jobId === null
    ? 'Workflow canceled before an agent job started'
    : 'Workflow canceled; the docs agent may still be running'
}

/** Whether the run was stopped before it could send its request: a request is written down before it is sent. */
function isUnsent(report: Report): boolean {
  return report.reason === 'interrupted' && report.jobId === null && !hasAsked(report)
}

function expectedChangeText({ command }: RenderContext): string {
  return command === null
    ? 'If you expected a change, name the page in the prompt.'
    : `If you expected a change, comment \`${command} in guides/client.mdx, describe …\`, with the path of the page.`
}

/** A failed or archived job gets no more messages, so the next request starts a new one. */
function startAnother(report: Report, context: RenderContext): string | null {
  const { command } = context
  const text =
    command === null
      ? 'Run the workflow again to start a new agent job.'
      : `Comment \`${command} <what to change>\` to start a new agent job.`
  return invitation(report, context, text)
}

function keepWaiting(report: Report, { canReattach }: RenderContext): string {
  return canReattach
    ? "Re-run this workflow job to keep waiting. It doesn't start a second agent job."
    : waitWithJobId(report)
}

function waitWithJobId({ jobId }: Report): string {
  return jobId === null ? lookForJob : `To wait for it in a workflow, set \`job-id\` to ${toCodeSpan(jobId)}.`
}

const lookForJob =
  'Look in the Mintlify dashboard for the agent job. If there is none, run the workflow again.'

function howToFollow(report: Report, context: RenderContext, jobId: string): string {
  const { reason, runId, requestRunId } = report
  // A run that was stopped before its request was recorded may have sent it all the same.
  const isSent = reason !== 'interrupted' || requestRunId === runId
  if (isSent) return keepWaiting(report, context)
  return `Look at agent job ${toCodeSpan(jobId)} in the Mintlify dashboard. If your request isn't there, run the workflow again. If it is, set \`job-id\` to wait for it.`
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
  'bad-request',
  'blocked',
  'forbidden',
  'rate-limited',
  'redirected',
  'tls',
  'unauthorized',
  'unexpected-answer',
  'unreachable',
]

/** The next step of the reason, or of the state, or both where both are needed. */
function nextStep({ result, reason, jobId }: Report, ofReason: string | null, ofState: string | null) {
  if (ofReason === null) return ofState
  if (result !== 'unknown' || !unreadableReasons.includes(reason)) return ofReason
  return `${ofReason} ${jobId === null ? 'Then run the workflow again.' : ofState}`
}
