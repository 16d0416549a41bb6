// Mintlify's API, one function for each call. The retry policy decides whether
// a call is sent again.
import { durationText } from '../lib/format.ts'
import {
  classifyFailure,
  type HttpFailure,
  type HttpOutcome,
} from '../lib/http-failure.ts'
import type { CallFailure } from '../outcome.ts'
import { type Connection, callMintlify } from './call.ts'
import { type Job, parseJob } from './job.ts'
import {
  type CallKind,
  decideRetry,
  type RetryDecision,
  reasonOfFailure,
} from './retry.ts'

export type ClientOptions = Connection & {
  projectId: string
  /** Called with a line when a call waits before it is sent again. */
  onRetry: (line: string) => void
}

/**
 * What became of a request. The value is null if it was accepted and its answer
 * cannot be used.
 */
export type SendResult<T> =
  | { kind: 'delivered'; value: T | null }
  /** The server may have acted. It is never sent again. */
  | { kind: 'unconfirmed'; reason: Refusal['reason']; detail: string }
  | Refusal
  /** Nothing happened, and the caller does not want to try again. */
  | { kind: 'given-up'; detail: string }
  /** Nothing happened, and the run was cancelled. */
  | { kind: 'cancelled'; detail: string }

/**
 * Nothing happened, for certain. `status`: of the answer, null if there was
 * none.
 */
export type Refusal = {
  kind: 'refused'
  reason: CallFailure | 'job-not-found' | 'project-not-found'
  status: number | null
  detail: string
}

/** What the caller does before, between and after the tries of a request. */
export type TryHooks = {
  /** Right before each try. */
  onTry(): void
  /** A try has certainly not arrived, and there is a wait before the next one. */
  onUnsent(): void
  /** After each minute of that wait but the last one. */
  whileWaiting(): Promise<void>
  /** After that wait: whether the request is still to be sent. */
  isWanted(): Promise<boolean>
}

export type MintlifyClient = ReturnType<typeof createMintlifyClient>

const callTimeoutMs = 30_000
const sendTimeoutMs = 60_000
const maxJobBytes = 1_048_576

/** A client for one project. */
export function createMintlifyClient(options: ClientOptions) {
  const jobs = `v2/agent/${options.projectId}/job`
  const pathOf = (jobId: string) => `${jobs}/${encodeURIComponent(jobId)}`
  const { redact, clock, cancellation } = options
  const post = async (path: string, prompt: string, jobId: string | null) => {
    const limits = { timeoutMs: sendTimeoutMs, maxBodyBytes: maxJobBytes }
    const body = { prompt }
    const call = { method: 'POST', path, body, ...limits } as const
    return toJob(await callMintlify(options, call), redact, jobId)
  }

  /** https://www.mintlify.com/docs/api/agent/v2/get-agent-job */
  const getJob = async (jobId: string): Promise<HttpOutcome<Job>> => {
    const limits = { timeoutMs: callTimeoutMs, maxBodyBytes: maxJobBytes }
    const call = { method: 'GET', path: pathOf(jobId), ...limits } as const
    return toJob(await callMintlify(options, call), redact, jobId)
  }

  return {
    /**
     * `POST /v2/agent/{projectId}/job`.
     * https://www.mintlify.com/docs/api/agent/v2/create-agent-job
     */
    createJob: (prompt: string, tries: TryHooks): Promise<SendResult<Job>> =>
      sendWithRetries(options, { call: 'create', tries }, () =>
        post(jobs, prompt, null),
      ),

    /**
     * `POST /v2/agent/{projectId}/job/{id}/message`.
     * https://www.mintlify.com/docs/api/agent/v2/send-message
     */
    sendMessage: (
      jobId: string,
      prompt: string,
      tries: TryHooks,
    ): Promise<SendResult<Job>> =>
      sendWithRetries(options, { call: 'message', tries }, () =>
        post(`${pathOf(jobId)}/message`, prompt, jobId),
      ),

    /** `GET /v2/agent/{projectId}/job/{id}`, one call. */
    getJob,

    /**
     * The same, but 404 is an answer only when it came for 90 s: Mintlify may
     * need a minute to find a new job.
     */
    async findJob(jobId: string): Promise<HttpOutcome<Job>> {
      let answer = await getJob(jobId)
      for (const waitMs of notFoundAgainMs) {
        if (!isNotFound(answer)) return answer
        if (waitMs >= cancellation.remainingMs()) return notCertain

        await clock.sleep(waitMs, cancellation.cancelled)
        if (cancellation.cancelled.aborted) return notCertain
        answer = await getJob(jobId)
      }
      return answer
    },
  }
}

