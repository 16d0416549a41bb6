// Brings a job to work: a new one, a message to one there is, or the one that is at work already.
import { type Attempt, type Fault, reasonOf } from '../../domain/http/attempt.ts'
import { hasEnded, type Job } from '../../domain/job/job.ts'
import { outcome, outcomeOfEndedJob } from '../../domain/job/outcome.ts'
import type { Plan } from '../../domain/job/plan.ts'
import { startWatch } from '../../domain/job/poll-state.ts'
import { createJob } from './create-job.ts'
import { followUp } from './send-message.ts'
import { blank, end, jobIn, type Start, type StartPorts } from './start.ts'

type Working = Exclude<Plan, { do: 'skip' }>

/** What became of the plan. A prompt is sent at most once, unless it provably did not arrive. */
export async function startJob(plan: Working, prompt: string, ports: StartPorts): Promise<Start> {
  if (plan.do === 'create') return createJob(prompt, plan.note, ports)
  if (plan.do === 'message') return followUp(plan, prompt, ports)
  return plan.do === 'look' ? look(plan.jobId, ports) : attach(plan.jobId, ports)
}

async function look(jobId: string, ports: StartPorts): Promise<Start> {
  const reading = await ports.getJob(jobId)
  const job = jobIn(reading, jobId)
  if (job) return end(hasEnded(job) ? outcomeOfEndedJob(job) : outcome('detached', { job }))
  if (reading.kind === 'value') return end(outcome('unknown', { reason: 'unexpected-answer' }))
  if (isMissing(reading)) return end(outcome('rejected', { reason: 'job-not-found', detail: reading.detail }))
  return end(outcome('unknown', { reason: reasonOf(reading, 'job-not-found'), detail: reading.detail }))
}

async function attach(jobId: string, ports: StartPorts): Promise<Start> {
  const reading = await ports.getJob(jobId)
  if (isMissing(reading)) return end(outcome('rejected', { reason: 'job-not-found', detail: reading.detail }))
  const job = jobIn(reading, jobId)
  if (job) ports.log(`Found job ${jobId}`)
  const watch = startWatch({ ...blank(jobId, ports), job, hasHeard: reading.kind === 'value' })
  return { did: 'start', watch, isNewTurn: false, note: '' }
}

function isMissing(reading: Attempt<Job>): reading is Extract<Fault, { kind: 'status' }> {
  return reading.kind === 'status' && reading.status === 404
}
