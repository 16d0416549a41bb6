// The two ways to wait for an agent job: to its end, or until it is free for a
// message.
import { type EntryLedger, tell, withJob } from '../../conversation/ledger.ts'
import type { HttpOutcome } from '../../lib/http-failure.ts'
import { type Job, takesNoMessage } from '../../mintlify/job.ts'
import { interpretAnswer, jobOf, type Watch } from '../../mintlify/reading.ts'
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
import {
  again,
  type Ending,
  endingOf,
  markSpent,
  type Start,
  stop,
  type Turn,
} from '../turn.ts'
import {
  afterPoll,
  endAtDeadline,
  type Polling,
  type PollStep,
  slowdownsIn,
  startPolling,
} from './poll.ts'
import { nextWaitMs } from './poll-pace.ts'
import { startProgress } from './progress-lines.ts'
import { rememberedWatch } from './remembered-watch.ts'

/** What a wait works with. It reads jobs, and sends and writes nothing. */
export type WaitContext = Pick<
  Run,
  'clock' | 'cancellation' | 'inputs' | 'log'
> & { mintlify: Pick<Run['mintlify'], 'getJob'> }

type EndOfWait = {
  outcome: Outcome
  watch: Watch
  /** The last one included. */
  polls: number
}

/**
 * Polls until the job has ended, or is free for a message. `onPoll` is called
 * after each poll, except for the last one if the job has not ended by the
 * deadline: what it showed is in the result.
 */
async function follow(
  run: WaitContext,
  polling: Polling,
  onPoll?: (job: Job | null) => Promise<void>,
): Promise<EndOfWait> {
  const { clock, cancellation, log } = run
  const { cancelled } = cancellation
  const startedMs = clock.elapsedMs()
  const report = startProgress(log.info)
  let polls = 0
  let step = startPolling(polling, startedMs)
  const ended = (outcome: Outcome): EndOfWait => ({
    outcome,
    watch: step.state.watch,
    polls,
  })
  while (step.kind !== 'end') {
    const elapsedMs = clock.elapsedMs() - startedMs
    const waitMs = waitBefore(run, step, elapsedMs)
    const { state } = step
    if (polls > 0) report({ ...state, elapsedMs, nextPollMs: waitMs, polls })
    const isLast = waitMs >= cancellation.remainingMs()
    await clock.sleep(isLast ? cancellation.remainingMs() : waitMs, cancelled)
    if (cancelled.aborted) return ended(interrupted())
    const answer = await readJob(run, polling.jobId, isLast)
    polls += 1
    if (cancelled.aborted) return ended(interrupted())
    const nowMs = clock.elapsedMs()
    const reading = interpretAnswer(state.watch, answer, nowMs)
    step = afterPoll(state, reading, nowMs)
    if (step.kind !== 'end' && isLast)
      return ended(endAtDeadline(step.state, nowMs))
    await onPoll?.(step.state.watch.job)
  }
  return ended(step.outcome)
}

/**
 * The last look is cut off `lastAnswerMs` after the deadline. One that took
 * twice as long was on a machine that has slept, and is made once more.
 */
async function readJob(
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
  ledger: EntryLedger,
  polling: Polling,
): Promise<Ending> {
  const { entry } = ledger
  let told = await tell(ledger)
  const onPoll = async (read: Job | null) => {
    setJobOutputs(run, read)
    if (told.isSettled) return
    told = await tell(withJob(told.ledger, read))
  }
  const { outcome, watch } = await follow(run, polling, onPoll)

  const known = { job: jobOf(watch) }
  if (entry.delivery !== 'unconfirmed')
    return endingOf(outcome, told.ledger, known)
  const doubt = watch.message?.doubt ?? null
  if (doubt !== null)
    return endingOf(unconfirmedEnd('message', doubt), told.ledger, known)
  // The job was seen at work, which proves that the message arrived.
  const arrived = { ...entry, delivery: 'delivered' } as const
  const last = save(run, { ...told.ledger, entry: arrived })
  return endingOf(outcome, last, known)
}

/**
 * Waits until the job is free for a message, because a message could interrupt
 * it. The job as it was read then, or how the turn ends without a message.
 */
export async function waitUntilIdle(
  run: WaitContext,
  start: Start,
  jobId: string,
): Promise<{ kind: 'idle'; job: Job } | Turn> {
  const { clock, inputs } = run
  const startedMs = clock.elapsedMs()
  const {
    outcome: ended,
    watch: { job },
    polls,
  } = await follow(run, {
    jobId,
    watch: rememberedWatch(start.ledger, jobId, clock),
    waitsFor: 'idle',
  })
  const takesNone =
    ended.reason === 'job-disappeared' || (job !== null && takesNoMessage(job))
  // Only the conversation can replace a job. One that the workflow names gets
  // its message, and the run ends with Mintlify's answer to it.
  const isNamed = inputs.jobId !== null
  if (takesNone && !isNamed)
    return again('the agent job takes no message', markSpent(start, jobId))

  const end = endOfUnsent(ended)
  // A free job was read, so that `job` is null only with such an end.
  // Whoever names a job is told of it, although it has no request.
  if (end !== null || job === null)
    return { ...stop(end ?? ended, start), job: isNamed ? job : null }

  // Any other end is that of the request before, and the job is free. After a
  // wait, the next turn decides anew. One short poll doesn't count, and leaves time to
  // announce before our comment's reading is too old, which `announce` checks.
  const hasWaited = polls > 1 || clock.elapsedMs() - startedMs > freshMs / 2
  return hasWaited && !takesNone
    ? again('the run had to wait for the agent', start)
    : { kind: 'idle', job }
}

/**
 * How a run ends that could not send its message, null if the job is free. A
 * job that cannot be read gets none. Why it could not is that of the last call,
 * if Mintlify gave a reason.
 */
function endOfUnsent(ended: Outcome): Outcome | null {
  const { result, reason, said } = ended
  if (result === 'timed-out' || result === 'cancelled') return ended
  if (result !== 'unknown') return null
  if (reason === 'job-disappeared') return asJobNotFound(ended)
  // A page with status 200 is no answer either.
  const isNamed = isCallFailure(reason) && reason !== 'unexpected-answer'
  const why = isNamed ? reason : 'unreachable'
  return outcome('rejected', why, { said })
}

/** Mintlify finds no job with the id that the workflow names. */
export function asJobNotFound({ said }: Outcome): Outcome {
  return outcome('rejected', 'job-not-found', { said })
}
