// The two ways to wait for an agent job: to its end, or until it is free for a
// message.
import { doubtOf } from '../../conversation/doubt.ts'
import type { Entry } from '../../conversation/entry.ts'
import { takesNoMessage, toJobRecord } from '../../conversation/job-record.ts'
import type { Snapshot } from '../../conversation/snapshot.ts'
import type { Job } from '../../mintlify/job.ts'
import { isCallFailure, type Outcome, outcome } from '../../outcome.ts'
import { outputsOfJob } from '../outputs.ts'
import { save, tell } from '../tell.ts'
import type { Run } from '../tools.ts'
import { type Ending, endingOf, type Known } from '../turn.ts'
import { pendingMessageOf } from './pending-message.ts'
import {
  beforeFirstPoll,
  endAtDeadline,
  type PollStart,
  type PollStep,
  reduce,
  startPolling,
} from './poll.ts'
import { nextWaitMs } from './poll-pace.ts'
import { describePoll, noProgress, type Progress } from './progress-lines.ts'

type EndOfWait = {
  outcome: Outcome
  /** As it was read last. */
  job: Job | null
  /** Whether a message that was in doubt still is. */
  isStillInDoubt: boolean
}

/**
 * Polls until the job has ended, or is free for a message. `afterPoll` is
 * called after each poll but one that the deadline or a cancellation ends.
 */
async function follow(
  run: Run,
  start: PollStart,
  afterPoll: (job: Job | null) => Promise<void> = async () => undefined,
): Promise<EndOfWait> {
  const { clock, mintlify, cancellation, cancelled } = run
  const startedMs = clock.elapsedMs()
  let progress = noProgress
  let step = beforeFirstPoll(startPolling(start, startedMs))
  // A job about which nothing is known is read at once.
  let waitMs = start.job === null ? 0 : waitBefore(run, step, startedMs)
  while (step.next.kind !== 'end') {
    const isLast = waitMs >= cancellation.remainingMs()
    await clock.sleep(isLast ? cancellation.remainingMs() : waitMs, cancelled)
    if (cancelled.aborted) return endOfWait(interrupted, step)
    const reading = await mintlify.getJob(start.jobId)
    if (cancelled.aborted) return endOfWait(interrupted, step)
    step = reduce(step.state, reading, clock.elapsedMs())
    if (step.next.kind !== 'end' && isLast)
      return endOfWait(endAtDeadline(step.state), step)
    waitMs = waitBefore(run, step, startedMs)
    progress = report(run, {
      step,
      start,
      progress,
      elapsedMs: clock.elapsedMs() - startedMs,
      waitMs,
    })
    await afterPoll(step.state.job)
  }

  return endOfWait(step.next.outcome, step)
}

function endOfWait(
  ended: Outcome,
  { state: { job, pendingMessage } }: PollStep,
): EndOfWait {
  return {
    outcome: ended,
    job,
    isStillInDoubt: pendingMessage?.isUnconfirmed === true,
  }
}

const interrupted = outcome('cancelled', 'interrupted')

type Polled = {
  step: PollStep
  start: PollStart
  progress: Progress
  elapsedMs: number
  waitMs: number
}

/** Tells the outputs and the log what a poll has shown. */
function report(
  run: Run,
  { step, start, progress, elapsedMs, waitMs }: Polled,
): Progress {
  const { files, log } = run
  const { job } = step.state
  if (job !== null && start.waitsFor === 'end')
    files.setOutputs(outputsOfJob(job))
  if (step.next.kind === 'end') return progress

  const poll = { job, problem: step.problem, elapsedMs, nextPollMs: waitMs }
  const described = describePoll(progress, poll)
  if (described.line !== null) log.info(described.line)
  return described.progress
}

const minWaitMs = 250

