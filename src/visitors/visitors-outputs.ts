// The outputs of the visitors action, as its metadata file declares them.
import { type TopPagesChoice, topPages } from './top-pages.ts'
import type { VisitorsExport } from './visitors.ts'

/** The value of each output by its name, empty where nothing is known. */
export function visitorsOutputs(exported: VisitorsExport, choice: TopPagesChoice): Record<string, string> {
  const { period, totals, files, nextOffset } = exported
  return {
    total: countOutput(totals?.total),
    human: countOutput(totals?.human),
    ai: countOutput(totals?.ai),
    rows: countOutput(exported.rows),
    complete: String(exported.result === 'complete'),
    'api-calls': countOutput(exported.apiCalls),
    'next-offset': countOutput(nextOffset),
    'date-from': period.dateFrom,
    'date-to': period.dateTo,
    'csv-file': files.csv ?? '',
    'json-file': files.json ?? '',
    'markdown-file': files.markdown ?? '',
    'html-file': files.html ?? '',
    'top-pages': topPages(exported, choice) ?? '',
    result: exported.result,
    reason: exported.reason ?? '',
  }
}

function countOutput(count: number | null | undefined): string {
  return count === null || count === undefined ? '' : String(count)
}
