// What the comment shows of its runs: the newest one, and what else happened.
import { isDeepStrictEqual } from 'node:util'
import { mayHaveArrived } from './delivery.ts'
import {
  isSameInAnyAttempt,
  type Note,
  type RequestKey,
  type Shown,
  type ShownOfRun,
} from './state.ts'

const maxNotes = 5

/**
 * Adds a note, unless it is there. Of several about one other job, the last one
 * stays.
 */
export function addNote<S extends { notes: Note[] }>(shown: S, note: Note): S {
  const isThere = shown.notes.some((one) => isDeepStrictEqual(one, note))
  if (isThere) return shown

  const jobId = otherJobOf(note)
  const others = shown.notes.filter(
    (one) => jobId === null || otherJobOf(one) !== jobId,
  )
  return { ...shown, notes: [...others, note].slice(-maxNotes) }
}

/** Adds a note about a request, unless an attempt of it shows as much. */
export function addNoteOf(key: RequestKey, shown: Shown, note: Note): Shown {
  const isTold =
    note.kind === 'not-sent' &&
    shown.reason === note.reason &&
    isSameInAnyAttempt(shown.key, key)
  return isTold ? shown : addNote(shown, note)
}

/** Id of the other job that a note tells of, null for any other note. */
function otherJobOf(note: Note): string | null {
  return note.kind === 'other-job' ? note.jobId : null
}

export function toShown({
  shown,
  key,
  delivery,
}: { shown: ShownOfRun } & Pick<Shown, 'key' | 'delivery'>): Shown {
  return { ...shown, key, delivery }
}

/** Null for what is no end of a command that has not arrived. */
export function noteOfUnsent(shown: Shown): Note | null {
  const { asked, result, reason } = shown
  const isEnd = asked !== null && result !== null && reason !== null
  return isEnd && !mayHaveArrived(shown)
    ? { kind: 'not-sent', asked, result, reason }
    : null
}

/** What is left to say of a request once another one is shown, null for nothing. */
function noteOfEarlier(shown: Shown): Note | null {
  const { delivery, reason, asked } = shown
  const mayBeLost =
    delivery === 'unconfirmed' || reason === 'effect-unconfirmed'
  return mayBeLost ? { kind: 'unconfirmed', asked } : noteOfUnsent(shown)
}

/**
 * What the comment shows after a run has more to say. `startedAt` is set once for
 * each announcement, so that equal ones are of one entry, or of one that waits.
 */
export function mergeShown(standing: Shown | null, shown: Shown): Shown {
  if (standing === null) return shown
  const { key, delivery, startedAt, notes } = standing
  // A run that ends late does not hide a later one.
  if (startedAt > shown.startedAt) return standing
  if (!isSameInAnyAttempt(key, shown.key)) {
    const note = noteOfEarlier(standing)
    return note ? addNote(shown, note) : shown
  }

  // An attempt that sends nothing does not hide that the one before may have.
  const isUnsentEnd = shown.delivery === 'unsent' && shown.result !== null
  if (delivery === 'unconfirmed' && isUnsentEnd) return standing
  // What is announced again is a new entry, and begins with the notes of the one
  // before.
  if (startedAt !== shown.startedAt) return shown
  // A later write of the same entry keeps what was noted meanwhile, and a re-run
  // that sees the same end does not know more of it.
  const isSameEnd = standing.result === shown.result
  const reason = shown.reason ?? (isSameEnd ? standing.reason : null)
  return notes.reduce(addNote, { ...shown, reason })
}
