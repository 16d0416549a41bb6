// The report page: a template with a script and a style of its own, and the
// data as JSON inside of it.
import type { Measure } from './counts.ts'
import type { VisitorsTable } from './formats.ts'
import type { PeriodPages } from './period.ts'

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
export type PageData = PageOptions &
  Pick<VisitorsTable, 'before' | 'trend' | 'problem'> & {
    now: PagePeriod
    pagesBefore: PagePeriod | null
  }

/**
 * Names in every row would double the size of the page, so a row has its path,
 * human, AI and all visitors.
 */
type PageRow = [path: string, human: number, ai: number, total: number]
type PagePeriod = ReturnType<typeof pack>

function pack({ period, totals, isWhole, rows }: PeriodPages) {
  const packed = rows.map(
    ({ path, human, ai, total }): PageRow => [path, human, ai, total],
  )
  return { period, totals, isWhole, rows: packed }
}

/** The pages of a period in the data. */
export function unpack({ rows, ...period }: PagePeriod): PeriodPages {
  const unpacked = rows.map(([path, human, ai, total]) => {
    return { path, human, ai, total }
  })
  return { ...period, rows: unpacked }
}

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
  const { before, pagesBefore, trend, problem } = table
  const data: PageData = {
    ...options,
    now: pack(table),
    before,
    pagesBefore: pagesBefore && pack(pagesBefore),
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
