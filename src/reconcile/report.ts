// What a reconcile did: the job summary, and the last line of the log.
import { countedText } from '../lib/format.ts'
import { toCode, toProse, toTable } from '../lib/markdown.ts'
import { joinParagraphs, joinSentences } from '../lib/plain-text.ts'
import { detailText, textOfReason } from '../messages/reasons.ts'
import type { Log } from '../runner/log.ts'
import type { Report } from './reconcile.ts'

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
      : toTable(['Conversation', 'Agent job', 'What it became'], rows),
  ])
}

/** Logs the last line. Returns the exit code. */
export function logEnd(log: Log, report: Report): number {
  const line = joinSentences([`${titleOf(report)}.`, adviceOf(report) || null])
  if (report.result === 'rejected')
    log.error('Reconcile failed', line, 'reasons')
  else log.info(line)
  return report.result === 'rejected' ? 1 : 0
}

function titleOf({ result, rows }: Report): string {
  if (result === 'rejected') return "⛔ Couldn't check the open agent jobs"
  if (result === 'done' && rows.length === 0) return '✅ No open agent jobs'
  const written = rows.filter(({ isWritten }) => isWritten).length
  const checked = countedText(rows.length, 'open conversation')
  return `${result === 'done' ? '✅' : '⚠️'} Checked ${checked}, finished ${written}`
}

function adviceOf({ result, reason, detail }: Report): string {
  if (result === 'done') return ''

  // What an unreadable comment means for a request is of no interest here.
  const isAboutJobs = reason !== null && reason !== 'memory-unreadable'
  const text = isAboutJobs
    ? textOfReason({ result: 'rejected', reason, detail })
    : null
  const next =
    result === 'partial'
      ? 'The next run checks the rest.'
      : (text?.next ?? 'The next run tries again.')
  return joinSentences([text?.cause ?? null, detailText(detail), next])
}
