import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import {
  backoffMs,
  type CallKind,
  decideRetry,
  type RetryDecision,
  type RetryState,
} from '../../src/mintlify/retry-policy.ts'
import { answered, lost, notSent, tls, unreadable } from '../fixtures/sample-job.ts'

/** The state after the first try, which had this outcome. */
function firstOf(outcome: HttpOutcome<unknown>): RetryState {
  const rateLimited = outcome.kind === 'status' && outcome.status === 429 ? 1 : 0
  return { tries: 1, rateLimited, elapsedMs: 0, remainingMs: 1_800_000, maxUnavailableMs: 600_000, random: 1 }
}

const hour = 3_600_000

function describe<T>(decision: RetryDecision<T>): string {
  if (decision.kind === 'retry') return 'retry'
  const { result } = decision
  if (result.kind === 'failure') return `${result.error.kind}: ${result.error.reason}`
  return result.value === null ? 'accepted' : 'done'
}

const failures: Record<string, HttpOutcome<never>[]> = {
  'not sent': [notSent],
  'no response': [lost],
  'unreadable 2xx': [unreadable],
  tls: [tls],
  '429': [answered(429), answered(429, 1_000)],
  unavailable: [...[521, 523, 525, 526, 530].map((status) => answered(status)), answered(503, 1_000)],
  'server error': [408, 425, 500, 502, 503, 504, 599].map((status) => answered(status)),
  '3xx': [301, 302, 303, 307, 308].map((status) => answered(status)),
  '400': [400, 405, 409, 413, 422].map((status) => answered(status)),
  '401': [answered(401)],
  '403': [answered(403)],
  blocked: [{ kind: 'blocked', detail: '403' }],
  '404': [answered(404)],
}

test.each<[CallKind, string, string, string]>([
  // call, outcome, after the first try, after the last
  ['create', 'not sent', 'retry', 'rejected: unreachable'],
  ['create', 'unavailable', 'retry', 'rejected: unreachable'],
  ['create', 'no response', 'ambiguous: create-unconfirmed', 'ambiguous: create-unconfirmed'],
  ['create', 'unreadable 2xx', 'ambiguous: create-unconfirmed', 'ambiguous: create-unconfirmed'],
  ['create', 'tls', 'rejected: tls', 'rejected: tls'],
  ['create', '429', 'retry', 'rejected: rate-limited'],
  ['create', 'server error', 'ambiguous: create-unconfirmed', 'ambiguous: create-unconfirmed'],
  ['create', '3xx', 'rejected: redirected', 'rejected: redirected'],
  ['create', '400', 'rejected: bad-request', 'rejected: bad-request'],
  ['create', '401', 'rejected: unauthorized', 'rejected: unauthorized'],
  ['create', '403', 'rejected: forbidden', 'rejected: forbidden'],
  ['create', 'blocked', 'rejected: blocked', 'rejected: blocked'],
  ['create', '404', 'rejected: project-not-found', 'rejected: project-not-found'],
  ['message', 'not sent', 'retry', 'rejected: unreachable'],
  ['message', 'unavailable', 'retry', 'rejected: unreachable'],
  ['message', 'no response', 'ambiguous: message-unconfirmed', 'ambiguous: message-unconfirmed'],
  ['message', 'unreadable 2xx', 'accepted', 'accepted'],
  ['message', 'tls', 'rejected: tls', 'rejected: tls'],
  ['message', '429', 'retry', 'rejected: rate-limited'],
  ['message', 'server error', 'ambiguous: message-unconfirmed', 'ambiguous: message-unconfirmed'],
  ['message', '3xx', 'rejected: redirected', 'rejected: redirected'],
  ['message', '400', 'rejected: bad-request', 'rejected: bad-request'],
  ['message', '401', 'rejected: unauthorized', 'rejected: unauthorized'],
  ['message', '403', 'rejected: forbidden', 'rejected: forbidden'],
  ['message', 'blocked', 'rejected: blocked', 'rejected: blocked'],
  ['message', '404', 'rejected: job-not-found', 'rejected: job-not-found'],
  ['visitors', 'not sent', 'retry', 'unreachable'],
  ['visitors', 'unavailable', 'retry', 'unreachable'],
  ['visitors', 'no response', 'retry', 'unreachable'],
  ['visitors', 'unreadable 2xx', 'retry', 'unexpected-answer'],
  ['visitors', 'tls', 'rejected: tls', 'rejected: tls'],
  ['visitors', '429', 'retry', 'rate-limited'],
  ['visitors', 'server error', 'retry', 'unreachable'],
  ['visitors', '3xx', 'rejected: redirected', 'rejected: redirected'],
  ['visitors', '400', 'rejected: bad-request', 'rejected: bad-request'],
  ['visitors', '401', 'rejected: unauthorized', 'rejected: unauthorized'],
  ['visitors', '403', 'rejected: forbidden', 'rejected: forbidden'],
  ['visitors', 'blocked', 'rejected: blocked', 'rejected: blocked'],
  ['visitors', '404', 'rejected: project-not-found', 'rejected: project-not-found'],
])('%s, %s: %s at first, %s in the end', (...[call, name, atFirst, inTheEnd]) => {
  for (const failure of failures[name] ?? []) {
    const first = firstOf(failure)
    expect(describe(decideRetry(call, failure, first))).toBe(atFirst)
    const late = { ...first, tries: 99, rateLimited: 99 * first.rateLimited, elapsedMs: hour }
    expect(describe(decideRetry(call, failure, late))).toContain(inTheEnd)
  }
})

test.each<CallKind>(['create', 'message', 'visitors'])('%s is done with a valid answer', (call) => {
  const outcome = { kind: 'value', value: 7 } as const
  const decision = decideRetry(call, outcome, firstOf(outcome))
  expect(decision).toEqual({ kind: 'done', result: { kind: 'success', value: 7 } })
})

