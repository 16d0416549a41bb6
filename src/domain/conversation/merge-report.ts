// What a run's report takes over from the comment, which other runs have written since.
import { mergeStatus } from '../commit-status/commit-status.ts'
import { mergeDocsPull } from '../docs-pull/docs-pull.ts'
import { hasAsked, type Report, turnTimeIn } from '../job/report.ts'
import { mergeQueue } from './queue.ts'

/** The report with the turn of its job as the comment remembers it. A run that could not read the comment knows of none. */
export function keepTurn(report: Report, current: Report): Report {
  if (report.turn > 0 || report.jobId === null || report.jobId !== current.jobId) return report
  const { turn, turnTimes, turnRunId, requests } = current
  return { ...report, turn, turnTimes, turnRunId, requests }
}

/** The report with who asked as the comment names them. A run that asked for nothing, such as a status check, keeps them. */
export function keepRequester(report: Report, current: Report): Report {
  if (hasAsked(report) || report.jobId === null || report.jobId !== current.jobId) return report
  const { askedBy, command, otherCommands } = current
  return { ...report, askedBy, command, otherCommands }
}

/** The report with what other runs have added to the conversation to its turn, or to its docs pull request. */
export function keepAdditions(given: Report, current: Report): Report {
  const report = { ...given, queue: mergeQueue(given.queue, current.queue) }
  if (report.jobId !== current.jobId) return report
  const isSamePull = report.pullRequest?.url === current.pullRequest?.url
  const isSameTurn = report.turn === current.turn
  const tookMs = isSameTurn ? turnTimeIn(current).tookMs : null
  const hasMore = isSameTurn && current.note?.includes(report.note ?? '')
  return {
    ...report,
    note: hasMore ? current.note : report.note,
    tookMs: report.result === null ? null : (report.tookMs ?? tookMs),
    commitStatus: isSameTurn ? mergeStatus(report.commitStatus, current.commitStatus) : report.commitStatus,
    docsPull: isSamePull ? mergeDocsPull(report.docsPull, current.docsPull) : report.docsPull,
  }
}
