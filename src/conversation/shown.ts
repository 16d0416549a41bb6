// What the comment shows of its runs: the newest one, and what else happened.
import { isDeepStrictEqual } from 'node:util'
import { isDoubt } from './doubt.ts'
import type { Note, Shown } from './state.ts'

const maxNotes = 5

/** Adds a note, unless it is there. */
export function addNote(shown: Shown, note: Note): Shown {
  const isThere = shown.notes.some((one) => isDeepStrictEqual(one, note))
  if (isThere) return shown
  return { ...shown, notes: [...shown.notes, note].slice(-maxNotes) }
}

/**
 * An earlier run, such as one that ends late, does not hide what a later one
 * shows, and a later one does not hide that a request is in doubt.
 */
export function keepNewer(standing: Shown | null, shown: Shown): Shown {
  if (standing === null) return shown
  const { reason, asked, runUrl, startedAt, notes } = standing
  if (startedAt > shown.startedAt) return standing

  const isOfRun = asked === shown.asked && runUrl === shown.runUrl
  if (isOfRun)
    return startedAt === shown.startedAt ? notes.reduce(addNote, shown) : shown
  return isDoubt(reason)
    ? addNote(shown, { kind: 'unconfirmed', asked })
    : shown
}
