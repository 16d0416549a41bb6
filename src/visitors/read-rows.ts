// Reads the rows of one period call by call. A problem ends it with a stop, so
// that what was read is kept.
import type { Reason } from '../outcome.ts'
import type { GetPage } from './client.ts'
import type { Counts, VisitorsRow } from './counts.ts'
import type { Period } from './period.ts'

export type VisitorsReason =
  | Reason
  | 'offset'
  | 'page-budget'
  | 'repeated-page'
  | 'rows-shifted'

/** Why the rows of a period were not read to their end. */
export type Stop = {
  kind: 'rejected' | 'unknown'
  reason: VisitorsReason
  detail: string | null
  /** The first row that was not read. */
  offset: number
  /** Whether further calls are of use: Mintlify answered the last one. */
  canGoOn: boolean
}

export type Reading = {
  /** As the first page has them. Null if none was read. */
  totals: Counts | null
  /** Rows without those that came again in a later answer. */
  rows: number
  /** Rows that came again in a later answer. */
  duplicates: number
  /** Rows with the path of another row of their answer. They are kept. */
  repeats: number
  unusable: number
  calls: number
  stop: Stop | null
}

/**
 * Reads rows from an offset on. `onRows` gets those of each page that were on
 * no earlier one.
 */
export async function readRows(
  getPage: GetPage,
  request: { period: Period; limit: number; offset: number; maxCalls: number },
  onRows: (rows: VisitorsRow[], totals: Counts) => Promise<void>,
): Promise<Reading> {
  // Between two calls, rows can move from one page to another.
  const paths = new Set<string>()
  const reading: Reading = {
    totals: null,
    rows: 0,
    duplicates: 0,
    repeats: 0,
    unusable: 0,
    calls: 0,
    stop: null,
  }
  const { period, limit, maxCalls } = request
  let { offset } = request
  const stopAt = (reason: VisitorsReason): Reading => {
    return {
      ...reading,
      stop: { kind: 'unknown', reason, detail: null, offset, canGoOn: true },
    }
  }
  while (reading.calls < maxCalls) {
    const answer = await getPage({ period, limit, offset })
    if (answer.kind !== 'page')
      return { ...reading, stop: { ...answer, offset, canGoOn: false } }
    const { page } = answer
    const rows = page.rows.filter(({ path }) => !paths.has(path))
    for (const { path } of rows) paths.add(path)
    reading.totals ??= page.totals
    reading.rows += rows.length
    reading.repeats = reading.rows - paths.size
    reading.duplicates += page.rows.length - rows.length
    reading.unusable += page.unusable
    reading.calls += 1
    await onRows(rows, reading.totals)
    if (!page.hasMore) return reading
    // An answer without rows can come before one with rows.
    if (rows.length === 0 && page.rows.length > 0)
      return stopAt('repeated-page')
    offset += limit
  }
  return stopAt('page-budget')
}

/**
 * Whether a period was read from its first row to its last, with none that
 * moved or was left out.
 */
export function isWhole(
  { stop, duplicates, unusable }: Reading,
  offset = 0,
): boolean {
  return stop === null && duplicates === 0 && unusable === 0 && offset === 0
}
