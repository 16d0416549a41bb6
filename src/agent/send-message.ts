// Sends a message to an existing job once it is free: a message could interrupt an agent at work.
import { unreadPauseMs } from '../base/budgets.ts'
import { classifyFailure, type HttpOutcome } from '../http/http-outcome.ts'
import { hasEnded, type Job, keepLink } from '../mintlify/job.ts'
import type { ServiceClient } from '../mintlify/mintlify-client.ts'
import type { CallResult } from '../mintlify/retry-policy.ts'
import type { Outcome } from '../state/outcome.ts'
import {
  createJob,
  endAfterError,
  matchingJob,
  refusals,
  type Start,
  type StartPorts,
  startPolling,
  unclaimedError,
} from './create-job.ts'
import type { PollState } from './poll-state.ts'
import { noteOfReplaced, type StartPlan } from './start-plan.ts'

type MessagePlan = Extract<StartPlan, { kind: 'message' }>

/** Why a new job takes the place of one that refused a message, null if that one can go on. */
export async function whyReplaced(
  jobId: string,
  { getJob }: Pick<ServiceClient, 'getJob'>,
): Promise<string | null> {
  const polled = await getJob(jobId)
  if (polled.kind === 'status' && polled.status === 404)
    return 'The previous agent job no longer exists in Mintlify, so this is a new one.'
  return noteOfReplaced(matchingJob(polled, jobId)?.status ?? null)
}

/** The job with the message sent, a new job if the old one is gone, or why there is neither. */
export async function sendMessage(
  { jobId, isReplaceable }: MessagePlan,
  prompt: string,
  ports: StartPorts,
): Promise<Start> {
  const reading = await readIdle(jobId, ports)
  if (reading.kind === 'busy') return reading
  const { jobBefore } = reading
  const replace = async (note: string): Promise<Start> => {
    if (!(await ports.becomeCreate())) return endAfterError(unclaimedError, ports)
    ports.log(note)
    return createJob(prompt, note, ports)
  }
  const replacedNote = noteOfReplaced(jobBefore?.status ?? null)
  if (isReplaceable && replacedNote !== null) return replace(replacedNote)
  const result = await ports.service.sendMessage(jobId, prompt, ports.tries)
  const isRefused = result.kind === 'failure' && refusals.includes(result.error.status)
  const goneNote = isRefused && isReplaceable ? await whyReplaced(jobId, ports.service) : null
  if (goneNote !== null) return replace(goneNote)
  if (result.kind === 'failure' && result.error.kind === 'rejected')
    return { ...endAfterError(result.error, ports), job: jobBefore }
  ports.log(`Sent the request to job ${jobId}`)
  const state = stateAfter(result, { jobId, jobBefore }, ports)
  return { kind: 'started', state, isNewRequest: true, isNewJob: false, note: null }
}

/** What is known when the message was sent. An answer that was lost leaves it uncertain whether it arrived. */
function stateAfter(
  result: CallResult<Job>,
  { jobId, jobBefore }: { jobId: string; jobBefore: Job | null },
  ports: StartPorts,
): PollState {
  const answered = result.kind === 'success' && result.value?.id === jobId ? result.value : null
  const isActive = answered !== null && !hasEnded(answered)
  const sentMs = ports.clock.elapsedMs()
  const isDeliveryUncertain = result.kind === 'failure'
  const known = {
    job: answered ? keepLink(answered, jobBefore) : jobBefore,
    pendingMessage: isActive ? null : { jobBefore, sentMs, isDeliveryUncertain, isConfirming: false },
    hasResponded: jobBefore !== null,
  }
  return startPolling(jobId, known, ports)
}

/** The job if it is free. One that cannot be read is left to the response to the message. */
async function readIdle(
  jobId: string,
  ports: StartPorts,
): Promise<{ kind: 'idle'; jobBefore: Job | null } | Extract<Start, { kind: 'busy' }>> {
  const polled = await readForMessage(jobId, ports)
  const reading = matchingJob(polled, jobId)
  const last = ports.lastJob?.id === jobId ? ports.lastJob : null
  // A service that no longer shows what a wait has read, such as a link, takes nothing of that back.
  const job = reading && keepLink(reading, last)
  if (job) ports.onReading(job)
  if (job && hasEnded(job)) return { kind: 'idle', jobBefore: job }
  if (polled.kind !== 'value' && classifyFailure(polled) === 'client-error')
    return { kind: 'idle', jobBefore: last && hasEnded(last) ? last : null }
  return { kind: 'busy', jobId, job }
}

/** A reading of the job. Where nobody waits for the agent, a service that is not available is asked again for some time. */
async function readForMessage(
  jobId: string,
  { service, clock, cancelled, maxUnreadMs }: StartPorts,
): Promise<HttpOutcome<Job>> {
  const startedMs = clock.elapsedMs()
  for (;;) {
    const polled = await service.getJob(jobId)
    const isUnread = polled.kind !== 'value' && classifyFailure(polled) !== 'client-error'
    const isInTime = clock.elapsedMs() - startedMs + unreadPauseMs <= maxUnreadMs
    if (!isUnread || !isInTime || cancelled.aborted) return polled
    await clock.sleep(unreadPauseMs, cancelled)
  }
}

export type IdlePorts = Pick<StartPorts, 'clock' | 'log'> & { wait: (state: PollState) => Promise<Outcome> }

/** Waits until the job is free. Returns null if it is, otherwise how the run ends without having sent anything. */
export async function waitUntilIdle(
  { jobId, job }: Extract<Start, { kind: 'busy' }>,
  ports: IdlePorts,
): Promise<Outcome | null> {
  if (job) ports.log(`Agent job ${jobId} is still working. The request is sent when it finishes.`)
  const waited = await ports.wait(startPolling(jobId, { job, until: 'idle' }, ports))
  if (waited.job && hasEnded(waited.job)) return null
  if (waited.reason === 'job-disappeared') return null
  const isOutOfTime = waited.result === 'timed-out' || waited.result === 'cancelled'
  return isOutOfTime ? { ...waited, reason: 'busy' } : { ...waited, result: 'rejected' }
}
