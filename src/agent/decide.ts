// What to do about a request: a pure function of what the comment remembers,
// the request and the inputs. The first rule that applies wins.
import { cameToNothing, takesNoMessage } from '../conversation/job-record.ts'
import type { ConversationState } from '../conversation/state.ts'
import { giveUpSending } from '../conversation/transitions.ts'
import { type Outcome, outcome } from '../outcome.ts'
import type { Request } from './request.ts'

/**
 * `state`: what the comment says but for this request. `deadNonce`: of a run
 * that was sending and is dead, null for none.
 */
type Sending = {
  id: string
  state: ConversationState
  notes: string[]
  deadNonce: string | null
}

export type Plan =
  | (Sending & { kind: 'create' })
  | (Sending & { kind: 'message'; jobId: string })
  /** Follow a job without sending anything. */
  | { kind: 'wait'; id: string; jobId: string }
  | { kind: 'read-again' }
  | { kind: 'end'; outcome: Outcome; deadNonce: string | null }

export type Facts = {
  state: ConversationState
  /** How long ago the comment was written, by GitHub's clock. */
  ageMs: number
  /** GitHub's time, ISO 8601. */
  now: string
  request: Request
  /** Of this attempt. */
  nonce: string
  /** Input `job-id`. */
  jobId: string | null
  /** Input `max-requests`, 0 for no limit. */
  maxRequests: number
  /** Id of a job that this run found gone, failed or archived. */
  unusableJobId: string | null
}

/** A run that was sending for longer than that is dead. */
const maxSendingMs = 2 * 60_000
/** After this time, Mintlify's own limit has ended any job. */
const maxUnconfirmedMs = 26 * 3_600_000

/** What to do now. */
export function decide(facts: Facts): Plan {
  const { state: found, request, nonce, now } = facts
  if (facts.jobId !== null && !request.hasPrompt)
    return { kind: 'wait', id: request.id, jobId: facts.jobId }

  const { id, jobId } = remembered(found, request)
  if (jobId !== null) return { kind: 'wait', id, jobId }

  const other = found.sending?.nonce === nonce ? null : found.sending
  const isAlive = other !== null && facts.ageMs < maxSendingMs
  if (isAlive && !found.unconfirmed.includes(id)) return { kind: 'read-again' }
  const dead = isAlive ? null : other
  const state = dead === null ? found : giveUpSending(found, now)
  const end = reasonNotToSend(state, facts)
  const deadNonce = dead?.nonce ?? null
  if (end !== null) return { kind: 'end', outcome: end, deadNonce }
  const notes = dead === null ? [] : [unconfirmedNote(found)]
  return planToSend({ ...facts, state }, { id, state, notes, deadNonce })
}

/** Why nothing is sent, null if the request is to be sent. */
function reasonNotToSend(
  state: ConversationState,
  facts: Facts,
): Outcome | null {
  const { request, maxRequests } = facts
  const isUnconfirmed = state.unconfirmed.includes(
    remembered(state, request).id,
  )
  const isCreate = isCreateUnconfirmed(state, facts)
  if (isUnconfirmed || (isCreate && facts.jobId === null))
    return outcome(
      'unknown',
      isCreate || state.job === null
        ? 'create-unconfirmed'
        : 'message-unconfirmed',
    )

  const mayPass = request.command?.isByAdmin === true
  const isLimitReached =
    maxRequests > 0 && state.requestCount >= maxRequests && !mayPass
  return isLimitReached ? outcome('skipped', 'request-limit') : null
}

function planToSend(
  { state, request, jobId, unusableJobId }: Facts,
  plan: Sending,
): Plan {
  if (jobId !== null) return { ...plan, kind: 'message', jobId }
  if (state.job === null || request.command?.isNew || !request.isFollowUp)
    return { ...plan, kind: 'create' }
  if (isUnusable(state.job, unusableJobId))
    return { ...plan, kind: 'create', notes: [...plan.notes, replacedNote] }
  return { ...plan, kind: 'message', jobId: state.job.id }
}

/**
 * The id of the request, and the job that it was delivered to, null if it was
 * not. A later attempt asks anew if that job failed or was archived.
 */
function remembered(state: ConversationState, { id, attempt }: Request) {
  const ids = [...state.delivered.map((one) => one.id), ...state.unconfirmed]
  const isSame = (one: string) => one === id || one.startsWith(`${id}/`)
  const earlier = attempt > 1 ? ids.findLast(isSame) : undefined
  const known = earlier ?? id
  const jobId = state.delivered.find((one) => one.id === known)?.jobId ?? null
  const isOver =
    state.job !== null && state.job.id === jobId && cameToNothing(state.job)
  const isNew =
    attempt > 1 && jobId !== null && isOver && known !== `${id}/${attempt}`
  return isNew ? { id: `${id}/${attempt}`, jobId: null } : { id: known, jobId }
}

function isUnusable(
  job: ConversationState['job'],
  unusableJobId: string | null,
): boolean {
  return job !== null && (takesNoMessage(job) || job.id === unusableJobId)
}

/**
 * After a create that nobody can confirm, nobody creates except who comments
 * the slash command later.
 */
function isCreateUnconfirmed(
  { createUnconfirmedAt: at, job }: ConversationState,
  { request: { command }, now, unusableJobId }: Facts,
): boolean {
  if (at === null || (job !== null && !isUnusable(job, unusableJobId)))
    return false
  const isLater =
    command !== null && Date.parse(command.askedAt) > Date.parse(at)
  return !isLater && Date.parse(now) - Date.parse(at) < maxUnconfirmedMs
}

function unconfirmedNote({ shown }: ConversationState): string {
  const what = shown?.request
    ? `: \`${shown.request.replaceAll('`', "'")}\``
    : ''
  return `Couldn't confirm that an earlier request arrived${what}. Ask again if its effect is missing.`
}

const replacedNote =
  'Started a new agent job, because the previous one is gone, failed, or was archived.'
