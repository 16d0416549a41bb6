// The report page: a template with a script and a style of its own, and the
// data as JSON inside of it.
import type { Measure } from './counts.ts'
import type { VisitorsTable } from './formats.ts'
import type { Earlier, PeriodPages } from './period.ts'

/** What the page shows of the inputs. */
export type PageOptions = {
  /** Whose docs these are: the host of the site, or the project. */
  site: string
  /** Which visitors the page sorts by at first. */
  topBy: Measure
  /**
   * Address of the documentation site, for links to its pages. Null for none.
   */
  siteUrl: string | null
}

/** The data of a page, as its script reads it. */
export type PageData = PageOptions & PeriodPages & Earlier & { problem: string }

/** Stands in the template where the data goes. */
export const dataMarker = '{{visitors-data}}'

/**
 * The page of that template. Throws if the template has no single place for the
 * data.
 */
export function toPage(
  template: string,
  options: PageOptions,
  table: VisitorsTable,
): string {
  const { period, totals, rows, isWhole } = table
  const { before, pagesBefore, trend, problem } = table
  const data: PageData = {
    ...options,
    period,
    totals,
    rows,
    isWhole,
    before,
    pagesBefore,
    trend,
    problem,
  }
  // It can neither end the script element that it stands in nor begin a comment
  // there.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

  const parts = template.split(dataMarker)
  if (parts.length !== 2)
    throw new Error(
      'The template of the page must have one place for the data.',
    )
  return parts.join(json)
}
