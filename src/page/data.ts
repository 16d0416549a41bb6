// The data of the report: each page with its change since the period before.
import {
  comparePages,
  type PageChange,
  type VisitorsRow,
} from '../visitors/counts.ts'
import type { PageData } from '../visitors/page-format.ts'

/** A page of the site. `change` is null if it is not known. */
export type Page = VisitorsRow & { change: PageChange | null }

export type Report = ReturnType<typeof toReport>

/**
 * The report in the data that the page carries. `comparison` is null if no
 * pages were compared.
 */
export function toReport(data: PageData) {
  const { pagesBefore, rows } = data
  const comparison = pagesBefore && comparePages(data, pagesBefore)
  const changes = new Map(
    comparison?.changes.map((change) => [change.path, change]),
  )
  const pages = rows.map((row) => ({
    ...row,
    change: changes.get(row.path) ?? null,
  }))
  return { ...data, pages, comparison }
}
