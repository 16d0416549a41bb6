// What follows from Mintlify's answer to a request: a job to follow, an end, or
// another turn.
import { doubtOf } from '../../conversation/doubt.ts'
import type { RequestEntry } from '../../conversation/entry.ts'
import { takesNoMessage, toJobRecord } from '../../conversation/job-record.ts'
import type { Refusal, SendResult } from '../../mintlify/client.ts'
import { hasEnded, type Job, keepLink } from '../../mintlify/job.ts'
import { type Outcome, outcome } from '../../outcome.ts'
import type { SendingPlan } from '../decide/decide.ts'
import { outputsOfJob } from '../outputs.ts'
import type { Run } from '../tools.ts'
import type { PendingMessage } from '../wait/message-check.ts'
import type { PollStart } from '../wait/poll.ts'

/** `entry`: with what became of the request. */
export type Conclusion = { entry: RequestEntry } & (
  | { kind: 'follow'; start: PollStart }
  | { kind: 'ended'; outcome: Outcome; job: Job | null }
  /** The job takes no message. */
  | { kind: 'unusable' }
  /** The announcement could not be renewed, or the job is at work. */
  | { kind: 'given-up' }
)

/** Saves how far the request got, for the post step. Returns the entry. */
export type Recorder = (
  delivery: RequestEntry['delivery'],
  job?: Job | null,
) => RequestEntry

type Sent = {
  /** The job as it was read before a message, null for a create. */
  jobBefore: Job | null
  /** When the last try began. */
  sentMs: number
}

type SentRequest = { plan: SendingPlan; sent: Sent; record: Recorder }

/** What to do next. Saves what became of the request, and sets the outputs. */
export async function conclude(
  run: Run,
  answer: SendResult<Job>,
  { plan, sent, record }: SentRequest,
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
      ? pendingMessage(sent, { isUnconfirmed: false })
      : null,
  }
}

function pendingMessage(
  { jobBefore, sentMs }: Sent,
  { isUnconfirmed }: Pick<PendingMessage, 'isUnconfirmed'>,
): PendingMessage {
  return {
    earlierReading: jobBefore,
    sentMs,
    isUnconfirmed,
    isSecondReading: false,
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
    pendingMessage: pendingMessage(sent, { isUnconfirmed: true }),
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
