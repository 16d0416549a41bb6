// One HTTP request to Mintlify's API. A failure is a value, and nothing is sent
// twice.
import type { Clock } from '../lib/clock.ts'
import { durationText } from '../lib/format.ts'
import { type HttpAnswer, sendHttp } from '../lib/http.ts'
import {
  type HttpOutcome,
  parseRetryAfter,
  readDate,
} from '../lib/http-failure.ts'
import { messagesIn, parseJson } from '../lib/plain-text.ts'
import { type Redact, toRedactedLine } from '../lib/redact.ts'
import type { Cancellation } from '../runner/cancellation.ts'
import { lastAnswerMs } from '../times.ts'

export type Connection = {
  apiKey: string
  /** Ends in a slash. */
  apiUrl: URL
  clock: Clock
  cancellation: Cancellation
  /**
   * Takes secrets out of a text, because a server may return what it was sent.
   */
  redact: Redact
}

/** A POST if it has a body, and a GET otherwise. */
export type Call = {
  /** Below the address of the API. */
  path: string
  body?: { prompt: string }
  timeoutMs: number
  maxBodyBytes: number
}

/** The JSON of a 2xx response, or how the request failed. */
export async function callMintlify(
  connection: Connection,
  call: Call,
): Promise<HttpOutcome<unknown>> {
  const { apiUrl, apiKey, redact } = connection
  const { path, body, maxBodyBytes } = call
  const progress = { isConnected: false }
  const limit = limitRequest(connection, call, progress)
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    authorization: `Bearer ${apiKey}`,
    'user-agent': 'docs-agent-action',
    ...(body && { 'content-type': 'application/json' }),
  }

  const answer = await sendHttp({
    method: body ? 'POST' : 'GET',
    url: new URL(path, apiUrl),
    headers,
    body: body ? JSON.stringify(body) : null,
    signal: limit.signal,
    maxBodyBytes,
    onConnected: () => {
      progress.isConnected = true
    },
  })
  limit.end()
  return answer.kind === 'answer' ? readAnswer(answer, redact) : answer
}

/**
 * The signal that ends a request: after its time limit, and some time after the
 * run was to end. A POST that is connected goes on, because the answer to a
 * create may be the only reference to a job, and so does the last poll, which
 * begins when the time is up.
 */
function limitRequest(
  { clock, cancellation }: Connection,
  { body, timeoutMs }: Call,
  progress: { isConnected: boolean },
) {
  const controller = new AbortController()
  const done = new AbortController()
  const endOn = (signal: AbortSignal, reason: string, heldMs: () => number) => {
    const abort = async () => {
      if (heldMs() > 0) await clock.sleep(heldMs(), done.signal)
      controller.abort(reason)
    }
    if (signal.aborted) void abort()
    else signal.addEventListener('abort', abort, { signal: done.signal })
  }
  endOn(
    clock.timeout(timeoutMs),
    `no answer within ${durationText(timeoutMs)}`,
    () => 0,
  )
  endOn(cancellation.cancelled, 'the run was canceled', () =>
    body && progress.isConnected ? lastAnswerMs : 0,
  )
  endOn(cancellation.deadline, 'the time was up', () =>
    body && !progress.isConnected ? 0 : lastAnswerMs,
  )

  return { signal: controller.signal, end: () => done.abort() }
}

/** Mintlify answers in JSON. Anything else is somebody's in between. */
function readAnswer(answer: HttpAnswer, redact: Redact): HttpOutcome<unknown> {
  const { status, body, bodyProblem } = answer
  const json = parseJson(body)
  if (status < 200 || status > 299) return failureOf(answer, json, redact)
  // JSON that is whole is the answer, however its body ended.
  if (json !== undefined) return { kind: 'value', value: json }
  return bodyProblem === null
    ? { kind: 'intercepted', detail: "the answer isn't Mintlify's own" }
    : { kind: 'unreadable', detail: bodyProblem }
}

/**
 * What Cloudflare, in front of the API, answers when it did not reach it:
 * refused, unreachable, no TLS, a certificate that is not valid, no DNS.
 *
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/
 */
const unreachedStatuses: readonly number[] = [521, 523, 525, 526, 530]

function failureOf(
  answer: HttpAnswer,
  json: unknown,
  redact: Redact,
): HttpOutcome<never> {
  const { status, headers } = answer
  const isRefusal = status >= 400 && status < 500
  if (isRefusal && !isOwn(status, json) && !plain.includes(status))
    return { kind: 'blocked', detail: blockedDetail(answer, json, redact) }
  const isOfCloudflare = headers.server?.toLowerCase() === 'cloudflare'
  if (isOfCloudflare && unreachedStatuses.includes(status))
    return { kind: 'not-sent', detail: `Mintlify's proxy answered ${status}` }
  const message = errorMessageOf(json, redact)

  return {
    kind: 'status',
    status,
    retryAfterMs: parseRetryAfter(
      headers['retry-after'] ?? null,
      readDate(headers.date) ?? new Date(),
    ),
    detail: `Mintlify answered ${status}${message && `: ${message}`}`,
  }
}

/**
 * Gateways answer in JSON as well: Cloudflare marks its own, and one that does
 * not know the address has a `message`, where Mintlify has an `error`.
 *
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/
 */
function isOwn(status: number, json: unknown): boolean {
  const { error, message, cloudflare_error: isOfCloudflare } = Object(json)
  const isUnrouted = status === 404 && !error && Boolean(message)
  return json !== undefined && !isOfCloudflare && !isUnrouted
}

/** Statuses that say enough, whoever answers. */
const plain: readonly number[] = [408, 413, 425, 429]

/**
 * Such as `a proxy or firewall answered 403 (error code 1010, Ray ID
 * 9e3779b19e3779b1-FRA)`, which is what its support asks for, or with its own
 * words. A page is not quoted.
 */
function blockedDetail(
  { status, headers, body }: HttpAnswer,
  json: unknown,
  redact: Redact,
): string {
  const [, code] =
    /^(?:error code: |\{.*"error_code": ?)(\d{4})\b/.exec(body) ?? []
  const [ray] = /^[0-9a-f]{16}-[A-Z]{3}$/.exec(headers['cf-ray'] ?? '') ?? []
  const isPage = /^\s*</.test(body)
  const said = json === undefined ? body : errorMessageOf(json, redact)
  const words = code || isPage ? '' : toRedactedLine(said, redact, 100)
  const facts = [
    code && `error code ${code}`,
    ray && `Ray ID ${ray}`,
    words && `"${words}"`,
  ]
    .filter(Boolean)
    .join(', ')
  return `a proxy or firewall answered ${status}${facts && ` (${facts})`}`
}

const maxErrorLength = 500

/**
 * The `error` field of an error body with the messages of its `details`, in one
 * line, or a message in a form that APIs often have. Empty if there is none.
 * Nothing else of the body is ever quoted.
 */
function errorMessageOf(json: unknown, redact: Redact): string {
  const { error, message, detail, title, details, errors } = Object(json)
  const said = [error, error?.message, message, detail, title].find(
    (one) => typeof one === 'string',
  )
  const more = messagesIn(details ?? errors)
  const both = [said?.replace(/\.$/, ''), more].filter(Boolean).join(': ')
  return toRedactedLine(
    more === '' ? (said ?? '') : both,
    redact,
    maxErrorLength,
  )
}
