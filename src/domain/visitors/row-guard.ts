// Guards the reading of pages by offset: between two requests rows may move from one page to another, and a service
// at fault may give the same page for ever.
import { hash } from 'node:crypto'
import type { VisitorsPage, VisitorsRow } from './visitors.ts'

export type Checked = {
  /** The rows whose path no page had before. */
  fresh: VisitorsRow[]
  duplicates: number
  /** Whether reading leads nowhere: the same rows again, or none although there should be more. */
  isRepeat: boolean
}

/** A guard that remembers the paths it has seen. `limit` is the size of a full page. */
export function createRowGuard(limit: number): (page: VisitorsPage) => Checked {
  const seen = new Set<string>()
  return (page) => {
    const fresh = page.rows.filter(({ path }) => {
      const before = seen.size
      return seen.add(digestOf(path)).size > before
    })
    const isNew = fresh.length > 0 || (page.rows.length === 0 && page.unusable > 0)
    const isFull = page.rows.length + page.unusable >= limit
    const isRepeat = !isNew && (page.hasMore || isFull)
    return { fresh, duplicates: page.rows.length - fresh.length, isRepeat }
  }
}

/** 32 characters in place of a path of any length: the guard is all that an export keeps of each row. */
function digestOf(path: string): string {
  // UTF-16, since UTF-8 would make all lone surrogates one.
  return hash('sha256', Buffer.from(path, 'utf16le'), 'binary')
}
