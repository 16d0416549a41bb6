// The data of the report: each page with its change since the period before.
import {
  comparePages,
  type PageChange,
  type VisitorsRow,
} from '../visitors/counts.ts'
import { type PageData, unpack } from '../visitors/page-format.ts'

/** A page of the site. `change` is null if it is not known. */
export type Page = VisitorsRow & { change: PageChange | null }

export type Report = ReturnType<typeof toReport>

/**
 * The report in the data that the page carries. `comparison` is null if no
 * pages were compared.
 */
export function toReport({ now, pagesBefore, ...data }: PageData) {
  const { period, totals, ...pagesNow } = unpack(now)
  const comparison = pagesBefore && comparePages(pagesNow, unpack(pagesBefore))
  const changes = new Map(
    comparison?.changes.map((change) => [change.path, change]),
  )
  const pages = pagesNow.rows.map((row) => ({
    ...row,
    change: changes.get(row.path) ?? null,
  }))
  return { ...data, period, totals, pages, comparison }
}
