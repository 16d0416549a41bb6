// Sends a message to a job that is there, once it is free for one.
import { situationOf } from '../../domain/http/attempt.ts'
import { hasEnded, type Job, keepLink } from '../../domain/job/job.ts'
import type { Outcome } from '../../domain/job/outcome.ts'
import type { Plan } from '../../domain/job/plan.ts'
import { startWatch } from '../../domain/job/poll-state.ts'
import { createJob } from './create-job.ts'
import { blank, end, failed, jobIn, type Start, type StartPorts } from './start.ts'

type Message = Extract<Plan, { do: 'message' }>

/** The job with the message on its way, a new job where the old one is gone, or why there is neither. */
export async function followUp(
  { jobId, isReplaceable }: Message,
  prompt: string,
  ports: StartPorts,
): Promise<Start> {
  const idle = await becomeIdle(jobId, ports)
  if (idle.did === 'end') return idle
  const { before } = idle
  const answer = await ports.sendMessage(jobId, prompt)
  const isGone = !answer.ok && [400, 404, 409].includes(answer.failure.status ?? 0)
  if (isGone && isReplaceable) {
    const note = `Job ${jobId} takes no more messages, so this is a new one.`
    ports.log(note)
    return createJob(prompt, note, ports)
  }
  if (!answer.ok && answer.failure.kind === 'refused') {
    return end({ ...failed(answer.failure, ports, ''), job: before })
  }
  ports.log(`Sent the message to job ${jobId}`)
  const job = answer.ok && answer.value?.id === jobId ? answer.value : null
  const isActive = job !== null && !hasEnded(job)
  const sentMs = ports.clock.elapsedMs()
  const awaited = isActive ? null : { before, sentMs, isDoubtful: !answer.ok, isConfirming: false }
  const latest = job ? keepLink(job, before) : before
  const watch = startWatch({
    ...blank(jobId, ports),
    job: latest,
    followUp: awaited,
    hasHeard: before !== null,
  })
  return { did: 'start', watch, isNewTurn: true, note: '' }
}

type Idle = { did: 'idle'; before: Job | null } | { did: 'end'; outcome: Outcome }

/** A message may interrupt an agent at work, so the job is waited for first. A refusal is left to the message's answer. */
async function becomeIdle(jobId: string, ports: StartPorts): Promise<Idle> {
  const reading = await ports.getJob(jobId)
  const job = jobIn(reading, jobId)
  if (job) ports.onReading(job)
  if (job && hasEnded(job)) return { did: 'idle', before: job }
  if (reading.kind !== 'value' && situationOf(reading) === 'refused') return { did: 'idle', before: null }
  if (job) ports.log(`Job ${jobId} is still at work; the message follows when it has ended.`)
  const waited = await ports.waitUntilIdle(startWatch({ ...blank(jobId, ports), job, awaits: 'idle' }))
  if (waited.job && hasEnded(waited.job)) return { did: 'idle', before: waited.job }
  if (waited.reason === 'job-disappeared') return { did: 'idle', before: null }
  const isInTime = waited.result !== 'timed-out' && waited.result !== 'cancelled'
  return end(isInTime ? { ...waited, result: 'rejected' } : { ...waited, reason: 'busy' })
}
