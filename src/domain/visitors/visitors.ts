// The words of the visitors export: counts, rows, pages of rows, what is asked for and what comes of it.
import type { Reason } from '../job/outcome.ts'
import type { Period } from './period.ts'

/** Distinct visitors. Who was seen both as a person and as AI counts once in `total`. */
export type Counts = { human: number; ai: number; total: number }

/** The visitors of one page of the documentation. */
export type VisitorsRow = Counts & { path: string }

export type VisitorsQuery = { period: Period; limit: number; offset: number }

/** One page of the service's answer. */
export type VisitorsPage = {
  /** Of the whole site and period, on every page. */
  totals: Counts
  rows: VisitorsRow[]
  /** Rows that were left out because their path or a count was not usable. */
  unusable: number
  hasMore: boolean
}

export const formats = ['csv', 'json', 'markdown'] as const
export type Format = (typeof formats)[number]

export type VisitorsRequest = {
  period: Period
  /** Whether the equal period before is asked for too. */
  compare: boolean
  /** How many periods are drawn, the exported one included. */
  trend: number
  /** Rows of a page of the answer. */
  limit: number
  offset: number
  maxPages: number
  /** How many of the most visited pages are shown. */
  top: number
}

/** `partial`: some rows were read, and not all of them. */
export type VisitorsResult = 'complete' | 'partial' | 'rejected' | 'unknown'
export type VisitorsReason = Reason | 'page-budget' | 'repeated-page' | 'rows-shifted'

/** Why an export stopped before its last page. */
export type Stop = {
  /** What the result is if nothing was read before. */
  result: 'rejected' | 'unknown'
  reason: VisitorsReason
  detail: string
  /** The first offset that was not read. */
  offset: number
  /** Whether the service would still answer. */
  canGoOn: boolean
}

export type PeriodTotals = { period: Period; totals: Counts }

export type VisitorsExport = {
  result: VisitorsResult
  reason: VisitorsReason
  /** What the service or the network said, in one line; may be empty. */
  detail: string
  period: Period
  /** As the service told them, never added up; null if nothing was read. */
  totals: Counts | null
  /** Rows written. */
  rows: number
  /** Rows that came twice and were written once. */
  duplicates: number
  unusable: number
  /** Requests that left this machine, repeats included. */
  requests: number
  /** Where to go on, null if there is nothing to go on with. */
  nextOffset: number | null
  /** The most visited pages, most visited first. */
  top: VisitorsRow[]
  /** The same of those with a plain path. */
  plainTop: VisitorsRow[]
  /** How many of all rows have another path than a plain one. */
  notPlain: number
  /** The equal periods before, newest first, as far as the service told. */
  earlier: PeriodTotals[]
  /** Paths of the files written; under a `.partial` name unless the export is complete. */
  files: Partial<Record<Format, string>>
}

/** Results that `fail-on` may name. */
export const failableVisitorsResults = ['partial', 'rejected', 'unknown'] as const
export type FailableVisitorsResult = (typeof failableVisitorsResults)[number]

/** Whether the step fails. A cancelled run and an invalid input always fail it, whatever `failOn` says. */
export function visitorsStepFails(
  { result, reason }: { result: VisitorsResult; reason: VisitorsReason },
  failOn: readonly FailableVisitorsResult[],
): boolean {
  if (reason === 'signal' || reason === 'invalid-input') return true
  return failOn.some((failing) => failing === result)
}