/** Milliseconds until the next poll. */
function waitBefore(
  { clock, inputs }: Run,
  { next, state }: PollStep,
  startedMs: number,
): number {
  if (next.kind === 'end') return 0
  if (next.kind === 'poll-again') return next.inMs

  const elapsedMs = clock.elapsedMs() - startedMs
  const pace = {
    elapsedMs,
    fixedMs: inputs.pollIntervalMs,
    slowdowns: state.slowdowns,
    random: Math.random(),
  }
  return Math.max(minWaitMs, next.minMs, nextWaitMs(pace))
}

/**
 * Puts the request into the comment, and follows its job to its end. A write to
 * the comment that failed is made good on the way.
 */
export async function tellAndFollow(
  run: Run,
  known: Known,
  { entry, start }: { entry: Entry; start: PollStart },
): Promise<Ending> {
  let told = await tell(known, known.snapshot, entry)
  const { isStillInDoubt, ...end } = await follow(run, start, async (job) => {
    if (told.isWritten) return
    const polled = job ? { ...entry, job: toJobRecord(job, null) } : entry
    told = await tell(known, told.snapshot, polled)
  })
  const latest = { ...known, snapshot: told.snapshot }

  // A job that has ended goes to work only after a message.
  const wasInDoubt = entry.delivery === 'unconfirmed'
  if (wasInDoubt && !isStillInDoubt) {
    const delivered = save(
      run,
      { ...entry, delivery: 'delivered' },
      latest.snapshot,
    )
    return endingOf(end.outcome, latest, { entry: delivered, job: end.job })
  }
  const ended = wasInDoubt ? doubtOf('message', end.outcome.said) : end.outcome
  return endingOf(ended, latest, { entry, job: end.job })
}

export type Idle =
  /** `job`: as it was read. */
  | { kind: 'idle'; job: Job }
  /** The comment may have changed meanwhile. */
  | { kind: 'had-to-wait' }
  /** The job takes no message. */
  | { kind: 'unusable' }
  | { kind: 'ended'; outcome: Outcome }

/**
 * Waits until the job is free for a message, because a message could interrupt
 * it.
 */
export async function waitUntilIdle(
  run: Run,
  snapshot: Snapshot,
  jobId: string,
): Promise<Idle> {
  const startedMs = run.clock.elapsedMs()
  const start = {
    jobId,
    job: null,
    waitsFor: 'idle',
    pendingMessage: pendingMessageOf(run, snapshot, { jobId, job: null }),
  } as const
  let polls = 0
  const { outcome: ended, job } = await follow(run, start, async () => {
    polls += 1
  })
  const isGone = ended.reason === 'job-disappeared'
  const isRefusing = job !== null && takesNoMessage(toJobRecord(job, null))
  const isReplaceable = run.inputs.jobId === null
  if ((isGone || isRefusing) && isReplaceable) return { kind: 'unusable' }
  if (isGone)
    return {
      kind: 'ended',
      outcome: outcome('rejected', 'job-not-found', { said: ended.said }),
    }

  // Only the conversation can replace a job. One that the workflow names gets
  // its message.
  if (isRefusing) return { kind: 'idle', job }
  if (ended.result === 'timed-out' || ended.result === 'cancelled')
    return { kind: 'ended', outcome: ended }
  if (ended.result === 'unknown' || job === null)
    return { kind: 'ended', outcome: notSent(ended) }

  // Any other end is that of the request before, and the job is free.
  const elapsedMs = run.clock.elapsedMs() - startedMs
  const hasWaited = polls > 1 || elapsedMs > maxIdleCheckMs
  return hasWaited ? { kind: 'had-to-wait' } : { kind: 'idle', job }
}

/** A job that cannot be read gets no message, so that nothing was sent. */
function notSent({ reason, said }: Outcome): Outcome {
  const why = isCallFailure(reason) ? reason : 'unreachable'
  return outcome('rejected', why, { said })
}

/** If the check took longer, the comment is read again. */
const maxIdleCheckMs = 30_000
