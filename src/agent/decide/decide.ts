// What to do about a request: a pure function of what the comment remembers,
// the request, and what else was looked up. The first rule that applies wins.
import { doubtOf } from '../../conversation/doubt.ts'
import { takesNoMessage } from '../../conversation/job-record.ts'
import { isSameInAnyAttempt } from '../../conversation/request-key.ts'
import type {
  ConversationState,
  Note,
  RequestKey,
} from '../../conversation/state.ts'
import { giveUpSending, isSendingDead } from '../../conversation/transitions.ts'
import type { Job } from '../../mintlify/job.ts'
import { parsePullRequestLink } from '../../mintlify/pull-request-link.ts'
import { type Outcome, outcome } from '../../outcome.ts'
import type { Request } from '../request.ts'
import { findCover, notCovered } from './cover.ts'
import { eventNow } from './event-now.ts'
import type { Question, Seen } from './seen.ts'

/** To send a request. */
export type SendingPlan = {
  kind: 'send'
  key: RequestKey
  /** As it reads now, or as it read when this run first prepared it. */
  request: Request
  /** The job that gets a message, null for a create. */
  jobId: string | null
  /**
   * What the announcement is written on: what our comment remembers, with the
   * request of a dead run noted as in doubt.
   */
  state: ConversationState
  notes: readonly Note[]
  /**
   * The last commit that the agent will be told of. Null for none that is
   * known.
   */
  head: string | null
}

/** To follow a job without sending anything. */
export type WaitingPlan = {
  kind: 'wait'
  key: RequestKey
  jobId: string
  /** As it was read just now, null if it was not, or could not be. */
  job: Job | null
}

export type Plan =
  | SendingPlan
  /** Something has to be asked before it is clear what to do. */
  | { kind: 'look'; question: Question }
  | WaitingPlan
  /** Another run is sending. */
  | { kind: 'pause' }
  | { kind: 'end'; outcome: Outcome }

export type Facts = {
  state: ConversationState
  /** How long ago it was last written when it was read, by GitHub's clock. */
  sinceWriteMs: number
  /** GitHub's time, ISO 8601. */
  now: string
  request: Request
  seen: Seen
  /** Of this attempt. */
  nonce: string
  /** Input `job-id`. */
  namedJobId: string | null
  /** Input `max-requests`, 0 for no limit. */
  maxRequests: number
  /** Host of the web pages that the token is for. */
  gitHubHost: string
  /** Id of a job that this run found to take no message. */
  unusableJobId: string | null
}

/**
 * What to do now. `notes`: what else to say in the comment if a request is
 * sent.
 */
export function decide(facts: Facts, notes: readonly Note[] = []): Plan {
  const { request, namedJobId } = facts
  if (namedJobId !== null && !request.hasPrompt)
    return { kind: 'wait', key: request.key, jobId: namedJobId, job: null }

  const recalled = recall(facts)
  if (recalled.kind !== 'new') return recalled
  const cover = namedJobId === null ? findCover(facts) : notCovered
  if (cover.kind === 'look') return cover
  if (cover.kind === 'covered') {
    const { job } = cover
    return { kind: 'wait', key: request.key, jobId: job.id, job }
  }
  const { key } = recalled
  return isOtherSending(facts)
    ? besideOther(facts)
    : unlessRefused(facts, { key, notes })
}

/** Whether another run stands in the comment as sending. */
function isOtherSending({ state: { sending }, nonce }: Facts): boolean {
  return sending !== null && sending.nonce !== nonce
}

/** What to do while another run stands as sending. */
function besideOther(facts: Facts): Plan {
  const { state, sinceWriteMs, now, seen } = facts
  if (!isSendingDead(state, sinceWriteMs)) return { kind: 'pause' }
  // One reading can be old.
  if (!seen.isReadTwice) return { kind: 'look', question: { what: 'comment' } }

  // The dead run may have been an earlier attempt of this one.
  const settled = { ...facts, state: giveUpSending(state, now) }
  const asked = state.sending?.asked ?? null
  return decide(settled, [{ kind: 'unconfirmed', asked }])
}

type Recalled =
  | Extract<Plan, { kind: 'look' | 'wait' | 'end' }>
  | { kind: 'new'; key: RequestKey }

/**
 * What the comment remembers of the request. A later attempt of the run asks
 * anew if the job of the one before came to nothing, and then its number is
 * part of the key.
 */
