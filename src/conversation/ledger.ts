// The door to the conversation: what our comment remembers, and what this run
// has to say in it. Each step takes the ledger as the step before left it, and
// returns it as it stands then. `announce.ts` beside it announces requests.
import * as z from 'zod/mini'
import { GitHubError } from '../github/errors.ts'
import type { Clock } from '../lib/clock.ts'
import type { Job } from '../mintlify/job.ts'
import { isCancelled } from '../outcome.ts'
import { mustKnowMs } from '../times.ts'
import { type Delivery, mayHaveArrived } from './delivery.ts'
import {
  type EndFacts,
  type Entry,
  endEntry,
  endOfKilled,
  entry as entrySchema,
  type RequestEntry,
  type RequestFacts,
  requestEntryOf,
  type WaitFacts,
  waitEntryOf,
} from './entry.ts'
import { toJobRecord } from './job-record.ts'
import { hasDeadSender, type RunStore, readCurrent } from './read-current.ts'
import { addNoteOf } from './shown.ts'
import { signingKeyOf } from './signed-state.ts'
import { gitHubNow, nothingRemembered, type Snapshot } from './snapshot.ts'
import {
  type ConversationState,
  doubtAbout,
  jobIn,
  type Note,
  type RequestKey,
} from './state.ts'
import { readKnown } from './store.ts'
import { giveUpSending, putEntry } from './transitions.ts'
import { type Changing, type UpdateOptions, updateComment } from './update.ts'

/** The conversation as a run knows it. */
export type Ledger<E extends Entry | null = Entry | null> = Readonly<{
  /** Null for a run without a comment. */
  store: RunStore | null
  /**
   * Why there can be no comment, null if there can be one, or none is wanted.
   */
  commentRefusal: GitHubError | null
  /** Our comment as it was read or written last. */
  snapshot: Snapshot
  /**
   * What this run has to say in it. Null before it announces a request or waits
   * for a job. A run that ends with null leaves a note at most.
   */
  entry: E
}>

/** Of a run that sends its request. */
export type RequestLedger = Ledger<RequestEntry>

/** Of a run that has something to say. */
export type EntryLedger = Ledger<Entry>

/** With a request that is about to be sent. */
export function beginRequest(
  ledger: Ledger<RequestEntry | null>,
  facts: RequestFacts,
): RequestLedger {
  const { snapshot, entry: earlier } = ledger
  return { ...ledger, entry: requestEntryOf(facts, snapshot, earlier) }
}

/** With a wait for a job that got its request before. */
export function beginWait(ledger: Ledger, facts: WaitFacts): EntryLedger {
  return { ...ledger, entry: waitEntryOf(facts, ledger.snapshot) }
}

/**
 * With how far the request got. `job`: as Mintlify answered, null for no answer
 * about it.
 */
export function withDelivery(
  ledger: RequestLedger,
  delivery: Delivery,
  job: Job | null = null,
): RequestLedger {
  const { entry } = ledger
  return withJob({ ...ledger, entry: { ...entry, delivery } }, job)
}

/** With the job as it was read, null for no reading. */
export function withJob<E extends Entry>(
  ledger: Ledger<E>,
  job: Job | null,
): Ledger<E> {
  if (job === null) return ledger
  return { ...ledger, entry: { ...ledger.entry, job: toJobRecord(job, null) } }
}

/** With all that the run has to say at its end. */
export function withEnd(ledger: Ledger, facts: EndFacts): Ledger {
  const { entry } = ledger
  return { ...ledger, entry: entry && endEntry(entry, facts) }
}

/** With what is known of a run that did not get to its end. */
export function withEndOfKilled(
  ledger: EntryLedger,
  clock: Clock,
): EntryLedger {
  const now = timeOf(ledger, clock).toISOString()
  return { ...ledger, entry: endOfKilled(ledger.entry, now) }
}

type Opening = Omit<RunStore, 'signingKey'> & { apiKey: string }

/** Before the first reading. Null: for a run without a comment. */
export function openLedger(opening: Opening | null): Ledger<null> {
  const store = opening && {
    ...opening,
    signingKey: signingKeyOf(opening.apiKey),
  }
  const nothing = { commentRefusal: null, entry: null }
  return { ...nothing, store, snapshot: nothingRemembered }
}

/** GitHub's time now, as far as it is known. */
export function timeOf({ snapshot }: Ledger, clock: Clock): Date {
  return gitHubNow(snapshot, clock)
}

/** The job as our comment remembers it, null for none. */
export function rememberedJob({ snapshot }: Ledger): Job | null {
  return jobIn(snapshot.state)
}

/** Whether the run's job has got a message whose end nobody has seen. */
export function isFollowedUp({ entry, snapshot }: Ledger): boolean {
  const { messagedAt, job } = snapshot.state
  const isOurs = job !== null && job.id === entry?.job?.id
  const wasMessaged = messagedAt !== null && isOurs && job.end === null
  return entry?.kind === 'message' || wasMessaged
}

/** Our job, null if no message that is in doubt can have gone to it. */
export function jobInDoubt({ snapshot: { state } }: Ledger): Job | null {
  const { job, delivered, unconfirmed } = state
  const first = delivered.find(({ jobId }) => jobId === job?.id)
  const isLater = unconfirmed.some(
    ({ kind, announcedAt }) =>
      kind === 'message' && first && first.announcedAt < announcedAt,
  )
  return isLater ? jobIn(state) : null
}

