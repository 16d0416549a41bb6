// Sends a request to Mintlify: a create or a message, once, unless it certainly
// did not arrive.
import { announce, reasonToReadAgain } from '../../conversation/announce.ts'
import { doubtOf } from '../../conversation/doubt.ts'
import type { RequestEntry } from '../../conversation/entry.ts'
import { takesNoMessage, toJobRecord } from '../../conversation/job-record.ts'
import {
  isReadRecently,
  readComment,
  type Snapshot,
} from '../../conversation/store.ts'
import { markSending } from '../../conversation/transitions.ts'
import type { Delivery, Refusal, TryHooks } from '../../mintlify/client.ts'
import { hasEnded, type Job, keepLink } from '../../mintlify/job.ts'
import { EndOfRun, type Outcome, outcome } from '../../outcome.ts'
import type { SendingPlan } from '../decide/decide.ts'
import { afterDelivery } from '../make-entry.ts'
import { outputsOfJob } from '../outputs.ts'
import { save } from '../tell.ts'
import type { Run } from '../tools.ts'
import type { Known } from '../turn.ts'
import type { PollStart } from '../wait/poll.ts'

export type PreparedRequest = {
  plan: SendingPlan
  entry: RequestEntry
  prompt: string
  /** As it was read before a message, null for a create. */
  jobBefore: Job | null
}

/** `entry`: with what became of the request. */
type Conclusion = { entry: RequestEntry } & (
  | { kind: 'follow'; start: PollStart }
  | { kind: 'ended'; outcome: Outcome; job: Job | null }
  /** The job takes no message. */
  | { kind: 'unusable' }
  /** The announcement could not be renewed, or the job is at work. */
  | { kind: 'given-up' }
)

export type Concluded = Conclusion & { snapshot: Snapshot }

/** Sends the request, and saves what became of it for the post step. */
export async function deliver(
  run: Run,
  known: Known,
  prepared: PreparedRequest,
): Promise<Concluded> {
  const { mintlify, log, clock } = run
  const { plan, entry, prompt, jobBefore } = prepared
  let { snapshot } = known
  const record: Recorder = (delivery, job = null) =>
    save(run, afterDelivery(entry, delivery, job), snapshot)
  log.group('Prompt', prompt.split('\n'))

  let sent = { jobBefore, sentMs: clock.elapsedMs() }
  const keepAnnounced = async () => {
    const renewed = await renewIfOld(run, { ...known, snapshot }, entry)
    snapshot = renewed.snapshot
    return renewed.isOurs
  }
  const tries: TryHooks = {
    onTry: () => {
      sent = { ...sent, sentMs: clock.elapsedMs() }
      record('sending')
    },
    onUnsent: () => record('unsent'),
    whileWaiting: async () => void (await keepAnnounced()),
    isWanted: async () => {
      const job = await readJobAgain(run, plan, sent.jobBefore)
      sent = { ...sent, jobBefore: job }
      const isFree = job === null || hasEnded(job)
      return isFree && (await keepAnnounced())
    },
  }
  const answer =
    plan.jobId === null
      ? await mintlify.createJob(prompt, tries)
      : await mintlify.sendMessage(plan.jobId, prompt, tries)
  const conclusion = await conclude(run, answer, { plan, sent, record })
  return { ...conclusion, snapshot }
}

/** Saves how far the request got, for the post step. Returns the entry. */
type Recorder = (
  delivery: RequestEntry['delivery'],
  job?: Job | null,
) => RequestEntry

type Outgoing = { plan: SendingPlan; sent: Sent; record: Recorder }

async function conclude(
  run: Run,
  answer: Delivery<Job>,
  { plan, sent, record }: Outgoing,
): Promise<Conclusion> {
  const { jobBefore } = sent
  switch (answer.kind) {
    case 'delivered': {
      const job = answer.value && keepLink(answer.value, jobBefore)
      const entry = record('delivered', job)
      setJobOutputs(run, plan, job)
      const start = startAfterDelivery(plan, job, sent)
      return { kind: 'follow', entry, start }
    }
    case 'unconfirmed': {
      const entry = record('unconfirmed')
      const start = startAfterDoubt(plan, sent)
      if (start !== null && run.inputs.wait)
        return { kind: 'follow', entry, start }
      const doubt = doubtOf(entry.kind, answer.detail)
      return { kind: 'ended', entry, outcome: doubt, job: jobBefore }
    }
    case 'refused': {
      const entry = record('refused')
      return { entry, ...(await afterRefusal(run, plan, answer)) }
    }
    case 'given-up':
      return { kind: 'given-up', entry: record('unsent') }
    case 'cancelled': {
      const entry = record('unsent')
      const end = outcome('cancelled', 'interrupted', { said: answer.detail })
      return { kind: 'ended', entry, outcome: end, job: null }
    }
  }
}

