// What a reconcile did: the job summary, and the last line of the log.
import { countedText } from '../lib/format.ts'
import { toCode, toProse, toTable } from '../lib/markdown.ts'
import { joinParagraphs, joinSentences } from '../lib/plain-text.ts'
import { saidText, textOfReason } from '../messages/reasons.ts'
import { type CallFailure, isCallFailure, outcome } from '../outcome.ts'
import type { Log } from '../runner/log.ts'

export type Report = {
  /**
   * `partial`: something could not be read or written. `rejected`: nothing
   * could be done.
   */
  result: 'done' | 'partial' | 'rejected'
  reason: CallFailure | 'interrupted' | 'memory-unreadable' | null
  detail: string | null
  rows: readonly Row[]
  /** Whether there were more comments than are read. */
  hasMore: boolean
}

/** What became of one conversation. */
export type Row = {
  number: number
  url: string
  jobId: string | null
  /** In a few words. */
  text: string
  /**
   * `refused`: GitHub lets this token not change the comment. `rejected`:
   * Mintlify lets this key not read the job. `unreadable`: only another version
   * can read the comment.
   */
  kind: 'written' | 'working' | 'open' | 'refused' | 'rejected' | 'unreadable'
}

const otherVersion =
  'written by another version of the action: use one version in all workflows'

export function rowOfOtherVersion({
  number,
  url,
}: Pick<Row, 'number' | 'url'>): Row {
  return { number, url, jobId: null, text: otherVersion, kind: 'unreadable' }
}

/** Of a pass that nothing ended early. */
export function resultOf(rows: readonly Row[]): 'done' | 'partial' {
  const finished: readonly Row['kind'][] = ['written', 'working']
  return rows.every(({ kind }) => finished.includes(kind)) ? 'done' : 'partial'
}

/** The job summary. */
export function renderReport(report: Report): string {
  const rows = report.rows.map(({ number, url, jobId, text }) => [
    `[#${number}](${url})`,
    jobId === null ? '' : toCode(jobId),
    toProse(text),
  ])
  return joinParagraphs([
    `### ${toProse(titleOf(report))}`,
    toProse(adviceOf(report)) || null,
    rows.length === 0
      ? null
      : toTable(['Conversation', 'Agent job', 'Result'], rows),
  ])
}

/** Logs the last line. Returns the exit code. */
export function logEnd(log: Log, report: Report): number {
  const line = joinSentences([`${titleOf(report)}.`, adviceOf(report) || null])
  if (report.result === 'rejected')
    log.error('Reconcile failed', line, 'reasons')
  else if (report.result === 'partial')
    log.warning('Reconcile is incomplete', line, 'reasons')
  else log.info(line)
  return report.result === 'rejected' ? 1 : 0
}

function titleOf({ result, rows }: Report): string {
  if (result === 'rejected') return "⛔ Couldn't check the open agent jobs"
  if (result === 'done' && rows.length === 0)
    return '✅ No open agent jobs found'
  const written = rows.filter(({ kind }) => kind === 'written').length
  const checked = countedText(rows.length, 'open conversation')
  return `${result === 'done' ? '✅' : '⚠️'} Checked ${checked}, finished ${written}`
}

function adviceOf(report: Report): string {
  const { result, reason, detail, rows, hasMore } = report
  // What an unreadable comment means for a request is of no interest here.
  const text = isCallFailure(reason)
    ? textOfReason(outcome('unknown', reason))
    : null
  return joinSentences([
    text?.cause ?? null,
    saidText(detail),
    refusedText(rows),
    rows.some(({ kind }) => kind === 'unreadable')
      ? `Comments are ${otherVersion}.`
      : null,
    text?.next ?? (result === 'rejected' ? 'The next run tries again.' : null),
    hasRest(report) ? 'The next run checks the rest.' : null,
    hasMore ? 'Only the newest 500 comments were checked.' : null,
  ])
}

function hasRest({ result, reason, rows }: Report): boolean {
  const isLeft = rows.some(({ kind }) => kind === 'open' || kind === 'rejected')
  return result === 'partial' && (isLeft || reason === 'interrupted')
}

/** Null if GitHub refused nothing. */
function refusedText(rows: Report['rows']): string | null {
  const refused = rows.filter(({ kind }) => kind === 'refused')
  if (refused.length === 0) return null
  const numbers = refused.map(({ number }) => `\`#${number}\``).join(', ')
  return `This token can't edit the comment on ${numbers}. Check the \`permissions\` of the workflow job, and unlock the conversation if it's locked. If another token wrote the comment, use that one, or delete the comment. Then the next request starts a new agent job.`
}
