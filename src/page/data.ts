// The data of the page: the rows of both periods, each page with its change.
import {
  type Counts,
  changeOf,
  type Measure,
  type PageChange,
  type ReadSides,
  type VisitorsRow,
} from '../visitors/counts.ts'
import type { PageData, PageRow } from '../visitors/page-format.ts'
import type { Period } from '../visitors/period.ts'
import type { PeriodTotals } from '../visitors/visitors.ts'
import { find } from './dom.ts'

/** A page of the site. `change` is null if it is not known. */
export type Page = VisitorsRow & { change: PageChange | null }

export type Report = {
  period: Period
  totals: Counts
  topBy: Measure
  /** Address of the documentation site. Null for a page without links to it. */
  siteUrl: string | null
  /** The pages of the period. */
  pages: Page[]
  /** The changes of all pages that both periods tell about. Null if no pages were compared. */
  changes: PageChange[] | null
  sides: ReadSides
  problem: string
  /** The period before. Null if it is not known. */
  before: PeriodTotals | null
  /** The periods of the chart, oldest first. Null if the workflow wants no chart. */
  trend: PeriodTotals[] | null
}

/** Reads the data that the page carries. */
export function readReport(): Report {
  const data: PageData = JSON.parse(find('data').textContent ?? '')
  const { dateFrom, dateTo, totals, topBy, siteUrl, problem, earlier, before, beforeComplete } = data
  const period = { dateFrom, dateTo }
  const sides = { isNowWhole: data.complete, isBeforeWhole: beforeComplete === true }
  const rowsBefore = before
    ? new Map((data.visitorsBefore ?? []).map((row) => [row[0], countsOf(row)]))
    : null
  const pages = data.visitors.map((row): Page => {
    const counts = countsOf(row)
    const change =
      rowsBefore && changeOf(row[0], { now: counts, before: rowsBefore.get(row[0]) ?? null }, sides)
    rowsBefore?.delete(row[0])
    return { path: row[0], ...counts, change }
  })
  const gone = [...(rowsBefore ?? [])].map(([path, counts]) =>
    changeOf(path, { now: null, before: counts }, sides),
  )
  const known = [...pages.map(({ change }) => change), ...gone].filter((change) => change !== null)
  return {
    ...{ period, totals, topBy, siteUrl, pages, sides, problem, before: earlier[0] ?? null },
    changes: rowsBefore && known,
    trend: data.trend < 2 ? null : [{ period, totals }, ...earlier].slice(0, data.trend).reverse(),
  }
}

function countsOf([, human, ai, total]: PageRow): Counts {
  return { human, ai, total }
}
