// The report page with data that never changes.
import { createDemoSite } from '../../emulator/demo/visitors-site.ts'
import type { SiteVisitors } from '../../emulator/docs-service/visitors-data.ts'
import { buildPageTemplate } from '../../scripts/page.ts'
import type { Measure } from '../../src/visitors/counts.ts'
import type { TableEnd } from '../../src/visitors/file-formats.ts'
import { createPageFormat } from '../../src/visitors/page-format.ts'
import type { PeriodTotals } from '../../src/visitors/visitors.ts'

export type PageSample = {
  now: SiteVisitors
  /** Null for a page that compares no pages. */
  before: SiteVisitors | null
  end: Partial<TableEnd>
  topBy?: Measure
  siteUrl?: string
  /** Number of periods in the chart. */
  trend?: number
}

/** The first day of the sample's week, 14 November 2026, counted from 1970. */
const firstDay = 20_771
const samplePages = 1_200
const sampleWeeks = 12

/** The sample of the gallery: a site of 1,200 pages, compared, with the totals of 12 weeks. */
export function demoPageSample(): PageSample {
  const site = createDemoSite(samplePages)
  const weeks = Array.from({ length: sampleWeeks }, (_, index) => ({
    ...{ period: weekBefore(index), site: site(daysOf(index)) },
  }))
  const [now, before] = weeks
  if (!now || !before) throw new Error('The sample has no weeks to compare.')
  const earlier = weeks.slice(1).map(({ period, site: { totals } }) => ({ period, totals }))
  return { now: now.site, before: before.site, end: { earlier }, trend: sampleWeeks }
}

/** A page of the sample, written as an export writes it. */
export async function renderVisitorsPage(sample: PageSample): Promise<string> {
  const { now, before, end, topBy = 'total', siteUrl = null, trend = 0 } = sample
  const format = createPageFormat(await buildPageTemplate(), { topBy, siteUrl, trend })
  const head = (site: SiteVisitors, index: number): PeriodTotals => ({
    ...{ period: weekBefore(index), totals: site.totals },
  })
  return [
    format.begin(head(now, 0)),
    now.visitors.length > 0 ? format.rows(now.visitors, true) : '',
    ...(before && format.beginBefore
      ? [
          format.beginBefore(head(before, 1)),
          before.visitors.length > 0 ? format.rows(before.visitors, true) : '',
        ]
      : []),
    format.end({
      ...{ complete: true, reason: null, problem: null, offset: 0, beforeComplete: before && true },
      earlier: before ? [head(before, 1)] : [],
      ...end,
    }),
  ].join('')
}

/** The sample's week, or one as many weeks before it. */
export function weekBefore(weeks: number): PeriodTotals['period'] {
  const { fromDay, toDay } = daysOf(weeks)
  return { dateFrom: dateOf(fromDay), dateTo: dateOf(toDay) }
}

function daysOf(weeksBefore: number) {
  const fromDay = firstDay - 7 * weeksBefore
  return { fromDay, toDay: fromDay + 7 }
}

function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}
