// What each reading of a job means for whoever waits for it: pure functions.
import {
  classifyFailure,
  type HttpFailure,
  type HttpOutcome,
  type StatusFailure,
} from '../../lib/http-failure.ts'
import {
  hasEnded,
  type Job,
  keepLink,
  outcomeOfJob,
} from '../../mintlify/job.ts'
import { reasonOfFailure } from '../../mintlify/retry.ts'
import { type Outcome, outcome } from '../../outcome.ts'
import { checkMessage, type PendingMessage } from './message-check.ts'

export type PollStart = {
  jobId: string
  /** The last good reading, or the answer to the request. Null for none. */
  job: Job | null
  /** `idle`: until the job is free for a message, without waiting for a link. */
  waitsFor: 'end' | 'idle'
  /**
   * The message whose effect the job has not shown yet, null if there is none.
   */
  pendingMessage: PendingMessage | null
}

export type PollState = PollStart & {
  /** When Mintlify last gave a good answer. The start counts as one. */
  lastGoodMs: number
  /** Whether Mintlify has answered any poll. */
  hasAnswered: boolean
  missedPolls: number
  clientErrors: number
  notFound: { count: number; sinceMs: number } | null
  slowdowns: number
  linkRetries: number
}

export type PollStep = {
  state: PollState
  /** `wait`: until the next poll at the usual pace, but `minMs` at least. */
  next:
    | { kind: 'wait'; minMs: number }
    | { kind: 'poll-again'; inMs: number }
    | { kind: 'end'; outcome: Outcome }
  /** Why a poll gave no good reading, null if it did. */
  problem: string | null
}

/** The state before the first poll. */
export function startPolling(start: PollStart, nowMs: number): PollState {
  return {
    ...start,
    ...noErrors,
    lastGoodMs: nowMs,
    hasAnswered: false,
    missedPolls: 0,
    slowdowns: 0,
    linkRetries: 0,
  }
}

/**
 * What to do before the first poll. A job that has ended needs none, unless its
 * link or a message is missing.
 */
export function beforeFirstPoll(state: PollState): PollStep {
  return state.pendingMessage ? wait(state) : finishIfEnded(state, null)
}

/** The state after one poll, and what to do next. */
export function reduce(
  state: PollState,
  polled: HttpOutcome<Job>,
  nowMs: number,
): PollStep {
  return polled.kind === 'value'
    ? onJob(state, polled.value, nowMs)
    : onFailure(state, polled, nowMs)
}

/** The outcome when the time of the wait is up. */
export function endAtDeadline({
  job,
  pendingMessage,
  hasAnswered,
  waitsFor,
}: PollState): Outcome {
  if (pendingMessage?.isUnconfirmed)
    return outcome('unknown', 'message-unconfirmed')
  if (waitsFor === 'idle' && hasAnswered) return outcome('timed-out', 'busy')
  if (job && hasEnded(job) && !pendingMessage) return outcomeOfJob(job)

  return hasAnswered
    ? outcome('timed-out', 'deadline')
    : outcome('unknown', 'unreachable')
}

const noErrors = { clientErrors: 0, notFound: null }

function onFailure(
  state: PollState,
  failure: HttpFailure,
  nowMs: number,
): PollStep {
  const isAnswer = failure.kind === 'status' || failure.kind === 'unreadable'
  const answered = isAnswer ? { ...state, hasAnswered: true } : state
  const failureClass = classifyFailure(failure)
  if (failure.kind === 'status' && failureClass === 'rate-limited')
    return onRateLimit(answered, failure)
  if (failure.kind === 'status' && failure.status === 404)
    return onNotFound(answered, failure.detail, nowMs)
  // What stands in the way of a job that was read before can go away again.
  const isBlocked = failureClass === 'blocked' && state.job === null
  const isFinal =
    failureClass === 'client-error' || failureClass === 'tls' || isBlocked

  if (isFinal) return onClientError(answered, failure)
  return missPoll(answered, failure, nowMs)
}

function onRateLimit(
  state: PollState,
  { retryAfterMs, detail }: StatusFailure,
): PollStep {
  const slower = { ...state, ...noErrors, slowdowns: state.slowdowns + 1 }
  return {
    state: slower,
    next: { kind: 'wait', minMs: retryAfterMs ?? 0 },
    problem: detail,
  }
}

