// What the comment shows of its runs: the newest one, and what else happened.
import { isDeepStrictEqual } from 'node:util'
import type { Entry } from './entry.ts'
import { isSameInAnyAttempt } from './request-key.ts'
import type { Note, Shown } from './state.ts'

const maxNotes = 5

/** Adds a note, unless it is there. Each other job has one. */
export function addNote<S extends { notes: Note[] }>(shown: S, note: Note): S {
  const isThere = shown.notes.some((one) => isDeepStrictEqual(one, note))
  if (isThere) return shown
  const others = shown.notes.filter(
    (one) =>
      note.kind !== 'other-job' ||
      one.kind !== 'other-job' ||
      one.jobId !== note.jobId,
  )
  return { ...shown, notes: [...others, note].slice(-maxNotes) }
}

type ShownEntry = Shown & Pick<Entry, 'request'>

/** What the comment shows of a run. */
export function toShown({ shown, request, delivery }: Entry): ShownEntry {
  return { ...shown, request, delivery }
}

/**
 * An earlier run, such as one that ends late, does not hide what a later one
 * shows, and a later one does not hide that a request is in doubt.
 */
export function keepNewer(standing: Shown | null, shown: ShownEntry): Shown {
  if (standing === null) return shown
  const { request, delivery, asked, startedAt, notes } = standing
  if (startedAt > shown.startedAt) return standing

  if (isSameInAnyAttempt(request, shown.request))
    return startedAt === shown.startedAt ? notes.reduce(addNote, shown) : shown
  return delivery === 'unconfirmed'
    ? addNote(shown, { kind: 'unconfirmed', asked })
    : shown
}
