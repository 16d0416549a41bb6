// Visitors as the service counts them, and an export of them.
import type {
  Counts,
  VisitorsExport,
  VisitorsPage,
  VisitorsRequest,
  VisitorsRow,
} from '../src/domain/visitors.ts'

export const totals: Counts = { human: 1_200, ai: 300, total: 1_400 }
export const week = { dateFrom: '2026-11-14', dateTo: '2026-11-21' }
export const weekBefore = { dateFrom: '2026-11-07', dateTo: '2026-11-14' }

/** A row with counts of its own, but for what is given. */
export function row(path: string, known: Partial<Counts> = {}): VisitorsRow {
  return { path, human: 20, ai: 10, total: 25, ...known }
}

/** Rows of the paths `/page-<first>` and following. */
export function rowsFrom(first: number, count: number): VisitorsRow[] {
  return Array.from({ length: count }, (_, index) => row(`/page-${first + index}`))
}

/** The last page of an answer, but for what is given. */
export function samplePage(rows: VisitorsRow[], known: Partial<VisitorsPage> = {}): VisitorsPage {
  return { totals, rows, unusable: 0, hasMore: false, ...known }
}

/** A request for a week without more, but for what is given. */
export function sampleRequest(known: Partial<VisitorsRequest> = {}): VisitorsRequest {
  const base = { period: week, compare: false, trend: 0, limit: 2, offset: 0, maxPages: 40, top: 20 }
  return { ...base, ...known }
}

/** A complete export of two pages, but for what is given. */
export function sampleExport(known: Partial<VisitorsExport> = {}): VisitorsExport {
  const top = [row('/', { human: 900, ai: 200, total: 1_000 }), row('/guides/start_here', { total: 333 })]
  return {
    result: 'complete',
    reason: '',
    detail: '',
    period: week,
    totals,
    rows: 2,
    duplicates: 0,
    unusable: 0,
    requests: 1,
    nextOffset: null,
    top,
    plainTop: top,
    notPlain: 0,
    earlier: [],
    files: { csv: '/tmp/visitors.csv' },
    ...known,
  }
}
