// The days that an export covers. Mintlify counts by days, so a date with a
// time stands for its day in UTC. The report page in the browser uses them as
// well.
import type { Counts, Pages } from './counts.ts'

/**
 * Days as `YYYY-MM-DD` in UTC. `dateTo` is the first day that is not covered
 * any more.
 */
export type Period = { dateFrom: string; dateTo: string }

/** The distinct visitors of the whole site, as Mintlify counts them. */
export type PeriodTotals = { period: Period; totals: Counts }

/** The same, and the pages that were read. */
export type PeriodPages = PeriodTotals & Pages

/** What is known of earlier periods. */
export type Earlier = {
  /** Null if nothing is to be compared or it could not be read. */
  before: PeriodTotals | null
  /**
   * The pages of the period before. Null if none were to be compared, or none
   * could be read.
   */
  pagesBefore: PeriodPages | null
  /**
   * The periods of the chart, oldest first and the exported one last, as far as
   * they could be read. None if no chart is wanted.
   */
  trend: readonly PeriodTotals[]
}

const dayMs = 86_400_000
/** Days since 1970. */
const dayNumber = (date: string) => Date.parse(date) / dayMs
const greatestDay = dayNumber('9999-12-31')
const isoDate =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Whole days since 1970 of a date in ISO 8601, null if there is no such date.
 * Without an offset, its time is in UTC.
 */
export function dayOf(text: string): number | null {
  const [, date = '', offset] = isoDate.exec(text) ?? []
  const midnight = dayNumber(date)
  // The engine takes February 30 for March 2.
  if (Number.isNaN(midnight) || dateText(midnight) !== date) return null
  const isInstant = text === date || offset !== undefined
  const day = Math.floor(dayNumber(isInstant ? text : `${text}Z`))
  return day >= 0 && day <= greatestDay ? day : null
}

/** The period from a day to the one before `toDay`. */
export function periodOf(fromDay: number, toDay: number): Period {
  return { dateFrom: dateText(fromDay), dateTo: dateText(toDay) }
}

/** The equal periods right before, newest first. None begins before 1970. */
export function periodsBefore(
  { dateFrom, dateTo }: Period,
  count: number,
): Period[] {
  const end = dayNumber(dateFrom)
  const days = dayNumber(dateTo) - end
  return Array.from(
    { length: Math.min(count, Math.floor(end / days)) },
    (_, index) => periodOf(end - (index + 1) * days, end - index * days),
  )
}

/**
 * The periods of a chart, oldest first: that one and those before it, `count`
 * in all. None if that is less than two.
 */
export function trendOf(
  now: PeriodTotals,
  earlier: readonly PeriodTotals[],
  count: number,
): PeriodTotals[] {
  return count < 2 ? [] : [now, ...earlier].slice(0, count).reverse()
}

/**
 * The days as people count them, such as `2026-11-14 to 2026-11-20`: the last
 * one is covered.
 */
export function periodText({ dateFrom, dateTo }: Period): string {
  const lastDay = dateText(dayNumber(dateTo) - 1)
  return lastDay === dateFrom ? dateFrom : `${dateFrom} to ${lastDay}`
}

/** The same with its time zone, and the period that it is compared with. */
export function periodLabel(period: Period, before?: Period): string {
  return `${periodText(period)} (UTC)${before ? `, compared with ${periodText(before)}` : ''}`
}

function dateText(day: number) {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
