// One HTTP attempt at the documentation service, told apart by phase. It never throws and never tries again.
import type { IncomingMessage } from 'node:http'
import type { Attempt } from '../../domain/http/attempt.ts'
import { parseRetryAfter } from '../../domain/http/retry-after.ts'
import { durationText } from '../../domain/time-text.ts'
import { readBody } from '../http/body.ts'
import { send } from '../http/request.ts'
import { errorText, parseJson } from './error-text.ts'
import { codeOf, describeCode, isTlsCode } from './network-error.ts'

export type Stops = {
  /** The run is being cancelled. */
  interrupted: AbortSignal
  /** The run's time is up. */
  deadline: AbortSignal
}

export type HttpCall = {
  method: 'GET' | 'POST'
  url: URL
  key: string
  body?: { prompt: string }
  timeoutMs: number
  stops: Stops
  /** How much longer the request may take when a stop comes. */
  grace: { interrupted: Grace; deadline: Grace }
  /** Bytes. */
  longestBody: number
  /** Takes secrets out of the texts of the answer: a service may give back what it got. */
  redact: (text: string) => string
}

/** `sentMs` for a request that has left: its answer may be the only handle to a job. `unsentMs` for one that has not. */
type Grace = { unsentMs: number; sentMs: number }

/** Gives the parsed value with its texts redacted, or a sentence that says what is wrong with the answer. */
export type Parse<T> = (json: unknown, redact: (text: string) => string) => { value: T } | { problem: string }

/** What came of one attempt. The parser is loaded once an answer has come: reading its schemas takes a while. */
export async function attempt<T>(call: HttpCall, loadParse: () => Promise<Parse<T>>): Promise<Attempt<T>> {
  const progress = { isSent: false }
  const controller = new AbortController()
  const disarm = armStops(call, controller, progress)
  try {
    const answer = await send({
      ...requestOf(call),
      signal: controller.signal,
      onSent: () => (progress.isSent = true),
    })
    return await readAnswer(answer, call, loadParse)
  } catch (error) {
    return faultOf(error, controller.signal, progress.isSent)
  } finally {
    disarm()
  }
}

function requestOf({ method, url, key, body }: HttpCall) {
  const text = body ? JSON.stringify(body) : ''
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    authorization: `Bearer ${key}`,
    'user-agent': 'docs-agent-action',
    ...(body && { 'content-type': 'application/json' }),
  }
  return { method, url, headers, body: text }
}

async function readAnswer<T>(
  answer: IncomingMessage,
  { longestBody, redact }: HttpCall,
  loadParse: () => Promise<Parse<T>>,
): Promise<Attempt<T>> {
  const status = answer.statusCode ?? 0
  const body = await readBody(answer, longestBody)
  const json = 'text' in body ? parseJson(body.text) : undefined
  if (status < 200 || status > 299) {
    const retryAfterMs = parseRetryAfter(answer.headers['retry-after'] ?? null, new Date())
    const said = errorText(json, redact)
    const detail = said === '' ? `the service answered ${status}` : `${status}: ${said}`
    return { kind: 'status', status, retryAfterMs, detail }
  }
  if ('problem' in body) return { kind: 'unreadable', detail: body.problem }
  const parse = await loadParse()
  const parsed = parse(json, redact)
  return 'value' in parsed
    ? { kind: 'value', value: parsed.value }
    : { kind: 'unreadable', detail: parsed.problem }
}

function faultOf(error: unknown, signal: AbortSignal, wasSent: boolean): Attempt<never> {
  const code = codeOf(error)
  if (!wasSent && isTlsCode(code)) return { kind: 'tls', detail: `the certificate was refused (${code})` }
  const detail = signal.aborted ? String(signal.reason) : describeCode(code)
  return { kind: wasSent ? 'lost' : 'not-sent', detail }
}

/** Aborts when the time is out, and some grace after a stop. */
function armStops(call: HttpCall, controller: AbortController, progress: { isSent: boolean }): () => void {
  const timers: NodeJS.Timeout[] = []
  const abortAfter = (waitMs: number, why: string) => {
    if (waitMs === 0) controller.abort(why)
    else timers.push(setTimeout(() => controller.abort(why), waitMs))
  }
  const obey = (signal: AbortSignal, { sentMs, unsentMs }: Grace, why: string) => {
    const stop = () => abortAfter(progress.isSent ? sentMs : unsentMs, why)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    return () => signal.removeEventListener('abort', stop)
  }
  abortAfter(call.timeoutMs, `no answer within ${durationText(call.timeoutMs)}`)
  const release = [
    obey(call.stops.interrupted, call.grace.interrupted, 'the run was cancelled'),
    obey(call.stops.deadline, call.grace.deadline, 'the time was up'),
  ]
  return () => {
    for (const timer of timers) clearTimeout(timer)
    for (const end of release) end()
  }
}
