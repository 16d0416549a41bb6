// Carries out a plan: creates a job, sends a message to one, attaches to one, or only asks for its status.
import { type HttpFailure, type HttpOutcome, reasonForFailure } from '../../domain/http/outcome.ts'
import { hasEnded, type Job } from '../../domain/job/job.ts'
import { outcome, outcomeOfEndedJob } from '../../domain/job/outcome.ts'
import type { StartPlan } from '../../domain/job/plan.ts'
import {
  createJob,
  endWith,
  type MakePrompt,
  matchingJob,
  type Start,
  type StartPorts,
  startPolling,
} from './create-job.ts'

/** The started job, or how the run ends without one. A prompt is sent at most once, unless it certainly did not arrive. */
export async function startJob(plan: StartPlan, prompt: MakePrompt, ports: StartPorts): Promise<Start> {
  switch (plan.kind) {
    case 'create':
      return createJob(prompt, plan.note, ports)
    case 'message':
      return (await import('./send-message.ts')).sendMessage(plan, prompt, ports)
    case 'attach':
      return attach(plan.jobId, ports)
    case 'status':
      return checkStatus(plan.jobId, ports)
  }
}

async function checkStatus(jobId: string, ports: StartPorts): Promise<Start> {
  const polled = await ports.getJob(jobId)
  const job = matchingJob(polled, jobId)
  if (job) return endWith(hasEnded(job) ? outcomeOfEndedJob(job) : outcome('running', { job }))
  if (polled.kind === 'value') return endWith(outcome('unknown', { reason: 'unexpected-answer' }))
  const { detail } = polled
  if (isNotFound(polled)) return endWith(outcome('rejected', { reason: 'job-not-found', detail }))
  return endWith(outcome('unknown', { reason: reasonForFailure(polled, 'job-not-found'), detail }))
}

async function attach(jobId: string, ports: StartPorts): Promise<Start> {
  const polled = await ports.getJob(jobId)
  if (isNotFound(polled)) {
    return endWith(outcome('rejected', { reason: 'job-not-found', detail: polled.detail }))
  }
  const job = matchingJob(polled, jobId)
  if (job) ports.log(`Found job ${jobId}`)
  const hasResponded = polled.kind === 'value'
  const state = startPolling(jobId, { job, hasResponded }, ports)
  return { kind: 'started', state, isNewTurn: false, isNewJob: false, note: null }
}

function isNotFound(polled: HttpOutcome<Job>): polled is Extract<HttpFailure, { kind: 'status' }> {
  return polled.kind === 'status' && polled.status === 404
}
