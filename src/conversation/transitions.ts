// How what a run has to say changes the state of a conversation: pure
// functions.

import { unconfirmedEnd } from '../outcome.ts'
import { mayHaveArrived } from './delivery.ts'
import type { Entry, RequestEntry } from './entry.ts'
import { reopen } from './job-record.ts'
import {
  addNote,
  addNoteOf,
  mergeShown,
  noteOfUnsent,
  toShown,
} from './shown.ts'
import {
  type ConversationState,
  isSameRequest,
  type Note,
  remembersNothing,
} from './state.ts'

/** With long names in all of them, a comment has room for these. */
const maxDelivered = 50
const maxUnconfirmed = 25

type Unconfirmed = ConversationState['unconfirmed'][number]
/** An attempt of a run. */
type Attempt = Pick<Unconfirmed, 'nonce'>

/** A run is about to send its request. */
export function markSending(
  state: ConversationState,
  entry: RequestEntry,
): ConversationState {
  const { key, nonce, kind, until } = entry
  // An entry is begun just before it is announced. `renew` announces it again with
  // the same time.
  const { asked, startedAt: announcedAt } = entry.shown
  return {
    ...state,
    sending: { key, nonce, kind, announcedAt, asked },
    until,
    shown: mergeShown(state.shown, toShown(entry)),
  }
}

/**
 * The run that was sending is dead: nobody can know whether its request
 * arrived. `now`: GitHub's time.
 */
export function giveUpSending(
  state: ConversationState,
  now: string,
): ConversationState {
  const { sending, shown } = state
  if (sending === null) return state

  const { asked, kind, key } = sending
  const next = {
    ...addUnconfirmed(state, sending, now),
    sending: null,
    until: null,
    job: kind === 'message' ? reopen(state.job) : state.job,
  }
  if (shown === null) return next
  // Another run may have shown its own end since.
  if (!isSameRequest(shown.key, key)) {
    const note = { kind: 'unconfirmed', asked } as const
    return { ...next, shown: addNote(shown, note) }
  }
  const delivery = 'unconfirmed' as const
  const end = { ...shown, ...unconfirmedEnd(kind), delivery, updatedAt: now }
  return { ...next, shown: end }
}

/** What our comment says next. The same state is not written again. */
export type NextState = ConversationState | 'remove-comment'

/** Puts in all that a run has to say. `now`: GitHub's time. */
export function putEntry(
  before: ConversationState,
  entry: Entry,
  now: string,
): NextState {
  const after = putDelivery(withoutSending(before, entry), entry, now)
  const shown = mergeShown(after.shown, toShown(entry))
  // A run that has given up a try goes on. At its end, it waits no more.
  const withUntil = { ...after, until: entry.until }

  switch (caseOf(before, after, entry)) {
    case 'nothing-left':
      return 'remove-comment'
    // The later run says until when it waits.
    case 'overtaken':
      return { ...after, shown }
    // The conversation keeps the job that it has. Where a later run is shown, a
    // command that was not sent is told of beside it.
    case 'not-arrived': {
      const note = shown === after.shown ? noteOfUnsent(toShown(entry)) : null
      const told = note && addNoteOf(entry.key, shown, note)
      return { ...withUntil, shown: told ?? shown }
    }
    case 'end-is-there':
      return withUntil
    // The other job stays, and ours is added by its link.
    case 'other-job': {
      const standing = after.shown ?? toShown(entry)
      return { ...withUntil, shown: addNote(standing, noteOfOtherJob(entry)) }
    }
    case 'ours': {
      // A create without an answer names none, so that the one before stays.
      const job = entry.job ?? after.job
      // A later message may have set it to work again.
      const isReopened = isInDoubtSince(after, entry)
      return { ...withUntil, job: isReopened ? reopen(job) : job, shown }
    }
  }
}

function withoutSending(
  state: ConversationState,
  { nonce }: Attempt,
): ConversationState {
  return state.sending?.nonce === nonce ? { ...state, sending: null } : state
}

type Case =
  /** Nothing was sent, and only this run's announcement stands there. */
  | 'nothing-left'
  /** The request was not sent, or is not known to be. */
  | 'not-arrived'
  /** A later request says more about the job. */
  | 'overtaken'
  /** Somebody has seen the end of the job that this run has left at work. */
  | 'end-is-there'
  /** Another run's job stands there. */
  | 'other-job'
  | 'ours'

/**
 * What a run's entry is to the state. `before`: as read for this write.
 * `after`: with the delivery of this run put in. The first case that applies
 * counts: where nothing is left, nothing is shown. A request that has not arrived
 * has no job, and an overtaken one says nothing about it. Only then it matters
 * whose job stands there, and whether its end does.
 */
function caseOf(
  before: ConversationState,
  after: ConversationState,
  entry: Entry,
): Case {
  if (isNothingLeft(before, after, entry)) return 'nothing-left'
  if (!mayHaveArrived(entry)) return 'not-arrived'
  if (isOvertaken(after, entry)) return 'overtaken'
  if (isEndThere(before, entry)) return 'end-is-there'
  return isOfOtherRun(after.job, entry) ? 'other-job' : 'ours'
}

/**
 * Only a comment that the run has begun is removed, with its own announcement.
 */
