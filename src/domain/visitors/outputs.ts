// The outputs of the visitors action, as its metadata file declares them.
import { renderTopPages } from './top-pages.ts'
import type { VisitorsExport } from './visitors.ts'

/** The value of each output by its name; empty where nothing is known. */
export function visitorsOutputs(exported: VisitorsExport): Record<string, string> {
  const { period, totals, files, nextOffset } = exported
  return {
    total: textOf(totals?.total),
    human: textOf(totals?.human),
    ai: textOf(totals?.ai),
    rows: textOf(exported.rows),
    complete: String(exported.result === 'complete'),
    requests: textOf(exported.requests),
    'next-offset': textOf(nextOffset),
    'date-from': period.dateFrom,
    'date-to': period.dateTo,
    'csv-file': files.csv ?? '',
    'json-file': files.json ?? '',
    'markdown-file': files.markdown ?? '',
    'top-pages': renderTopPages(exported),
    result: exported.result,
    reason: exported.reason,
  }
}

function textOf(count: number | null | undefined): string {
  return count === null || count === undefined ? '' : String(count)
}
