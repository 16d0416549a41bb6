/** The analytics endpoint: unique visitors of a site and of its pages. */

import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Clock } from '../shared/clock.ts'
import type { Period, SiteVisitors } from './visitors-data.ts'

export type VisitorsOptions = {
  clock: Clock
  countVisitors: (period: Period) => SiteVisitors
  /** Rows of a page at most, also if `limit` asks for more. No such limit by default. */
  maxPageRows?: number | undefined
  /** Runs before every request. */
  limitRate: MiddlewareHandler
}

const dayMs = 86_400_000
/** The emulator's choice. */
const defaultDays = 30
/** Both from the documentation of the API. */
const defaultLimit = '50'
const maxLimit = 250

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Returns the routes below `/v1/analytics/{projectId}`.
 *
 * A date with a time means the day in UTC. By default `dateTo` is today, which is not included, and `dateFrom` is
 * 30 days before. Both defaults are the emulator's choice. A period without days has no rows.
 */
export function createVisitorsApi(options: VisitorsOptions): Hono {
  const { clock, countVisitors, maxPageRows = Number.POSITIVE_INFINITY, limitRate } = options
  const app = new Hono()
  app.get('/visitors', limitRate, (context) => {
    const {
      dateFrom,
      dateTo,
      limit: limitText = defaultLimit,
      offset: offsetText = '0',
    } = context.req.query()
    const limit = readInteger(limitText, { min: 1, max: maxLimit })
    if (limit === null) return respondInvalid(context, 'limit: an integer from 1 to 250 is required.')
    const offset = readInteger(offsetText, { min: 0, max: Number.MAX_SAFE_INTEGER })
    if (offset === null) return respondInvalid(context, 'offset: an integer >= 0 is required.')

    const toDay = dateTo === undefined ? Math.floor(clock.now().getTime() / dayMs) : readDay(dateTo)
    if (toDay === null) return respondInvalid(context, 'dateTo: not an ISO 8601 date.')
    const fromDay = dateFrom === undefined ? toDay - defaultDays : readDay(dateFrom)
    if (fromDay === null) return respondInvalid(context, 'dateFrom: not an ISO 8601 date.')

    const { totals, visitors } = countVisitors({ fromDay, toDay })
    const end = offset + Math.min(limit, maxPageRows)
    return context.json({ totals, visitors: visitors.slice(offset, end), hasMore: end < visitors.length })
  })
  app.all('/visitors', (context) => {
    return context.json({ error: 'Method not allowed, use GET.' }, 405, { Allow: 'GET' })
  })
  return app
}

/** Returns the response 400. The API description has `details` in the errors of the analytics. */
function respondInvalid(context: Context, message: string): Response {
  return context.json({ error: 'Invalid query parameters.', details: [{ message }] }, 400)
}

function readInteger(text: string, { min, max }: { min: number; max: number }): number | null {
  const value = Number(text)
  return /^\d+$/.test(text) && value >= min && value <= max ? value : null
}

/** Returns the day in UTC, null if the date is invalid. A time without an offset is in UTC. */
function readDay(text: string): number | null {
  const [, date = '', offset] = isoDate.exec(text) ?? []
  const midnight = new Date(`${date}T00:00:00Z`)
  // `Date` accepts February 30 as March 2.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(date)) return null
  const hasTime = text !== date
  const instantMs = Date.parse(hasTime && offset === undefined ? `${text}Z` : text)
  return Number.isNaN(instantMs) ? null : Math.floor(instantMs / dayMs)
}
