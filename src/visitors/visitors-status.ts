// The message about an export: the result, the reason and what to do, in the same words on every surface.
import { joinSentences } from '../base/escape.ts'
import { countedText, countText } from '../base/format.ts'
import { reasons, type VisitorsReason, type VisitorsResult } from '../base/result-codes.ts'
import { describeReason, type ReasonText } from '../words/reasons.ts'
import { rejectionTitle, type StatusMessage } from '../words/status.ts'
import { maxCallsPerHour, type VisitorsFindings } from './visitors.ts'

/** The message about an export, in our own words. */
export function describeExport(exported: VisitorsFindings): StatusMessage {
  const { result, nextOffset } = exported
  const { text, next } = describeExportReason(exported)
  const rest = nextOffset === null ? null : `Set \`offset: ${nextOffset}\` to read the rest.`
  return {
    icon: icons[result],
    title: titles[result](exported),
    text: joinSentences([text, skippedText(exported)]) || null,
    next: joinSentences([next, rest]) || null,
  }
}

/** Which rows an export skipped at its beginning, as a sentence. Null if it skipped none, or read nothing. */
export function skippedText({ offset, totals }: Pick<VisitorsFindings, 'offset' | 'totals'>): string | null {
  if (offset === 0 || totals === null) return null
  return offset === 1
    ? "The first row isn't included."
    : `The first ${countText(offset)} rows aren't included.`
}

/** Why rows are missing and what to do about it, in plain sentences. Null if none is missing. */
export function describeProblem(exported: VisitorsFindings): string | null {
  if (exported.result === 'complete') return null
  const { title, text, next } = describeExport(exported)
  return joinSentences([`${title}.`, text, next]).replaceAll('`', '')
}

/** Why an export is not complete and what to do about it. */
export function describeExportReason(exported: VisitorsFindings): ReasonText {
  const { reason } = exported
  const general = describeReason(reasons.find((one) => one === reason) ?? null)
  return { ...general, ...(reason && exportTexts[reason]?.(exported)) }
}

const icons: Record<VisitorsResult, string> = { complete: '✅', partial: '⚠️', rejected: '⛔', unknown: '❔' }

const titles: Record<VisitorsResult, (exported: VisitorsFindings) => string> = {
  complete: ({ rows }) => `Visitors of ${countedText(rows, 'page')} exported`,
  partial: ({ rows }) => `Partial export: ${countedText(rows, 'page')}`,
  rejected: ({ reason }) => rejectionTitle(reason),
  unknown: () => "Couldn't read the visitors",
}

type ExportTexts = Partial<Record<VisitorsReason, (exported: VisitorsFindings) => Partial<ReasonText>>>

/** Reasons that only an export has, and what differs from an agent job in the others. */
const exportTexts: ExportTexts = {
  'bad-request': () => ({
    next: 'Check the dates, `limit` and `offset` against what Mintlify says.',
  }),
  forbidden: () => ({
    text: "The API key can't read analytics, an IP allowlist excludes this runner, or your plan doesn't include analytics.",
    next: 'Use an admin key that may read analytics, and check the allowlist in the dashboard.',
  }),
  offset: () => ({
    title: 'Export began at an offset',
    next: 'Combine these rows with those of the export that ended there, or set `offset: 0` to read them all.',
  }),
  'page-budget': () => ({
    title: 'Page budget used up',
    text: 'There are more rows than `max-pages` API calls can read.',
    next: 'Raise `max-pages` to read more in one run.',
  }),
  'rate-limited': () => ({
    text: `Mintlify takes ${maxCallsPerHour} analytics calls an hour, shared by the whole organization.`,
  }),
  'repeated-page': () => ({
    title: 'The same rows again',
    text: 'Mintlify announced more rows and returned no new ones.',
    next: 'Run the workflow again later.',
  }),
  'rows-shifted': ({ duplicates }) => ({
    title: 'Rows have moved',
    text: `Rows moved between pages while they were read: ${countedText(duplicates, 'row')} came twice, others may be missing.`,
    next: 'Run the workflow again for a period that has ended.',
  }),
  interrupted: () => ({
    title: 'The run was canceled',
    text: 'The run was canceled before all rows were read.',
    next: 'Run the workflow again.',
  }),
  'unexpected-answer': ({ unusable }) => ({
    text:
      unusable > 0
        ? `Left out because the path or a count wasn't usable: ${countedText(unusable, 'row')}.`
        : "The response doesn't match Mintlify's API description.",
    next: 'Run the workflow again. Contact Mintlify support if it keeps happening.',
  }),
}
