// The message about an export: the result, the reason and what to do, in the same words on every surface.

import { countedText } from '../format.ts'
import { reasons } from '../job/outcome.ts'
import { joinSentences } from '../markdown/escape.ts'
import { describeReason, type ReasonText } from '../messages/reasons.ts'
import { rejectionTitle, type StatusMessage } from '../messages/status.ts'
import {
  maxRequestsPerHour,
  type VisitorsExport,
  type VisitorsReason,
  type VisitorsResult,
} from './visitors.ts'

/** The message about an export, in our own words. */
export function describeExport(exported: VisitorsExport): StatusMessage {
  const { result, nextOffset } = exported
  const { text, next } = describeExportReason(exported)
  const rest = nextOffset === null ? null : `Set \`offset: ${nextOffset}\` to read the rest.`
  return {
    icon: icons[result],
    title: titles[result](exported),
    text,
    next:
      result === 'complete'
        ? 'Compare periods of equal length: counts cannot be added up.'
        : joinSentences([next, rest]) || null,
  }
}

/** Why an export is not complete and what to do about it. */
export function describeExportReason(exported: VisitorsExport): ReasonText {
  const { reason } = exported
  const general = describeReason(reasons.find((one) => one === reason) ?? null)
  return { ...general, ...(reason && exportTexts[reason]?.(exported)) }
}

const icons: Record<VisitorsResult, string> = { complete: '✅', partial: '⚠️', rejected: '⛔', unknown: '❔' }

const titles: Record<VisitorsResult, (exported: VisitorsExport) => string> = {
  complete: ({ rows }) => `Visitors of ${countedText(rows, 'page')} exported`,
  partial: ({ rows }) => `Visitors of ${countedText(rows, 'page')} exported, but not of all`,
  rejected: ({ reason }) => rejectionTitle(reason),
  unknown: () => 'The visitors could not be read',
}

type ExportTexts = Partial<Record<VisitorsReason, (exported: VisitorsExport) => Partial<ReasonText>>>

/** Reasons that only an export has, and what differs from an agent job in the others. */
const exportTexts: ExportTexts = {
  'bad-request': () => ({
    next: 'Check the dates, `limit` and `offset` against what the service says.',
  }),
  forbidden: () => ({
    text: "The key's scope does not include analytics, or an IP allowlist excludes this runner, or the plan does not include it.",
    next: 'Use an admin key that may read analytics, and check the allowlist in the dashboard.',
  }),
  'page-budget': () => ({
    title: 'Page budget used up',
    text: 'There were more pages than `max-pages` allows.',
    next: 'Raise `max-pages` to read more in one run.',
  }),
  'rate-limited': () => ({
    text: `The service takes ${maxRequestsPerHour} analytics requests an hour, shared by the whole organisation.`,
  }),
  'repeated-page': () => ({
    title: 'The same page again',
    text: 'The service said that there were more rows, and gave none that was new.',
    next: 'Run the workflow again later.',
  }),
  'rows-shifted': ({ duplicates }) => ({
    title: 'Rows have moved',
    text: `Rows moved between pages while they were read: ${countedText(duplicates, 'row')} came twice, others may be missing.`,
    next: 'Run the workflow again for a period that has ended.',
  }),
  interrupted: () => ({
    title: 'The run was cancelled',
    text: 'The run was cancelled before all rows were read.',
    next: 'Run the workflow again.',
  }),
  'unexpected-answer': ({ unusable }) => ({
    text:
      unusable > 0
        ? `Left out because the path or a count was not usable: ${countedText(unusable, 'row')}.`
        : 'The answer was not of the shape that the service documents.',
    next: 'Run the workflow again, and tell the service if it stays.',
  }),
}
