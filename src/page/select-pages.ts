// Which rows the table of all pages shows: filtered, sorted and cut.
import { aiShare, differenceIn, type Measure } from '../visitors/counts.ts'
import type { Page } from './data.ts'

export const columns = [
  'path',
  'human',
  'ai',
  'total',
  'share',
  'change',
] as const
export type Column = (typeof columns)[number]

/** What the reader chose. */
export type View = {
  column: Column
  isDescending: boolean
  /**
   * Paths that contain the text, or begin with it if it begins with a slash.
   * Empty for all.
   */
  filter: string
  size: number
  /** Index of the first row. */
  first: number
  /** Which visitors the column of changes counts. */
  measure: Measure
}

/** The rows to show, and all that match the filter. */
export function selectPages(pages: readonly Page[], view: View) {
  const text = view.filter.trim().toLowerCase()
  const matches = pages.filter(({ path }) => {
    const index = path.toLowerCase().indexOf(text)
    return text.startsWith('/') ? index === 0 : index >= 0
  })
  matches.sort((a, b) => compare(cellOf(a, view), cellOf(b, view), view))
  return { rows: matches.slice(view.first, view.first + view.size), matches }
}

type Cell = string | number | null

function cellOf(page: Page, { column, measure }: View): Cell {
  if (column === 'share') return aiShare(page)
  if (column === 'change')
    return page.change && differenceIn(page.change, measure)
  return page[column]
}

/** What is not known comes last in both directions. */
function compare(a: Cell, b: Cell, { isDescending }: View): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b === isDescending ? 1 : -1
}