/** Whether a request is in doubt, in whichever attempt. */
export function isInDoubt({ snapshot }: Ledger, key: RequestKey): boolean {
  return doubtAbout(snapshot.state, key) !== undefined
}

/** It cannot be known what our comment says. */
export type Unreadable = { kind: 'unreadable'; why: string }

/**
 * Reads our comment. Without one from now on if GitHub refuses it before any
 * was found.
 */
export async function read<E extends Entry | null>(
  ledger: Ledger<E>,
): Promise<{ kind: 'read'; ledger: Ledger<E> } | Unreadable> {
  const { store } = ledger
  if (store === null) return { kind: 'read', ledger }
  try {
    const snapshot = await readCurrent(store, ledger.snapshot)
    return { kind: 'read', ledger: { ...ledger, snapshot } }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return error.isInaccessible && ledger.snapshot.comment === null
      ? { kind: 'read', ledger: withoutComment(ledger, error) }
      : { kind: 'unreadable', why: error.message }
  }
}

/** Without a comment from now on. */
export function withoutComment<E extends Entry | null>(
  { entry }: Ledger<E>,
  commentRefusal: GitHubError,
): Ledger<E> {
  return { ...openLedger(null), commentRefusal, entry }
}

/** What a run saves of the conversation for its post step. */
export const savedLedger = z.object({
  /** Null if the run had nothing to say yet. */
  entry: z.nullable(entrySchema),
  /** Of the comment, null if the run did not know it. */
  commentId: z.nullable(z.int()),
})

type SavedLedger = z.infer<typeof savedLedger>

export function toSaved({ entry, snapshot }: Ledger): SavedLedger {
  return { entry, commentId: snapshot.comment?.id ?? null }
}

/**
 * Goes on as the run that has saved this, whose announcement is its own. Our
 * comment is read by its id, or as any run finds it. Throws a GitHubError.
 */
export async function readSaved(
  ledger: Ledger,
  { entry, commentId }: SavedLedger & { entry: Entry },
): Promise<EntryLedger> {
  const { store } = ledger
  if (store === null) return { ...ledger, entry }
  const own = { ...store, nonce: entry.nonce }
  const snapshot = await readKnown(own, commentId)
  return { ...ledger, store: own, snapshot, entry }
}

export type Told<E extends Entry | null = Entry | null> = {
  ledger: Ledger<E>
  /** Whether nothing is left to write, as in a run without a comment. */
  isSettled: boolean
  /** Why it could not be written, null if there is nothing to say about it. */
  problem: string | null
}

/** Nothing is left to write. */
export function settled<E extends Entry | null>(ledger: Ledger<E>): Told<E> {
  return { ledger, isSettled: true, problem: null }
}

/**
 * Puts all that the run has to say into the comment. A comment is begun where
 * there is none, or none any more, if the request has arrived or may have.
 */
export async function tell<E extends Entry>(
  ledger: Ledger<E>,
  { isEndWritten = false, ...options }: TellOptions = {},
): Promise<Told<E>> {
  const { entry } = ledger
  const mayBegin = !isEndWritten && mayHaveArrived(entry)
  const change: Changing = ({ state }, now) => putEntry(state, entry, now)
  return update(ledger, change, { ...options, mayBegin })
}

type TellOptions = Omit<UpdateOptions, 'mayBegin'> & {
  /** Whether the comment had the end: somebody who deletes it wants none. */
  isEndWritten?: boolean
}

/** What to say of a request. */
export type RunNote = { note: Note; key: RequestKey }

/**
 * Adds a note, if there is one, to the comment that is there, unless an attempt
 * of the same request shows as much, and tells of a run that died while it was
 * sending.
 */
export async function addRunNote(
  ledger: Ledger,
  runNote: RunNote | null,
): Promise<Told> {
  const { comment, state, deadSender } = ledger.snapshot
  const isNothing = runNote === null && deadSender === null
  // What only a later version can show would be lost by a write.
  const mayWrite = comment !== null && state.shown !== null
  if (isNothing || !mayWrite) return settled(ledger)

  const change: Changing = ({ state }) =>
    runNote === null ? state : withNote(state, runNote)
  return update(ledger, change, { outlastMs: mustKnowMs })
}

function withNote(
  state: ConversationState,
  { note, key }: RunNote,
): ConversationState {
  const { shown } = state
  return shown === null
    ? state
    : { ...state, shown: addNoteOf(key, shown, note) }
}

/**
 * Changes our comment as it stands then, without the run that died while it was
 * sending. A run that is cancelled leaves it to the post step.
 */
async function update<E extends Entry | null>(
  ledger: Ledger<E>,
  change: Changing,
  options: UpdateOptions,
): Promise<Told<E>> {
  const { store, snapshot } = ledger
  if (store === null) return settled(ledger)
  const changeLiving: Changing = (current, now) => {
    if (!hasDeadSender(store, current)) return change(current, now)
    return change({ ...current, state: giveUpSending(current.state, now) }, now)
  }
  try {
    const written = await updateComment(store, snapshot, changeLiving, options)
    return settled({ ...ledger, snapshot: written })
  } catch (error) {
    if (error instanceof GitHubError)
      return { ledger, isSettled: false, problem: error.message }
    if (!isCancelled(error)) throw error
    return { ledger, isSettled: false, problem: null }
  }
}
