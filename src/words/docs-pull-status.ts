// What became of the docs pull request, in one title.
import { toCodeSpan } from '../base/escape.ts'
import { pullRequestName } from '../mintlify/pull-request-link.ts'
import type { Report } from '../state/report.ts'

type DocsPullText = {
  icon: string
  title: string
  /** What to do, null if there is nothing to do. */
  next: string | null
}

const dayMs = 24 * 3_600_000
/** From then on the title says how long the docs pull request has been open. */
const longOpenDays = 14

/** The icon, the title and the next step of a report with a docs pull request. */
export function docsPullText(report: Report): DocsPullText {
  const state = report.docsPull?.state ?? null
  const { pullRequest } = report
  const review = `Review and merge ${pullRequest ? toCodeSpan(pullRequestName(pullRequest)) : 'the pull request'}.`
  if (state === 'merged') return { icon: '✅', title: 'Docs merged', next: null }
  if (state === 'closed')
    return { icon: '🚪', title: 'Docs pull request closed without being merged', next: null }
  if (report.isUnfollowed) {
    const next = `This comment is no longer updated. ${review}`
    return { icon: '⏹️', title: 'Docs pull request no longer followed', next }
  }
  const days = openDays(report)
  if (days < longOpenDays) return { icon: '✅', title: 'Docs pull request ready', next: review }
  return { icon: '⏳', title: `Docs pull request open for ${days} days`, next: review }
}

/** Whether the title of the report would be another one at that time. */
export function isTitleOutdated(report: Report, now: Date): boolean {
  const isNowLong = openDays({ ...report, updatedAt: now.toISOString() }) >= longOpenDays
  return isNowLong && openDays(report) < longOpenDays
}

/** Days for which the docs pull request had been open when the report was made, 0 if it is not known to be open. */
function openDays({ docsPull, updatedAt }: Pick<Report, 'docsPull' | 'updatedAt'>): number {
  if (docsPull?.state !== 'open' || docsPull.openedAt === null) return 0
  return Math.floor((Date.parse(updatedAt) - Date.parse(docsPull.openedAt)) / dayMs)
}
