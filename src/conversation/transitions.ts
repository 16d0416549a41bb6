// Every change of a conversation's state, as pure functions.
import { outcome } from '../outcome.ts'
import type { ConversationState, RunRecord, Shown } from './state.ts'

const maxIds = 50

type Sending = NonNullable<ConversationState['sending']>

/** A run is about to send a request. */
export function markSending(
  state: ConversationState,
  { sending, until, shown }: { sending: Sending; until: string; shown: Shown },
): ConversationState {
  return { ...state, sending, until, shown: keepNewer(state.shown, shown) }
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
  const reason =
    sending.kind === 'create' ? 'create-unconfirmed' : 'message-unconfirmed'
  const ended = shown && {
    ...shown,
    ...outcome('unknown', reason),
    updatedAt: now,
  }
  return { ...addUnconfirmed(state, sending, now), sending: null, shown: ended }
}

/** Puts in all that a run knows. `now`: GitHub's time. */
export function putRun(
  state: ConversationState,
  run: RunRecord,
  now: string,
): ConversationState {
  const isSendingThis = state.sending?.nonce === run.request.nonce
  const settled = putDelivery(
    isSendingThis ? { ...state, sending: null } : state,
    run,
    now,
  )
  const next = { ...settled, until: run.until ?? earlierOf(settled.until, now) }
  // Another job that stands there already stays, and ours is added by its link.
  if (hasEndAlready(state, run)) return next
  if (isOfOtherRun(settled.job, run))
    return { ...next, shown: addNote(settled.shown ?? run.shown, noteOf(run)) }
  return {
    ...next,
    job: run.job ?? settled.job,
    shown: keepNewer(settled.shown, run.shown),
  }
}

function isOfOtherRun(
  standing: ConversationState['job'],
  { job, jobBefore }: RunRecord,
): boolean {
  return (
    standing !== null &&
    job !== null &&
    standing.id !== job.id &&
    standing.id !== jobBefore
  )
}

/** A reconcile saw the end of the job that this run has left at work. */
function hasEndAlready(
  { delivered, job: standing }: ConversationState,
  { request, job }: RunRecord,
): boolean {
  const isKnown = delivered.some(({ id }) => id === request.id)
  return (
    isKnown &&
    standing !== null &&
    standing.id === job?.id &&
    standing.end !== null &&
    job.end === null
  )
}

function noteOf({ job, request }: RunRecord): string {
  const opened = job?.prLink ? `, which opened ${job.prLink}` : ''
  const did = request.kind === 'wait' ? 'waited for' : 'started'
  return `Another workflow run ${did} the agent job \`${job?.id}\`${opened}.`
}

/** A second write of the same changes nothing. */
function earlierOf(until: string | null, now: string): string {
  return until !== null && until < now ? until : now
}

/**
 * The end of the job that the comment shows as open. A reconcile writes nothing
 * else.
 */
export function endJob(
  state: ConversationState,
  {
    job,
    shown,
  }: { job: NonNullable<ConversationState['job']>; shown: Shown | null },
): ConversationState {
  return state.job?.id === job.id ? { ...state, job, shown } : state
}

function putDelivery(
  state: ConversationState,
  run: RunRecord,
  now: string,
): ConversationState {
  const { id, kind } = run.request
  if (kind === 'wait') return state
  if (run.delivery === 'unconfirmed')
    return addUnconfirmed(state, { id, kind }, now)
  if (run.delivery !== 'delivered' || run.job === null) return state
  if (state.delivered.some((one) => one.id === id)) return state
  const counted = state.unconfirmed.includes(id) ? 0 : 1
  return {
    ...state,
    delivered: [...state.delivered, { id, jobId: run.job.id }].slice(-maxIds),
    unconfirmed: state.unconfirmed.filter((one) => one !== id),
    createUnconfirmedAt: kind === 'create' ? null : state.createUnconfirmedAt,
    requestCount: state.requestCount + counted,
  }
}

function addUnconfirmed(
  state: ConversationState,
  { id, kind }: { id: string; kind: 'create' | 'message' },
  now: string,
): ConversationState {
  if (
    state.unconfirmed.includes(id) ||
    state.delivered.some((one) => one.id === id)
  )
    return state
  return {
    ...state,
    unconfirmed: [...state.unconfirmed, id].slice(-maxIds),
    createUnconfirmedAt: kind === 'create' ? now : state.createUnconfirmedAt,
    requestCount: state.requestCount + 1,
  }
}

const maxNotes = 5

/** Adds a sentence, unless it is there. */
export function addNote(shown: Shown, note: string): Shown {
  if (shown.notes.includes(note)) return shown
  return { ...shown, notes: [...shown.notes, note].slice(-maxNotes) }
}

/**
 * An earlier run, such as one that ends late, does not hide what a later one
 * shows.
 */
function keepNewer(standing: Shown | null, shown: Shown): Shown {
  return standing !== null && standing.startedAt > shown.startedAt
    ? standing
    : shown
}
