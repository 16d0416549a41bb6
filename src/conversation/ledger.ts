// The door to the conversation: what our comment remembers is read, announced,
// kept and told here. Each step takes the ledger as the step before left it,
// and returns it as it stands then. Outside of this folder, nobody asks how old
// a reading is, or how a comment is written.
import { isDeepStrictEqual } from 'node:util'
import { GitHubError } from '../github/errors.ts'
import type { Clock } from '../lib/clock.ts'
import { isCancelled } from '../outcome.ts'
import { confirm, type Outdated, writeAnnouncement } from './announce.ts'
import { mayHaveArrived } from './delivery.ts'
import type { Entry, RequestEntry } from './entry.ts'
import { addNote } from './shown.ts'
import { signingKeyOf } from './signed-state.ts'
import {
  gitHubNow,
  isReadRecently,
  isSenderDead,
  nothingRemembered,
  type Snapshot,
  sinceWriteMs,
} from './snapshot.ts'
import {
  type ConversationState,
  isSameInAnyAttempt,
  type Note,
  type RequestKey,
} from './state.ts'
import { type CommentStore, readComment, readKnown } from './store.ts'
import {
  giveUpSending,
  markSending,
  putEntry,
  withdraw,
} from './transitions.ts'
import { type Changing, type UpdateOptions, updateComment } from './update.ts'

/** `nonce`: of this attempt of the run. */
type RunStore = CommentStore & { readonly nonce: string }

/** The conversation as a run knows it. */
export type Ledger = Readonly<{
  /** Null for a run without a comment. */
  store: RunStore | null
  /**
   * Why there can be no comment, null if there can be one, or none is wanted.
   */
  refusal: GitHubError | null
  /** Our comment as it was read or written last. */
  snapshot: Snapshot
}>

type Opening = Omit<RunStore, 'signingKey'> & { apiKey: string }

/** Before the first reading. Null: for a run without a comment. */
export function openLedger(opening: Opening | null): Ledger {
  const store = opening && openStore(opening)
  return { store, refusal: null, snapshot: nothingRemembered }
}

function openStore({ apiKey, ...parts }: Opening): RunStore {
  return { ...parts, signingKey: signingKeyOf(apiKey) }
}

/** GitHub's time now, as far as it is known. */
export function timeOf({ snapshot }: Ledger, clock: Clock): Date {
  return gitHubNow(snapshot, clock)
}

/** It cannot be known what our comment says. */
type Unreadable = { kind: 'unreadable'; why: string }

/**
 * Reads our comment. Without one from now on if GitHub refuses it before any
 * was found.
 */
export async function read(
  ledger: Ledger,
): Promise<{ kind: 'read'; ledger: Ledger } | Unreadable> {
  const { store } = ledger
  if (store === null) return { kind: 'read', ledger }
  try {
    const read = await readTwiceIfDead(store, ledger.snapshot)
    return {
      kind: 'read',
      ledger: { ...ledger, snapshot: goOnFrom(store, read) },
    }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return error.isInaccessible && ledger.snapshot.comment === null
      ? { kind: 'read', ledger: without(error) }
      : { kind: 'unreadable', why: error.message }
  }
}

function without(refusal: GitHubError): Ledger {
  return { ...openLedger(null), refusal }
}

/** Lists can be old: a run is taken for dead if two of them say the same. */
async function readTwiceIfDead(
  store: RunStore,
  mine: Snapshot,
): Promise<Snapshot> {
  let first = await readComment(store, mine)
  while (hasDeadSender(store, first.state, sinceWriteMs(first))) {
    const second = await readComment(store, mine)
    if (isDeepStrictEqual(second.state, first.state)) return second
    first = second
  }
  return first
}

/** Whether another run stands as sending, and is dead. */
function hasDeadSender(
  { nonce }: RunStore,
  state: ConversationState,
  writtenMs: number,
): boolean {
  return state.sending?.nonce !== nonce && isSenderDead(state, writtenMs)
}

/**
 * What this run goes on from: the request of a dead run is in doubt, and
 * nothing that this run has announced has arrived. Another run may have taken
 * this one for dead, and noted the opposite.
 */
function goOnFrom(store: RunStore, snapshot: Snapshot): Snapshot {
  // It reads only before it sends.
  const { nonce } = store
  const state = withdraw(snapshot.state, { nonce })
  if (!hasDeadSender(store, state, sinceWriteMs(snapshot)))
    return { ...snapshot, state }

  const now = gitHubNow(snapshot, store.clock).toISOString()
  const deadSender = state.sending
  return { ...snapshot, deadSender, state: giveUpSending(state, now) }
}

/** Our comment by its id, or as any run finds it. Throws a GitHubError. */
export async function find(
  ledger: Ledger,
  commentId: number | null,
): Promise<Ledger> {
  const { store } = ledger
  if (store === null) return ledger
  return { ...ledger, snapshot: await readKnown(store, commentId) }
}

export type Stale = Outdated | 'there can be no comment'

export type Announced<T> =
  /** `beside`: what was made while GitHub's lists caught up. */
  | { kind: 'announced'; ledger: Ledger; beside: T }
  /**
   * The comment has to be read again, and everything decided anew. `isTried`:
   * whether writing it was tried. Then the request stays as it was announced.
   */
  | { kind: 'stale'; why: Stale; ledger: Ledger; isTried: boolean }
  | { kind: 'unwritable'; why: string }
  | Unreadable

/**
 * Writes down that a request is about to be sent, unless our comment has
 * changed since it was read, and makes sure that no other run has done the
 * same. `beside` is called once it is written.
 */
