// Whether and when a request to the agent is sent again. Whoever sends it obeys.
import type { Clock } from '../lib/clock.ts'
import { durationText } from '../lib/format.ts'
import {
  classifyFailure,
  type FailureClass,
  type HttpFailure,
  retryAfterMsOf,
} from '../lib/http-failure.ts'
import type { CallFailure, Reason } from '../outcome.ts'
import type { Cancellation } from '../runner/cancellation.ts'
import { caughtUpMs, outageMs } from '../times.ts'

export type RequestKind = 'create' | 'message'

/** What is left to do after a failure. */
export type RetryDecision =
  | { kind: 'retry'; waitMs: number }
  /** The server took the request, although its answer cannot be used. */
  | { kind: 'accepted' }
  /**
   * Nothing happened, for certain. `isTooSoon`: whether it is a 404 about a job
   * that may be found yet.
   */
  | { kind: 'refused'; isTooSoon: boolean }
  /** The server may have acted. */
  | { kind: 'unconfirmed' }

type Rule =
  | 'retry-in-outage'
  | 'retry-not-found'
  | 'accepted'
  | 'refused'
  | 'unconfirmed'

/**
 * Mintlify can't tell two equal requests apart. So what may have arrived is
 * never sent again: a second job would cost money.
 */
const create: Record<FailureClass, Rule> = {
  'not-sent': 'retry-in-outage',
  'no-response': 'unconfirmed',
  unreadable: 'unconfirmed',
  intercepted: 'unconfirmed',
  tls: 'refused',
  blocked: 'refused',
  'rate-limited': 'retry-in-outage',
  'not-found': 'refused',
  'server-error': 'unconfirmed',
  'client-error': 'refused',
}

const rules: Record<RequestKind, Record<FailureClass, Rule>> = {
  create,
  message: {
    ...create,
    // A 2xx took the message, and its job is known. A create's is named only by
    // its answer.
    unreadable: 'accepted',
    // Don't trust a single 404 about a job.
    'not-found': 'retry-not-found',
  },
}

type Limits = { clock: Clock; cancellation: Cancellation }

/**
 * What to do after each request that failed, from the first one on. The caller
 * asks once for each.
 */
export function startRetries(
  kind: RequestKind,
  { clock, cancellation }: Limits,
): (failure: HttpFailure) => RetryDecision {
  const startedMs = clock.elapsedMs()
  let [tries, notFound] = [0, 0]
  let notFoundSinceMs = startedMs
  return (failure) => {
    const nowMs = clock.elapsedMs()
    const failureClass = classifyFailure(failure)
    tries += 1
    notFound = failureClass === 'not-found' ? notFound + 1 : 0
    if (notFound <= 1) notFoundSinceMs = nowMs
    return decideRetry(kind, failure, {
      tries,
      notFound,
      notFoundMs: nowMs - notFoundSinceMs,
      elapsedMs: nowMs - startedMs,
      remainingMs: cancellation.remainingMs(),
      random: Math.random(),
    })
  }
}

export type RetryState = {
  /** Requests that were made. */
  tries: number
  /** 404s in a row, and the time since the first one. */
  notFound: number
  notFoundMs: number
  /** Since the first request. */
  elapsedMs: number
  /** Until the deadline of the run. */
  remainingMs: number
  /** 0 to 1, drawn anew for each decision. */
  random: number
}

/** What to do after one request that failed. */
export function decideRetry(
  kind: RequestKind,
  failure: HttpFailure,
  state: RetryState,
): RetryDecision {
  const rule = rules[kind][classifyFailure(failure)]
  if (rule === 'refused') return { kind: rule, isTooSoon: false }
  if (rule === 'accepted' || rule === 'unconfirmed') return { kind: rule }

  const { tries, notFound, notFoundMs, elapsedMs, random } = state
  const isMissing = rule === 'retry-not-found'
  const leastMs = isMissing
    ? notFoundWaitMs(notFound)
    : backoffMs(tries, random)
  const waitMs = Math.max(leastMs, retryAfterMsOf(failure) ?? 0)
  const hasTime = isMissing
    ? notFoundMs < caughtUpMs
    : elapsedMs + waitMs <= outageMs
  return hasTime && waitMs < state.remainingMs
    ? { kind: 'retry', waitMs }
    : { kind: 'refused', isTooSoon: isMissing && notFoundMs < caughtUpMs }
}

/**
 * After 10, 20, 30 and 30 s, the time is over in which a job may be missing.
 * `count`: of the 404s so far.
 */
export function notFoundWaitMs(count: number): number {
  return Math.min(10_000 * count, 30_000)
}

const backoff = { baseMs: 1_000, maxMs: 30_000, minMs: 250 }

/**
 * Exponential backoff with full jitter: any wait up to a bound that doubles
 * with each try.
 *
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function backoffMs(tries: number, random: number): number {
  const { baseMs, maxMs, minMs } = backoff
  const boundMs = Math.min(maxMs, baseMs * 2 ** (tries - 1))
  return Math.max(minMs, Math.round(boundMs * random))
}

/** What the log says before a wait, such as `…; next try in 30s`. */
export function nextTryText({ detail }: HttpFailure, waitMs: number): string {
  return `${detail.replace(/\.$/, '')}; next try in ${durationText(waitMs)}`
}

/**
 * Why a run ends with this failure. `notFound` is what a 404 means for the
 * call.
 */
export function reasonOfFailure<N extends Reason>(
  failure: HttpFailure,
  notFound: N,
): CallFailure | N {
  if (failure.kind === 'tls' || failure.kind === 'blocked') return failure.kind
  if (failure.kind === 'unreadable' || failure.kind === 'intercepted')
    return 'unexpected-answer'
  if (failure.kind !== 'status') return 'unreachable'
  if (failure.status === 429) return 'rate-limited'
  if (failure.status === 401) return 'unauthorized'
  if (failure.status === 402) return 'no-credits'
  if (failure.status === 403) return 'forbidden'
  if (failure.status === 404) return notFound
  if (failure.status < 400) return 'redirected'

  return classifyFailure(failure) === 'client-error'
    ? 'bad-request'
    : 'unreachable'
}
