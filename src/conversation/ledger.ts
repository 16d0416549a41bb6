// The door to the conversation: what our comment remembers, and what this run
// has to say in it. Each step takes the ledger as the step before left it, and
// returns it as it stands then.
import { GitHubError } from '../github/errors.ts'
import type { Clock } from '../lib/clock.ts'
import type { Job } from '../mintlify/job.ts'
import { isCancelled } from '../outcome.ts'
import { mustKnowMs } from '../times.ts'
import { type Delivery, mayHaveArrived } from './delivery.ts'
import { type Entry, type RequestEntry, toJob, withJob } from './entry.ts'
import { addNoteOf } from './shown.ts'
import { signingKeyOf } from './signed-state.ts'
import {
  gitHubNow,
  isSenderDead,
  nothingRemembered,
  type Snapshot,
  sinceWriteMs,
} from './snapshot.ts'
import type { ConversationState, Note, RequestKey } from './state.ts'
import { type CommentStore, findComment, readKnown } from './store.ts'
import { giveUpSending, putEntry, withoutDoubt } from './transitions.ts'
import { type Changing, type UpdateOptions, updateComment } from './update.ts'

/** `nonce`: of this attempt of the run. */
type RunStore = CommentStore & { readonly nonce: string }

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

/**
 * The ledger with how far the request got. `job`: as Mintlify answered, null for
 * no answer about it.
 */
export function withDelivery(
  ledger: RequestLedger,
  delivery: Delivery,
  job: Job | null = null,
): RequestLedger {
  const sent = { ...ledger.entry, delivery }
  return { ...ledger, entry: job === null ? sent : withJob(sent, job) }
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
  const { job } = snapshot.state
  return job && toJob(job)
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
    const found = await readCurrent(store, ledger.snapshot)
    const snapshot = goOnFrom(store, found)
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

/** A list can be old, so that a run counts as dead by our comment's id only. */
async function readCurrent(
  store: RunStore,
  { knownId }: Snapshot,
): Promise<Snapshot> {
  const listed = await findComment(store, knownId)
  const { comment } = listed
  return comment !== null && hasDeadSender(store, listed)
    ? readKnown(store, comment.id)
    : listed
}

/** Whether another run stands as sending, and is dead. */
function hasDeadSender({ nonce }: RunStore, snapshot: Snapshot): boolean {
  const { state } = snapshot
  const isOther = state.sending?.nonce !== nonce
  return isOther && isSenderDead(state, sinceWriteMs(snapshot))
}

/**
 * What this run goes on from: the request of a dead run is in doubt, and
 * nothing that this run has announced has arrived. Another run may have taken
 * this one for dead, and noted the opposite.
 */
function goOnFrom(store: RunStore, snapshot: Snapshot): Snapshot {
  // `conclude` goes on to another turn only if this run's request has certainly
  // not arrived. So a doubt about it comes from a run that took this one for dead.
  const { nonce } = store
  const state = withoutDoubt(snapshot.state, { nonce })
  if (!hasDeadSender(store, snapshot)) return { ...snapshot, state }

  const now = gitHubNow(snapshot, store.clock).toISOString()
  const deadSender = state.sending
  return { ...snapshot, deadSender, state: giveUpSending(state, now) }
}

/** Our comment by its id, or as any run finds it. Throws a GitHubError. */
export async function readById(
  ledger: Ledger,
  commentId: number | null,
): Promise<Ledger> {
  const { store } = ledger
  if (store === null) return ledger
  return { ...ledger, snapshot: await readKnown(store, commentId) }
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
type RunNote = { note: Note; key: RequestKey }

/**
 * Adds a note, if there is one, to the comment that is there, unless an attempt
 * of the same request shows as much, and tells of a run that died while it was
 * sending.
 */
export async function addRunNote(
  ledger: Ledger,
  runNote: RunNote | null,
): Promise<Told> {
  const { comment, deadSender } = ledger.snapshot
  if (comment === null || (runNote === null && deadSender === null))
    return settled(ledger)

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
