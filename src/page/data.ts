// The data of the report: each page with its change since the period before.
import {
  type Comparison,
  comparePages,
  type PageChange,
  type VisitorsRow,
} from '../visitors/counts.ts'
import {
  type PageData,
  type PageOptions,
  unpack,
} from '../visitors/page-format.ts'
import type { PeriodTotals } from '../visitors/period.ts'

/** A page of the site. `change` is null if it is not known. */
export type Page = VisitorsRow & { change: PageChange | null }

export type Report = PeriodTotals &
  Pick<PageOptions, 'site' | 'siteUrl' | 'topBy'> & {
    /** Why rows are missing, in sentences. Empty if none is. */
    problem: string
    /** The period before. Null if it is not known, or not compared. */
    before: PeriodTotals | null
    /**
     * The periods of the chart, oldest first. None if the workflow wants no
     * chart.
     */
    trend: PeriodTotals[]
    pages: Page[]
    /** Null if no pages were compared. */
    comparison: Comparison | null
  }

/** The report in the data that the page carries. */
export function toReport(data: PageData): Report {
  const { site, siteUrl, topBy, problem, earlier, trend } = data
  const { period, totals, ...now } = unpack(data.now)
  const comparison = data.before && comparePages(now, unpack(data.before))
  const changes = new Map(
    comparison?.changes.map((change) => [change.path, change]),
  )
  return {
    site,
    siteUrl,
    topBy,
    problem,
    period,
    totals,
    before: data.isCompared ? (earlier[0] ?? null) : null,
    trend: [{ period, totals }, ...earlier]
      .slice(0, trend < 2 ? 0 : trend)
      .reverse(),
    pages: now.rows.map((row) => ({
      ...row,
      change: changes.get(row.path) ?? null,
    })),
    comparison,
  }
}
