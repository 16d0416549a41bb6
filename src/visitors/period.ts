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
const greatestDay = Date.parse('9999-12-31') / dayMs
const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

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

/** The days as people count them, such as `2026-11-14 to 2026-11-20`: the last one is covered. */
export function periodText({ dateFrom, dateTo }: Period): string {
  const lastDay = dateText(Date.parse(dateTo) / dayMs - 1)
  return lastDay === dateFrom ? dateFrom : `${dateFrom} to ${lastDay}`
}

/** The same with its time zone. */
export function periodLabel(period: Period): string {
  return `${periodText(period)} (UTC)`
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
  return day >= 0 && day <= greatestDay ? day : null
}

function dateText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

function notADate(input: string): string {
  return `Input \`${input}\` must be ${describeDate}.`
}
