// The data of the report: each page with its change since the period before.
import {
  type Counts,
  changeOf,
  type PageChange,
  type VisitorsRow,
  type Wholeness,
} from '../visitors/counts.ts'
import type { PageData, PageOptions, PageRow } from '../visitors/page-format.ts'
import type { Period, PeriodTotals } from '../visitors/period.ts'

/** A page of the site. `change` is null if it is not known. */
export type Page = VisitorsRow & { change: PageChange | null }

export type Report = Wholeness &
  Omit<PageOptions, 'trend' | 'isCompared'> & {
    period: Period
    totals: Counts
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
    /**
     * The changes of all pages, gone ones included. Null if no pages were
     * compared.
     */
    changes: PageChange[] | null
  }

/** The report in the data that the page carries. */
export function toReport({
  visitors,
  visitorsBefore,
  earlier,
  ...data
}: PageData): Report {
  const { site, siteUrl, topBy, totals, problem, dateFrom, dateTo } = data
  const period = { dateFrom, dateTo }
  const wholeness = {
    isNowWhole: data.complete,
    isBeforeWhole: data.beforeComplete === true,
  }
  const before = new Map(
    (visitorsBefore ?? []).map((row) => [row[0], toCounts(row)]),
  )
  const hasPagesBefore = data.before !== undefined
  const pages = visitors.map((row): Page => {
    const now = toCounts(row)
    const change = hasPagesBefore
      ? changeOf(row[0], { now, before: before.get(row[0]) ?? null }, wholeness)
      : null
    before.delete(row[0])
    return { path: row[0], ...now, change }
  })
  const gone = [...before].map(([path, counts]) =>
    changeOf(path, { now: null, before: counts }, wholeness),
  )
  const changes = [...pages.map(({ change }) => change), ...gone].filter(
    (change) => change !== null,
  )
  return {
    site,
    siteUrl,
    topBy,
    period,
    totals,
    problem,
    pages,
    ...wholeness,
    before: data.isCompared ? (earlier[0] ?? null) : null,
    trend: [{ period, totals }, ...earlier]
      .slice(0, data.trend < 2 ? 0 : data.trend)
      .reverse(),
    changes: hasPagesBefore ? changes : null,
  }
}

function toCounts([, human, ai, total]: PageRow): Counts {
  return { human, ai, total }
}
