// What the comment shows of its runs: the newest one, and what else happened.
import { isDeepStrictEqual } from 'node:util'
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

/** Id of the other job that a note tells of, null for any other note. */
function otherJobOf(note: Note): string | null {
  return note.kind === 'other-job' ? note.jobId : null
}

type ShownEntry = Shown & { key: RequestKey }

/** What the comment shows of a run. */
export function toShown({
  shown,
  key,
  delivery,
}: { shown: ShownOfRun } & Pick<ShownEntry, 'key' | 'delivery'>): ShownEntry {
  return { ...shown, key, delivery }
}

/**
 * An earlier run, such as one that ends late, does not hide what a later one
 * shows, nor an attempt that sends nothing that its request is in doubt. What
 * the next one shows tells of a request that still is.
 */
export function keepNewer(standing: Shown | null, shown: ShownEntry): Shown {
  if (standing === null) return shown
  const { key, delivery, asked, startedAt, notes } = standing
  if (startedAt > shown.startedAt) return standing

  const isSame = isSameInAnyAttempt(key, shown.key)
  const isInDoubt = delivery === 'unconfirmed'
  const isUnsentEnd = shown.delivery === 'unsent' && shown.result !== null
  if (isSame && isInDoubt && isUnsentEnd) return standing
  if (isSame)
    return startedAt === shown.startedAt ? notes.reduce(addNote, shown) : shown
  return isInDoubt ? addNote(shown, { kind: 'unconfirmed', asked }) : shown
}
