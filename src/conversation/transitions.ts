// How what a run has to say changes the state of a conversation: pure
// functions.
import { doubtOf, mayHaveArrived } from './doubt.ts'
import type { Entry } from './entry.ts'
import { reopened } from './job-record.ts'
import { isSameRequest } from './request-key.ts'
import { addNote, keepNewer, toShown } from './shown.ts'
import { type ConversationState, type Note, remembersNothing } from './state.ts'

/** With long names in all of them, a comment has room for these. */
const maxDelivered = 50
const maxUnconfirmed = 25

type Sending = NonNullable<ConversationState['sending']>
type Unconfirmed = ConversationState['unconfirmed'][number]
type Attempt = Pick<Unconfirmed, 'nonce'>

/** A run is about to send a request. */
export function markSending(
  state: ConversationState,
  sending: Sending,
  entry: Entry,
): ConversationState {
  const shown = keepNewer(state.shown, toShown(entry))
  return { ...state, sending, until: entry.until, shown }
}

/** A run is dead that stands as sending after nobody wrote for so long. */
const maxSendingMs = 3 * 60_000

/**
 * Whether the run that is sending is dead. `sinceWriteMs`: how long ago the
 * comment was written.
 */
export function isSendingDead(
  { sending }: ConversationState,
  sinceWriteMs: number,
): boolean {
  return sending !== null && sinceWriteMs >= maxSendingMs
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

  const settled = {
    ...addUnconfirmed(state, sending, now),
    sending: null,
    job: sending.kind === 'message' ? reopened(state.job) : state.job,
  }
  if (shown === null) return settled
  // Another run may have shown its own end since.
  const { asked, kind, key } = sending
  if (!isSameRequest(shown.key, key)) {
    const note = { kind: 'unconfirmed', asked } as const
    return { ...settled, shown: addNote(shown, note) }
  }
  const delivery = 'unconfirmed' as const
  const ended = { ...shown, ...doubtOf(kind), delivery, updatedAt: now }
  return { ...settled, shown: ended }
}

/**
 * Puts in all that a run has to say. Null: nothing is left to say, and the run
 * began the comment. `now`: GitHub's time.
 */
export function putEntry(
  state: ConversationState,
  entry: Entry,
  now: string,
): ConversationState | null {
  const isSendingThis = state.sending?.nonce === entry.nonce
  const settled = putDelivery(
    isSendingThis ? { ...state, sending: null } : state,
    entry,
    now,
  )
  const isOver = entry.delivery === 'unsent' && entry.shown.result !== null
  // Only a comment that it has begun itself, and that has its announcement.
  const isOwn = isOver && isSendingThis && entry.beginsComment
  if (isOwn && remembersNothing(settled)) return null

  const shown = keepNewer(settled.shown, toShown(entry))
  if (isOvertaken(settled, entry)) return { ...settled, shown }
  const next = { ...settled, until: entry.until }
  // What was not sent leaves the conversation with the job that it has.
  if (!mayHaveArrived(entry)) return { ...next, shown }
  // By the state before, in which this request is not yet a delivered one.
  if (hasEndAlready(state, entry)) return next
  // Another job that stands there already stays, and ours is added by its link.
  if (isOfOtherRun(settled.job, entry))
    return {
      ...next,
      shown: addNote(settled.shown ?? toShown(entry), noteOfOtherJob(entry)),
    }
  const job = entry.job ?? settled.job
  const isEndSure = !isInDoubtSince(settled, entry)
  return { ...next, job: isEndSure ? job : reopened(job), shown }
}

/** Whether a later message may have set the job to work again. */
function isInDoubtSince(
  { unconfirmed }: ConversationState,
  entry: Entry,
): boolean {
  if (entry.kind === 'wait') return false
  const { announcedAt: sinceAt } = entry
  return unconfirmed.some(
    ({ kind, announcedAt }) => kind === 'message' && announcedAt > sinceAt,
  )
}

/**
 * Whether a later request has gone to this job, or to the one that has replaced
 * it, which says more.
 */
function isOvertaken(
  { delivered, job: standing }: ConversationState,
  { key, kind, job }: Entry,
): boolean {
  if (kind === 'wait') return false
  const isOurs = delivered
    .filter(({ jobId }) => jobId === job?.id || jobId === standing?.id)
    .map((one) => isSameRequest(one.key, key))
  return isOurs.includes(true) && isOurs.at(-1) === false
}

function isOfOtherRun(
  standing: ConversationState['job'],
  entry: Entry,
): boolean {
  const { job } = entry
  const isOther = standing !== null && job !== null && standing.id !== job.id
  return isOther && (entry.kind === 'wait' || standing.id !== entry.jobIdBefore)
}

/**
 * Whether somebody has seen the end of the job that this run has left at work,
 * or waits for. A job that was gone may be there again. `before`: the state to
 * which this entry has added nothing.
 */
function hasEndAlready(
  before: ConversationState,
  { key, kind, job }: Entry,
): boolean {
  const { delivered, job: standing } = before
  const isKnown =
    kind === 'wait' || delivered.some((one) => isSameRequest(one.key, key))
  return (
    isKnown &&
    standing !== null &&
    standing.id === job?.id &&
    standing.end !== null &&
    standing.end !== 'gone' &&
    job.end === null
  )
}

function noteOfOtherJob({ job, kind }: Entry): Note {
  const { id: jobId = '', prLink = null } = job ?? {}
  return { kind: 'other-job', jobId, prLink, isWait: kind === 'wait' }
}

function putDelivery(
  state: ConversationState,
  entry: Entry,
  now: string,
): ConversationState {
  // An attempt that waits has certainly not sent anything.
  if (entry.kind === 'wait') return withdraw(state, entry)
  const { key, nonce, kind, delivery, job, announcedAt, head } = entry
  if (delivery === 'unsent' || delivery === 'refused')
    return withdraw(state, entry)
  if (delivery === 'unconfirmed')
    return addUnconfirmed(state, { key, nonce, kind, announcedAt }, now)
  if (delivery !== 'delivered' || job === null) return state
  if (state.delivered.some((one) => isSameRequest(one.key, key))) return state

  const others = unconfirmedBeside(state, entry)
  const isCounted = others.length < state.unconfirmed.length
  const added = { key, jobId: job.id, announcedAt, head }
  return {
    ...state,
    delivered: [...state.delivered, added].slice(-maxDelivered),
    messagedAt: kind === 'message' ? now : null,
    unconfirmed: others,
    createUnconfirmedAt: kind === 'create' ? null : state.createUnconfirmedAt,
    requestCount: state.requestCount + Number(!isCounted),
  }
}

function addUnconfirmed(
  state: ConversationState,
  { key, nonce, kind, announcedAt }: Omit<Unconfirmed, 'doubtedAt'>,
  now: string,
): ConversationState {
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
export function withdraw(
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
