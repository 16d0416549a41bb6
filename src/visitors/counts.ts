// Counts of visitors, and how those of a page differ between two periods. The
// report page in the browser uses them as well.

/**
 * Distinct visitors. A visitor seen both as a person and as AI counts once in
 * `total`.
 */
export type Counts = { human: number; ai: number; total: number }

/** The visitors of one page of the documentation. */
export type VisitorsRow = Counts & { path: string }

export const visitorKinds = ['human', 'ai'] as const
export type VisitorKind = (typeof visitorKinds)[number]

export const measures = ['total', ...visitorKinds] as const
export type Measure = (typeof measures)[number]

/** What the pages with the most visitors of a kind are called. */
export const topTitles = {
  total: 'Most visited pages',
  human: 'Pages with the most people',
  ai: 'Pages with the most AI visitors',
}

/** Which visitors a change counts, for a sentence. */
export const measureNames = {
  total: 'all visitors',
  human: 'people',
  ai: 'AI visitors',
}

/**
 * A page in two equal periods. A page without visitors in a period has no row
 * there, and counts of 0 here.
 */
export type PageChange = {
  kind: 'both' | 'new' | 'gone'
  path: string
  now: Counts
  before: Counts
}

/** The pages of a period. */
export type Pages = {
  rows: readonly VisitorsRow[]
  /**
   * Whether every page was read. Only then is a missing page one without
   * visitors.
   */
  isWhole: boolean
}

/** How the pages differ between two equal periods. */
export type Comparison = {
  changes: PageChange[]
  isNowWhole: boolean
  isBeforeWhole: boolean
}

const noCounts = { human: 0, ai: 0, total: 0 }

/**
 * Compares the pages of a period with those of the equal period before. A page
 * that may be among the unread rows of one of them is left out, and so is one
 * that an answer had twice.
 */
export function comparePages(now: Pages, before: Pages): Comparison {
  const rowsNow = byPath(now)
  const rowsBefore = byPath(before)
  const paths = new Set([...rowsNow.keys(), ...rowsBefore.keys()])

  const changes = [...paths].flatMap((path): PageChange[] => {
    const [rowNow, ...moreNow] = rowsNow.get(path) ?? []
    const [rowBefore, ...moreBefore] = rowsBefore.get(path) ?? []
    // Of several rows, none has the visitors of the page.
    if (moreNow.length + moreBefore.length > 0) return []
    const kindBefore = rowNow ? 'both' : 'gone'
    return [
      {
        kind: rowBefore ? kindBefore : 'new',
        path,
        now: rowNow ?? noCounts,
        before: rowBefore ?? noCounts,
      },
    ]
  })
  const isCertain = { both: true, new: before.isWhole, gone: now.isWhole }
  return {
    changes: changes.filter(({ kind }) => isCertain[kind]),
    isNowWhole: now.isWhole,
    isBeforeWhole: before.isWhole,
  }
}

/** A page without visitors is as one without a row. */
function byPath({ rows }: Pages) {
  const visited = rows.filter(({ total }) => total > 0)
  return Map.groupBy(visited, ({ path }) => path)
}

/** By how many visitors a page has changed. */
export function differenceIn(
  { now, before }: PageChange,
  measure: Measure,
): number {
  return now[measure] - before[measure]
}

/**
 * The pages that rose most, and those that fell most, at most `max` of each,
 * the greatest change first.
 */
export function rankChanges(
  changes: readonly PageChange[],
  measure: Measure,
  max: number,
) {
  const rank = (sign: 1 | -1) =>
    changes
      .filter((change) => sign * differenceIn(change, measure) > 0)
      .sort(
        (a, b) =>
          sign * (differenceIn(b, measure) - differenceIn(a, measure)) ||
          comparePaths(a, b),
      )
      .slice(0, max)
  return { risers: rank(1), fallers: rank(-1) }
}

/**
 * How many pages are in both periods, new and gone, as a sentence. What a
 * period that was cut short hides is left out.
 */
export function describeChanges(
  { changes, isNowWhole, isBeforeWhole }: Comparison,
  countText: (count: number) => string,
): string {
  const textOf = (kind: PageChange['kind']) =>
    countText(changes.filter((change) => change.kind === kind).length)
  const parts = [
    `${textOf('both')} in both periods`,
    isBeforeWhole && `${textOf('new')} new`,
    isNowWhole && `${textOf('gone')} gone`,
  ]
  const note =
    " Not every page of both periods was read, so some new or gone pages aren't shown."
  return `Pages: ${parts.filter(Boolean).join(', ')}.${isNowWhole && isBeforeWhole ? '' : note}`
}

/**
 * The pages with the most visitors of a kind, the greatest count first, at most
 * `max`. Equal ones follow all visitors, then the path. A page without such
 * visitors is none of them.
 */
export function mostVisited<R extends VisitorsRow>(
  rows: readonly R[],
  measure: Measure,
  max: number,
): R[] {
  return rows
    .filter((row) => row[measure] > 0)
    .sort(
      (a, b) =>
        b[measure] - a[measure] || b.total - a.total || comparePaths(a, b),
    )
    .slice(0, max)
}

function comparePaths(a: { path: string }, b: { path: string }) {
  if (a.path === b.path) return 0
  return a.path < b.path ? -1 : 1
}

/** AI's share of all visitors, from 0 to 1. Null without visitors. */
export function aiShare({ ai, total }: Counts): number | null {
  return total > 0 ? Math.min(1, ai / total) : null
}

/** Why people and AI add up to more than all visitors. Null if they do not. */
export function overlapText({ human, ai, total }: Counts): string | null {
  if (human + ai <= total) return null
  return 'Someone seen as both a person and AI is in both numbers, but only once in the total.'
}