export async function announce<T>(
  ledger: Ledger,
  entry: RequestEntry,
  beside: (written: Ledger) => Promise<T>,
): Promise<Announced<T>> {
  const { store, snapshot } = ledger
  if (store === null)
    return { kind: 'announced', ledger, beside: await beside(ledger) }

  try {
    const state = markSending(snapshot.state, entry)
    const written = await writeAnnouncement(store, snapshot, state)
    if (written.kind === 'stale') return { ...written, ledger }
    if (written.kind === 'written')
      return await makeSure(
        { ...ledger, store, snapshot: written.snapshot },
        entry,
        beside,
      )

    const { kind, error } = written
    return kind === 'refused' && !mayBeAtWork(snapshot.state)
      ? stale('there can be no comment', without(error))
      : { kind: 'unwritable', why: describe(error, snapshot) }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { kind: 'unreadable', why: error.message }
  }
}

function stale(why: Stale, ledger: Ledger): Announced<never> {
  return { kind: 'stale', why, ledger, isTried: true }
}

/** A run without a comment would begin a job beside it. */
function mayBeAtWork({ job, createUnconfirmedAt }: ConversationState): boolean {
  return createUnconfirmedAt !== null || (job !== null && job.end === null)
}

function describe(error: GitHubError, { comment }: Snapshot): string {
  const author = comment?.author ? ` Its author is \`${comment.author}\`.` : ''
  return `${error.message}${error.isInaccessible ? author : ''}`
}

/**
 * Two runs that announce at once would both create an agent job, or begin a
 * comment. Two messages go to the same job, and each run puts its own into the
 * comment afterwards.
 */
async function makeSure<T>(
  written: Ledger & { store: CommentStore },
  entry: RequestEntry,
  beside: (written: Ledger) => Promise<T>,
): Promise<Announced<T>> {
  const { store } = written
  const mayBeSecond = entry.kind === 'create' || entry.beginsComment
  const [snapshot, made] = await Promise.all([
    mayBeSecond ? confirm(store, written.snapshot) : written.snapshot,
    beside(written),
  ])
  if (snapshot === null) return stale('the comment has changed', written)

  const ledger = { ...written, snapshot }
  // A write is as old as the reading that it rests on.
  return isReadRecently(snapshot, store.clock)
    ? { kind: 'announced', ledger, beside: made }
    : stale('the last reading is too old', ledger)
}

/**
 * Keeps the announcement of a request that waits for another try: renews it if
 * its reading does not count any more, so that nobody takes this run for dead.
 * Null if it stands no more, or cannot be renewed now.
 */
export async function keep(
  ledger: Ledger,
  entry: RequestEntry,
): Promise<Ledger | null> {
  const { store, snapshot } = ledger
  if (store === null || isReadRecently(snapshot, store.clock)) return ledger

  try {
    const read = await readComment(store, snapshot)
    if (read.state.sending?.nonce !== entry.nonce) return null
    const state = markSending(read.state, entry)
    const renewed = await writeAnnouncement(store, read, state)
    return renewed.kind === 'written' &&
      isReadRecently(renewed.snapshot, store.clock)
      ? { ...ledger, snapshot: renewed.snapshot }
      : null
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return null
  }
}

export type Told = {
  ledger: Ledger
  /** Whether nothing is left to write, as in a run without a comment. */
  isSettled: boolean
  /** Why it could not be written, null if there is nothing to say about it. */
  problem: string | null
}

/** Nothing is left to write. */
export function settled(ledger: Ledger): Told {
  return { ledger, isSettled: true, problem: null }
}

/**
 * Puts all of an entry into the comment. A comment is begun where there is
 * none, or none any more, if the request has arrived or may have.
 */
export async function tell(
  ledger: Ledger,
  entry: Entry,
  { isEndWritten = false, ...options }: TellOptions = {},
): Promise<Told> {
  const mayBegin = !isEndWritten && mayHaveArrived(entry)
  const change: Changing = (state, { now }) => putEntry(state, entry, now)
  return update(ledger, change, { ...options, mayBegin })
}

type TellOptions = Omit<UpdateOptions, 'mayBegin'> & {
  /** Whether the comment had the end: somebody who deletes it wants none. */
  isEndWritten?: boolean
}

/** `note`: null for nothing to add. */
type RunNote = { note: Note | null; key: RequestKey | null }

/**
 * Adds a note to the comment that is there, unless an attempt of the same
 * request shows as much, and tells of a run that died while it was sending.
 */
export async function addRunNote(
  ledger: Ledger,
  { note, key }: RunNote,
): Promise<Told> {
  const { comment, deadSender } = ledger.snapshot
  if (comment === null || (note === null && deadSender === null))
    return settled(ledger)

  const change: Changing = (state) => withNote(state, note, key)
  return update(ledger, change, { isLast: true })
}

function withNote(
  state: ConversationState,
  note: Note | null,
  key: RequestKey | null,
): ConversationState {
  const { shown } = state
  if (note === null || shown === null || key === null) return state

  const isShown =
    note.kind === 'not-sent' &&
    shown.reason === note.reason &&
    isSameInAnyAttempt(shown.key, key)
  return isShown ? state : { ...state, shown: addNote(shown, note) }
}

/**
 * Changes our comment as it stands then, without the run that died while it was
 * sending. A run that is cancelled leaves it to the post step.
 */
async function update(
  ledger: Ledger,
  change: Changing,
  options: UpdateOptions,
): Promise<Told> {
  const { store, snapshot } = ledger
  if (store === null) return settled(ledger)
  const changeLiving: Changing = (state, at) => {
    const isDead = hasDeadSender(store, state, at.writtenMs)
    return change(isDead ? giveUpSending(state, at.now) : state, at)
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