function isNothingLeft(
  before: ConversationState,
  after: ConversationState,
  entry: Entry,
): boolean {
  const isSendingThis = before.sending?.nonce === entry.nonce
  const isOver = entry.delivery === 'unsent' && entry.shown.result !== null
  const isOwn = isOver && isSendingThis && entry.beginsComment
  return isOwn && remembersNothing(after)
}

/**
 * Whether a later request has gone to this job, or to the one that has replaced
 * it, whose run says until when it waits.
 */
function isOvertaken(
  { delivered, job: standing }: ConversationState,
  { job, shown }: Entry,
): boolean {
  return delivered.some(
    ({ jobId, announcedAt }) =>
      (jobId === job?.id || jobId === standing?.id) &&
      announcedAt > shown.startedAt,
  )
}

/**
 * Whether another writer, such as the reconcile, has put in the end of the job
 * while this run has left it open. `before` is the comment as read for this
 * write: on the first write of a message, it still has the end of the request
 * before, so that only a request that is delivered there counts. A job that was
 * gone may be there again.
 */
function isEndThere(
  { delivered, job: standing }: ConversationState,
  { key, kind, job }: Entry,
): boolean {
  const isOpenHere = job !== null && job.end === null
  const hasEndThere =
    standing !== null && standing.end !== null && standing.end !== 'gone'
  const isDelivered =
    kind === 'wait' || delivered.some((one) => isSameRequest(one.key, key))
  return isDelivered && isOpenHere && hasEndThere && standing.id === job.id
}

/**
 * A request may replace only the job that its announcement has found, and a run
 * that waits replaces none: nobody would follow any other, and its link would be
 * gone.
 */
function isOfOtherRun(
  standing: ConversationState['job'],
  entry: Entry,
): boolean {
  const { job } = entry
  const isOther = standing !== null && job !== null && standing.id !== job.id
  return isOther && (entry.kind === 'wait' || standing.id !== entry.jobIdBefore)
}

/**
 * Whether a message that came later, and may have arrived, can have set the job
 * to work again. One in doubt names no job, so that it may have been this one.
 */
function isInDoubtSince(
  { unconfirmed }: ConversationState,
  { shown }: Entry,
): boolean {
  return unconfirmed.some(
    ({ kind, announcedAt }) =>
      kind === 'message' && announcedAt > shown.startedAt,
  )
}

function noteOfOtherJob({ job }: Entry): Note {
  const { id: jobId = '', prLink = null } = job ?? {}
  return { kind: 'other-job', jobId, prLink }
}

function putDelivery(
  state: ConversationState,
  entry: Entry,
  now: string,
): ConversationState {
  const { delivery } = entry
  const isUnsent = delivery === 'unsent' || delivery === 'refused'
  // An attempt that waits has certainly not sent anything.
  if (entry.kind === 'wait' || isUnsent) return withoutDoubt(state, entry)
  const { key, nonce, kind, job, about } = entry
  const { startedAt: announcedAt } = entry.shown
  if (delivery === 'unconfirmed')
    return addUnconfirmed(state, { key, nonce, kind, announcedAt }, now)
  // What is being sent is in doubt only once it is given up.
  if (delivery !== 'delivered' || job === null) return state
  if (state.delivered.some((one) => isSameRequest(one.key, key))) return state

  const others = unconfirmedBeside(state, entry)
  // What was in doubt is counted already.
  const wasInDoubt = others.length < state.unconfirmed.length
  const added = { key, jobId: job.id, announcedAt, about }
  return {
    ...state,
    delivered: [...state.delivered, added].slice(-maxDelivered),
    messagedAt: kind === 'message' ? now : null,
    unconfirmed: others,
    // A create was delivered after a lost one only if people have looked for its
    // job, or it must have ended.
    createUnconfirmedAt: kind === 'create' ? null : state.createUnconfirmedAt,
    requestCount: state.requestCount + Number(!wasInDoubt),
  }
}

function addUnconfirmed(
  state: ConversationState,
  { key, nonce, kind, announcedAt }: Omit<Unconfirmed, 'doubtedAt'>,
  now: string,
): ConversationState {
  // What any attempt has delivered is in no doubt.
  const isKnown =
    state.unconfirmed.some((one) => one.nonce === nonce) ||
    state.delivered.some((one) => isSameRequest(one.key, key))
  if (isKnown) return state

  const added = { key, nonce, kind, announcedAt, doubtedAt: now }
  return {
    ...state,
    unconfirmed: [...state.unconfirmed, added].slice(-maxUnconfirmed),
    createUnconfirmedAt: kind === 'create' ? now : state.createUnconfirmedAt,
    requestCount: state.requestCount + 1,
  }
}

/**
 * The state without the doubt about what an attempt certainly did not send,
 * such as one that was taken for dead. That of another one stays, because
 * several can have the same request: the jobs of a matrix, or a re-run.
 */
export function withoutDoubt(
  state: ConversationState,
  attempt: Attempt,
): ConversationState {
  const others = unconfirmedBeside(state, attempt)
  if (others.length === state.unconfirmed.length) return state

  const hasCreate = others.some(({ kind }) => kind === 'create')
  return {
    ...state,
    unconfirmed: others,
    createUnconfirmedAt: hasCreate ? state.createUnconfirmedAt : null,
    requestCount: state.requestCount - 1,
  }
}

function unconfirmedBeside(
  { unconfirmed }: ConversationState,
  { nonce }: Attempt,
): Unconfirmed[] {
  return unconfirmed.filter((one) => one.nonce !== nonce)
}
