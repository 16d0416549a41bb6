/** The analytics endpoint: unique visitors of a site, page by page. */

import { Hono, type MiddlewareHandler } from 'hono'
import type { Clock } from '../shared/clock.ts'
import type { Period, SiteVisitors } from './visitors-data.ts'

export type VisitorsOptions = {
  clock: Clock
  count: (period: Period) => SiteVisitors
  /** Stands before every request. */
  limit: MiddlewareHandler
}

const dayMs = 86_400_000
const defaultDays = 30

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Gives back the routes below `/v1/analytics/{projectId}`.
 *
 * A date with a time stands for its day in UTC. Without `dateTo` the period ends with yesterday, without
 * `dateFrom` it has 30 days; both defaults are this emulator's choice. A period without days has no rows.
 */
export function createVisitorsApi({ clock, count, limit }: VisitorsOptions): Hono {
  const app = new Hono()
  app.get('/visitors', limit, (context) => {
    const { dateFrom, dateTo, limit: size = '50', offset: skipped = '0' } = context.req.query()
    const rows = readInteger(size, { least: 1, most: 250 })
    if (rows === undefined)
      return context.json({ error: 'limit: an integer from 1 to 250 is required.' }, 400)
    const offset = readInteger(skipped, { least: 0, most: Number.MAX_SAFE_INTEGER })
    if (offset === undefined) return context.json({ error: 'offset: an integer >= 0 is required.' }, 400)

    const toDay = dateTo === undefined ? Math.floor(clock.now().getTime() / dayMs) : readDay(dateTo)
    if (toDay === undefined) return context.json({ error: 'dateTo: not an ISO 8601 date.' }, 400)
    const fromDay = dateFrom === undefined ? toDay - defaultDays : readDay(dateFrom)
    if (fromDay === undefined) return context.json({ error: 'dateFrom: not an ISO 8601 date.' }, 400)

    const { totals, visitors } = count({ fromDay, toDay })
    const end = offset + rows
    return context.json({ totals, visitors: visitors.slice(offset, end), hasMore: end < visitors.length })
  })
  app.all('/visitors', (context) => {
    return context.json({ error: 'Method not allowed, use GET.' }, 405, { Allow: 'GET' })
  })
  return app
}

function readInteger(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const value = Number(text)
  return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined
}

/** Gives back the day in UTC, undefined if there is none such. Without an offset the time is in UTC. */
function readDay(text: string): number | undefined {
  const [, date = '', offset] = isoDate.exec(text) ?? []
  const midnight = new Date(`${date}T00:00:00Z`)
  // February 30 would pass for March 2.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(date)) return undefined
  const hasTime = text !== date
  const instantMs = Date.parse(hasTime && offset === undefined ? `${text}Z` : text)
  return Number.isNaN(instantMs) ? undefined : Math.floor(instantMs / dayMs)
}
