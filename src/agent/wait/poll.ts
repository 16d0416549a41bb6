// What to do after each reading of a job that a run waits for: pure functions.
// What a reading means stands in `mintlify/reading.ts`.
import {
  classifyFailure,
  type HttpFailure,
  retryAfterMsOf,
} from '../../lib/http-failure.ts'
import { outcomeOfJob } from '../../mintlify/job.ts'
import {
  interpretJob,
  isAtEnd,
  type JobRead,
  type JobReading,
  type JobUnread,
  type Watch,
} from '../../mintlify/reading.ts'
import { reasonOfFailure } from '../../mintlify/retry.ts'
import { type Outcome, outcome, unconfirmedEnd } from '../../outcome.ts'
import { caughtUpMs, outageMs } from '../../times.ts'

export type Polling = {
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
  waitsFor: Polling['waitsFor']
  /** When Mintlify last gave a good answer. The start counts as one. */
  lastGoodMs: number
  /** Of the polls since then, the last one at the end. */
  failures: readonly HttpFailure[]
}

/** What to do next. */
export type PollStep = { state: PollState } & (
  | { kind: 'end'; outcome: Outcome }
  /** Until the next poll at the usual pace, but `minMs` at least. */
  | { kind: 'wait'; minMs: number }
  | { kind: 'poll-again'; inMs: number }
)

/**
 * What to do before the first poll. A job about which nothing is known is read
 * at once. What was read before a message, or is Mintlify's answer to it, says
 * nothing of its end. Otherwise, a job that has ended needs no poll, unless its
 * link may still come.
 */
export function startPolling(
  { watch, waitsFor }: Polling,
  nowMs: number,
): PollStep {
  const { job, message } = watch
  const state = { watch, waitsFor, lastGoodMs: nowMs, failures: [] }
  if (job === null) return pollAgain(state, 0)
  if (message !== null) return wait(state)

  return afterPoll(state, interpretJob(watch, job, nowMs), nowMs)
}

/** The state after one poll, and what to do next. */
export function afterPoll(
  before: PollState,
  reading: JobReading,
  nowMs: number,
): PollStep {
  const { watch } = reading
  if ('failure' in reading) {
    const failures = [...before.failures, reading.failure]
    return afterFailure({ ...before, watch, failures }, reading, nowMs)
  }
  const good = { ...before, watch, failures: [], lastGoodMs: nowMs }
  return afterRead(good, reading, nowMs)
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
      // Each wait is twice as long as the one before, so that five polls are enough.
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

/** A refusal counts when it was given twice in a row. */
const refusedAgainMs = 5_000
/** With a long interval, all of that time could pass between two polls. */
const minSilentPolls = 6

function afterFailure(
  state: PollState,
  { kind, failure }: JobUnread,
  nowMs: number,
): PollStep {
  if (kind === 'not-found-yet') return wait(state)
  const ended = end(state, outcomeOfUnread(failure, 'job-disappeared'))
  if (kind === 'gone') return ended

  const signs = state.failures.map((one) => signOf(one, state.watch))
  switch (signs.at(-1)) {
    // Only the deadline ends the wait.
    case 'there':
      return wait(state, retryAfterMsOf(failure) ?? 0)
    case 'refusing':
      return signs.at(-2) === 'refusing'
        ? ended
        : pollAgain(state, refusedAgainMs)
    default: {
      const silent = signs.filter((sign) => sign === 'silent').length
      const isOver = nowMs - state.lastGoodMs >= outageMs
      return silent >= minSilentPolls && isOver ? ended : wait(state)
    }
  }
}

/** What a failure says of Mintlify. */
function signOf(
  failure: HttpFailure,
  { job }: Watch,
): 'there' | 'refusing' | 'silent' {
  switch (classifyFailure(failure)) {
    // Only of an earlier poll: a 404 of the last one is handled above. One between
    // two refusals parts them.
    case 'not-found':
    case 'rate-limited':
      return 'there'
    case 'client-error':
    case 'tls':
      return 'refusing'
    // What stands in the way of a job that was read before can go away again.
    case 'blocked':
      return job === null ? 'refusing' : 'silent'
    default:
      return 'silent'
  }
}

/** How many rate limits there were. Each one doubles the wait. */
export function slowdownsIn({ failures }: PollState): number {
  return failures.filter((one) => classifyFailure(one) === 'rate-limited')
    .length
}

/** The job cannot be read. It may be at work all the same. */
export function outcomeOfUnread(
  failure: HttpFailure,
  notFound: 'job-disappeared' | 'unreachable',
): Outcome {
  const reason = reasonOfFailure(failure, notFound)
  return outcome('unknown', reason, { said: failure.detail })
}

/**
 * The outcome when the time of the wait is up. One odd answer leaves what was
 * known, and a silence does not. It lasts at least as long as Mintlify may need
 * to find a job.
 */
export function endAtDeadline(
  { watch, failures, lastGoodMs, waitsFor }: PollState,
  nowMs: number,
): Outcome {
  const { job } = watch
  const failure = failures.at(-1)
  const isSilent = failures.length > 1 && nowMs - lastGoodMs >= caughtUpMs
  if (failure !== undefined && (job === null || isSilent))
    return outcomeOfUnread(failure, 'unreachable')
  if (waitsFor === 'idle') return outcome('timed-out', 'busy')
  return isAtEnd(watch)
    ? outcomeOfJob(watch.job)
    : outcome('timed-out', 'deadline')
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
