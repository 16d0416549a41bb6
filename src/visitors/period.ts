// The days that an export covers. The service counts by days, so a date with a time stands for its day in UTC.
import { failure, type Result, success } from '../base/result.ts'

/** Days as `YYYY-MM-DD` in UTC. `dateTo` is the first day that is not covered any more. */
export type Period = { dateFrom: string; dateTo: string }

/** How much of the equal period before is read: nothing, its totals, or its pages, too. */
export const compareLevels = ['none', 'totals', 'pages'] as const
export type CompareLevel = (typeof compareLevels)[number]

export type PeriodInputs = {
  /** Null for `days` before the end. */
  dateFrom: string | null
  /** Null for today, so that the period ends with the last full day. */
  dateTo: string | null
  days: number
}

const dayMs = 86_400_000
const lastDay = Date.parse('9999-12-31') / dayMs
const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const shortDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The period that the inputs ask for, or the sentence that says what is wrong with them. */
export function readPeriod(given: PeriodInputs, now: Date): Result<Period, string> {
  const today = Math.floor(now.getTime() / dayMs)
  const toDay = given.dateTo === null ? today : dayOf(given.dateTo)
  if (toDay === null) return failure(notADate('date-to'))
  const fromDay = given.dateFrom === null ? toDay - given.days : dayOf(given.dateFrom)
  if (fromDay === null) return failure(notADate('date-from'))
  if (fromDay < toDay) return success(periodOf(fromDay, toDay))
  const end = given.dateTo === null ? 'today, where the period ends when `date-to` is empty' : '`date-to`'
  return failure(
    `Input \`date-from\` must be a day before ${end} (days in UTC). It is \`${given.dateFrom}\`.`,
  )
}

/** What a date must be. */
export const describeDate =
  'a date that exists, from 1970 on, such as `2026-11-14` or `2026-11-14T09:30:00+02:00`'

/** Whether a text is such a date. */
export function isDate(text: string): boolean {
  return dayOf(text) !== null
}

/** The equal periods right before, newest first. `trend` counts the period itself as one. None begins before 1970. */
export function periodsBefore(period: Period, wanted: { compare: CompareLevel; trend: number }): Period[] {
  const [fromDay, toDay] = [Date.parse(period.dateFrom) / dayMs, Date.parse(period.dateTo) / dayMs]
  const days = toDay - fromDay
  const count = Math.max(wanted.compare === 'none' ? 0 : 1, wanted.trend - 1)
  return Array.from({ length: count }, (_, index) => fromDay - index * days)
    .filter((endDay) => endDay - days >= 0)
    .map((endDay) => periodOf(endDay - days, endDay))
}

/** The days as people count them, such as `14 to 20 November 2026 (UTC)`: the last one is covered. */
export function periodLabel(period: Period): string {
  const range = longDate.formatRange(Date.parse(period.dateFrom), Date.parse(dayBefore(period.dateTo)))
  return `${rangeText(range)} (UTC)`
}

/** The same without zone, and without the year where all periods lie in one: for places that have little room. */
export function shortLabels(periods: readonly Period[]): string[] {
  const format = areInOneYear(periods) ? shortDay : shortDate
  return periods.map(({ dateFrom, dateTo }) =>
    rangeText(format.formatRange(Date.parse(dateFrom), Date.parse(dayBefore(dateTo)))),
  )
}

/** The first day of each period, such as `14 Nov`, or `14 Nov 2026` where the periods do not lie in one year. */
export function firstDayLabels(periods: readonly Period[]): string[] {
  const format = areInOneYear(periods) ? shortDay : shortDate
  return periods.map(({ dateFrom }) => format.format(Date.parse(dateFrom)))
}

/** Whether all days of the periods lie in one calendar year. */
export function areInOneYear(periods: readonly Period[]): boolean {
  const days = periods.flatMap(({ dateFrom, dateTo }) => [dateFrom, dayBefore(dateTo)])
  return new Set(days.map((day) => day.slice(0, 4))).size === 1
}

function dayBefore(day: string): string {
  return dateText(Date.parse(day) / dayMs - 1)
}

function rangeText(range: string): string {
  return range.replace(/\s*–\s*/, ' to ')
}

function periodOf(fromDay: number, toDay: number): Period {
  return { dateFrom: dateText(fromDay), dateTo: dateText(toDay) }
}

/** Whole days since 1970, null if there is no such date. Without an offset the time is in UTC. */
function dayOf(text: string): number | null {
  const [, date = '', offset] = isoDate.exec(text) ?? []
  const midnightMs = Date.parse(date)
  // The engine takes February 30 for March 2.
  if (Number.isNaN(midnightMs) || dateText(midnightMs / dayMs) !== date) return null
  const isInstant = text === date || offset !== undefined
  const atMs = Date.parse(isInstant ? text : `${text}Z`)
  const day = Math.floor(atMs / dayMs)
  return day >= 0 && day <= lastDay ? day : null
}

function dateText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

function notADate(input: string): string {
  return `Input \`${input}\` must be ${describeDate}.`
}
