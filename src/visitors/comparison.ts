// The pages of an export beside those of the equal period before. Only their
// counts are kept while rows arrive.
import { countText } from '../lib/format.ts'
import {
  changeOf,
  describeChanges,
  type Measure,
  rankChanges,
  type VisitorsRow,
  type Wholeness,
} from './counts.ts'

export type PagesOfBoth = ReturnType<typeof collectPages>
export type Comparison = ReturnType<PagesOfBoth['compare']>

/**
 * Of the pages that rise, and of those that fall. The report page shows more of
 * them.
 */
const maxChanges = 5

/** A collector for the rows of both periods. */
export function collectPages() {
  const pages = new Map<
    string,
    { now: VisitorsRow | null; before: VisitorsRow | null }
  >()
  return {
    add(period: 'now' | 'before', rows: readonly VisitorsRow[]): void {
      for (const row of rows) {
        const page = pages.get(row.path) ?? { now: null, before: null }
        page[period] = row
        pages.set(row.path, page)
      }
    },
    /**
     * The pages that changed most, and how many are in both periods, new and
     * gone.
     */
    compare(wholeness: Wholeness, measure: Measure) {
      const changes = [...pages]
        .map(([path, counts]) => changeOf(path, counts, wholeness))
        .filter((change) => change !== null)
      const { risers, fallers } = rankChanges(changes, measure, maxChanges)
      const { isBeforeWhole } = wholeness
      return {
        risers,
        fallers,
        isBeforeWhole,
        text: describeChanges(changes, wholeness, countText),
      }
    },
  }
}
