// Reads the rows of one period call by call. A problem ends it with a stop, so
// that what was read is kept.
import type { Reason } from '../outcome.ts'
import type { GetRows } from './client.ts'
import type { Counts, VisitorsRow } from './counts.ts'
import type { Period, PeriodPages } from './period.ts'

export type VisitorsReason =
  | Reason
  | 'offset'
  | 'page-budget'
  | 'repeated-page'
  | 'rows-shifted'

/** Why the rows of a period were not read to their end. */
type Stop = {
  kind: 'rejected' | 'unknown'
  reason: VisitorsReason
  /**
   * What went wrong with the last call. Null if Mintlify answered it, so that
   * further ones are of use.
   */
  detail: string | null
  /** The first row that was not read. */
  offset: number
}

export type Reading = {
  period: Period
  /** Number of rows skipped before the first one. */
  offset: number
  /** As the first answer has them. Null if there was none. */
  totals: Counts | null
  /** Without those that came again in a later answer. */
  rows: VisitorsRow[]
  /** Rows that came again in a later answer. */
  duplicates: number
  unusable: number
  calls: number
  stop: Stop | null
}

/** Of one reading, though each of them announces more. */
const maxEmptyAnswers = 5

/** Reads rows from an offset on, with at most `maxPages` API calls. */
export async function readRows(
  getRows: GetRows,
  request: { period: Period; limit: number; offset: number; maxPages: number },
): Promise<Reading> {
  // Between two calls, rows can move from one answer to another.
  const paths = new Set<string>()
  const { period, limit, maxPages } = request
  let { offset } = request
  const reading: Reading = {
    period,
    offset,
    totals: null,
    rows: [],
    duplicates: 0,
    unusable: 0,
    calls: 0,
    stop: null,
  }
  let reason: VisitorsReason = 'page-budget'
  let emptyAnswers = 0
  while (reading.calls < maxPages) {
    const answer = await getRows({ period, limit, offset })
    if (answer.kind !== 'value')
      return { ...reading, stop: { ...answer, offset } }
    const { totals, rows: all, unusable, hasMore } = answer.value
    const rows = all.filter(({ path }) => !paths.has(path))
    for (const { path } of rows) paths.add(path)

    reading.totals ??= totals
    reading.rows.push(...rows)
    reading.duplicates += all.length - rows.length
    reading.unusable += unusable
    reading.calls += 1
    if (!hasMore) return reading
    // Some answers without rows can come before one with rows.
    emptyAnswers += Number(all.length === 0)
    const isRepeated = all.length > 0 && rows.length === 0
    if (isRepeated || emptyAnswers === maxEmptyAnswers) {
      reason = 'repeated-page'
      break
    }
    offset += limit
  }
  return { ...reading, stop: { kind: 'unknown', reason, detail: null, offset } }
}

/**
 * Why a reading lacks rows of its period. Null if it has all, from the first to
 * the last.
 */
export function missingReason({
  stop,
  duplicates,
  unusable,
  offset,
}: Reading): VisitorsReason | null {
  if (stop) return stop.reason
  if (duplicates > 0) return 'rows-shifted'
  if (unusable > 0) return 'unexpected-answer'
  return offset > 0 ? 'offset' : null
}

/** The pages that were read. Null if there was no answer. */
export function pagesOf(reading: Reading): PeriodPages | null {
  const { period, totals, rows } = reading
  const isWhole = missingReason(reading) === null
  return totals && { period, totals, rows, isWhole }
}
