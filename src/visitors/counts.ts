// Counts of visitors, and how those of a page differ between two periods. The report page in the browser uses them, too.

/** Distinct visitors. A visitor seen both as a person and as AI counts once in `total`. */
export type Counts = { human: number; ai: number; total: number }

/** The visitors of one page of the documentation. */
export type VisitorsRow = Counts & { path: string }

export const measures = ['total', 'human', 'ai'] as const
export type Measure = (typeof measures)[number]

export const noCounts: Counts = { human: 0, ai: 0, total: 0 }

/** A page in two equal periods. A page without visitors in a period has no row there, and counts of 0 here. */
export type PageChange = {
  kind: 'new' | 'gone' | 'both'
  path: string
  now: Counts
  before: Counts
}

/** What is known about each period: only of a period that was read to its end is a missing page one without visitors. */
export type ReadSides = { isNowWhole: boolean; isBeforeWhole: boolean }

/**
 * The change of a page, from its counts in each period or null where it has no row. Null if nobody can say: a period that
 * was cut short may have the page among its unread rows.
 */
export function changeOf(
  path: string,
  { now, before }: { now: Counts | null; before: Counts | null },
  { isNowWhole, isBeforeWhole }: ReadSides,
): PageChange | null {
  if (now && before) return { kind: 'both', path, now, before }
  if (now && isBeforeWhole) return { kind: 'new', path, now, before: noCounts }
  if (before && isNowWhole) return { kind: 'gone', path, now: noCounts, before }
  return null
}

/** By how many visitors a page has changed, as whole counts show it. */
export function differenceIn({ now, before }: PageChange, measure: Measure): number {
  return Math.round(now[measure]) - Math.round(before[measure])
}

/** Orders rows by a count, the greatest first. Equal ones follow all visitors, then the path. */
export function byCount(measure: Measure): (a: VisitorsRow, b: VisitorsRow) => number {
  return (a, b) => b[measure] - a[measure] || b.total - a.total || comparePaths(a, b)
}

/** The pages that rose most, and those that fell most, at most `max` of each, the greatest change first. */
export function rankChanges(
  changes: readonly PageChange[],
  { measure, max }: { measure: Measure; max: number },
): { risers: PageChange[]; fallers: PageChange[] } {
  const isRiser = (change: PageChange) => differenceIn(change, measure) > 0
  const isFaller = (change: PageChange) => differenceIn(change, measure) < 0
  const bySize = (a: PageChange, b: PageChange) =>
    Math.abs(differenceIn(b, measure)) - Math.abs(differenceIn(a, measure)) || comparePaths(a, b)
  return {
    risers: changes.filter(isRiser).sort(bySize).slice(0, max),
    fallers: changes.filter(isFaller).sort(bySize).slice(0, max),
  }
}

/** AI's share of all visitors, from 0 to 1. Null without visitors. */
export function aiShare({ ai, total }: Counts): number | null {
  return total > 0 ? Math.min(1, ai / total) : null
}

function comparePaths(a: { path: string }, b: { path: string }): number {
  if (a.path === b.path) return 0
  return a.path < b.path ? -1 : 1
}
