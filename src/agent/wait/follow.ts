// The two ways to wait for an agent job: to its end, or until it is free for a
// message.
import { type Entry, withJob } from '../../conversation/entry.ts'
import { type Ledger, rememberedJob, tell } from '../../conversation/ledger.ts'
import type { HttpOutcome } from '../../lib/http-failure.ts'
import { type Job, takesNoMessage } from '../../mintlify/job.ts'
import { interpretAnswer, newWatch } from '../../mintlify/reading.ts'
import {
  interrupted,
  isCallFailure,
  type Outcome,
  outcome,
  unconfirmedEnd,
} from '../../outcome.ts'
import { freshMs, lastAnswerMs } from '../../times.ts'
import { setJobOutputs } from '../outputs.ts'
import { save } from '../save.ts'
import type { Run } from '../tools.ts'
import { type Ending, endingOf } from '../turn.ts'
import { lastMessageOf } from './last-message.ts'
import {
  afterPoll,
  endAtDeadline,
  type PollStart,
  type PollStep,
  slowdownsIn,
  startPolling,
} from './poll.ts'
import { nextWaitMs } from './poll-pace.ts'
import {
  nextProgress,
  noProgress,
  type PollReport,
  type Progress,
} from './progress-lines.ts'

/** What a wait works with. It reads jobs, and sends and writes nothing. */
export type WaitContext = Pick<
  Run,
  'clock' | 'cancellation' | 'cancelled' | 'inputs' | 'log'
> & { mintlify: Pick<Run['mintlify'], 'getJob'> }

type EndOfWait = {
  outcome: Outcome
  /** As it was read last. */
  job: Job | null
  /** Why a message may not have arrived, null if it has. */
  doubt: string | null
  /** The last one included. */
  polls: number
}

/**
 * Polls until the job has ended, or is free for a message. `onPoll` is called
 * after each poll, except for the last one if the job has not ended by the
 * deadline.
 */
async function follow(
  run: WaitContext,
  start: PollStart,
  onPoll: (job: Job | null) => Promise<void> = async () => undefined,
): Promise<EndOfWait> {
  const { clock, cancellation, cancelled } = run
  const startedMs = clock.elapsedMs()
  let progress = noProgress
  let polls = 0
  let step = startPolling(start, startedMs)
  while (step.kind !== 'end') {
    const elapsedMs = clock.elapsedMs() - startedMs
    const waitMs = waitBefore(run, step, elapsedMs)
    const { watch, failures } = step.state
    const failure = failures.at(-1) ?? null
    const report = { watch, failure, elapsedMs, nextPollMs: waitMs, polls }
    progress = logProgress(run, progress, report)
    const isLast = waitMs >= cancellation.remainingMs()
    await clock.sleep(isLast ? cancellation.remainingMs() : waitMs, cancelled)
    if (cancelled.aborted) return endOfWait(interrupted(), step, polls)
    const answer = await getJob(run, start.jobId, isLast)
    polls += 1
    if (cancelled.aborted) return endOfWait(interrupted(), step, polls)
    const nowMs = clock.elapsedMs()
    const reading = interpretAnswer(step.state.watch, answer, nowMs)
    step = afterPoll(step.state, reading, nowMs)
    if (step.kind !== 'end' && isLast)
      return endOfWait(endAtDeadline(step.state, nowMs), step, polls)
    await onPoll(step.state.watch.job)
  }

  return endOfWait(step.outcome, step, polls)
}

/**
 * The last look is cut off `lastAnswerMs` after the deadline. One that took
 * twice as long was on a machine that has slept, and is made once more.
 */
async function getJob(
  { clock, mintlify }: WaitContext,
  jobId: string,
  isLast: boolean,
): Promise<HttpOutcome<Job>> {
  const askedMs = clock.elapsedMs()
  const answer = await mintlify.getJob(jobId)
  const hasSlept = clock.elapsedMs() - askedMs > 2 * lastAnswerMs
  const isLost = isLast && hasSlept && answer.kind !== 'value'
  return isLost ? mintlify.getJob(jobId) : answer
}

function endOfWait(
  ended: Outcome,
  { state: { watch } }: PollStep,
  polls: number,
): EndOfWait {
  const doubt = watch.message?.doubt ?? null
  return { outcome: ended, job: watch.job, doubt, polls }
}

