// The three ways to look at an agent job: follow it to its end, wait until it
// is free for a message, or read it once.
import { takesNoMessage, toJobRecord } from '../conversation/job-record.ts'
import { hasEnded, type Job, outcomeOfJob } from '../mintlify/job.ts'
import { reasonOfFailure } from '../mintlify/retry.ts'
import { EndOfRun, type Outcome, outcome } from '../outcome.ts'
import type { JobRun } from './tools.ts'
import { outputsOfJob } from './outputs.ts'
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
import { setRecord, writeRecord } from './record.ts'

/** How the run ended, and the job as it was read last. */
export type Ending = { outcome: Outcome; job: Job | null }

/** `isUnconfirmed`: whether nothing has shown yet that a message arrived. */
type EndOfWait = Ending & { isUnconfirmed: boolean }

/**
 * Polls until the job has ended, or is free for a message. `afterPoll` is
 * called after each poll.
 */
async function follow(
  run: JobRun,
  start: PollStart,
  afterPoll: (job: Job | null) => Promise<void> = async () => undefined,
): Promise<EndOfWait> {
  const { clock, mintlify, cancellation } = run
  const startedMs = clock.elapsedMs()
  let progress = noProgress
  let step = beforeFirstPoll(startPolling(start, startedMs))
  // A job about which nothing is known is read at once.
  let waitMs = start.job === null ? 0 : waitBefore(run, step, startedMs)
  while (step.next.kind !== 'end') {
    const isLast = waitMs >= cancellation.remainingMs()
    await clock.sleep(
      isLast ? cancellation.remainingMs() : waitMs,
      cancellation.cancelled,
    )
    if (cancellation.cancelled.aborted) return endOfWait(interrupted, step)
    const reading = await mintlify.getJob(start.jobId)
    if (cancellation.cancelled.aborted) return endOfWait(interrupted, step)
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
    isUnconfirmed: pendingMessage?.isUnconfirmed === true,
  }
}

const interrupted = outcome('cancelled', 'interrupted')

type PollReport = {
  step: PollStep
  start: PollStart
  progress: Progress
  elapsedMs: number
  waitMs: number
}

/** Tells the outputs and the log what a poll has shown. */
function report(
  run: JobRun,
  { step, start, progress, elapsedMs, waitMs }: PollReport,
): Progress {
  const { files, log } = run
  const { job } = step.state
  if (job !== null && start.until === 'finished') {
    run.job = job
    files.setOutputs(outputsOfJob(job))
  }
  if (step.next.kind === 'end') return progress

  const poll = { job, problem: step.problem, elapsedMs, nextPollMs: waitMs }
  const described = describePoll(progress, poll)
  if (described.line !== null) log.info(described.line)
  return described.progress
}

const minWaitMs = 250

/** Milliseconds until the next poll. */
function waitBefore(
  { clock, inputs }: JobRun,
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
 * Follows the job of a request to its end. A write to the comment that failed
 * is made good on the way.
 */
export async function followJob(
  run: JobRun,
  start: PollStart,
): Promise<Ending> {
  const ending = await follow(run, start, async (job) => {
    // Not worth a save: what the comment needs is the end.
    if (job !== null && run.record !== null)
      run.record.job = toJobRecord(job, null)
    if (!run.isRecorded) await writeRecord(run)
  })
  const { record } = run
  if (
    record?.delivery !== 'unconfirmed' ||
    ending.outcome.result === 'cancelled'
  )
    return ending
  if (ending.isUnconfirmed)
    return {
      ...ending,
      outcome: outcome('unknown', 'message-unconfirmed', ending.outcome.detail),
    }

  // The job went to work after a message that nobody had confirmed.
  setRecord(run, { ...record, delivery: 'delivered' })
  return ending
}

/**
 * Waits until the job is free for a message, because a message could interrupt
 * it. Null: the comment has to be read again, because the run had to wait, or
 * the job takes no message. Throws an EndOfRun if it does not get so far.
 */
export async function waitUntilIdle(
  run: JobRun,
  jobId: string,
): Promise<{ job: Job | null } | null> {
  const startedMs = run.clock.elapsedMs()
  const start = {
    jobId,
    job: null,
    until: 'idle',
    isNew: false,
    pendingMessage: null,
  } as const
  let polls = 0
  const { outcome: ended, job } = await follow(run, start, async () => {
    polls += 1
  })
  const isGone = ended.reason === 'job-disappeared'
  const isRefusing = job !== null && takesNoMessage(toJobRecord(job, null))
  if ((isGone || isRefusing) && run.inputs.jobId === null) {
    run.unusableJobId = jobId
    return null
  }
  if (isGone)
    throw new EndOfRun(outcome('rejected', 'job-not-found', ended.detail))
  // Only the conversation can replace a job. One that the workflow names gets
  // its message.
  if (isRefusing) return { job }
  // Nothing was sent.
  if (ended.result === 'unknown')
    throw new EndOfRun({ ...ended, result: 'rejected' })
  if (ended.result === 'timed-out' || ended.result === 'cancelled')
    throw new EndOfRun(ended)

  const hasWaited =
    polls > 1 || run.clock.elapsedMs() - startedMs > maxIdleCheckMs
  return hasWaited ? null : { job }
}

/** A reading that takes longer is followed by one of the comment. */
const maxIdleCheckMs = 30_000

/** Reads the job once, for a run that does not wait. */
export async function lookOnce(run: JobRun, jobId: string): Promise<Ending> {
  const answer = await run.mintlify.findJob(jobId)
  if (answer.kind !== 'value') {
    const reason = reasonOfFailure(answer, 'job-not-found')
    return { outcome: outcome('unknown', reason, answer.detail), job: null }
  }
  const { value: job } = answer
  run.job = job
  run.files.setOutputs(outputsOfJob(job))

  return {
    outcome: hasEnded(job) ? outcomeOfJob(job) : outcome('running'),
    job,
  }
}