function recall({ state, request, seen }: Facts): Recalled {
  const newest = [...state.delivered, ...state.unconfirmed]
    .filter((one) => isSameInAnyAttempt(one.key, request.key))
    .toSorted((a, b) => (a.key.attempt ?? 0) - (b.key.attempt ?? 0))
    .at(-1)
  if (newest === undefined) return { kind: 'new', key: request.key }
  if (!('jobId' in newest))
    return { kind: 'end', outcome: doubtOf(newest.kind) }

  const { key, jobId } = newest
  const isLater = request.attempt > 1 && key.attempt !== request.attempt
  const looked = seen.jobs[jobId]
  if (isLater && looked === undefined)
    return { kind: 'look', question: { what: 'job', jobId } }

  return isLater && looked?.cameToNothing
    ? { kind: 'new', key: { ...key, attempt: request.attempt } }
    : { kind: 'wait', key, jobId, job: looked?.job ?? null }
}

type New = { key: RequestKey; notes: readonly Note[] }

/** Sends the request, unless there is a reason not to. */
function unlessRefused(facts: Facts, { key, notes }: New): Plan {
  if (isLimitReached(facts))
    return { kind: 'end', outcome: outcome('skipped', 'request-limit') }
  const now = eventNow(facts)
  if (now.kind === 'look') return now
  if (now.kind === 'over')
    return { kind: 'end', outcome: outcome('skipped', now.reason) }

  const { request, head } = now
  const plan = planToSend({ ...facts, request }, { key, notes, head })
  const isCreate = plan.kind === 'send' && plan.jobId === null
  return isCreate && isBarredByLostCreate(plan, facts.now)
    ? { kind: 'end', outcome: doubtOf('create') }
    : plan
}

function isLimitReached({ state, request, maxRequests }: Facts): boolean {
  const mayPass = request.command?.isByAdmin === true
  return maxRequests > 0 && state.requestCount >= maxRequests && !mayPass
}

function planToSend(
  { state, request, namedJobId, unusableJobId, seen, gitHubHost }: Facts,
  { key, notes, head }: New & Pick<SendingPlan, 'head'>,
): Plan {
  const plan = { kind: 'send', key, request, state, notes, head } as const
  const isFollowUp = request.isFollowUp && !request.command?.isNew
  if (state.job === null || namedJobId !== null || !isFollowUp)
    return {
      ...plan,
      jobId: namedJobId,
      notes: [...notes, ...notesOfLeftJob(state.job, namedJobId)],
    }
  if (isUnusable(state.job, { unusableJobId, seen }))
    return { ...plan, jobId: null, notes: [...notes, { kind: 'job-replaced' }] }

  const read = seen.jobs[state.job.id]
  const mayHaveLink = state.job.prLink === null && state.job.end === null
  if (mayHaveLink && read === undefined)
    return { kind: 'look', question: { what: 'job', jobId: state.job.id } }

  const link = read?.job?.pullRequest ?? parsePullRequestLink(state.job.prLink)
  const { docsPull } = seen
  if (docsPull === 'not-asked' && link && new URL(link.url).host === gitHubHost)
    return { kind: 'look', question: { what: 'docs-pull', link } }
  return docsPull === 'merged' || docsPull === 'closed'
    ? { ...plan, jobId: null, notes: [...notes, { kind: `pull-${docsPull}` }] }
    : { ...plan, jobId: state.job.id }
}

/** Nobody follows a job any more that another one takes the place of. */
function notesOfLeftJob(
  left: ConversationState['job'],
  nextJobId: string | null,
): Note[] {
  if (left === null || left.end !== null || left.id === nextJobId) return []
  const { id: jobId, prLink } = left
  return [{ kind: 'other-job', jobId, prLink, isWait: false }]
}

function isUnusable(
  job: NonNullable<ConversationState['job']>,
  { unusableJobId, seen }: Pick<Facts, 'unusableJobId' | 'seen'>,
): boolean {
  const isNothing = seen.jobs[job.id]?.cameToNothing === true
  return isNothing || takesNoMessage(job) || job.id === unusableJobId
}

/** After this time, Mintlify's own limit has ended any job. */
const maxUnconfirmedMs = 26 * 3_600_000

/**
 * After a create that nobody can confirm, nobody creates except who comments
 * the slash command later.
 */
function isBarredByLostCreate(
  { state: { createUnconfirmedAt: at }, request: { command } }: SendingPlan,
  now: string,
): boolean {
  if (at === null) return false
  const isLater =
    command !== null && Date.parse(command.askedAt) > Date.parse(at)
  return !isLater && Date.parse(now) - Date.parse(at) < maxUnconfirmedMs
}
