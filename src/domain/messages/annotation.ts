// The last word of the log: what happened and what to do next, in one line.

import type { Report } from '../job/report.ts'
import { type Place, placeOf } from './doc-links.ts'
import { annotationOf } from './key-causes.ts'
import { causeOf } from './reasons.ts'
import { type Surroundings, verdictOf } from './status.ts'

export type Announcement = {
  level: 'info' | 'warning' | 'error'
  /** Title of the annotation, where there is one. */
  title: string
  text: string
  /** Where more is said about it. */
  place: Place
}

const troubles: readonly unknown[] = ['failed', 'archived', 'timed-out', 'cancelled', 'unknown', 'rejected']

/** The announcement of a report; an error where the step fails. */
export function announcementOf(report: Report, surroundings: Surroundings, fails: boolean): Announcement {
  const verdict = verdictOf(report, surroundings)
  const trouble = troubles.includes(report.result) ? 'warning' : 'info'
  const detail = report.reason === 'invalid-input' ? report.detail : sentenceOf(report.detail)
  const said = [
    `${verdict.icon} ${verdict.title}${linkText(report)}`,
    verdict.text,
    detail,
    nextOf(report, verdict.next),
  ]
  const { title, place } = headOf(report)
  return {
    level: fails ? 'error' : trouble,
    title: title || verdict.title,
    text: said.filter((part) => part !== '').join(' '),
    place,
  }
}

function headOf({ reason, result, detail }: Report): Pick<Announcement, 'title' | 'place'> {
  if (reason === 'invalid-input') return annotationOf(detail)
  return { title: causeOf(reason, result).title, place: placeOf(reason) }
}

function linkText({ result, pullRequest }: Report): string {
  return pullRequest && result === 'pull-request' ? `: ${pullRequest.url}` : '.'
}

/** Where all went well the link says it all. */
function nextOf({ result, reason }: Report, next: string): string {
  return result === 'pull-request' && reason === '' ? '' : next
}

/** What the service or the network said, as a sentence; empty if there is none. */
export function sentenceOf(detail: string): string {
  return detail === '' ? '' : `Details: ${detail.replace(/\.$/, '')}.`
}
