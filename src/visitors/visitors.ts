// The types of the visitors export: counts, rows, pages of rows, the request and the result.
import type { VisitorsReason, VisitorsResult } from '../base/result-codes.ts'
import type { PagesComparison } from './comparison.ts'
import type { Counts, Measure, VisitorsRow } from './counts.ts'
import type { CompareLevel, Period } from './period.ts'

export type VisitorsQuery = { period: Period; limit: number; offset: number }

/** One page of the service's response. */
export type VisitorsPage = {
  /** Of the whole site and period, on every page. */
  totals: Counts
  rows: VisitorsRow[]
  /** Rows that were left out because their path or a count wasn't usable. */
  unusable: number
  hasMore: boolean
}

/**
 * Analytics calls an hour, shared by the whole organization.
 *
 * https://www.mintlify.com/docs/api/introduction
 */
export const maxCallsPerHour = 100

export const formats = ['csv', 'json', 'markdown', 'html'] as const
export type Format = (typeof formats)[number]

export type VisitorsRequest = {
  period: Period
  compare: CompareLevel
  /** Number of periods in the chart, the exported one included. */
  trend: number
  /** Rows of one page of the response. */
  limit: number
  offset: number
  /** Of both periods together. */
  maxPages: number
  /** Number of most visited pages to show. */
  top: number
  /** Which visitors the most visited pages, the risers and the fallers are chosen by. */
  topBy: Measure
  /** Whether the output `top-pages` has the risers in place of the most visited pages. */
  risers: boolean
  /** Address of the documentation site, for links to its pages. Null for none. */
  siteUrl: string | null
}

/** Why an export stopped before its last page. */
export type ExportStop = {
  /** What the result is if nothing was read before. */
  result: 'rejected' | 'unknown'
  reason: VisitorsReason
  detail: string | null
  /** The first offset that was not read. */
  offset: number
  /** Whether the service would still answer. */
  canGoOn: boolean
}

export type PeriodTotals = { period: Period; totals: Counts }

/** What an export has found out, before its files are finished. */
export type VisitorsFindings = {
  result: VisitorsResult
  reason: VisitorsReason | null
  /** What the service or the network said, in one line. */
  detail: string | null
  period: Period
  /** Number of rows skipped before the first one. */
  offset: number
  /** As the service reports them, never added up. Null if nothing was read. */
  totals: Counts | null
  /** Rows written. */
  rows: number
  /** Rows that came twice and were written once. */
  duplicates: number
  unusable: number
  /** Where the next export continues, null if this one is complete or read nothing. */
  nextOffset: number | null
  /** The most visited pages, most visited first. */
  top: VisitorsRow[]
  /** The most visited pages with a safe path. */
  topSafePaths: VisitorsRow[]
  /** Number of rows without a safe path. */
  unsafePathCount: number
  /** The equal periods before, newest first, as far as they could be read. */
  earlier: PeriodTotals[]
  /** The pages beside those of the period before. Null if they were not to be compared or could not be read. */
  comparison: PagesComparison | null
}

export type VisitorsExport = VisitorsFindings & {
  /** Requests that left this machine, repeats included. */
  apiCalls: number
  /** Paths of the files written; under a `.partial` name unless the export is complete. */
  files: Partial<Record<Format, string>>
}

/** Results that `fail-on` may name. */
export const failableVisitorsResults = ['partial', 'rejected', 'unknown'] as const
export type FailableVisitorsResult = (typeof failableVisitorsResults)[number]

/** Whether the step fails. A canceled run and an invalid input always fail it, whatever `failOn` says. */
export function visitorsStepFails(
  { reason, result }: Pick<VisitorsFindings, 'result' | 'reason'>,
  failOn: readonly FailableVisitorsResult[],
): boolean {
  if (reason === 'interrupted' || reason === 'invalid-input') return true
  return failOn.some((failing) => failing === result)
}
