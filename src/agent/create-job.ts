// Creates an agent job. A lost response is never followed by a second call: the run says what to look for instead.
import { createHash } from 'node:crypto'
import type { Clock } from '../base/clock.ts'
import type { HttpOutcome } from '../http/http-outcome.ts'
import type { Job } from '../mintlify/job.ts'
import type { ServiceClient, Tries } from '../mintlify/mintlify-client.ts'
import type { CallError } from '../mintlify/retry-policy.ts'
import { isMemoryUnknown, type Outcome, outcome } from '../state/outcome.ts'
import type { PollState } from './poll-state.ts'

/** What every way of starting a job needs. */
export type StartPorts = {
  clock: Clock
  service: ServiceClient
  /** How a request is tried again. */
  tries: Tries
  /** Has everyone know that a job may be created where a message was planned. Returns whether they do. */
  becomeCreate: () => Promise<boolean>
  /** How long a job that cannot be read is asked for again before a message, in milliseconds. 0: once. */
  maxUnreadMs: number
  /** Aborts when the workflow run is canceled. */
  cancelled: AbortSignal
  /** The job as a wait before this start has left it, null if there was none. */
  lastJob?: Job | null
  /** Called with each good reading of a job that was there before. */
  onReading: (job: Job) => void
  log: (line: string) => void
}

/** An outcome says that nothing was sent for certain, or that nobody knows. */
export type Start = StartedJob | BusyJob | Outcome

/** The agent is at work, so the job takes no message yet. `job`: null if it could not be read. */
export type BusyJob = { kind: 'busy'; jobId: string; job: Job | null }

/**
 * `isNewJob`: whether this run created the job. `isNewRequest`: whether it created it or sent it a message. `note`: why the
 * conversation has a new job.
 */
export type StartedJob = {
  kind: 'started'
  state: PollState
  isNewRequest: boolean
  isNewJob: boolean
  note: string | null
}

/** The new job, or why there is none. */
export async function createJob(prompt: string, note: string | null, ports: StartPorts): Promise<Start> {
  const sentAt = ports.clock.now()
  const result = await ports.service.createJob(prompt, ports.tries)
  const answeredAt = ports.clock.now()
  if (result.kind === 'failure') {
    const { error } = result
    const isAmbiguous = error.kind === 'ambiguous'
    const detail = isAmbiguous ? lostRequestDetail(error, prompt, [sentAt, answeredAt]) : error.detail
    return endAfterError({ ...error, detail }, ports)
  }
  const job = result.value
  if (!job) return outcome('unknown', { reason: 'create-unconfirmed' })
  const seconds = ((answeredAt.getTime() - sentAt.getTime()) / 1_000).toFixed(1)
  ports.log(`Created job ${job.id} in ${seconds}s`)
  const state = startPolling(job.id, { job, isNew: true }, ports)
  return { kind: 'started', state, isNewRequest: true, isNewJob: true, note }
}

/** Nobody else knows any more that something is about to be sent. */
export const unclaimedError = {
  kind: 'rejected',
  reason: 'memory-unwritable',
  status: null,
  detail: "the comment couldn't be kept up to date, so nothing was sent",
} as const

/** Refusals that are about a request or its job. Which of them, the answer does not say. */
export const refusals: readonly (number | null)[] = [400, 404, 409, 422]

/** Whether the service refused a request, and not every one. */
export function isRefused(start: Start): start is Outcome {
  return start.kind === 'ended' && start.isRefused
}

/** Whether a request may have arrived though nobody said so. */
export function isInDoubt(start: Start): boolean {
  if (start.kind !== 'ended') return false
  return start.reason === 'create-unconfirmed' || start.reason === 'message-unconfirmed'
}

/** The end of a create or message that failed. In a canceled run, a rejection means the cancellation. */
export function endAfterError(
  { kind, reason, detail, status }: CallError,
  { cancelled }: Pick<StartPorts, 'cancelled'>,
): Outcome {
  if (kind === 'ambiguous') return outcome(cancelled.aborted ? 'cancelled' : 'unknown', { reason, detail })
  if (cancelled.aborted) return outcome('cancelled', { reason: 'interrupted' })
  const result = isMemoryUnknown({ reason }) ? 'unknown' : 'rejected'
  return outcome(result, { reason, detail, isRefused: refusals.includes(status) })
}

/** The job of a response, null if there is none or it is another job. */
export function matchingJob(polled: HttpOutcome<Job>, jobId: string): Job | null {
  return polled.kind === 'value' && polled.value.id === jobId ? polled.value : null
}

/** The state before the first poll of a job. `known`: all that is known of it but its id. */
export function startPolling(
  jobId: string,
  known: Partial<Pick<PollState, 'job' | 'until' | 'isNew' | 'pendingMessage' | 'hasResponded'>>,
  { clock }: Pick<StartPorts, 'clock'>,
): PollState {
  const startedMs = clock.elapsedMs()
  return {
    ...{ jobId, job: null, until: 'finished', isNew: false, pendingMessage: null, hasResponded: false },
    ...{ startedMs, lastGoodMs: startedMs, missedPolls: 0, clientErrors: 0, notFound: null },
    ...{ slowdowns: 0, linkRetries: 0 },
    ...known,
  }
}

/** What to look for in the dashboard when it is not known whether a job was started. */
function lostRequestDetail(
  { detail }: CallError,
  prompt: string,
  [from, to]: [from: Date, to: Date],
): string {
  const since = secondText(from)
  const until = secondText(to)
  const when = since === until ? `at ${since}` : `between ${since} and ${until}`
  return `${detail}; sent ${when} UTC, prompt ${promptDigest(prompt)}`
}

function secondText(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ')
}

/** A short digest that identifies a prompt without showing it, such as `sha256:1f3870be274f`. */
export function promptDigest(prompt: string): string {
  return `sha256:${createHash('sha256').update(prompt).digest('hex').slice(0, 12)}`
}
