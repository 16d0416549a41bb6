// What to do after each reading of a job that a run waits for: pure functions.
// What a reading means stands in `mintlify/reading.ts`.
import { classifyFailure, type HttpFailure } from '../../lib/http-failure.ts'
import { outcomeOfJob } from '../../mintlify/job.ts'
import {
  interpretAnswer,
  isAtEnd,
  type JobRead,
  type JobReading,
  type JobUnread,
  type Watch,
} from '../../mintlify/reading.ts'
import { reasonOfFailure } from '../../mintlify/retry.ts'
import { type Outcome, outcome, unconfirmedEnd } from '../../outcome.ts'
import { caughtUpMs, outageMs } from '../../times.ts'

export type PollStart = {
  jobId: string
  /**
   * Its job is the last good reading, or the answer to the request. Null for
   * none.
   */
  watch: Watch
  /**
   * `idle`: until the job is free for a message, without waiting for a link.
   */
  waitsFor: 'end' | 'idle'
}

export type PollState = {
  watch: Watch
  waitsFor: PollStart['waitsFor']
  /** When Mintlify last gave a good answer. The start counts as one. */
  lastGoodMs: number
  /** Why the last poll gave no good answer, null if it did. */
  failure: HttpFailure | null
  /**
   * Polls without any usable answer since the last good one. A 404 or a rate
   * limit is an answer.
   */
  missedPolls: number
  /** Polls in a row without a good answer, for whatever reason. */
  failedPolls: number
  /** Refusals in a row. */
  refusals: number
  /** Rate limits in a row. Each one doubles the wait. */
  slowdowns: number
}

/** What to do next. */
export type PollStep = { state: PollState } & (
  | { kind: 'end'; outcome: Outcome }
  /** Until the next poll at the usual pace, but `minMs` at least. */
  | { kind: 'wait'; minMs: number }
  | { kind: 'poll-again'; inMs: number }
)

const noProblems = {
  missedPolls: 0,
  failedPolls: 0,
  refusals: 0,
  slowdowns: 0,
}

/**
 * What to do before the first poll. A job about which nothing is known is read
 * at once. One that has ended needs no poll, unless its link may still come, or
 * a message was sent that it may not show yet.
 */
export function startPolling(
  { watch, waitsFor }: PollStart,
  nowMs: number,
): PollStep {
  const { job, message } = watch
  const start = { lastGoodMs: nowMs, failure: null }
  const state = { watch, waitsFor, ...start, ...noProblems }
  if (job === null) return pollAgain(state, 0)
  if (message !== null) return wait(state)

  const answer = { kind: 'value', value: job } as const
  return afterPoll(state, interpretAnswer(watch, answer, nowMs), nowMs)
}

/** The state after one poll, and what to do next. */
export function afterPoll(
  before: PollState,
  reading: JobReading,
  nowMs: number,
): PollStep {
  const state = { ...before, watch: reading.watch }
  if ('failure' in reading) return afterFailure(state, reading, nowMs)
  const good = { ...noProblems, failure: null, lastGoodMs: nowMs }
  return afterRead({ ...state, ...good }, reading, nowMs)
}

const soonMs = 1_000

function afterRead(
  state: PollState,
  reading: JobRead,
  nowMs: number,
): PollStep {
  const { job } = reading.watch
  switch (reading.kind) {
    case 'at-work':
    case 'message-unseen':
      return wait(state)
    case 'end-read-once':
      return pollAgain(state, soonMs)
    case 'link-late':
      if (state.waitsFor === 'idle') return end(state, outcomeOfJob(job))
      // Each wait is twice as long as the one before.
      return pollAgain(state, nowMs - reading.sinceMs + soonMs)
    case 'message-lost':
      return end(state, unconfirmedEnd('message'))
    case 'ended': {
      const ended = outcomeOfJob(job)
      return reading.isEffectUnseen
        ? end(state, { ...ended, reason: 'effect-unconfirmed' })
        : end(state, ended)
    }
  }
}

function afterFailure(
  before: PollState,
  { kind, failure }: JobUnread,
  nowMs: number,
): PollStep {
  const state = { ...before, failure, failedPolls: before.failedPolls + 1 }
  if (kind === 'not-found-yet') return wait({ ...state, refusals: 0 })
  if (kind === 'gone') return endUnread(state, failure)
  return afterUnread(state, failure, nowMs)
}

/** A refusal counts when it was given twice in a row. */
const refusedAgainMs = 5_000

function afterUnread(
  state: PollState,
  failure: HttpFailure,
  nowMs: number,
): PollStep {
  const failureClass = classifyFailure(failure)
  // It says that Mintlify is there, so that only the deadline ends the wait.
  if (failureClass === 'rate-limited') {
    const minMs = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0
    const slowdowns = state.slowdowns + 1
    return wait({ ...state, refusals: 0, slowdowns }, minMs)
  }

  // What stands in the way of a job that was read before can go away again.
  const isBlocked = failureClass === 'blocked' && state.watch.job === null
  const isRefusal =
    failureClass === 'client-error' || failureClass === 'tls' || isBlocked
  if (!isRefusal) return missPoll(state, failure, nowMs)
  const refusals = state.refusals + 1
  return refusals < 2
    ? pollAgain({ ...state, refusals }, refusedAgainMs)
    : endUnread(state, failure)
}

/**
 * They take a minute and a half at the usual interval. With a long one, the
 * time alone could pass between two of them.
 */
const maxMissedPolls = 6

function missPoll(
  state: PollState,
  failure: HttpFailure,
  nowMs: number,
): PollStep {
  const missedPolls = state.missedPolls + 1
  const isSilent =
    missedPolls >= maxMissedPolls && nowMs - state.lastGoodMs >= outageMs
  const missed = { ...state, missedPolls, refusals: 0 }
  return isSilent ? endUnread(missed, failure) : wait(missed)
}

function endUnread(state: PollState, failure: HttpFailure): PollStep {
  return end(state, outcomeOfUnread(failure))
}

/** The job cannot be read. It may be at work all the same. */
export function outcomeOfUnread(
  failure: HttpFailure,
  notFound: 'job-disappeared' | 'unreachable' = 'job-disappeared',
): Outcome {
  const reason = reasonOfFailure(failure, notFound)
  return outcome('unknown', reason, { said: failure.detail })
}

/**
 * The outcome when the time of the wait is up. One odd answer leaves what was
 * known, and a silence does not.
 */
export function endAtDeadline(
  { watch, failure, failedPolls, lastGoodMs, waitsFor }: PollState,
  nowMs: number,
): Outcome {
  const { job } = watch
  const isSilent = failedPolls > 1 && nowMs - lastGoodMs >= caughtUpMs
  if (failure !== null && (job === null || isSilent))
    return outcomeOfUnread(failure, 'unreachable')
  if (waitsFor === 'idle') return outcome('timed-out', 'busy')
  const hasEnded = job !== null && isAtEnd(watch)
  return hasEnded ? outcomeOfJob(job) : outcome('timed-out', 'deadline')
}

function pollAgain(state: PollState, inMs: number): PollStep {
  return { state, kind: 'poll-again', inMs }
}

function wait(state: PollState, minMs = 0): PollStep {
  return { state, kind: 'wait', minMs }
}

function end(state: PollState, ended: Outcome): PollStep {
  return { state, kind: 'end', outcome: ended }
}
