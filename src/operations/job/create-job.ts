// Creates an agent job. A lost response is never followed by a second request: the run says what to look for instead.
import type { Clock } from '../../domain/clock.ts'
import type { HttpOutcome } from '../../domain/http/outcome.ts'
import type { CallError, CallResult } from '../../domain/http/retry-policy.ts'
import type { Job } from '../../domain/job/job.ts'
import { type Outcome, outcome } from '../../domain/job/outcome.ts'
import type { PollState } from '../../domain/job/poll-state.ts'
import { promptDigest } from '../../domain/job/prompt.ts'

/** What every way of starting a job needs. */
export type StartPorts = {
  clock: Clock
  createJob: (prompt: string) => Promise<CallResult<Job>>
  sendMessage: (jobId: string, prompt: string) => Promise<CallResult<Job>>
  getJob: (jobId: string) => Promise<HttpOutcome<Job>>
  /** Aborts when the workflow run is canceled. */
  cancelled: AbortSignal
  /** The job as a wait before this start has left it, null if there was none. */
  lastJob?: Job | null
  /** Called with each good reading of a job that was there before. */
  onReading: (job: Job) => void
  log: (line: string) => void
}

export type Start =
  /**
   * `isNewJob`: whether this run created the job. `isNewTurn`: whether it created it or sent it a message. `note`: why the
   * conversation has a new job.
   */
  | { kind: 'started'; state: PollState; isNewTurn: boolean; isNewJob: boolean; note: string | null }
  | { kind: 'ended'; outcome: Outcome }
  /** The agent is at work, so the job takes no message yet. `job`: null if it could not be read. */
  | { kind: 'busy'; jobId: string; job: Job | null }
  /** Nothing was sent, but it may be sent later than this run may hold up others. `outcome`: how it ends if it does not wait. */
  | { kind: 'later'; waitMs: number; outcome: Outcome }

/** The prompt to send, made at the last moment. `job`: as it is before, null for a new one. */
export type MakePrompt = (job: Job | null) => Promise<string>

/** The new job, or why there is none. */
export async function createJob(
  makePrompt: MakePrompt,
  note: string | null,
  ports: StartPorts,
): Promise<Start> {
  const prompt = await makePrompt(null)
  const sentAt = ports.clock.now()
  const result = await ports.createJob(prompt)
  const answeredAt = ports.clock.now()
  if (result.kind === 'failure') {
    const { error } = result
    const isAmbiguous = error.kind === 'ambiguous'
    const detail = isAmbiguous ? lostRequestDetail(error, prompt, [sentAt, answeredAt]) : error.detail
    return endAfterError({ ...error, detail }, ports)
  }
  const job = result.value
  if (!job) return endWith(outcome('unknown', { reason: 'create-unconfirmed' }))
  const seconds = ((answeredAt.getTime() - sentAt.getTime()) / 1_000).toFixed(1)
  ports.log(`Created job ${job.id} in ${seconds}s`)
  const state = startPolling(job.id, { job, isNew: true }, ports)
  return { kind: 'started', state, isNewTurn: true, isNewJob: true, note }
}

/** A start that ends at once. */
export function endWith(outcome: Outcome): Extract<Start, { kind: 'ended' }> {
  return { kind: 'ended', outcome }
}

/** Whether a request may have arrived though nobody said so. */
export function isInDoubt(start: Start): boolean {
  if (start.kind !== 'ended') return false
  return start.outcome.reason === 'create-unconfirmed' || start.outcome.reason === 'message-unconfirmed'
}

/** The end of a create or message that failed, or when it may be tried again. */
export function endAfterError(error: CallError, ports: StartPorts): Extract<Start, { outcome: Outcome }> {
  const { kind, retryAfterMs } = error
  const end = outcomeOfError(error, ports)
  const mayBeLater = kind === 'rejected' && typeof retryAfterMs === 'number' && !ports.cancelled.aborted
  return mayBeLater ? { kind: 'later', waitMs: retryAfterMs, outcome: end } : endWith(end)
}

/** The outcome of a create or message that failed. In a canceled run, a rejection means the cancellation. */
function outcomeOfError({ kind, reason, detail }: CallError, { cancelled }: StartPorts): Outcome {
  if (kind === 'ambiguous') return outcome(cancelled.aborted ? 'cancelled' : 'unknown', { reason, detail })
  return cancelled.aborted
    ? outcome('cancelled', { reason: 'interrupted' })
    : outcome('rejected', { reason, detail })
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
