/** The analytics endpoint: unique visitors of a site and of its pages. */

import { Hono } from 'hono'
import type { Period, SiteVisitors } from './visitors-data.ts'

const dayMs = 86_400_000
/** The emulator's choice. */
const defaultDays = 30
/** Both from the documentation of the API. */
const defaultLimit = '50'
const maxLimit = 250

const isoDate =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Returns the routes below `/v1/analytics/{projectId}`.
 *
 * A date with a time means the day in UTC. By default `dateTo` is today, which
 * is not included, and `dateFrom` is 30 days before. Both defaults are the
 * emulator's choice. A period without days has no rows.
 */
export function createVisitorsApi(options: {
  now: () => Date
  countVisitors: (period: Period) => SiteVisitors
  /** Pages left out of an answer, which then has fewer rows than `limit`. */
  isHidden?: ((path: string) => boolean) | undefined
}): Hono {
  const { now, countVisitors, isHidden = () => false } = options
  return new Hono().get('/visitors', (context) => {
    // The API description has `details` in the errors of the analytics.
    const refuse = (message: string) =>
      context.json(
        { error: 'Invalid query parameters.', details: [{ message }] },
        400,
      )
    const query = context.req.query()
    const limit = readInteger(query.limit ?? defaultLimit, 1, maxLimit)
    if (limit === null)
      return refuse('limit: an integer from 1 to 250 is required.')
    const offset = readInteger(query.offset ?? '0', 0, Number.MAX_SAFE_INTEGER)
    if (offset === null) return refuse('offset: an integer >= 0 is required.')
    const toDay = readDay(query.dateTo, Math.floor(now().getTime() / dayMs))
    if (toDay === null) return refuse('dateTo: not an ISO 8601 date.')
    const fromDay = readDay(query.dateFrom, toDay - defaultDays)
    if (fromDay === null) return refuse('dateFrom: not an ISO 8601 date.')
    const { totals, visitors } = countVisitors({ fromDay, toDay })
    const end = offset + limit
    return context.json({
      totals,
      visitors: visitors
        .slice(offset, end)
        .filter(({ path }) => !isHidden(path)),
      hasMore: end < visitors.length,
    })
  })
}

function readInteger(text: string, min: number, max: number): number | null {
  const value = Number(text)
  return /^\d+$/.test(text) && value >= min && value <= max ? value : null
}

/**
 * Returns the day in UTC, null if the date is invalid. A time without an offset
 * is in UTC.
 */
function readDay(text: string | undefined, defaultDay: number): number | null {
  if (text === undefined) return defaultDay
  const [, date = '', offset] = isoDate.exec(text) ?? []
  const midnight = new Date(`${date}T00:00:00Z`)
  // `Date` accepts February 30 as March 2.
  if (
    Number.isNaN(midnight.getTime()) ||
    !midnight.toISOString().startsWith(date)
  )
    return null
  const hasTime = text !== date
  const instantMs = Date.parse(
    hasTime && offset === undefined ? `${text}Z` : text,
  )
  return Number.isNaN(instantMs) ? null : Math.floor(instantMs / dayMs)
}
