// The pages of an export beside those of the equal period before. Kept while rows arrive: counts and cut paths, no rows.
import {
  type Counts,
  changeOf,
  type Measure,
  type PageChange,
  type ReadSides,
  rankChanges,
  type VisitorsRow,
} from './counts.ts'
import { digestOf } from './path-digest.ts'
import { isSafePath, maxSafePathLength } from './paths.ts'
import type { Period } from './period.ts'

export type PagesComparison = ReadSides & {
  /** The equal period before. */
  period: Period
  /** Pages with visitors in both periods. */
  compared: number
  /** Null if the period before was cut short. */
  newPages: number | null
  /** Null if the exported period was cut short. */
  gonePages: number | null
  risers: PageChange[]
  fallers: PageChange[]
  /** The risers with a safe path. */
  safeRisers: PageChange[]
  /** Number of risers without a safe path. */
  unsafeRiserCount: number
  /** The change of a page that is still visited, by its path. Null if it is not known. */
  changeIn: (path: string) => PageChange | null
}

type Entry = { path: string; now: Counts | null; before: Counts | null }

export type ComparisonIndex = {
  addNow: (rows: readonly VisitorsRow[]) => void
  addBefore: (rows: readonly VisitorsRow[]) => void
  /** The comparison of what was added, with up to `max` risers and fallers. */
  compare: (sides: ReadSides & { period: Period; measure: Measure; max: number }) => PagesComparison
}

/** An index without pages. */
export function createComparisonIndex(): ComparisonIndex {
  const entries = new Map<string, Entry>()
  const entryOf = (path: string): Entry => {
    const digest = digestOf(path)
    const known = entries.get(digest)
    if (known) return known
    const entry: Entry = { path: cutPath(path), now: null, before: null }
    entries.set(digest, entry)
    return entry
  }
  return {
    addNow(rows) {
      for (const row of rows) entryOf(row.path).now = countsOf(row)
    },
    addBefore(rows) {
      for (const row of rows) entryOf(row.path).before = countsOf(row)
    },
    compare({ period, measure, max, ...sides }) {
      const changes = [...entries.values()]
        .map((entry) => changeOf(entry.path, entry, sides))
        .filter((change) => change !== null)
      const { risers, fallers } = rankChanges(changes, { measure, max: Number.POSITIVE_INFINITY })
      const safeRisers = risers.filter(({ path }) => isSafePath(path))
      return {
        ...{ ...sides, period, risers: risers.slice(0, max), fallers: fallers.slice(0, max) },
        compared: changes.filter(({ kind }) => kind === 'both').length,
        newPages: sides.isBeforeWhole ? changes.filter(({ kind }) => kind === 'new').length : null,
        gonePages: sides.isNowWhole ? changes.filter(({ kind }) => kind === 'gone').length : null,
        safeRisers: safeRisers.slice(0, max),
        unsafeRiserCount: risers.length - safeRisers.length,
        changeIn(path) {
          const entry = entries.get(digestOf(path))
          return entry ? changeOf(path, entry, sides) : null
        },
      }
    },
  }
}

function countsOf({ human, ai, total }: VisitorsRow): Counts {
  return { human, ai, total }
}

/** A path as long as any place shows it. One that was cut is still too long to be safe. */
function cutPath(path: string): string {
  if (path.length <= maxSafePathLength) return path
  // A slice would keep the whole path in memory, and a copy does not.
  return Buffer.from(path.slice(0, maxSafePathLength + 1), 'utf16le').toString('utf16le')
}
