// The retry policy: whether and when a call is sent again. The client only obeys.

import type { Reason } from '../job/outcome.ts'
import { type Attempt, type Fault, reasonOf, type Situation, situationOf } from './attempt.ts'

export type Call = 'create' | 'message' | 'visitors'

export type Failure = {
  /** `refused`: provably nothing happened. `ambiguous`: the service may have acted. */
  kind: 'refused' | 'ambiguous'
  reason: Reason
  /** HTTP status of the last answer, null if there was none. */
  status: number | null
  detail: string
}

/** The value is null when a message was accepted but its answer could not be read. */
export type Answer<T> = { ok: true; value: T | null } | { ok: false; failure: Failure }

export type Decision<T> = { do: 'settle'; answer: Answer<T> } | { do: 'retry'; waitMs: number }

export type SoFar = {
  /** Attempts made, this one included. */
  tries: number
  /** How many of them were answered 429, this one included. */
  limited: number
  /** Since the first attempt. */
  elapsedMs: number
  /** Until the deadline. */
  remainingMs: number
  /** 0 to 1, drawn anew for each decision. */
  random: number
}

type Rule = 'retry' | 'wait' | 'wait-once' | 'accept' | 'refuse' | 'give-up'

const rules: Record<Call, Record<Situation, Rule>> = {
  create: {
    'not-sent': 'retry',
    lost: 'give-up',
    unreadable: 'give-up',
    tls: 'refuse',
    limited: 'wait',
    overloaded: 'give-up',
    refused: 'refuse',
  },
  message: {
    'not-sent': 'retry',
    lost: 'give-up',
    unreadable: 'accept',
    tls: 'refuse',
    limited: 'wait',
    overloaded: 'give-up',
    refused: 'refuse',
  },
  visitors: {
    'not-sent': 'retry',
    lost: 'retry',
    unreadable: 'retry',
    tls: 'refuse',
    limited: 'wait-once',
    overloaded: 'retry',
    refused: 'refuse',
  },
}

const minuteMs = 60_000

/** Whether a rule has the patience for one more wait. */
const patience: Record<Rule, (waitMs: number, soFar: SoFar) => boolean> = {
  retry: (waitMs, soFar) => soFar.tries - soFar.limited <= 4 && soFar.elapsedMs + waitMs <= 2 * minuteMs,
  wait: (waitMs, soFar) => soFar.elapsedMs + waitMs <= 10 * minuteMs,
  'wait-once': (waitMs, soFar) => soFar.limited <= 1 && waitMs <= minuteMs,
  accept: () => false,
  refuse: () => false,
  'give-up': () => false,
}

/** What to do after one attempt. `missing` is what a 404 means for the call. */
export function decide<T>(call: Call, attempt: Attempt<T>, soFar: SoFar): Decision<T> {
  if (attempt.kind === 'value') return { do: 'settle', answer: { ok: true, value: attempt.value } }
  const rule = rules[call][situationOf(attempt)]
  if (rule === 'accept') return { do: 'settle', answer: { ok: true, value: null } }
  const retryAfterMs = attempt.kind === 'status' ? (attempt.retryAfterMs ?? 0) : 0
  const waitMs = Math.max(retryAfterMs, backoffMs(soFar.tries, soFar.random))
  if (waitMs < soFar.remainingMs && patience[rule](waitMs, soFar)) return { do: 'retry', waitMs }
  return { do: 'settle', answer: { ok: false, failure: failureOf(call, attempt, rule) } }
}

const baseMs = 1_000
const capMs = 30_000
const floorMs = 250

/** Full jitter: anything between the floor and a bound that doubles with each try. */
export function backoffMs(tries: number, random: number): number {
  const boundMs = Math.min(capMs, baseMs * 2 ** Math.min(tries - 1, 16))
  return Math.max(floorMs, Math.round(boundMs * random))
}

function failureOf(call: Call, fault: Fault, rule: Rule): Failure {
  const status = fault.kind === 'status' ? fault.status : null
  const detail = fault.detail
  if (call !== 'visitors' && rule === 'give-up') {
    return {
      kind: 'ambiguous',
      reason: call === 'create' ? 'create-ambiguous' : 'message-ambiguous',
      status,
      detail,
    }
  }
  const missing = call === 'message' ? 'job-not-found' : 'project-not-found'
  const kind = call === 'visitors' && rule === 'retry' ? 'ambiguous' : 'refused'
  return { kind, reason: reasonOf(fault, missing), status, detail }
}