const maxMs = 2_000_000

test.each<[string, CallKind, HttpOutcome<never>, Partial<RetryState>, string]>([
  ['a hundred tries', 'create', notSent, { tries: 100, elapsedMs: 569_000 }, 'retry'],
  ['a hundred tries', 'message', answered(521), { tries: 100, elapsedMs: 569_000 }, 'retry'],
  ['a fourth retry', 'visitors', lost, { tries: 4 }, 'retry'],
  ['no fifth retry', 'visitors', lost, { tries: 5 }, 'ambiguous: unreachable'],
  ['a retry that begins within 2 min', 'visitors', lost, { elapsedMs: 118_900 }, 'retry'],
  ['a retry that begins at 2 min', 'visitors', lost, { elapsedMs: 119_000 }, 'retry'],
  ['no retry after 2 min', 'visitors', lost, { elapsedMs: 119_100 }, 'ambiguous: unreachable'],
  ['a retry that begins in the time for it', 'create', notSent, { elapsedMs: 599_000 }, 'retry'],
  ['no retry after that time', 'create', notSent, { elapsedMs: 599_100 }, 'rejected: unreachable'],
  [
    'no retry after a shorter time',
    'message',
    answered(503, 500),
    { maxUnavailableMs: 900 },
    'rejected: unreachable',
  ],
  ['no wait of more than that time', 'create', answered(503, 601_000), {}, 'rejected: unreachable'],
  ['a 429 that asks for just under 10 min', 'create', answered(429, 599_000), {}, 'retry'],
  ['a 429 that asks for 10 min', 'create', answered(429, 600_000), {}, 'retry'],
  ['no wait of more than 10 min', 'create', answered(429, 601_000), {}, 'rejected: rate-limited'],
  ['waits that add up to 10 min', 'message', answered(429, 99_000), { elapsedMs: 500_000 }, 'retry'],
  [
    'no waits that add up to more',
    'message',
    answered(429, 101_000),
    { elapsedMs: 500_000 },
    'rejected: rate-limited',
  ],
  [
    'any number of waits within 10 min',
    'create',
    answered(429),
    { tries: 15, rateLimited: 15, elapsedMs: 300_000 },
    'retry',
  ],
  ['a fourth retry beside six rate limits', 'visitors', lost, { tries: 10, rateLimited: 6 }, 'retry'],
  [
    'no fifth retry beside six rate limits',
    'visitors',
    lost,
    { tries: 11, rateLimited: 6 },
    'ambiguous: unreachable',
  ],
  ['a first wait after other failures', 'visitors', answered(429), { tries: 4, rateLimited: 1 }, 'retry'],
  ['a wait of 60 s for visitors', 'visitors', answered(429, 60_000), {}, 'retry'],
  ['no longer wait for visitors', 'visitors', answered(429, 60_001), {}, 'rejected: rate-limited'],
  [
    'one wait for visitors only',
    'visitors',
    answered(429, 1_000),
    { tries: 2, rateLimited: 2, elapsedMs: 1_000 },
    'rejected: rate-limited',
  ],
  ['a wait within the deadline', 'create', answered(429, 9_000), { remainingMs: 10_000 }, 'retry'],
  [
    'no wait across the deadline',
    'create',
    answered(429, 11_000),
    { remainingMs: 10_000 },
    'rejected: rate-limited',
  ],
  ['no retry across the deadline', 'create', notSent, { remainingMs: 900 }, 'rejected: unreachable'],
  ['no retry after the deadline', 'visitors', lost, { remainingMs: -1 }, 'ambiguous: unreachable'],
])('allows %s (%s)', (...[, call, failure, known, expected]) => {
  expect(describe(decideRetry(call, failure, { ...firstOf(failure), remainingMs: maxMs, ...known }))).toBe(
    expected,
  )
})

test.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [4, 8_000],
  [5, 16_000],
  [6, 30_000],
  [7, 30_000],
  [5_000, 30_000],
])('after try %d the wait is drawn between 250 ms and %d ms', (tries, boundMs) => {
  expect([backoffMs(tries, 0), backoffMs(tries, 0.5), backoffMs(tries, 1)]).toEqual([
    250,
    boundMs / 2,
    boundMs,
  ])
})

test('a wait is never shorter than 250 ms or than asked for, never longer than needed, never across the deadline', () => {
  const request = fc.record({
    call: fc.constantFrom<CallKind>('create', 'message', 'visitors'),
    retryAfterMs: fc.option(fc.nat({ max: 700_000 })),
    tries: fc.integer({ min: 1, max: 50 }),
    rateLimited: fc.integer({ min: 1, max: 50 }),
    elapsedMs: fc.nat({ max: 700_000 }),
    remainingMs: fc.integer({ min: -1_000, max: 1_000_000 }),
    maxUnavailableMs: fc.nat({ max: 700_000 }),
    random: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(request, ({ call, retryAfterMs, ...state }) => {
      const decision = decideRetry(call, answered(429, retryAfterMs), state)
      if (decision.kind === 'done') return
      const minMs = Math.max(250, retryAfterMs ?? 0)
      expect(decision.waitMs).toBeGreaterThanOrEqual(minMs)
      expect(decision.waitMs).toBeLessThanOrEqual(Math.max(30_000, minMs))
      expect(decision.waitMs).toBeLessThanOrEqual(state.remainingMs)
    }),
    { numRuns: 300 },
  )
})

test('a failure keeps the last status and its detail', () => {
  const decision = decideRetry('create', answered(403), firstOf(answered(403)))
  expect(decision).toMatchObject({
    result: { error: { status: 403, detail: 'Mintlify answered 403' } },
  })
})
