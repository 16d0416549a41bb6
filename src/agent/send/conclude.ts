// What follows from Mintlify's answer to a request: a job to follow, an end, or
// another turn.
import {
  type RequestLedger,
  tell,
  withDelivery,
} from '../../conversation/ledger.ts'
import {
  hasEnded,
  type Job,
  keepLink,
  takesNoMessage,
} from '../../mintlify/job.ts'
import { newMessage, newWatch } from '../../mintlify/reading.ts'
import { reasonOfFailure } from '../../mintlify/retry.ts'
import {
  interrupted,
  type Outcome,
  outcome,
  unconfirmedEnd,
} from '../../outcome.ts'
import type { SendingPlan } from '../decide/destination.ts'
import { lookAtJob } from '../look/look.ts'
import { setJobOutputs } from '../outputs.ts'
import { save } from '../save.ts'
import type { Run } from '../tools.ts'
import {
  again,
  type Ending,
  endingOf,
  markSpent,
  type Start,
  type Turn,
} from '../turn.ts'
import { tellAndFollow } from '../wait/follow.ts'
import type { Polling } from '../wait/poll.ts'
import { lookOnce } from '../wait/wait.ts'
import type { Answered, Refused } from './deliver.ts'

/** Saves what became of the request, sets the outputs, and goes on. */
export async function conclude(
  run: Run,
  plan: SendingPlan,
  answered: Answered,
  spentJobs: Start['spentJobs'],
): Promise<Turn> {
  const { answer, ledger, jobBefore } = answered
  switch (answer.kind) {
    case 'delivered':
      return afterArrival(run, plan, answered, answer.job)
    case 'unconfirmed': {
      const saved = save(run, withDelivery(ledger, 'unconfirmed'))
      // A message that arrived shows in its job. A create shows nowhere.
      if (plan.kind === 'message' && run.inputs.wait)
        return tellAndFollow(run, saved, pollStartOf(plan, null, answered))
      const end = unconfirmedEnd(plan.kind, answer.failure.detail)
      return endingOf(end, saved, { job: jobBefore })
    }
    case 'refused': {
      const saved = save(run, withDelivery(ledger, 'refused'))
      const end = await endOfRefused(run, plan, answered, answer)
      if (end !== null) return endingOf(end, saved)
      run.log.info(answer.failure.detail)
      // Handed on as `unsent`: the next turn may end the run, and then it has sent
      // nothing.
      const latest = { ledger, spentJobs }
      const next =
        plan.kind === 'message' ? markSpent(latest, plan.jobId) : latest
      return again('the agent job takes no message', next)
    }
    case 'cancelled': {
      const saved = save(run, withDelivery(ledger, 'unsent'))
      return endingOf(interrupted(answer.failure.detail), saved)
    }
    case 'given-up':
      return giveUp(plan, save(run, withDelivery(ledger, 'unsent')), spentJobs)
  }
}

/** `given`: the job of the answer, null for an answer that names none. */
async function afterArrival(
  run: Run,
  plan: SendingPlan,
  answered: Answered,
  given: Job | null,
): Promise<Ending> {
  const { ledger, jobBefore } = answered
  const job = given && keepLink(given, jobBefore)
  const saved = save(run, withDelivery(ledger, 'delivered', job))
  setJobOutputs(run, job)
  logArrival(run, plan, job)
  const polling = pollStartOf(plan, job, answered)
  if (run.inputs.wait) return tellAndFollow(run, saved, polling)
  // The answer to a create can have its end. An answer that names no job shows
  // nothing, and one more reading could fail.
  return job === null
    ? endingOf(outcome('running', null), saved, { job: asUnread(jobBefore) })
    : lookOnce(run, saved, polling)
}

/** A job that got a message since it was read. */
function asUnread(job: Job | null): Job | null {
  return job && { ...job, status: 'unknown' }
}

function logArrival(
  { log }: Run,
  { kind }: SendingPlan,
  job: Job | null,
): void {
  const what = kind === 'create' ? 'started' : 'got the request'
  if (job !== null) log.info(`Agent job ${job.id} ${what}`)
}

function pollStartOf(
  plan: SendingPlan,
  job: Job | null,
  { answer, jobBefore, sentMs }: Answered,
): Polling {
  // A create whose answer has no ID is `unreadable` and so unconfirmed, and not
  // followed.
  if (plan.kind === 'create')
    return { jobId: job?.id ?? '', watch: newWatch(job), waitsFor: 'end' }

  // A job that is at work in the message's own answer has seen the message.
  const wasAtWork = job !== null && !hasEnded(job)
  const doubt = answer.kind === 'unconfirmed' ? answer.failure.detail : null
  const message = newMessage(jobBefore, sentMs, { doubt, wasAtWork })
  const watch = newWatch(job, message)
  return { jobId: plan.jobId, watch, waitsFor: 'end' }
}

/**
 * Mintlify documents no answer for a job that takes no message, and may say so
 * by any of these.
 */
const statusesOfUnusableJob: readonly number[] = [400, 404, 409, 410, 422]

/** Null for a job that takes no message: another one takes its place. */
async function endOfRefused(
  run: Run,
  plan: SendingPlan,
  { jobBefore }: Answered,
  { failure, isTooSoon }: Refused,
): Promise<Outcome | null> {
  const mayBeUnusable =
    plan.kind === 'message' &&
    run.inputs.jobId === null &&
    failure.kind === 'status' &&
    statusesOfUnusableJob.includes(failure.status)
  const looked = mayBeUnusable ? await lookAtJob(run, plan.jobId) : null
  const { job = null, isSpent = false } = looked ?? {}
  // Mintlify lets it take none, unless it has only not found it for a moment.
  const isEnded = job !== null && hasEnded(job) && !isTooSoon
  if (isSpent || isEnded) return null
  if (run.cancelled.aborted) return interrupted(failure.detail)

  // Any other 404 proves nothing: the job may be found yet, or was just read.
  const isUnknownId = run.inputs.jobId !== null && !isTooSoon
  const notFound = isUnknownId ? 'job-not-found' : 'unreachable'
  const reason = reasonOfFailure(
    failure,
    plan.kind === 'create' ? 'project-not-found' : notFound,
  )
  const isSpentId =
    run.inputs.jobId !== null && jobBefore !== null && takesNoMessage(jobBefore)
  const why = isSpentId ? askAnew : null
  return outcome('rejected', reason, { why, said: failure.detail })
}

const askAnew =
  'The agent job failed or was archived. Send the request in a run without `job-id`.'

/**
 * A create is announced again at once. A message may have to wait for the agent
 * first, and meanwhile nobody is sending.
 */
async function giveUp(
  { kind }: SendingPlan,
  saved: RequestLedger,
  spentJobs: Start['spentJobs'],
): Promise<Turn> {
  const { ledger } = kind === 'message' ? await tell(saved) : { ledger: saved }
  return again('the request was given up', { ledger, spentJobs })
}