/** The job that gets a message, after a wait. As before if it cannot be read. */
async function readJobAgain(
  { mintlify }: Run,
  { jobId }: SendingPlan,
  before: Job | null,
): Promise<Job | null> {
  if (jobId === null) return null
  const reading = await mintlify.getJob(jobId)
  return reading.kind === 'value' ? keepLink(reading.value, before) : before
}

type Renewed = { isOurs: boolean; snapshot: Snapshot }

/**
 * While a request that did not arrive waits to be sent again: the announcement
 * is renewed if a minute has passed, so that nobody takes this run for dead,
 * and given up if it is not ours any more.
 */
async function renewIfOld(
  run: Run,
  { store, snapshot }: Known,
  entry: RequestEntry,
): Promise<Renewed> {
  const givenUp = { isOurs: false, snapshot }
  if (store === null || isReadRecently(snapshot, run.clock))
    return { isOurs: true, snapshot }
  try {
    const reading = await readComment(store, snapshot.comment?.id ?? null)
    if (reading.kind === 'refused') return givenUp

    const { state } = reading.snapshot
    const { sending } = state
    const mayWrite =
      sending?.nonce === entry.nonce &&
      (await reasonToReadAgain(store, reading.snapshot)) === null
    if (!mayWrite) return givenUp
    const marked = markSending(state, sending, entry)
    const announced = await announce(store, reading.snapshot, marked)
    const isOurs =
      announced.kind === 'written' &&
      isReadRecently(announced.snapshot, run.clock)
    return isOurs ? { isOurs, snapshot: announced.snapshot } : givenUp
  } catch (error) {
    // The next reading says why.
    if (error instanceof EndOfRun) return givenUp
    throw error
  }
}

function setJobOutputs(
  { files, log }: Run,
  { jobId }: SendingPlan,
  job: Job | null,
): void {
  if (job === null) return
  files.setOutputs(outputsOfJob(job))
  log.info(
    `Agent job ${job.id}${jobId === null ? ' started' : ' got the request'}`,
  )
}

type Sent = { jobBefore: Job | null; sentMs: number }

function startAfterDelivery(
  { jobId }: SendingPlan,
  job: Job | null,
  sent: Sent,
): PollStart {
  // A job that is at work in the message's own answer has seen the message.
  const isPending = jobId !== null && (job === null || hasEnded(job))
  return {
    jobId: jobId ?? job?.id ?? '',
    job,
    waitsFor: 'end',
    pendingMessage: isPending
      ? { ...sent, isUnconfirmed: false, isSecondReading: false }
      : null,
  }
}

/**
 * A message that arrived shows in its job. A create that arrived shows nowhere:
 * null.
 */
function startAfterDoubt({ jobId }: SendingPlan, sent: Sent): PollStart | null {
  if (jobId === null) return null
  return {
    jobId,
    job: null,
    waitsFor: 'end',
    pendingMessage: { ...sent, isUnconfirmed: true, isSecondReading: false },
  }
}

const statusesOfUnusableJob: readonly (number | null)[] = [400, 404, 409, 422]

async function afterRefusal(
  run: Run,
  { jobId }: SendingPlan,
  { reason, status, detail }: Refusal,
): Promise<
  { kind: 'unusable' } | { kind: 'ended'; outcome: Outcome; job: null }
> {
  const mayBeUnusable =
    jobId !== null &&
    run.inputs.jobId === null &&
    statusesOfUnusableJob.includes(status)
  if (mayBeUnusable && (await findsUnusable(run, jobId)))
    return { kind: 'unusable' }
  if (run.cancelled.aborted) {
    const end = outcome('cancelled', 'interrupted', { said: detail })
    return { kind: 'ended', outcome: end, job: null }
  }

  // A job that is there after all was only not found for a moment.
  const isMoment = mayBeUnusable && reason === 'job-not-found'
  const why = isMoment ? 'unreachable' : reason
  const end = outcome('rejected', why, { said: detail })
  return { kind: 'ended', outcome: end, job: null }
}

/** Whether the job takes no message, so that the conversation begins a new one. */
async function findsUnusable(run: Run, jobId: string): Promise<boolean> {
  const reading = await run.mintlify.findJob(jobId)
  if (reading.kind === 'status') return reading.status === 404
  return (
    reading.kind === 'value' && takesNoMessage(toJobRecord(reading.value, null))
  )
}