const clientErrorRetryMs = 5_000

function onClientError(state: PollState, failure: HttpFailure): PollStep {
  const counted = { ...state, clientErrors: state.clientErrors + 1 }
  if (counted.clientErrors < 2)
    return {
      ...pollAgain(counted, clientErrorRetryMs),
      problem: failure.detail,
    }
  const reason = reasonOfFailure(failure, 'job-disappeared')
  return end(counted, outcome('unknown', reason, { said: failure.detail }))
}

const confirmationMs = 1_000

function onJob(before: PollState, reading: Job, nowMs: number): PollStep {
  const job = keepLink(reading, before.job)
  const good = {
    job,
    lastGoodMs: nowMs,
    hasAnswered: true,
    missedPolls: 0,
    slowdowns: 0,
    ...noErrors,
  }
  const state: PollState = { ...before, ...good }
  if (!state.pendingMessage) return finishIfEnded(state, null)
  const check = checkMessage(state.pendingMessage, job, nowMs)

  switch (check.kind) {
    case 'waiting':
      return wait({ ...state, pendingMessage: check.message })
    case 'read-again':
      return pollAgain(
        { ...state, pendingMessage: check.message },
        confirmationMs,
      )
    case 'lost':
      return end(state, outcome('unknown', 'message-unconfirmed'))
    case 'processed':
      return finishIfEnded(
        { ...state, pendingMessage: null },
        check.isEffectUnseen ? 'effect-unconfirmed' : null,
      )
  }
}

/** A completed job may get its pull request link half a minute later. */
const linkRetryMs = [1_000, 3_000, 5_000, 8_000, 13_000]

function finishIfEnded(
  state: PollState,
  doubt: 'effect-unconfirmed' | null,
): PollStep {
  const { job } = state
  if (!job || !hasEnded(job)) return wait(state)
  const inMs =
    state.waitsFor === 'end' ? linkRetryMs[state.linkRetries] : undefined
  const mayStillGetLink =
    job.status === 'completed' && !job.pullRequest && !job.hasUnusableLink
  if (mayStillGetLink && inMs !== undefined && doubt === null)
    return pollAgain({ ...state, linkRetries: state.linkRetries + 1 }, inMs)

  const ended = outcomeOfJob(job)
  return end(state, doubt === null ? ended : { ...ended, reason: doubt })
}

const maxMissedPolls = 6
const maxSilenceMs = 10 * 60_000

function missPoll(
  state: PollState,
  failure: HttpFailure,
  nowMs: number,
): PollStep {
  const missed = { ...state, ...noErrors, missedPolls: state.missedPolls + 1 }
  const isSilent =
    missed.missedPolls >= maxMissedPolls &&
    nowMs - state.lastGoodMs >= maxSilenceMs
  if (!isSilent) return { ...wait(missed), problem: failure.detail }
  const reason = reasonOfFailure(failure, 'job-disappeared')
  return end(missed, outcome('unknown', reason, { said: failure.detail }))
}

/** Whoever asks: Mintlify may need a minute to find a new job. */
const minNotFoundMs = 90_000
const minNotFoundCount = 3

function onNotFound(
  state: PollState,
  problem: string,
  nowMs: number,
): PollStep {
  const notFound = {
    count: (state.notFound?.count ?? 0) + 1,
    sinceMs: state.notFound?.sinceMs ?? nowMs,
  }
  const counted = { ...state, notFound }
  const isGone =
    notFound.count >= minNotFoundCount &&
    nowMs - notFound.sinceMs >= minNotFoundMs
  if (!isGone) return { ...wait(counted), problem }

  return end(counted, outcome('unknown', 'job-disappeared', { said: problem }))
}

function pollAgain(state: PollState, inMs: number): PollStep {
  return { state, next: { kind: 'poll-again', inMs }, problem: null }
}

function wait(state: PollState): PollStep {
  return { state, next: { kind: 'wait', minMs: 0 }, problem: null }
}

function end(state: PollState, ended: Outcome): PollStep {
  return { state, next: { kind: 'end', outcome: ended }, problem: null }
}
