// What to do about a request: a pure function of what the comment remembers,
// the request, and what else was looked up. The first rule that applies wins.
import {
  isSameInAnyAttempt,
  type RequestKey,
} from '../../conversation/state.ts'
import { outcome, unconfirmedEnd } from '../../outcome.ts'
import { maxJobMs } from '../../times.ts'
import { findCover, type WaitingPlan } from './cover.ts'
import { isCommandSent, planToSend, type SendingPlan } from './destination.ts'
import { eventNow } from './event-now.ts'
import {
  ask,
  askAboutJob,
  type EndingPlan,
  endWith,
  type Facts,
  type Look,
  withMemory,
} from './seen.ts'

export type Plan =
  | SendingPlan
  | WaitingPlan
  | Look
  /** Another run is sending. */
  | { kind: 'pause' }
  | EndingPlan

/**
 * What was sent is waited for first, whatever became of its event since. The
 * agent may have been told by another request. Only what has to be sent is read
 * as it is now.
 */
export function decide(facts: Facts): Plan {
  const { state, request, nonce, namedJobId } = facts
  if (namedJobId !== null && onlyWaits(facts))
    return { kind: 'wait', key: request.key, jobId: namedJobId, job: null }

  const recalled = recall(facts)
  if (recalled.kind !== 'new') return recalled
  // A covered request sends nothing, so that it waits for no other run. What is
  // for a job that the workflow names, no other job covers.
  const cover = namedJobId === null ? findCover(facts) : null
  if (cover !== null) return cover

  // Its own is there if the announcement has to be made again.
  const isOtherSending = state.sending !== null && state.sending.nonce !== nonce
  return isOtherSending ? { kind: 'pause' } : unlessRefused(facts, recalled.key)
}

/**
 * Whether the run sends nothing to the job that it names: the workflow says
 * nothing, and a command that the run may have sent to this job before is not
 * sent to it again. Without a comment, nobody remembers that.
 */
function onlyWaits(facts: Facts): boolean {
  const { hasPrompt, command } = facts.request
  const mayHaveIt = !facts.isTracked || isCommandSent(facts)
  return !hasPrompt && (command === null || mayHaveIt)
}

type Recalled =
  | Look
  | WaitingPlan
  | EndingPlan
  | { kind: 'new'; key: RequestKey }

/**
 * What the comment remembers of the request, which is that of the same workflow
 * run, job, step and prompt. A later attempt of the run asks anew if the job of
 * the one before came to nothing, and then its number is part of the key. What
 * this attempt has sent itself, it waits for. One that is unconfirmed may have
 * arrived, and is not sent again.
 */
function recall({ state, request, seen, now }: Facts): Recalled {
  const newest = [...state.delivered, ...state.unconfirmed]
    .filter((one) => isSameInAnyAttempt(one.key, request.key))
    .toSorted((a, b) => (a.key.attempt ?? 0) - (b.key.attempt ?? 0))
    // Of equal attempts, such as the legs of a matrix, the one in doubt.
    .at(-1)
  if (newest === undefined) return { kind: 'new', key: request.key }
  if (!('jobId' in newest)) return endWith(unconfirmedEnd(newest.kind))

  const { key, jobId } = newest
  const isLater = request.attempt > 1 && key.attempt !== request.attempt
  const looked = seen.jobs[jobId]
  if (!isLater) return { kind: 'wait', key, jobId, job: null }
  if (looked === undefined) return askAboutJob(state, jobId, now)

  const { job, cameToNothing } = withMemory(state, jobId, looked)
  return cameToNothing
    ? { kind: 'new', key: { ...key, attempt: request.attempt } }
    : { kind: 'wait', key, jobId, job }
}

/**
 * Sends the request, unless there is a reason not to. The command is read
 * before the limit counts, because an administrator's passes it, unless someone
 * with less permission has edited it.
 */
function unlessRefused(given: Facts, key: RequestKey): Plan {
  const event = eventNow(given)
  if (event.kind !== 'stands') return event

  const facts = { ...given, request: event.request }
  // What asks nothing comes first.
  const refusal = limitOf(facts) ?? refusalOfAuthor(facts)
  if (refusal !== null) return refusal
  const plan = planToSend(facts, { key, about: event.about })
  // A message names its job, so that it can start no second one.
  return plan.kind === 'create' && isBarredByLostCreate(facts)
    ? endWith(unconfirmedEnd('create'))
    : plan
}

/**
 * Whether the author of the pull request or issue may ask, null if so. After
 * the first request in its own conversation, somebody who may has asked for it.
 * A command has no author to ask about: whoever commented it was checked.
 */
function refusalOfAuthor({
  state,
  request: { author, hasConversation },
  seen,
}: Facts): Look | EndingPlan | null {
  const isWanted = hasConversation && state.requestCount > 0
  if (author === null || isWanted) return null
  if (seen.author === 'not-asked') return ask({ what: 'author', author })
  return seen.author === 'may-ask' ? null : endWith(seen.author)
}

/** Why `max-requests` lets nothing through, null if it does. */
function limitOf({
  state,
  request,
  maxRequests,
  whyNoComment: why,
}: Facts): EndingPlan | null {
  if (maxRequests === 0) return null
  // Nothing is sent that the comment cannot count.
  if (why !== null)
    return endWith(outcome('rejected', 'memory-unwritable', { why }))

  const mayPass = request.command?.isByAdmin === true
  return state.requestCount >= maxRequests && !mayPass
    ? endWith(outcome('skipped', 'request-limit'))
    : null
}

/**
 * For 26 hours after an unconfirmed create, only a slash command posted after
 * it may start another job: the comment has told people to look for its job
 * first.
 */
function isBarredByLostCreate({
  state: { createUnconfirmedAt: at },
  request: { command },
  now,
}: Facts): boolean {
  if (at === null) return false
  const isLater =
    command !== null && Date.parse(command.postedAt) > Date.parse(at)
  return !isLater && Date.parse(now) - Date.parse(at) < maxJobMs
}
