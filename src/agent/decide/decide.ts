// What to do about a request: a pure function of what the comment remembers,
// the request, and what else was asked. The first rule that applies wins.
import { doubtOf } from '../../conversation/doubt.ts'
import { takesNoMessage } from '../../conversation/job-record.ts'
import {
  isSameInAnyAttempt,
  isSameRequest,
} from '../../conversation/request-key.ts'
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
import type { Question, Seen } from './seen.ts'

/** To send a request. */
export type SendingPlan = {
  kind: 'send'
  key: RequestKey
  /** As it reads now. */
  request: Request
  /** The job that gets a message, null for a create. */
  jobId: string | null
  /**
   * What the announcement is written on: the state of the comment without this
   * request, or one that a dead run left.
   */
  state: ConversationState
  notes: readonly Note[]
  /**
   * The commit that the agent will be told of, as the event reads now. Null for
   * none.
   */
  head: string | null
}

export type Plan =
  | SendingPlan
  /** Something has to be asked before it is clear what to do. */
  | { kind: 'look'; question: Question }
  /** Follow a job without sending anything. `job`: as it was read just now. */
  | { kind: 'wait'; key: RequestKey; jobId: string; job: Job | null }
  /** Another run is sending. */
  | { kind: 'pause' }
  | { kind: 'end'; outcome: Outcome }

export type Facts = {
  state: ConversationState
  /** How long ago the comment was written, by GitHub's clock. */
  ageMs: number
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
  docsHost: string
  /** Id of a job that this run found to take no message. */
  unusableJobId: string | null
}

/** What to do now. */
export function decide(facts: Facts): Plan {
  const { request, namedJobId } = facts
  if (namedJobId !== null && !request.hasPrompt)
    return { kind: 'wait', key: request.key, jobId: namedJobId, job: null }

  const recalled = recall(facts)
  if (recalled.kind === 'look' || recalled.kind === 'wait') return recalled
  const cover = namedJobId === null ? findCover(facts) : notCovered
  if (cover.kind === 'look') return cover
  if (cover.kind === 'covered') {
    const { job } = cover
    return { kind: 'wait', key: request.key, jobId: job.id, job }
  }
  // An unconfirmed request is refused, whoever is sending.
  const { key } = recalled
  return isOtherSending(facts) && recalled.kind === 'new'
    ? afterOther(facts, key)
    : unlessRefused(facts, { key, notes: [] })
}

/** Whether another run stands in the comment as sending. */
function isOtherSending({ state: { sending }, nonce }: Facts): boolean {
  return sending !== null && sending.nonce !== nonce
}

/**
 * What to do once the other run has sent its request, or is dead. `mine`: the
 * key of this request.
 */
function afterOther(facts: Facts, mine: RequestKey): Plan {
  const { state, now, seen } = facts
  if (!isSendingDead(state, facts.ageMs)) return { kind: 'pause' }
  // One reading can be old.
  if (!seen.isReadTwice) return { kind: 'look', question: { what: 'comment' } }

  const settled = { ...facts, state: giveUpSending(state, now) }
  // The dead run may have been an earlier attempt of this one.
  const recalled = recall(settled)
  const key = recalled.kind === 'unconfirmed' ? recalled.key : mine
  const asked = state.sending?.asked ?? null
  return unlessRefused(settled, {
    key,
    notes: [{ kind: 'unconfirmed', asked }],
  })
}

type Recalled =
  | Extract<Plan, { kind: 'look' | 'wait' }>
  | { kind: 'unconfirmed'; key: RequestKey }
  | { kind: 'new'; key: RequestKey }

/**
 * What the comment remembers of the request. A later attempt of the run asks
 * anew if the job of the one before came to nothing, and then its number is part
 * of the key.
 */
