// Sends the request: a create or a message, once, unless it certainly did not
// arrive.
import { isFresh, readConversation } from '../conversation/conversation.ts'
import { takesNoMessage, toJobRecord } from '../conversation/job-record.ts'
import { markSending } from '../conversation/transitions.ts'
import { writeMark } from '../conversation/write-comment.ts'
import type { Refusal } from '../mintlify/client.ts'
import { hasEnded, type Job, keepLink } from '../mintlify/job.ts'
import { endOfRun } from '../outcome.ts'
import type { Plan } from './decide.ts'
import type { JobRun } from './tools.ts'
import { outputsOfJob } from './outputs.ts'
import type { PollStart } from './poll.ts'
import { deadlineOf, setRecord } from './record.ts'

export type SendingPlan = Exclude<Plan, { kind: 'end' | 'wait' | 'read-again' }>

/**
 * Sends the request. `jobBefore`: the job as it was read before a message.
 * Null: nothing was sent, and the comment has to be read again. Throws an
 * EndOfRun if there is no job to follow.
 */
export async function send(
  run: JobRun,
  plan: SendingPlan,
  { prompt, jobBefore }: { prompt: string; jobBefore: Job | null },
): Promise<PollStart | null> {
  const { mintlify, log } = run
  run.prompt = prompt
  setDelivery(run, 'sending', null)
  log.group('Prompt', prompt.split('\n'))
  const beforeRetry = () => renewMark(run)
  const sentMs = run.clock.elapsedMs()
  const delivery =
    plan.kind === 'create'
      ? await mintlify.createJob(prompt, beforeRetry)
      : await mintlify.sendMessage(plan.jobId, prompt, beforeRetry)

  switch (delivery.kind) {
    case 'delivered':
      return delivered(run, plan, {
        job: delivery.value && keepLink(delivery.value, jobBefore),
        jobBefore,
        sentMs,
      })
    case 'unconfirmed':
      return unconfirmed(run, plan, {
        detail: delivery.detail,
        jobBefore,
        sentMs,
      })
    case 'refused':
      return refused(run, plan, delivery)
  }
}

/**
 * Before a request that did not arrive is sent again: the mark is renewed if a
 * minute has passed, and given up if it is not ours any more.
 */
async function renewMark(run: JobRun): Promise<boolean> {
  const { conversation, record } = run
  if (isFresh(conversation)) return true
  const { state } = await readConversation(conversation)
  const { sending } = state
  if (sending === null || sending.nonce !== run.nonce || record === null)
    return false
  const until = deadlineOf(run)
  return writeMark(conversation, () =>
    markSending(state, { sending, until, shown: record.shown }),
  )
}

function setDelivery(
  run: JobRun,
  delivery: 'unsent' | 'sending' | 'delivered' | 'unconfirmed',
  job: Job | null,
): void {
  const { record, inputs } = run
  if (record === null) return
  const until = inputs.wait ? record.until : null
  // A job that got a message has not ended, although its answer cannot be used.
  const open =
    record.job && delivery === 'delivered'
      ? { ...record.job, end: null }
      : record.job

  setRecord(run, {
    ...record,
    delivery,
    until,
    job: job ? toJobRecord(job, null) : open,
  })
}

type Reading = { job: Job | null; jobBefore: Job | null; sentMs: number }

function delivered(
  run: JobRun,
  plan: SendingPlan,
  { job, jobBefore, sentMs }: Reading,
): PollStart {
  setDelivery(run, 'delivered', job)
  if (job) {
    run.job = job
    run.files.setOutputs(outputsOfJob(job))
    run.log.info(
      `Agent job ${job.id}${plan.kind === 'create' ? ' started' : ' got the request'}`,
    )
  }
  const jobId = plan.kind === 'message' ? plan.jobId : (job?.id ?? '')
  // A job that is at work in the message's own answer has seen the message.
  const isPending = plan.kind === 'message' && (job === null || hasEnded(job))
  const pendingMessage = isPending
    ? { jobBefore, sentMs, isUnconfirmed: false, isConfirming: false }
    : null

  return {
    jobId,
    job,
    until: 'finished',
    isNew: plan.kind === 'create',
    pendingMessage,
  }
}

/**
 * A message that arrived shows in its job. A create that arrived shows nowhere.
 */
function unconfirmed(
  run: JobRun,
  plan: SendingPlan,
  {
    detail,
    jobBefore,
    sentMs,
  }: { detail: string; jobBefore: Job | null; sentMs: number },
): PollStart {
  setDelivery(run, 'unconfirmed', null)
  if (plan.kind === 'create')
    throw endOfRun('unknown', 'create-unconfirmed', detail)
  if (!run.inputs.wait) {
    run.job = jobBefore
    throw endOfRun('unknown', 'message-unconfirmed', detail)
  }
  const pendingMessage = {
    jobBefore,
    sentMs,
    isUnconfirmed: true,
    isConfirming: false,
  }

  return {
    jobId: plan.jobId,
    job: null,
    until: 'finished',
    isNew: false,
    pendingMessage,
  }
}

const statusesOfLostJob: readonly (number | null)[] = [400, 404, 409, 422]

async function refused(
  run: JobRun,
  plan: SendingPlan,
  { reason, status, detail }: Refusal,
): Promise<null> {
  setDelivery(run, 'unsent', null)
  if (reason === 'memory-unwritable') return null
  const mayBeLost =
    plan.kind === 'message' &&
    run.inputs.jobId === null &&
    statusesOfLostJob.includes(status)
  if (mayBeLost && (await isUnusable(run, plan.jobId))) {
    run.unusableJobId = plan.jobId
    return null
  }
  if (reason === 'interrupted') throw endOfRun('cancelled', reason, detail)
  // A job that is there after all was only not found for a moment.
  const isMoment = mayBeLost && reason === 'job-not-found'
  throw endOfRun('rejected', isMoment ? 'unreachable' : reason, detail)
}

/** Whether the job takes no message, so that the conversation begins a new one. */
async function isUnusable(run: JobRun, jobId: string): Promise<boolean> {
  const reading = await run.mintlify.findJob(jobId)
  if (reading.kind === 'status') return reading.status === 404
  return (
    reading.kind === 'value' && takesNoMessage(toJobRecord(reading.value, null))
  )
}
