// One HTTP request to the documentation service. It never throws and never sends twice.
import type { IncomingMessage } from 'node:http'
import type { CancellationSignals } from '../base/cancellation.ts'
import { durationText } from '../base/format.ts'
import { toRedactedLine } from '../base/redact.ts'
import type { HttpOutcome } from '../http/http-outcome.ts'
import { readBody, sendRequest } from '../http/http-request.ts'
import { parseRetryAfter } from '../http/retry-after.ts'

export type ServiceCall = {
  method: 'GET' | 'POST'
  url: URL
  key: string
  body: { prompt: string } | null
  timeoutMs: number
  signals: Pick<CancellationSignals, 'cancelled' | 'deadline'>
  /** How long an abort by each signal is held back. */
  abortDelays: { cancelled: AbortDelay; deadline: AbortDelay }
  maxBodyBytes: number
  /** Takes secrets out of a text, because a service may return what it was sent. */
  redact: (text: string) => string
}

/** A request that was sent may get more time, because its response may be the only reference to a job. */
type AbortDelay = { beforeSendMs: number; afterSendMs: number }

/** The JSON of a 2xx response, or how the request failed. */
export async function requestOnce(call: ServiceCall): Promise<HttpOutcome<unknown>> {
  const progress = { requestStarted: false }
  const controller = new AbortController()
  const unlink = linkAbort(call, controller, progress)
  const onConnected = () => {
    progress.requestStarted = true
  }
  try {
    const request = { ...requestOf(call), signal: controller.signal, onConnected }
    return await readResponse(await sendRequest(request), call)
  } catch (error) {
    return await failureOf(error, controller.signal, progress.requestStarted)
  } finally {
    unlink()
  }
}

function requestOf({ method, url, key, body }: ServiceCall) {
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    authorization: `Bearer ${key}`,
    'user-agent': 'docs-agent-action',
    ...(body && { 'content-type': 'application/json' }),
  }
  return { method, url, headers, body: body && JSON.stringify(body) }
}

async function readResponse(
  response: IncomingMessage,
  { maxBodyBytes, redact }: ServiceCall,
): Promise<HttpOutcome<unknown>> {
  const status = response.statusCode ?? 0
  const body = await readBody(response, maxBodyBytes)
  if (status < 200 || status > 299)
    return refusalOf(response, body.kind === 'success' ? body.value : '', redact)
  return body.kind === 'success'
    ? { kind: 'value', value: parseJson(body.value) }
    : { kind: 'unreadable', detail: body.error }
}

function refusalOf(
  response: IncomingMessage,
  body: string,
  redact: (text: string) => string,
): HttpOutcome<never> {
  const { statusCode: status = 0, headers } = response
  const json = parseJson(body)
  if (status === 403 && !hasError(json)) return { kind: 'blocked', detail: blockedDetail(response, body) }
  const retryAfterMs = parseRetryAfter(headers['retry-after'] ?? null, new Date())
  const message = errorMessageOf(json, redact)
  // Cloudflare's own statuses.
  const who = headers.server === 'cloudflare' && status >= 520 ? "Mintlify's proxy" : 'Mintlify'
  const detail = message === null ? `${who} answered ${status}` : `${status}: ${message}`
  return { kind: 'status', status, retryAfterMs, detail }
}

/** Such as `a proxy or firewall answered 403 (error code 1010, Ray ID 9e3779b19e3779b1-FRA)`: what its support asks for. */
function blockedDetail({ headers }: IncomingMessage, body: string): string {
  const [, code] = /^error code: (\d{4})\s*$/.exec(body) ?? []
  const [ray] = /^[0-9a-f]{16}-[A-Z]{3}$/.exec(String(headers['cf-ray'])) ?? []
  const facts = [code && `error code ${code}`, ray && `Ray ID ${ray}`].filter(Boolean).join(', ')
  return `a proxy or firewall answered 403${facts && ` (${facts})`}`
}

async function failureOf(
  error: unknown,
  signal: AbortSignal,
  requestStarted: boolean,
): Promise<HttpOutcome<never>> {
  // Loaded only for a request that failed.
  const { describeErrorCode, errorCodeOf, isTlsErrorCode } = await import('./network-error.ts')
  const code = errorCodeOf(error)
  if (!requestStarted && isTlsErrorCode(code))
    return { kind: 'tls', detail: `the certificate was refused (${code})` }
  const detail = signal.aborted ? String(signal.reason) : describeErrorCode(code)
  return { kind: requestStarted ? 'no-response' : 'not-sent', detail }
}

/** Aborts after the time limit, and some time after a signal. Returns a function that undoes it. */
function linkAbort(
  { timeoutMs, signals, abortDelays }: ServiceCall,
  controller: AbortController,
  progress: { requestStarted: boolean },
): () => void {
  const timers: NodeJS.Timeout[] = []
  const abortAfter = (waitMs: number, reason: string) => {
    if (waitMs === 0) controller.abort(reason)
    else timers.push(setTimeout(() => controller.abort(reason), waitMs))
  }
  const follow = (signal: AbortSignal, { beforeSendMs, afterSendMs }: AbortDelay, reason: string) => {
    const onAbort = () => abortAfter(progress.requestStarted ? afterSendMs : beforeSendMs, reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    return () => signal.removeEventListener('abort', onAbort)
  }
  abortAfter(timeoutMs, `no answer within ${durationText(timeoutMs)}`)
  const unfollow = [
    follow(signals.cancelled, abortDelays.cancelled, 'the run was canceled'),
    follow(signals.deadline, abortDelays.deadline, 'the time was up'),
  ]
  return () => {
    for (const timer of timers) clearTimeout(timer)
    for (const end of unfollow) end()
  }
}

const maxErrorLength = 500

/** Whether a body has the form of the service's errors: `{"error":"text"}`. */
function hasError(json: unknown): boolean {
  return typeof Object(json).error === 'string'
}

/**
 * The `error` field of an error body with the messages of its `details`, in one line. Null if there is none. Nothing
 * else of the body is ever quoted.
 */
function errorMessageOf(json: unknown, redact: (text: string) => string): string | null {
  const { error, details } = Object(json)
  if (typeof error !== 'string') return null
  const messages = Array.isArray(details) ? details.map((detail) => Object(detail).message) : []
  const more = messages.filter((message) => typeof message === 'string').join('; ')
  const message = more === '' ? error : `${error.replace(/\.$/, '')}: ${more}`
  return toRedactedLine(message, { redact, maxLength: maxErrorLength }) || null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
