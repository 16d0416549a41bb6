// What each poll means for whoever waits for a job. The loop only asks again; every decision is here.
import {
  classifyFailure,
  type FailureClass,
  type HttpFailure,
  type HttpOutcome,
} from '../http/http-outcome.ts'
import { reasonForFailure } from '../mintlify/failure-reason.ts'
import { hasEnded, type Job, keepLink } from '../mintlify/job.ts'
import { type Outcome, outcome, outcomeOfEndedJob } from '../state/outcome.ts'
import { checkMessageAck, type PendingMessage } from './message-ack.ts'

export type PollState = {
  jobId: string
  /** The last good reading, or the response to the create. */
  job: Job | null
  /** `idle`: only until the job is free for a message. */
  until: 'finished' | 'idle'
  /** Whether this run created the job: the service may need a moment to find a new one. */
  isNew: boolean
  /** The message that the job has not acknowledged yet, null when there is none. */
  pendingMessage: PendingMessage | null
  startedMs: number
  /** When the service last gave a good response. The start counts as one. */
  lastGoodMs: number
  /** Whether the service has responded to any poll. */
  hasResponded: boolean
  missedPolls: number
  clientErrors: number
  notFound: { count: number; sinceMs: number } | null
  slowdowns: number
  linkRetries: number
}

export type NextPoll = { kind: 'wait'; minMs: number } | { kind: 'poll-again'; inMs: number } | Outcome

export type PollStep = {
  state: PollState
  next: NextPoll
  /** Why a poll gave no good reading, null if it did. */
  problem: string | null
}

/** What to do before the first poll. A job that has ended needs none. */
export function beforeFirstPoll(state: PollState): PollStep {
  return state.pendingMessage ? wait(state) : finishIfDone(state, null)
}

/** The state after one poll, and what to do next. */
export function reduce(state: PollState, polled: HttpOutcome<Job>, nowMs: number): PollStep {
  if (polled.kind !== 'value') return onFailure(state, polled, nowMs)
  if (polled.value.id === state.jobId) return onJob(state, polled.value, nowMs)
  return countMissedPoll({ ...state, hasResponded: true }, 'the answer was about another job', nowMs)
}

const noErrors = { clientErrors: 0, notFound: null }

/** The outcome when the time of the wait is up. */
export function endAtDeadline({ job, pendingMessage, hasResponded }: PollState): Outcome {
  if (pendingMessage?.isDeliveryUncertain) return outcome('unknown', { reason: 'message-unconfirmed', job })
  if (job && hasEnded(job) && !pendingMessage) return outcomeOfEndedJob(job)
  if (!hasResponded) return outcome('unknown', { reason: 'unreachable', job })
  return outcome('timed-out', { reason: 'deadline', job })
}

function onFailure(state: PollState, failure: HttpFailure, nowMs: number): PollStep {
  const isResponse = failure.kind === 'status' || failure.kind === 'unreadable'
  const responded = isResponse ? { ...state, hasResponded: true } : state
  const failureClass = classifyFailure(failure)
  if (failure.kind === 'status' && failureClass === 'rate-limited') return onRateLimit(responded, failure)
  if (failure.kind === 'status' && failure.status === 404) return onNotFound(responded, failure.detail, nowMs)
  if (clientErrors.includes(failureClass)) return onClientError(responded, failure)
  return countMissedPoll(responded, failure.detail, nowMs)
}

/** What another call would get, too. */
const clientErrors: readonly FailureClass[] = ['client-error', 'tls', 'blocked']

type StatusFailure = Extract<HttpFailure, { kind: 'status' }>

function onRateLimit(state: PollState, { retryAfterMs, detail }: StatusFailure): PollStep {
  const slower = { ...state, ...noErrors, slowdowns: state.slowdowns + 1 }
  return { state: slower, next: { kind: 'wait', minMs: retryAfterMs ?? 0 }, problem: detail }
}

const clientErrorRetryMs = 5_000

