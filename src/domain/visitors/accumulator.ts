// What is known of an export while its rows come in, and how it ended: counts and the most visited pages, never all rows.
import type { Checked } from './row-guard.ts'
import { isPlainPath, keepMostVisited } from './top-pages.ts'
import type { Counts, Stop, VisitorsExport, VisitorsPage, VisitorsRow } from './visitors.ts'

export type Tally = {
  totals: Counts | null
  rows: number
  duplicates: number
  unusable: number
  top: VisitorsRow[]
  plainTop: VisitorsRow[]
  notPlain: number
}

/** The tally before the first page. */
export const emptyTally: Tally = {
  totals: null,
  rows: 0,
  duplicates: 0,
  unusable: 0,
  top: [],
  plainTop: [],
  notPlain: 0,
}

/** The tally with one more page. The totals stay those of the first, which the files begin with. */
export function addPage(tally: Tally, page: VisitorsPage & Checked, most: number): Tally {
  const plain = page.fresh.filter(({ path }) => isPlainPath(path))
  return {
    totals: tally.totals ?? page.totals,
    rows: tally.rows + page.fresh.length,
    duplicates: tally.duplicates + page.duplicates,
    unusable: tally.unusable + page.unusable,
    top: keepMostVisited([...tally.top, ...page.fresh], most),
    plainTop: keepMostVisited([...tally.plainTop, ...plain], most),
    notPlain: tally.notPlain + page.fresh.length - plain.length,
  }
}

export type VisitorsEnd = Pick<VisitorsExport, 'result' | 'reason' | 'detail' | 'nextOffset'>

/** How an export ended. It is complete only if nothing stopped it and no row moved or had to be left out. */
export function endOf(tally: Tally, stop: Stop | null): VisitorsEnd {
  if (stop) {
    const result = tally.totals ? 'partial' : stop.result
    const nextOffset = tally.totals ? stop.offset : null
    return { result, reason: stop.reason, detail: stop.detail, nextOffset }
  }
  const end = { detail: '', nextOffset: null }
  if (tally.duplicates > 0) return { ...end, result: 'partial', reason: 'rows-shifted' }
  if (tally.unusable > 0) return { ...end, result: 'partial', reason: 'unexpected-answer' }
  return { ...end, result: 'complete', reason: '' }
}
