// The retry policy: whether and when a call is sent again. The client only obeys it.
import { clockText, durationText } from '../base/format.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { Reason } from '../base/result-codes.ts'
import {
  classifyFailure,
  type FailureClass,
  type HttpFailure,
  type HttpOutcome,
} from '../http/http-outcome.ts'
import { reasonForFailure } from './failure-reason.ts'

export type CallKind = 'create' | 'message' | 'visitors'

export type CallError = {
  /** `rejected`: nothing happened for certain. `ambiguous`: the service may have acted. */
  kind: 'rejected' | 'ambiguous'
  reason: Reason
  /** HTTP status of the last response, null if there was none. */
  status: number | null
  detail: string
}

/** The value is null when a message was accepted but the response could not be read. */
export type CallResult<T> = Result<T | null, CallError>

export type RetryDecision<T> =
  | { kind: 'done'; result: CallResult<T> }
  /** `isUnavailable`: whether the service certainly did not get the request, so that it is tried for as long as is allowed. */
  | { kind: 'retry'; waitMs: number; detail: string; isUnavailable: boolean }

export type RetryState = {
  /** Requests made, this one included. */
  tries: number
  /** How many of them got a 429, this one included. */
  rateLimited: number
  /** Since the first request. */
  elapsedMs: number
  /** Until the deadline. */
  remainingMs: number
  /** How long a create or a message that did not arrive is tried again, from the first request on. */
  maxUnavailableMs: number
  /** 0 to 1, drawn anew for each decision. */
  random: number
}

type RetryRule =
  | 'retry'
  | 'retry-unavailable'
  | 'retry-after'
  | 'retry-after-once'
  | 'assume-accepted'
  | 'reject'
  | 'ambiguous'

const rules: Record<CallKind, Record<FailureClass, RetryRule>> = {
  create: {
    'not-sent': 'retry-unavailable',
    unavailable: 'retry-unavailable',
    'no-response': 'ambiguous',
    unreadable: 'ambiguous',
    tls: 'reject',
    blocked: 'reject',
    'rate-limited': 'retry-after',
    'server-error': 'ambiguous',
    'client-error': 'reject',
  },
  message: {
    'not-sent': 'retry-unavailable',
    unavailable: 'retry-unavailable',
    'no-response': 'ambiguous',
    unreadable: 'assume-accepted',
    tls: 'reject',
    blocked: 'reject',
    'rate-limited': 'retry-after',
    'server-error': 'ambiguous',
    'client-error': 'reject',
  },
  visitors: {
    'not-sent': 'retry',
    unavailable: 'retry',
    'no-response': 'retry',
    unreadable: 'retry',
    tls: 'reject',
    blocked: 'reject',
    'rate-limited': 'retry-after-once',
    'server-error': 'retry',
    'client-error': 'reject',
  },
}

const minuteMs = 60_000
const maxRetries = 4

/** Whether a rule allows one more wait. */
const mayRetry: Record<RetryRule, (waitMs: number, state: RetryState) => boolean> = {
  retry: (waitMs, { tries, rateLimited, elapsedMs }) =>
    tries - rateLimited <= maxRetries && elapsedMs + waitMs <= 2 * minuteMs,
  'retry-unavailable': (waitMs, { elapsedMs, maxUnavailableMs }) => elapsedMs + waitMs <= maxUnavailableMs,
  'retry-after': (waitMs, { elapsedMs }) => elapsedMs + waitMs <= 10 * minuteMs,
  'retry-after-once': (waitMs, { rateLimited }) => rateLimited <= 1 && waitMs <= minuteMs,
  'assume-accepted': () => false,
  reject: () => false,
  ambiguous: () => false,
}

/** What to do after one request. */
export function decideRetry<T>(call: CallKind, outcome: HttpOutcome<T>, state: RetryState): RetryDecision<T> {
  if (outcome.kind === 'value') return { kind: 'done', result: success(outcome.value) }
  const rule = rules[call][classifyFailure(outcome)]
  if (rule === 'assume-accepted') return { kind: 'done', result: success(null) }
  const retryAfterMs = outcome.kind === 'status' ? (outcome.retryAfterMs ?? 0) : 0
  const waitMs = Math.max(retryAfterMs, backoffMs(state.tries, state.random))
  const isAllowed = mayRetry[rule](waitMs, state)
  const isUnavailable = rule === 'retry-unavailable'
  if (isAllowed && waitMs < state.remainingMs)
    return { kind: 'retry', waitMs, detail: outcome.detail, isUnavailable }
  return { kind: 'done', result: failure(callErrorOf(call, outcome, rule)) }
}

/** Whether there were too many calls. */
export function isRateLimited(outcome: HttpOutcome<unknown>): boolean {
  return outcome.kind === 'status' && outcome.status === 429
}

/** What the log says before a wait. `until`: how long a service that is not available is tried, null while it is. */
export function retryLine(
  { detail, waitMs }: { detail: string; waitMs: number },
  until: Date | null,
): string {
  return until === null
    ? `${detail}; next try in ${durationText(waitMs)}`
    : `Mintlify isn't available: ${detail}. Trying until ${clockText(until)}.`
}

const baseMs = 1_000
const maxBackoffMs = 30_000
const minBackoffMs = 250

/**
 * Exponential backoff with full jitter: any wait up to a bound that doubles with each try.
 *
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function backoffMs(tries: number, random: number): number {
  const boundMs = Math.min(maxBackoffMs, baseMs * 2 ** Math.min(tries - 1, 16))
  return Math.max(minBackoffMs, Math.round(boundMs * random))
}

function callErrorOf(call: CallKind, httpFailure: HttpFailure, rule: RetryRule): CallError {
  const status = httpFailure.kind === 'status' ? httpFailure.status : null
  const { detail } = httpFailure
  if (rule === 'ambiguous') {
    const reason = call === 'create' ? 'create-unconfirmed' : 'message-unconfirmed'
    return { kind: 'ambiguous', reason, status, detail }
  }
  const notFoundReason = call === 'message' ? 'job-not-found' : 'project-not-found'
  const kind = call === 'visitors' && rule === 'retry' ? 'ambiguous' : 'rejected'
  return { kind, reason: reasonForFailure(httpFailure, notFoundReason), status, detail }
}
