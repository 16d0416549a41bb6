// The report of a reconcile: its outputs, its log line, and the summary with a table of its conversations.
import { countedText, countText } from '../format.ts'
import type { Reason } from '../job/outcome.ts'
import { parsePullRequestLink } from '../job/pull-request-link.ts'
import { linkTo } from '../markdown/comment.ts'
import { detailLine, joinParagraphs, joinSentences, toCode, toEntities, toProse } from '../markdown/escape.ts'
import { detailSentence } from '../messages/annotation.ts'
import { describeReason } from '../messages/reasons.ts'
import { iconOf, rejectionTitle } from '../messages/status.ts'
import type { ConversationUpdate } from './tracked-conversation.ts'

export type ReconcileReport = {
  result: 'done' | 'partial' | 'rejected'
  reason: Reason | null
  detail: string | null
  /** Conversations whose job was asked for, by issue number. */
  updates: readonly ConversationUpdate[]
  /** Conversations left for the next run. */
  left: number
  /** Comments with a signed state that does not verify. */
  unverified: number
}

/** Results that `fail-on` may name. */
export const failableReconcileResults = ['partial', 'rejected'] as const
export type FailableReconcileResult = (typeof failableReconcileResults)[number]

const icons = { done: '✅', partial: '⚠️', rejected: '⛔' } as const

/** One line: what was done, why not all of it, and what to do next. */
export function reconcileMessage(report: ReconcileReport): string {
  const { reason, detail } = report
  const { text, next } = adviceFor(report)
  return joinSentences([`${titleOf(report)}.`, text, reason === null ? detail : detailSentence(detail), next])
}

/** The summary's Markdown. */
export function renderReconcileSummary(report: ReconcileReport): string {
  const { reason, detail, unverified, updates } = report
  const { text, next } = adviceFor(report)
  const paragraphs = joinParagraphs([
    `## ${titleOf(report)}`,
    text,
    reason === null ? detail && toProse(detail) : detailLine(detail),
    next,
    updates.length === 0 ? null : tableOf(updates),
    unverified === 0 ? null : unverifiedText(unverified),
  ])
  return `${paragraphs}\n`
}

/** How many conversations were brought to their end. An end that could not be written is none. */
export function countFinished({ updates }: ReconcileReport): number {
  return updates.filter(({ isFinished }) => isFinished).length
}

/** How many comments were left alone, and why. */
export function unverifiedText(unverified: number): string {
  return `Skipped: ${countedText(unverified, 'comment')} whose signature doesn't match this \`state-secret\` or \`api-key\`.`
}

function titleOf(report: ReconcileReport): string {
  const { result, reason } = report
  return `${icons[result]} ${result === 'rejected' ? rejectionTitle(reason) : progressText(report)}`
}

function progressText(report: ReconcileReport): string {
  const { result, updates, left } = report
  const open = updates.length + left
  if (open === 0)
    return result === 'done' ? 'No open conversation was found' : 'No conversation could be updated'
  return `Finished ${countText(countFinished(report))} of ${countedText(open, 'open conversation')}`
}

function adviceFor({ result, reason, updates, left }: ReconcileReport) {
  const { text, next } = describeReason(reason)
  const troubled = updates.filter(({ problem }) => problem !== null).length
  const trouble =
    troubled > 0 ? `Not updated, or only in part: ${countedText(troubled, 'conversation')}.` : null
  const rest = left > 0 ? `Left for the next run: ${countedText(left, 'conversation')}.` : null
  return {
    text: joinSentences([text, trouble, rest]) || null,
    next: next ?? (result === 'done' ? null : 'Run the workflow again.'),
  }
}

function tableOf(updates: readonly ConversationUpdate[]): string {
  const rows = updates.map(
    (update) =>
      `| ${linkCell(update)} | ${stateCell(update)} | ${noteCell(update)} | ${toCode(update.jobId)} |`,
  )
  return ['| Comment | State | Note | Job |', '|---|---|---|---|', ...rows].join('\n')
}

function linkCell({ issueNumber, commentUrl }: ConversationUpdate): string {
  return `[Comment on ${toEntities(`#${issueNumber}`)}](${commentUrl})`
}

function stateCell({ result, status, isStalled }: ConversationUpdate): string {
  if (isStalled) return '⚠️&nbsp;stalled'
  if (result === null && status === null) return `${iconOf('unknown')}&nbsp;unknown`
  return `${iconOf(result)}&nbsp;${result?.replaceAll('-', ' ') ?? 'working'}`
}

function noteCell({ prLink, problem, isStalled, commentUrl }: ConversationUpdate): string {
  const link = parsePullRequestLink(prLink)
  if (!link && problem === null && !isStalled) return '–'
  return joinSentences([
    link && linkTo(link, commentUrl),
    problem === null ? null : toCode(problem, 500),
    isStalled ? 'Active for more than 26 hours. Check the agent job in the Mintlify dashboard.' : null,
  ])
}
