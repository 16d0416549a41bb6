// What follows from Mintlify's answer to a request: a job to follow, an end, or
// another turn.
import type { Delivery } from '../../conversation/delivery.ts'
import type { RequestEntry } from '../../conversation/entry.ts'
import type { HttpFailure } from '../../lib/http-failure.ts'
import { hasEnded, type Job, keepLink } from '../../mintlify/job.ts'
import { reasonOfFailure } from '../../mintlify/retry.ts'
import {
  interrupted,
  type Outcome,
  outcome,
  unconfirmed,
} from '../../outcome.ts'
import type { SendingPlan } from '../decide/decide.ts'
import { lookAtJob } from '../look/look.ts'
import { setJobOutputs } from '../outputs.ts'
import type { Run } from '../tools.ts'
import type { PollStart } from '../wait/poll.ts'

/** What became of a request. */
export type Answer =
  /** The job is null if the answer says nothing usable of it. */
  | { kind: 'delivered'; job: Job | null }
  /** Mintlify may have acted. */
  | { kind: 'unconfirmed'; failure: HttpFailure }
  /** Nothing happened, for certain. */
  | { kind: 'refused'; failure: HttpFailure }
  | { kind: 'cancelled'; failure: HttpFailure }
  /** Nothing happened, and the announcement stands no more, or the job works. */
  | { kind: 'given-up' }

/** `entry`: with what became of the request. */
export type Conclusion = { entry: RequestEntry } & (
  | { kind: 'follow'; start: PollStart }
  | { kind: 'ended'; outcome: Outcome; job: Job | null }
  /** The job takes no message. */
  | { kind: 'unusable' }
  | { kind: 'given-up' }
)

/** Saves how far the request got, for the post step. Returns the entry. */
type Recorder = (delivery: Delivery, job?: Job | null) => RequestEntry

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
  answer: Answer,
  { plan, sent, record }: SentRequest,
): Promise<Conclusion> {
  const { jobBefore } = sent
  switch (answer.kind) {
    case 'delivered': {
      const job = answer.job && keepLink(answer.job, jobBefore)
      const entry = record('delivered', job)
      setJobOutputs(run, job)
      logArrival(run, plan, job)
      return { kind: 'follow', entry, start: startOf(plan, job, sent) }
    }
    case 'unconfirmed': {
      const entry = record('unconfirmed')
      // A message that arrived shows in its job. A create shows nowhere.
      if (plan.kind === 'message' && run.inputs.wait) {
        const start = startOf(plan, null, sent, { isUnconfirmed: true })
        return { kind: 'follow', entry, start }
      }
      const end = unconfirmed(plan.kind, answer.failure.detail)
      return { kind: 'ended', entry, outcome: end, job: jobBefore }
    }
    case 'refused': {
      const entry = record('refused')
      return { entry, ...(await afterRefusal(run, plan, answer.failure)) }
    }
    case 'cancelled': {
      const end = interrupted(answer.failure.detail)
      return { kind: 'ended', entry: record('unsent'), outcome: end, job: null }
    }
    case 'given-up':
      return { kind: 'given-up', entry: record('unsent') }
  }
}

function logArrival(
  { log }: Run,
  { kind }: SendingPlan,
  job: Job | null,
): void {
  const what = kind === 'create' ? 'started' : 'got the request'
  if (job !== null) log.info(`Agent job ${job.id} ${what}`)
}

function startOf(
  plan: SendingPlan,
  job: Job | null,
  { jobBefore, sentMs }: Sent,
  { isUnconfirmed = false } = {},
): PollStart {
  const start = { job, waitsFor: 'end' } as const
  // A create whose answer has no ID is unconfirmed, and not followed.
  if (plan.kind === 'create')
    return { ...start, jobId: job?.id ?? '', message: null }

  // A job that is at work in the message's own answer has seen the message.
  const wasAtWork = job !== null && !hasEnded(job)
  const facts = { jobBefore, sentMs, isUnconfirmed, wasAtWork }
  return {
    ...start,
    jobId: plan.jobId,
    message: { ...facts, isEndRead: false },
  }
}

const statusesOfUnusableJob: readonly number[] = [400, 404, 409, 410, 422]

type AfterRefusal =
  | { kind: 'unusable' }
  | { kind: 'ended'; outcome: Outcome; job: null }

/** A job at its end that Mintlify lets take no message is replaced. */
async function afterRefusal(
  run: Run,
  plan: SendingPlan,
  failure: HttpFailure,
): Promise<AfterRefusal> {
  const said = { said: failure.detail }
  const mayBeUnusable =
    plan.kind === 'message' &&
    run.inputs.jobId === null &&
    failure.kind === 'status' &&
    statusesOfUnusableJob.includes(failure.status)
  const looked = mayBeUnusable ? await lookAtJob(run, plan.jobId) : null
  const { job = null, takesNoMessage = false } = looked ?? {}
  // A job that is there after all was only not found for a moment.
  const notFoundYet = failure.kind === 'status' && failure.status === 404
  const isEnded = job !== null && hasEnded(job) && !notFoundYet
  if (takesNoMessage || isEnded) return { kind: 'unusable' }
  if (run.cancelled.aborted)
    return { kind: 'ended', outcome: interrupted(failure.detail), job: null }

  const notFound =
    plan.kind === 'create' ? 'project-not-found' : 'job-not-found'
  const reason = reasonOfFailure(failure, notFound)
  const isMoment = looked !== null && reason === 'job-not-found'
  const end = outcome('rejected', isMoment ? 'unreachable' : reason, said)
  return { kind: 'ended', outcome: end, job: null }
}