/** Tells the log what the last poll has shown. */
function logProgress(
  { log }: WaitContext,
  before: Progress,
  report: PollReport,
): Progress {
  if (report.polls === 0) return before
  const progress = nextProgress(before, report)
  if (progress.line !== null) log.info(progress.line)
  return progress
}

/** Milliseconds until the next poll. */
function waitBefore(
  { inputs }: WaitContext,
  step: Exclude<PollStep, { kind: 'end' }>,
  elapsedMs: number,
): number {
  if (step.kind === 'poll-again') return step.inMs
  const pace = {
    elapsedMs,
    fixedMs: inputs.pollIntervalMs,
    slowdowns: slowdownsIn(step.state),
    random: Math.random(),
  }
  return Math.max(step.minMs, nextWaitMs(pace))
}

/**
 * Puts the request into the comment, and follows its job to its end. A write to
 * the comment that failed is made good on the way.
 */
export async function tellAndFollow(
  run: Run,
  ledger: Ledger<Entry>,
  start: PollStart,
): Promise<Ending> {
  const { entry } = ledger
  let told = await tell(ledger)
  const onPoll = async (read: Job | null) => {
    setJobOutputs(run, read)
    if (told.isSettled) return
    told = await tell({
      ...told.ledger,
      entry: read ? withJob(entry, read) : entry,
    })
  }
  const { doubt, outcome, job } = await follow(run, start, onPoll)

  const known = { job: job ?? start.watch.earlier }
  if (entry.delivery !== 'unconfirmed')
    return endingOf(outcome, told.ledger, known)
  if (doubt !== null)
    return endingOf(unconfirmedEnd('message', doubt), told.ledger, known)
  // The job was seen at work, which proves that the message arrived.
  const arrived = { ...entry, delivery: 'delivered' } as const
  const last = save(run, { ...told.ledger, entry: arrived })
  return endingOf(outcome, last, known)
}

export type Idle =
  /** `job`: as it was read. */
  | { kind: 'idle'; job: Job }
  /** The comment may have changed meanwhile. */
  | { kind: 'had-to-wait' }
  /** The job takes no message. */
  | { kind: 'unusable' }
  | { kind: 'ended'; outcome: Outcome; job: Job | null }

/**
 * Waits until the job is free for a message, because a message could interrupt
 * it.
 */
export async function waitUntilIdle(
  run: WaitContext,
  ledger: Ledger,
  jobId: string,
): Promise<Idle> {
  const { clock, inputs } = run
  const startedMs = clock.elapsedMs()
  // Null for a job whose end the comment has, so that the first poll counts.
  const message = lastMessageOf(ledger, jobId, clock)
  const earlier = rememberedJob(ledger, jobId)
  const watch = newWatch(null, message, earlier)
  const start = { jobId, watch, waitsFor: 'idle' } as const
  const { outcome: ended, job, polls } = await follow(run, start)
  const isGone = ended.reason === 'job-disappeared'
  const isRefusing = job !== null && takesNoMessage(job)
  const isReplaceable = inputs.jobId === null
  if ((isGone || isRefusing) && isReplaceable) return { kind: 'unusable' }
  if (isGone) return { kind: 'ended', outcome: notFound(ended), job }

  // Only the conversation can replace a job. One that the workflow names gets
  // its message, and the run ends with Mintlify's answer to it.
  if (isRefusing) return { kind: 'idle', job }
  if (ended.result === 'timed-out' || ended.result === 'cancelled')
    return { kind: 'ended', outcome: ended, job }
  if (ended.result === 'unknown' || job === null)
    return { kind: 'ended', outcome: notSent(ended), job }

  // Any other end is that of the request before, and the job is free. One poll
  // within half of the time that our comment's reading counts leaves the other
  // half for the announcement. Otherwise, the next turn decides anew.
  const hasWaited = polls > 1 || clock.elapsedMs() - startedMs > freshMs / 2
  return hasWaited ? { kind: 'had-to-wait' } : { kind: 'idle', job }
}

/** Mintlify finds no job with the id that the workflow names. */
export function notFound({ said }: Outcome): Outcome {
  return outcome('rejected', 'job-not-found', { said })
}

/**
 * A job that cannot be read gets no message, so that nothing was sent. Why it
 * could not is that of the last call, if Mintlify gave a reason.
 */
function notSent({ reason, said }: Outcome): Outcome {
  const why = isCallFailure(reason) ? reason : 'unreachable'
  return outcome('rejected', why, { said })
}