const notFoundAgainMs = [10_000, 20_000, 30_000, 30_000]

const notCertain: HttpFailure = {
  kind: 'no-response',
  detail: "Mintlify didn't find the job, and there was no time to ask again",
}

const isNotFound = (answer: HttpOutcome<unknown>) =>
  answer.kind === 'status' && answer.status === 404

function toJob(
  outcome: HttpOutcome<unknown>,
  redact: (text: string) => string,
  askedId: string | null,
): HttpOutcome<Job> {
  if (outcome.kind !== 'value') return outcome
  const job = parseJob(outcome.value, redact, askedId)
  if (job === null)
    return {
      kind: 'unreadable',
      detail: "the answer isn't a job with a usable `id`",
    }
  const isOther = askedId !== null && job.id !== askedId
  return isOther
    ? { kind: 'unreadable', detail: 'the answer was about another job' }
    : { kind: 'value', value: job }
}

const notFoundReasons = {
  create: 'project-not-found',
  message: 'job-not-found',
  visitors: 'project-not-found',
} as const satisfies Record<CallKind, string>

/** Sends a request, and sends it again for as long as the policy says so. */
export async function sendWithRetries<T>(
  options: ClientOptions,
  { call, tries }: { call: CallKind; tries?: TryHooks },
  send: () => Promise<HttpOutcome<T>>,
): Promise<SendResult<T>> {
  const { clock, cancellation, onRetry } = options
  const startedMs = clock.elapsedMs()
  let rateLimited = 0

  for (let count = 1; ; count += 1) {
    tries?.onTry()
    const outcome = await send()
    if (outcome.kind === 'value')
      return { kind: 'delivered', value: outcome.value }
    const refusal = refusalOf(outcome, call)
    rateLimited += Number(classifyFailure(outcome) === 'rate-limited')
    const state = {
      tries: count,
      rateLimited,
      elapsedMs: clock.elapsedMs() - startedMs,
      remainingMs: cancellation.remainingMs(),
      random: Math.random(),
    }
    const decision = decideRetry(call, outcome, state)
    if (decision.kind !== 'retry') return deliveryOf(decision, refusal)
    const { detail } = refusal
    tries?.onUnsent()
    if (cancellation.cancelled.aborted) return { kind: 'cancelled', detail }
    onRetry(
      `${detail.replace(/\.$/, '')}; next try in ${durationText(decision.waitMs)}`,
    )
    const waited = await wait(options, decision.waitMs, tries)
    if (waited === 'too-late') return refusal
    if (waited !== 'wanted') return { kind: waited, detail }
  }
}

const minuteMs = 60_000

async function wait(
  { clock, cancellation }: ClientOptions,
  waitMs: number,
  tries: TryHooks | undefined,
): Promise<'wanted' | 'given-up' | 'cancelled' | 'too-late'> {
  const { cancelled } = cancellation
  const endMs = clock.elapsedMs() + waitMs
  for (let leftMs = waitMs; leftMs > 0; leftMs = endMs - clock.elapsedMs()) {
    await clock.sleep(Math.min(leftMs, minuteMs), cancelled)
    if (cancelled.aborted) return 'cancelled'
    if (leftMs > minuteMs) await tries?.whileWaiting()
  }
  const isWanted = (await tries?.isWanted()) ?? true
  // What was done meanwhile can have taken longer than the wait.
  if (cancellation.remainingMs() <= 0) return 'too-late'
  return isWanted ? 'wanted' : 'given-up'
}

function deliveryOf(
  { kind }: RetryDecision,
  refusal: Refusal,
): SendResult<never> {
  if (kind === 'accepted') return { kind: 'delivered', value: null }
  return kind === 'unconfirmed'
    ? { kind, reason: refusal.reason, detail: refusal.detail }
    : refusal
}

function refusalOf(failure: HttpFailure, call: CallKind): Refusal {
  const status = failure.kind === 'status' ? failure.status : null
  return {
    kind: 'refused',
    reason: reasonOfFailure(failure, notFoundReasons[call]),
    status,
    detail: failure.detail,
  }
}
