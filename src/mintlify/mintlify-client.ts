// The documentation service's API, one function for each call. The retry policy decides whether a call is sent again.
import { maxLastPollMs, maxSendAfterCancelMs, maxUnavailableMs } from '../base/budgets.ts'
import type { CancellationSignals } from '../base/cancellation.ts'
import type { Clock } from '../base/clock.ts'
import { failure, type Result } from '../base/result.ts'
import type { HttpOutcome } from '../http/http-outcome.ts'
import { requestOnce, type ServiceCall } from './call.ts'
import type { Job } from './job.ts'
import type { CallError, CallKind, CallResult } from './retry-policy.ts'

export type ClientOptions = {
  /** Ends in a slash. */
  apiUrl: URL
  key: string
  projectId: string
  apiTimeoutMs: number
  clock: Clock
  /** 0 to 1, drawn anew each time. */
  random: () => number
  signals: CancellationSignals
  /** Takes secrets out of what the service says. */
  redact: (text: string) => string
  /** Called with the reason when a call waits before it is sent again. */
  onRetry: (line: string) => void
}

export type ServiceClient = {
  /**
   * `POST /v2/agent/{projectId}/job`, sent again only if the service certainly did not accept it.
   *
   * https://www.mintlify.com/docs/api/agent/v2/create-agent-job
   */
  createJob(prompt: string, tries?: Tries): Promise<CallResult<Job>>
  /**
   * `POST /v2/agent/{projectId}/job/{id}/message`. The value is null if the response could not be read.
   *
   * https://www.mintlify.com/docs/api/agent/v2/send-message
   */
  sendMessage(jobId: string, prompt: string, tries?: Tries): Promise<CallResult<Job>>
  /**
   * `GET /v2/agent/{projectId}/job/{id}`, one call.
   *
   * https://www.mintlify.com/docs/api/agent/v2/get-agent-job
   */
  getJob(jobId: string): Promise<HttpOutcome<Job>>
}

/** How a create or a message is tried again. */
export type Tries = {
  /**
   * Whether a request may be sent after a wait, in milliseconds. `until`: how long one that did not arrive is tried, null while each
   * has arrived.
   */
  mayTry: (waitMs: number, until: Date | null) => Promise<boolean>
  /** How long one that did not arrive is tried, in milliseconds. */
  maxUnavailableMs: number
}

const allTries: Tries = { mayTry: async () => true, maxUnavailableMs }

const notSentError = { kind: 'rejected', reason: 'interrupted', status: null } as const
const unclaimedError: CallError = {
  kind: 'rejected',
  reason: 'memory-unwritable',
  status: null,
  detail: "the comment couldn't be kept up to date, so nothing was sent",
}
const noDelay = { beforeSendMs: 0, afterSendMs: 0 }
const postDelay = { beforeSendMs: 0, afterSendMs: maxSendAfterCancelMs }
const lastPollDelay = { beforeSendMs: maxLastPollMs, afterSendMs: maxLastPollMs }
const maxJobBytes = 1_048_576

/** How long a create or a message may take, in milliseconds. */
export function sendTimeoutMs({ apiTimeoutMs }: Pick<ClientOptions, 'apiTimeoutMs'>): number {
  return 2 * apiTimeoutMs
}

/** A client for one project. */
export function createServiceClient(options: ClientOptions): ServiceClient {
  const jobs = `v2/agent/${options.projectId}/job`
  const pathOfJob = (jobId: string) => `${jobs}/${encodeURIComponent(jobId)}`
  const get = (path: string) => requestJob(callTo(options, path))
  const post = (path: string, prompt: string) =>
    requestJob({
      ...callTo(options, path),
      method: 'POST',
      body: { prompt },
      timeoutMs: sendTimeoutMs(options),
      abortDelays: { cancelled: postDelay, deadline: postDelay },
    })
  return {
    createJob: (prompt, tries) =>
      retryServiceCall(options, { call: 'create', tries }, () => post(jobs, prompt)),
    sendMessage(jobId, prompt, tries) {
      const path = `${pathOfJob(jobId)}/message`
      return retryServiceCall(options, { call: 'message', tries }, () => post(path, prompt))
    },
    getJob: (jobId) => get(pathOfJob(jobId)),
  }

  async function requestJob(call: ServiceCall): Promise<HttpOutcome<Job>> {
    const outcome = await requestOnce(call)
    if (outcome.kind !== 'value') return outcome
    // Loaded only now, because reading the schemas takes time that the first call should not wait for.
    const { parseJob } = await import('./job-schema.ts')
    return toOutcome(parseJob(outcome.value, options.redact))
  }
}

/** A GET of a path below the service's address. */
export function callTo(options: ClientOptions, path: string): ServiceCall {
  return {
    method: 'GET',
    url: new URL(path, options.apiUrl),
    key: options.key,
    body: null,
    timeoutMs: options.apiTimeoutMs,
    signals: options.signals,
    abortDelays: { cancelled: noDelay, deadline: lastPollDelay },
    maxBodyBytes: maxJobBytes,
    redact: options.redact,
  }
}

/** The outcome of a response that was parsed. The error says what is wrong with it. */
export function toOutcome<T>(parsed: Result<T, string>): HttpOutcome<T> {
  return parsed.kind === 'success'
    ? { kind: 'value', value: parsed.value }
    : { kind: 'unreadable', detail: parsed.error }
}

/** The result of a call, sent again for as long as the policy says so. */
export async function retryServiceCall<T>(
  { clock, signals, random, onRetry }: ClientOptions,
  { call, tries: { mayTry, maxUnavailableMs } = allTries }: { call: CallKind; tries?: Tries | undefined },
  send: () => Promise<HttpOutcome<T>>,
): Promise<CallResult<T>> {
  const startedMs = clock.elapsedMs()
  const lastTryAt = new Date(clock.now().getTime() + Math.min(maxUnavailableMs, signals.remainingMs()))
  const tell = onlyNews(onRetry)
  let rateLimited = 0
  let until: Date | null = null
  for (let tries = 1; await mayTry(0, until); tries += 1) {
    const outcome = await send()
    // Loaded only now, because nothing is decided before the first call.
    const { decideRetry, isRateLimited, retryLine } = await import('./retry-policy.ts')
    rateLimited += Number(isRateLimited(outcome))
    const elapsedMs = clock.elapsedMs() - startedMs
    const remainingMs = signals.cancelled.aborted ? 0 : signals.remainingMs()
    const state = { tries, rateLimited, elapsedMs, remainingMs, maxUnavailableMs, random: random() }
    const decision = decideRetry(call, outcome, state)
    if (decision.kind === 'done') return decision.result
    const { waitMs, detail } = decision
    if (decision.isUnavailable) until = lastTryAt
    if (!(await mayTry(waitMs, until))) break
    tell(retryLine(decision, until))
    await clock.sleep(waitMs, signals.cancelled)
    if (signals.cancelled.aborted) return failure({ ...notSentError, detail })
  }
  return failure(unclaimedError)
}

/** A log that leaves out a line that is the same as the one before it. */
function onlyNews(log: (line: string) => void): (line: string) => void {
  let last: string | null = null
  return (line) => {
    if (line !== last) log(line)
    last = line
  }
}
