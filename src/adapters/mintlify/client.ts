// The documentation service's interface, one function per call. Whether a call is sent again is the policy's decision.

import type { Clock } from '../../domain/clock.ts'
import type { Attempt } from '../../domain/http/attempt.ts'
import { type Answer, type Call, decide } from '../../domain/http/retry-policy.ts'
import type { Job } from '../../domain/job/job.ts'
import { durationText } from '../../domain/time-text.ts'
import { attempt, type HttpCall, type Parse, type Stops } from './request.ts'

export type ClientSetting = {
  apiUrl: URL
  key: string
  projectId: string
  requestTimeoutMs: number
  clock: Clock
  /** 0 to 1, drawn anew each time. */
  random: () => number
  stops: Stops
  /** Until the deadline, negative after it. */
  remainingMs: () => number
  /** Takes secrets out of what the service says. */
  redact: (text: string) => string
  /** Told why a call waits before it is sent again. */
  onRetry: (line: string) => void
}

export type Client = {
  /** POST /v2/agent/{projectId}/job. Sent again only while it was provably not accepted. */
  createJob(prompt: string): Promise<Answer<Job>>
  /** POST /v2/agent/{projectId}/job/{id}/message. The value is null if the answer could not be read. */
  sendMessage(jobId: string, prompt: string): Promise<Answer<Job>>
  /** GET /v2/agent/{projectId}/job/{id}, one attempt. */
  getJob(jobId: string): Promise<Attempt<Job>>
}

const unsent = { kind: 'refused', reason: 'signal', status: null } as const
const noGrace = { unsentMs: 0, sentMs: 0 }
// Cancelled, a run has 7.5 s in all: what is left is for its last words.
const postGrace = { unsentMs: 0, sentMs: 4_500 }
const longestJobBody = 1_048_576

/** A client for one project. */
export function createClient(setting: ClientSetting): Client {
  const jobsPath = `v2/agent/${setting.projectId}/job`
  const post = (path: string, prompt: string): HttpCall => ({
    ...callOf(setting, path),
    method: 'POST',
    body: { prompt },
    timeoutMs: 2 * setting.requestTimeoutMs,
    grace: { interrupted: postGrace, deadline: postGrace },
  })
  return {
    createJob: (prompt) => settle(setting, 'create', () => attempt(post(jobsPath, prompt), loadJobParser)),
    sendMessage: (jobId, prompt) =>
      settle(setting, 'message', () => attempt(post(`${jobsPath}/${jobId}/message`, prompt), loadJobParser)),
    getJob: (jobId) => attempt(callOf(setting, `${jobsPath}/${jobId}`), loadJobParser),
  }
}

/** A GET below the service's address, as every call begins. */
export function callOf(setting: ClientSetting, path: string): HttpCall {
  return {
    method: 'GET',
    url: new URL(path, setting.apiUrl),
    key: setting.key,
    timeoutMs: setting.requestTimeoutMs,
    stops: setting.stops,
    // The last poll begins at the deadline.
    grace: { interrupted: noGrace, deadline: { unsentMs: 3_000, sentMs: 3_000 } },
    longestBody: longestJobBody,
    redact: setting.redact,
  }
}

/** What became of a call: sent, and sent again for as long as the policy says so. */
export async function settle<T>(
  setting: ClientSetting,
  call: Call,
  send: () => Promise<Attempt<T>>,
): Promise<Answer<T>> {
  const { clock, stops } = setting
  const startedMs = clock.elapsedMs()
  let limited = 0
  for (let tries = 1; ; tries += 1) {
    const result = await send()
    if (result.kind === 'status' && result.status === 429) limited += 1
    const elapsedMs = clock.elapsedMs() - startedMs
    const remainingMs = stops.interrupted.aborted ? 0 : setting.remainingMs()
    const decision = decide(call, result, {
      tries,
      limited,
      elapsedMs,
      remainingMs,
      random: setting.random(),
    })
    if (decision.do === 'settle') return decision.answer
    const trouble = 'detail' in result ? result.detail : ''
    setting.onRetry(`${trouble}; next try in ${durationText(decision.waitMs)}`)
    await clock.sleep(decision.waitMs, stops.interrupted)
    if (stops.interrupted.aborted) return { ok: false, failure: { ...unsent, detail: trouble } }
  }
}

async function loadJobParser(): Promise<Parse<Job>> {
  const { parseJob } = await import('./job-schema.ts')
  return parseJob
}
