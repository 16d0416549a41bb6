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

type Rows = {
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
}

/** Why the rows of a period were not read to their end. */
type Stop = {
  kind: 'rejected' | 'unknown'
  reason: VisitorsReason
  /**
   * What went wrong with the last call. Null if Mintlify answered it, so that
   * further ones are of use.
   */
  detail: string | null
}

/** What was read of a period, and how that ended. */
export type Reading = ReturnType<typeof endOf>

/** Of one reading, though each of them announces more. */
const maxEmptyAnswers = 5

/** Reads rows from an offset on, with at most `maxPages` API calls. */
export async function readRows(
  getRows: GetRows,
  request: { period: Period; limit: number; offset: number; maxPages: number },
): Promise<Reading> {
  // Between two calls, rows can move from one answer to another.
  const paths = new Set<string>()
  const { period, limit, offset, maxPages } = request
  const read: Rows = {
    period,
    offset,
    totals: null,
    rows: [],
    duplicates: 0,
    unusable: 0,
    calls: 0,
  }
  const stop = { kind: 'unknown', detail: null } as const
  let emptyAnswers = 0
  let next = offset
  for (; read.calls < maxPages; next += limit) {
    const answer = await getRows({ period, limit, offset: next })
    if (answer.kind !== 'value') return endOf(read, answer, next)
    const { totals, rows: all, unusable, hasMore } = answer.value
    const rows = all.filter(({ path }) => !paths.has(path))
    for (const { path } of rows) paths.add(path)

    read.totals ??= totals
    read.rows.push(...rows)
    read.duplicates += all.length - rows.length
    read.unusable += unusable
    read.calls += 1
    if (!hasMore) return endOf(read, null, next)
    // Some answers without rows can come before one with rows.
    emptyAnswers += Number(all.length + unusable === 0)
    const isRepeated = all.length > 0 && rows.length === 0
    if (isRepeated || emptyAnswers === maxEmptyAnswers)
      return endOf(read, { ...stop, reason: 'repeated-page' }, next)
  }
  return endOf(read, { ...stop, reason: 'page-budget' }, next)
}

/** `next`: the first row that was not read. */
function endOf(read: Rows, stop: Stop | null, next: number) {
  const { totals } = read
  const reason = stop?.reason ?? missingReason(read)
  const isWhole = reason === null
  const result = isWhole ? 'complete' : 'partial'
  return {
    ...read,
    /** Whether it has every row, from the first to the last. */
    isWhole,
    result: stop && !totals ? stop.kind : result,
    reason,
    detail: stop?.detail ?? null,
    /** Where the next export continues. Null if it has nothing to read. */
    nextOffset: totals && stop ? next : null,
  } as const
}

/** Why rows are missing, although all answers were read. */
function missingReason({
  duplicates,
  unusable,
  offset,
}: Rows): VisitorsReason | null {
  if (duplicates > 0) return 'rows-shifted'
  if (unusable > 0) return 'unexpected-answer'
  return offset > 0 ? 'offset' : null
}

/** The pages that were read. Null if there was no answer. */
export function pagesOf(reading: Reading): PeriodPages | null {
  const { period, totals, rows, isWhole } = reading
  return totals && { period, totals, rows, isWhole }
}
