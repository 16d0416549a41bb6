// What a reconcile says: its outputs, its verdict, and a table of the threads it looked at.
import { causeOf } from './causes.ts'
import { countedText } from './count-text.ts'
import type { Reason } from './outcome.ts'
import { parsePullRequestLink } from './pull-request-link.ts'
import type { ThreadNews } from './reconciliation.ts'
import { toCode, toEntities } from './sanitise.ts'

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

/** One line: what came of it, and what to do next. */
export function reconcileVerdict(report: ReconcileReport): string {
  return [`${titleOf(report)}.`, adviceOf(report)].filter((part) => part !== '').join(' ')
}

function titleOf({ result, news }: ReconcileReport): string {
  const finished = news.filter((thread) => thread.result !== null).length
  return `${icons[result]} Finished ${countedText(finished, 'thread')} of ${news.length} looked at`
}

function adviceOf({ reason, left }: ReconcileReport): string {
  const cause = causeOf(reason)
  const rest = left > 0 ? `The next run takes on ${countedText(left, 'thread')} left over.` : ''
  return [cause.text, cause.next, rest].filter((part) => part !== '').join(' ')
}

/** The summary's Markdown. */
export function renderReconcileSummary(report: ReconcileReport): string {
  const foreign = `${countedText(report.foreign, 'comment')} with a marker that does not verify were left alone.`
  const paragraphs = [
    `## ${titleOf(report)}`,
    adviceOf(report),
    report.detail === '' ? '' : `Details: ${toCode(report.detail, 500)}`,
    table(report.news),
    report.foreign > 0 ? foreign : '',
  ]
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`
}

function table(news: readonly ThreadNews[]): string {
  if (news.length === 0) return ''
  const rows = news.map(
    (thread) => `| ${[linkOf(thread), toCode(thread.jobId), stateOf(thread), noteOf(thread)].join(' | ')} |`,
  )
  return ['| Thread | Job | State | Note |', '|---|---|---|---|', ...rows].join('\n')
}

function linkOf({ thread, commentUrl }: ThreadNews): string {
  return `[Comment on ${thread}](${commentUrl})`
}

function stateOf({ result, status }: ThreadNews): string {
  return toCode(result ?? (status || 'not known'))
}

function noteOf({ prLink, problem }: ThreadNews): string {
  const link = parsePullRequestLink(prLink)
  const pull = link ? `[${toEntities(`${link.repository}#${link.number}`)}](${link.url})` : ''
  return [pull, problem === '' ? '' : toCode(problem, 500)].filter((part) => part !== '').join(' ')
}
