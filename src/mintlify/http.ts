// One HTTP attempt at the documentation service, told apart by phase. It never throws and never tries again.
import type { Attempt } from '../domain/attempt.ts'
import { parseRetryAfter } from '../domain/retry-after.ts'
import { durationText } from '../domain/time-text.ts'
import { errorText, readBody } from './body.ts'
import { codeOf, describeCode, isTlsCode } from './network-error.ts'
import { type SendingWatch, watchSending } from './sending.ts'

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
  /** How much longer a request that has left may take when a stop comes: its answer is the only handle to a job. */
  grace: { interruptedMs: number; deadlineMs: number }
  /** Bytes, after decompression. */
  longestBody: number
}

/** Gives the parsed value, or a sentence that says what is wrong with the answer. */
export type Parse<T> = (json: unknown) => { value: T } | { problem: string }

/** What came of one attempt. */
export async function attempt<T>(call: HttpCall, parse: Parse<T>): Promise<Attempt<T>> {
  const watch = watchSending(call.method, call.url)
  const controller = new AbortController()
  const disarm = armStops(call, controller, watch)
  try {
    const response = await fetch(call.url, requestOf(call, controller.signal))
    return await readAnswer(response, call.longestBody, parse)
  } catch (error) {
    return faultOf(error, controller.signal, watch.wasSent())
  } finally {
    disarm()
    watch.end()
  }
}

function requestOf(call: HttpCall, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = {
    accept: 'application/json',
    authorization: `Bearer ${call.key}`,
    'user-agent': 'docs-agent-action',
  }
  const common = { method: call.method, redirect: 'manual', signal } as const
  if (!call.body) return { ...common, headers }
  // A fresh connection: a kept-alive one may just be closing, and a POST must not be lost to that race.
  const forPost = { ...headers, 'content-type': 'application/json', connection: 'close' }
  return { ...common, headers: forPost, body: JSON.stringify(call.body) }
}

async function readAnswer<T>(response: Response, longestBody: number, parse: Parse<T>): Promise<Attempt<T>> {
  const body = await readBody(response, longestBody)
  if (!response.ok) {
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), new Date())
    const said = errorText('text' in body ? body.text : '')
    const detail = said === '' ? `the service answered ${response.status}` : `${response.status}: ${said}`
    return { kind: 'status', status: response.status, retryAfterMs, detail }
  }
  if ('problem' in body) return { kind: 'unreadable', detail: body.problem }
  const parsed = parse(parseJson(body.text))
  return 'value' in parsed
    ? { kind: 'value', value: parsed.value }
    : { kind: 'unreadable', detail: parsed.problem }
}

function faultOf(error: unknown, signal: AbortSignal, wasSent: boolean): Attempt<never> {
  const code = codeOf(error)
  if (!wasSent && isTlsCode(code)) {
    return { kind: 'tls', detail: `the certificate was refused (${code})` }
  }
  const detail = signal.aborted ? String(signal.reason) : describeCode(code)
  return { kind: wasSent ? 'lost' : 'not-sent', detail }
}

/** Aborts by timeout at once, by a stop at once if nothing has left yet and after the grace if something has. */
function armStops(call: HttpCall, controller: AbortController, watch: SendingWatch): () => void {
  const timers: NodeJS.Timeout[] = []
  const abortAfter = (waitMs: number, why: string) => {
    timers.push(setTimeout(() => controller.abort(why), waitMs))
  }
  const obey = (signal: AbortSignal, graceMs: number, why: string) => {
    const stop = () => (watch.wasSent() ? abortAfter(graceMs, why) : controller.abort(why))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true, signal: controller.signal })
    return () => signal.removeEventListener('abort', stop)
  }
  abortAfter(call.timeoutMs, `no answer within ${durationText(call.timeoutMs)}`)
  const release = [
    obey(call.stops.interrupted, call.grace.interruptedMs, 'the run was cancelled'),
    obey(call.stops.deadline, call.grace.deadlineMs, 'the time was up'),
  ]
  return () => {
    for (const timer of timers) clearTimeout(timer)
    for (const end of release) end()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