function onClientError(state: PollState, failure: HttpFailure): PollStep {
  const counted = { ...state, clientErrors: state.clientErrors + 1 }
  if (counted.clientErrors < 2) return { ...pollAgain(counted, clientErrorRetryMs), problem: failure.detail }
  const reason = reasonForFailure(failure, 'job-disappeared')
  return end(counted, outcome('unknown', { reason, job: state.job, detail: failure.detail }))
}

const confirmationMs = 1_000

function onJob(before: PollState, reading: Job, nowMs: number): PollStep {
  const job = keepLink(reading, before.job)
  const good = { job, lastGoodMs: nowMs, hasResponded: true, missedPolls: 0, slowdowns: 0, ...noErrors }
  const state: PollState = { ...before, ...good }
  if (!state.pendingMessage) return finishIfDone(state, null)
  const ack = checkMessageAck(state.pendingMessage, job, nowMs)
  if (ack.kind === 'waiting') return wait({ ...state, pendingMessage: ack.message })
  if (ack.kind === 'unconfirmed') {
    return pollAgain({ ...state, pendingMessage: ack.message }, confirmationMs)
  }
  if (ack.kind === 'lost') return end(state, outcome('unknown', { reason: 'message-unconfirmed', job }))
  return finishIfDone({ ...state, pendingMessage: null }, ack.isStaleSuspected ? 'effect-unconfirmed' : null)
}

/** A completed job may get its pull request link a moment later. */
const linkRetryMs = [1_000, 3_000, 5_000]

function finishIfDone(state: PollState, doubt: 'effect-unconfirmed' | null): PollStep {
  const { job } = state
  if (!job || !hasEnded(job)) return wait(state)
  const inMs = state.until === 'finished' ? linkRetryMs[state.linkRetries] : undefined
  const mayStillGetLink = job.status === 'completed' && !job.pullRequest && !job.hasUnusableLink
  if (mayStillGetLink && inMs !== undefined && doubt === null) {
    return pollAgain({ ...state, linkRetries: state.linkRetries + 1 }, inMs)
  }
  const ended = outcomeOfEndedJob(job)
  return end(state, doubt === null ? ended : { ...ended, reason: doubt })
}

const maxMissedPolls = 6
const maxSilenceMs = 10 * 60_000

function countMissedPoll(state: PollState, problem: string, nowMs: number): PollStep {
  const missed = { ...state, ...noErrors, missedPolls: state.missedPolls + 1 }
  const isSilent = missed.missedPolls >= maxMissedPolls && nowMs - state.lastGoodMs >= maxSilenceMs
  if (!isSilent) return { ...wait(missed), problem }
  return end(missed, outcome('unknown', { reason: 'unreachable', job: state.job, detail: problem }))
}

/** For this long after its creation, a 404 means that the service does not find the job yet. */
const newJobMs = 60_000
const minNotFoundMs = 30_000
const minNotFoundCount = 3

function onNotFound(state: PollState, problem: string, nowMs: number): PollStep {
  if (state.isNew && nowMs - state.startedMs < newJobMs) return { ...wait(state), problem }
  const notFound = { count: (state.notFound?.count ?? 0) + 1, sinceMs: state.notFound?.sinceMs ?? nowMs }
  const counted = { ...state, notFound }
  const isGone = notFound.count >= minNotFoundCount && nowMs - notFound.sinceMs >= minNotFoundMs
  if (!isGone) return { ...wait(counted), problem }
  return end(counted, outcome('unknown', { reason: 'job-disappeared', job: state.job, detail: problem }))
}

function pollAgain(state: PollState, inMs: number): PollStep {
  return { state, next: { kind: 'poll-again', inMs }, problem: null }
}

function wait(state: PollState): PollStep {
  return { state, next: { kind: 'wait', minMs: 0 }, problem: null }
}

function end(state: PollState, outcome: Outcome): PollStep {
  return { state, next: outcome, problem: null }
}
