// What a reconcile says: its outputs, its verdict, and a table of the threads it looked at.

import { countedText, countText } from '../format.ts'
import type { Reason } from '../job/outcome.ts'
import { parsePullRequestLink } from '../job/pull-request-link.ts'
import { toCode, toEntities, toProse } from '../markdown/escape.ts'
import { sentenceOf } from '../messages/annotation.ts'
import { causeOf } from '../messages/reasons.ts'
import { iconOf, rejectionTitle } from '../messages/status.ts'
import type { ThreadNews } from './open-conversation.ts'

export type ReconcileReport = {
  result: 'done' | 'partial' | 'rejected'
  reason: Reason
  detail: string
  news: readonly ThreadNews[]
  left: number
  foreign: number
}

/** Results that `fail-on` may name. */
export const failableReconcileResults = ['partial', 'rejected'] as const
export type FailableReconcileResult = (typeof failableReconcileResults)[number]

const icons = { done: '✅', partial: '⚠️', rejected: '⛔' } as const

/** The value of each output by its name. */
export function reconcileOutputs({ result, reason, news, left }: ReconcileReport): Record<string, string> {
  const finished = news.filter((thread) => thread.result !== null)
  return {
    checked: String(news.length),
    finished: String(finished.length),
    pending: String(news.length - finished.length + left),
    jobs: JSON.stringify(news),
    result,
    reason,
  }
}

/** One line: what came of it, why, and what to do next. */
export function reconcileVerdict(report: ReconcileReport): string {
  const { reason, detail } = report
  const { text, next } = adviceOf(report)
  const said = reason === '' ? detail : sentenceOf(detail)
  return [`${titleOf(report)}.`, text, said, next].filter((part) => part !== '').join(' ')
}

function titleOf(report: ReconcileReport): string {
  return `${icons[report.result]} ${wordsOf(report)}`
}

function wordsOf({ result, reason, news, left }: ReconcileReport): string {
  if (result === 'rejected') return rejectionTitle(reason)
  const open = news.length + left
  if (open === 0) return result === 'done' ? 'No open thread was found' : 'No thread could be finished'
  const finished = news.filter((thread) => thread.result !== null).length
  return `Finished ${countText(finished)} of ${countedText(open, 'open thread')}`
}

function adviceOf({ result, reason, left }: ReconcileReport): { text: string; next: string } {
  const cause = causeOf(reason)
  const rest = left > 0 ? `Left for the next run: ${countedText(left, 'thread')}.` : ''
  const next = cause.next === '' && result !== 'done' ? 'Run the workflow again.' : cause.next
  return { text: [cause.text, rest].filter((part) => part !== '').join(' '), next }
}

/** The summary's Markdown. */
export function renderReconcileSummary(report: ReconcileReport): string {
  const { reason, detail, foreign, news } = report
  const { text, next } = adviceOf(report)
  const paragraphs = [
    `## ${titleOf(report)}`,
    text,
    reason === '' ? toProse(detail) : detailText(detail),
    next,
    table(news),
    foreign > 0
      ? `Left alone: ${countedText(foreign, 'comment')} whose signature does not fit this \`marker-secret\` or \`api-key\`.`
      : '',
  ]
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`
}

function detailText(detail: string): string {
  return detail === '' ? '' : `Details: ${toCode(detail, 500)}`
}

function table(news: readonly ThreadNews[]): string {
  if (news.length === 0) return ''
  const rows = news.map(
    (thread) => `| ${[linkOf(thread), stateOf(thread), noteOf(thread), toCode(thread.jobId)].join(' | ')} |`,
  )
  return ['| Thread | State | Note | Job |', '|---|---|---|---|', ...rows].join('\n')
}

function linkOf({ thread, commentUrl }: ThreadNews): string {
  return `[Comment on ${toEntities(`#${thread}`)}](${commentUrl})`
}

function stateOf({ result, status }: ThreadNews): string {
  if (result === null && status === '') return `${iconOf('unknown')}&nbsp;not known`
  return `${iconOf(result)}&nbsp;${result?.replaceAll('-', ' ') ?? 'at work'}`
}

function noteOf({ prLink, problem }: ThreadNews): string {
  const link = parsePullRequestLink(prLink)
  const pull = link ? `[${toEntities(`${link.repository}#${link.number}`)}](${link.url})` : ''
  const notes = [pull, problem === '' ? '' : toCode(problem, 500)].filter((part) => part !== '')
  return notes.join(' ') || '–'
}
