// Goes on with a job that is there: sends it a message, attaches to it, or only asks for its status.
import type { HttpFailure, HttpOutcome } from '../http/http-outcome.ts'
import { reasonForFailure } from '../mintlify/failure-reason.ts'
import { hasEnded, type Job } from '../mintlify/job.ts'
import { outcome, outcomeOfEndedJob } from '../state/outcome.ts'
import { matchingJob, type Start, type StartPorts, startPolling } from './create-job.ts'
import { sendMessage } from './send-message.ts'
import type { StartPlan } from './start-plan.ts'

/** What became of the job. */
export async function goOn(
  plan: Exclude<StartPlan, { kind: 'create' }>,
  prompt: string,
  ports: StartPorts,
): Promise<Start> {
  switch (plan.kind) {
    case 'message':
      return sendMessage(plan, prompt, ports)
    case 'attach':
      return attach(plan.jobId, ports)
    case 'status':
      return checkStatus(plan.jobId, ports)
  }
}

async function checkStatus(jobId: string, ports: StartPorts): Promise<Start> {
  const polled = await ports.service.getJob(jobId)
  const job = matchingJob(polled, jobId)
  if (job) return hasEnded(job) ? outcomeOfEndedJob(job) : outcome('running', { job })
  if (polled.kind === 'value') return outcome('unknown', { reason: 'unexpected-answer' })
  const { detail } = polled
  if (isNotFound(polled)) return outcome('rejected', { reason: 'job-not-found', detail })
  return outcome('unknown', { reason: reasonForFailure(polled, 'job-not-found'), detail })
}

async function attach(jobId: string, ports: StartPorts): Promise<Start> {
  const polled = await ports.service.getJob(jobId)
  if (isNotFound(polled)) return outcome('rejected', { reason: 'job-not-found', detail: polled.detail })
  const job = matchingJob(polled, jobId)
  if (job) ports.log(`Found job ${jobId}`)
  const hasResponded = polled.kind === 'value'
  const state = startPolling(jobId, { job, hasResponded }, ports)
  return { kind: 'started', state, isNewRequest: false, isNewJob: false, note: null }
}

function isNotFound(polled: HttpOutcome<Job>): polled is Extract<HttpFailure, { kind: 'status' }> {
  return polled.kind === 'status' && polled.status === 404
}
