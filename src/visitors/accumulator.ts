// What an export keeps while its rows arrive: counts, the most visited pages, and a digest of each path. Never the rows.
import { byCount, type Counts, type Measure, type VisitorsRow } from './counts.ts'
import { digestOf } from './path-digest.ts'
import { isSafePath } from './paths.ts'
import type { ExportStop, VisitorsFindings, VisitorsPage } from './visitors.ts'

export type Accumulator = {
  totals: Counts | null
  rows: number
  duplicates: number
  unusable: number
  top: VisitorsRow[]
  topSafePaths: VisitorsRow[]
  unsafePathCount: number
}

/** The accumulator before the first page. */
export const emptyAccumulator: Accumulator = {
  totals: null,
  rows: 0,
  duplicates: 0,
  unusable: 0,
  top: [],
  topSafePaths: [],
  unsafePathCount: 0,
}

export type DedupedPage = VisitorsPage & {
  /** The rows whose path was on no earlier page. */
  newRows: VisitorsRow[]
  duplicates: number
  /** Whether reading on is of no use: the same rows again, or no rows although there should be more. */
  isRepeat: boolean
}

/**
 * A function that removes rows already seen. Between two API calls, rows can move from one page to another, and a
 * faulty service can return the same page forever. `limit` is the size of a full page.
 */
export function createDeduper(limit: number): (page: VisitorsPage) => DedupedPage {
  const digests = new Set<string>()
  return (page) => {
    const newRows = page.rows.filter(({ path }) => {
      const { size } = digests
      return digests.add(digestOf(path)).size > size
    })
    const isNew = newRows.length > 0 || (page.rows.length === 0 && page.unusable > 0)
    const isFull = page.rows.length + page.unusable >= limit
    const isRepeat = !isNew && (page.hasMore || isFull)
    return { ...page, newRows, duplicates: page.rows.length - newRows.length, isRepeat }
  }
}

export type TopChoice = {
  /** Which visitors the pages are chosen by. */
  measure: Measure
  max: number
}

/** The accumulator with one more page, and some pages of the site at the top. The totals stay those of the first. */
export function addPage(before: Accumulator, page: DedupedPage, choice: TopChoice): Accumulator {
  const safe = page.newRows.filter(({ path }) => isSafePath(path))
  return {
    totals: before.totals ?? page.totals,
    rows: before.rows + page.newRows.length,
    duplicates: before.duplicates + page.duplicates,
    unusable: before.unusable + page.unusable,
    top: addToTop(before.top, page.newRows, choice),
    topSafePaths: addToTop(before.topSafePaths, safe, choice),
    unsafePathCount: before.unsafePathCount + page.newRows.length - safe.length,
  }
}

/** Most pages have no row for the top, and then nothing is copied or sorted. */
function addToTop(top: VisitorsRow[], rows: readonly VisitorsRow[], choice: TopChoice): VisitorsRow[] {
  const last = top.length < choice.max ? undefined : top.at(-1)
  const isAhead = byCount(choice.measure)
  const candidates = last ? rows.filter((row) => isAhead(row, last) < 0) : rows
  return candidates.length === 0 ? top : mostVisited([...top, ...candidates], choice)
}

/** The rows with the most visitors of a kind, most visited first. */
export function mostVisited(rows: readonly VisitorsRow[], { measure, max }: TopChoice): VisitorsRow[] {
  return rows.toSorted(byCount(measure)).slice(0, max)
}

export type ExportEnd = Pick<VisitorsFindings, 'result' | 'reason' | 'detail' | 'nextOffset'>

/** How an export from a row on ended. It is complete only if it has every row: none was skipped, moved or left out. */
export function endOf(
  { totals, duplicates, unusable }: Accumulator,
  { stop, offset }: { stop: ExportStop | null; offset: number },
): ExportEnd {
  if (stop) {
    const { reason, detail } = stop
    if (!totals) return { result: stop.result, reason, detail, nextOffset: null }
    return { result: 'partial', reason, detail, nextOffset: stop.offset }
  }
  const end = { detail: null, nextOffset: null }
  if (duplicates > 0) return { ...end, result: 'partial', reason: 'rows-shifted' }
  if (unusable > 0) return { ...end, result: 'partial', reason: 'unexpected-answer' }
  if (offset > 0) return { ...end, result: 'partial', reason: 'offset' }
  return { ...end, result: 'complete', reason: null }
}