function recall({ state, request, seen }: Facts): Recalled {
  const newest = [
    ...state.delivered.map(({ request: key, jobId }) => ({ key, jobId })),
    ...state.unconfirmed.map(({ request: key }) => ({ key, jobId: null })),
  ]
    .filter(({ key }) => isSameInAnyAttempt(key, request.key))
    .toSorted((a, b) => (a.key.attempt ?? 0) - (b.key.attempt ?? 0))
    .at(-1)
  if (newest === undefined) return { kind: 'new', key: request.key }

  const { key, jobId } = newest
  if (jobId === null) return { kind: 'unconfirmed', key }
  const isLater = request.attempt > 1 && key.attempt !== request.attempt
  const look = seen.jobs[jobId]
  if (isLater && look === undefined)
    return { kind: 'look', question: { what: 'job', jobId } }

  return isLater && look?.cameToNothing
    ? { kind: 'new', key: { ...key, attempt: request.attempt } }
    : { kind: 'wait', key, jobId, job: look?.job ?? null }
}

type Intent = { key: RequestKey; notes: readonly Note[] }

/** Sends the request, unless there is a reason not to. */
function unlessRefused(facts: Facts, intent: Intent): Plan {
  const unconfirmed = facts.state.unconfirmed.find((one) =>
    isSameRequest(one.request, intent.key),
  )
  if (unconfirmed) return { kind: 'end', outcome: doubtOf(unconfirmed.kind) }
  if (isLimitReached(facts))
    return { kind: 'end', outcome: outcome('skipped', 'request-limit') }
  const { eventNow } = facts.seen
  if (eventNow === null) return { kind: 'look', question: { what: 'event' } }
  if (eventNow.kind === 'over')
    return { kind: 'end', outcome: outcome('skipped', eventNow.reason) }

  const request = { ...facts.request, command: eventNow.command }
  const plan = planToSend({ ...facts, request }, intent, eventNow.head)
  const isCreate = plan.kind === 'send' && plan.jobId === null
  return isCreate && isCreateUnconfirmed(plan, facts.now)
    ? { kind: 'end', outcome: doubtOf('create') }
    : plan
}

function isLimitReached({ state, request, maxRequests }: Facts): boolean {
  const mayPass = request.command?.isByAdmin === true
  return maxRequests > 0 && state.requestCount >= maxRequests && !mayPass
}

function planToSend(
  { state, request, namedJobId, unusableJobId, seen, docsHost }: Facts,
  { key, notes }: Intent,
  head: string | null,
): Plan {
  const plan = { kind: 'send', key, request, state, notes, head } as const
  if (namedJobId !== null) return { ...plan, jobId: namedJobId }
  if (state.job === null || request.command?.isNew || !request.isFollowUp)
    return { ...plan, jobId: null }
  if (isUnusable(state.job, { unusableJobId, seen }))
    return { ...plan, jobId: null, notes: [...notes, { kind: 'job-replaced' }] }

  const read = seen.jobs[state.job.id]
  const mayHaveLink = state.job.prLink === null && state.job.end === null
  if (mayHaveLink && read === undefined)
    return { kind: 'look', question: { what: 'job', jobId: state.job.id } }

  const link = read?.job?.pullRequest ?? parsePullRequestLink(state.job.prLink)
  const { docsPull } = seen
  if (docsPull === 'not-asked' && link && new URL(link.url).host === docsHost)
    return { kind: 'look', question: { what: 'docs-pull', link } }
  return docsPull === 'merged' || docsPull === 'closed'
    ? { ...plan, jobId: null, notes: [...notes, { kind: `pull-${docsPull}` }] }
    : { ...plan, jobId: state.job.id }
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
function isCreateUnconfirmed(
  { state: { createUnconfirmedAt: at }, request: { command } }: SendingPlan,
  now: string,
): boolean {
  if (at === null) return false
  const isLater =
    command !== null && Date.parse(command.askedAt) > Date.parse(at)
  return !isLater && Date.parse(now) - Date.parse(at) < maxUnconfirmedMs
}
