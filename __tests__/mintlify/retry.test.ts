// Whether and when a call to Mintlify is sent again.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { HttpFailure } from '../../src/lib/http-failure.ts'
import {
  backoffMs,
  decideRetry,
  type RequestKind,
  type RetryState,
  reasonOfFailure,
} from '../../src/mintlify/retry.ts'
import type { Reason } from '../../src/outcome.ts'
import {
  answered,
  blocked,
  intercepted,
  lost,
  notSent,
  tls,
  unreadable,
} from '../fixtures/samples.ts'

const first: RetryState = {
  tries: 1,
  notFound: 1,
  notFoundMs: 0,
  elapsedMs: 0,
  remainingMs: 2_000_000,
  random: 1,
}

const failures = {
  'not sent': [notSent],
  'no response': [lost],
  unreadable: [unreadable],
  intercepted: [intercepted],
  tls: [tls],
  blocked: [blocked],
  limit: [
    answered(429),
    answered(429, 1_000),
    answered(503, 1_000),
    answered(503, 0),
  ],
  'server error': [408, 425, 500, 502, 503, 504, 521, 599].map((status) =>
    answered(status),
  ),
  'client error': [301, 302, 307, 308, 400, 401, 403, 405, 409, 413, 422].map(
    (status) => answered(status),
  ),
  'not found': [answered(404)],
}

test.each<[RequestKind, keyof typeof failures, string, string]>([
  // The call, the failure, what follows the first, what follows the last.
  ['create', 'not sent', 'retry', 'refused'],
  ['create', 'no response', 'unconfirmed', 'unconfirmed'],
  ['create', 'unreadable', 'unconfirmed', 'unconfirmed'],
  ['create', 'intercepted', 'unconfirmed', 'unconfirmed'],
  ['create', 'tls', 'refused', 'refused'],
  ['create', 'blocked', 'refused', 'refused'],
  ['create', 'limit', 'retry', 'refused'],
  ['create', 'server error', 'unconfirmed', 'unconfirmed'],
  ['create', 'client error', 'refused', 'refused'],
  ['create', 'not found', 'refused', 'refused'],
  ['message', 'not sent', 'retry', 'refused'],
  ['message', 'no response', 'unconfirmed', 'unconfirmed'],
  ['message', 'unreadable', 'accepted', 'accepted'],
  ['message', 'intercepted', 'unconfirmed', 'unconfirmed'],
  ['message', 'tls', 'refused', 'refused'],
  ['message', 'blocked', 'refused', 'refused'],
  ['message', 'limit', 'retry', 'refused'],
  ['message', 'server error', 'unconfirmed', 'unconfirmed'],
  ['message', 'client error', 'refused', 'refused'],
  ['message', 'not found', 'retry', 'refused'],
])(
  '%s, %s: %s at first, %s in the end',
  (...[call, name, atFirst, inTheEnd]) => {
    for (const failure of failures[name]) {
      expect(decideRetry(call, failure, first).kind).toBe(atFirst)
      const last = {
        ...first,
        tries: 99,
        notFoundMs: 90_000,
        elapsedMs: 3_600_000,
      }
      expect(decideRetry(call, failure, last).kind).toBe(inTheEnd)
    }
  },
)

test.each([
  [0, 60_000, 'retry'],
  [89_999, 60_000, 'retry'],
  [0, 10_000, 'refused for now'],
  [90_000, 60_000, 'refused'],
])(
  'a message that was not found for %d ms, with %d ms left: %s',
  (notFoundMs, remainingMs, expected) => {
    const state = { ...first, tries: 9, notFoundMs, remainingMs }
    const decision = decideRetry('message', answered(404), state)
    const isForNow = decision.kind === 'refused' && decision.isTooSoon
    expect(`${decision.kind}${isForNow ? ' for now' : ''}`).toBe(expected)
  },
)

const limited = { tries: 1 }

test.each<[string, RequestKind, HttpFailure, Partial<RetryState>, string]>([
  [
    'a hundred tries',
    'create',
    notSent,
    { tries: 100, elapsedMs: 569_000 },
    'retry',
  ],
  ['just under 10 min', 'create', notSent, { elapsedMs: 598_999 }, 'retry'],
  ['10 min', 'message', notSent, { elapsedMs: 599_000 }, 'retry'],
  ['just over 10 min', 'create', notSent, { elapsedMs: 599_001 }, 'refused'],
  [
    'a limit of just under 10 min',
    'create',
    answered(429, 599_999),
    limited,
    'retry',
  ],
  ['a limit of 10 min', 'message', answered(429, 600_000), limited, 'retry'],
  [
    'a limit of just over 10 min',
    'create',
    answered(503, 600_001),
    limited,
    'refused',
  ],
  [
    'limits that add up to 10 min',
    'message',
    answered(429, 99_000),
    { ...limited, elapsedMs: 501_000 },
    'retry',
  ],
  [
    'limits that add up to more',
    'message',
    answered(429, 99_001),
    { ...limited, elapsedMs: 501_000 },
    'refused',
  ],
  [
    'many limits',
    'create',
    answered(429),
    { tries: 15, elapsedMs: 300_000 },
    'retry',
  ],
  [
    'just before the deadline',
    'create',
    notSent,
    { remainingMs: 1_001 },
    'retry',
  ],
  ['the deadline', 'create', notSent, { remainingMs: 1_000 }, 'refused'],
  [
    'a limit up to the deadline',
    'message',
    answered(429, 9_000),
    { ...limited, remainingMs: 9_000 },
    'refused',
  ],
])('%s (%s)', (...[, call, failure, known, expected]) => {
  expect(decideRetry(call, failure, { ...first, ...known }).kind).toBe(expected)
})

test.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [4, 8_000],
  [5, 16_000],
  [6, 30_000],
  [5_000, 30_000],
])(
  'after try %d, the wait is drawn between 250 ms and %d ms',
  (tries, boundMs) => {
    expect([0, 0.5, 1].map((random) => backoffMs(tries, random))).toEqual([
      250,
      boundMs / 2,
      boundMs,
    ])
  },
)

test('a wait is never shorter than asked for, never longer than needed, never across the deadline', () => {
  const state = fc.record({
    tries: fc.integer({ min: 1, max: 50 }),
    notFound: fc.integer({ min: 1, max: 50 }),
    notFoundMs: fc.nat({ max: 700_000 }),
    elapsedMs: fc.nat({ max: 700_000 }),
    remainingMs: fc.integer({ min: -1_000, max: 1_000_000 }),
    random: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  const call = fc.constantFrom<RequestKind>('create', 'message')
  fc.assert(
    fc.property(
      call,
      fc.option(fc.nat({ max: 700_000 })),
      state,
      (call, retryAfterMs, known) => {
        const decision = decideRetry(call, answered(429, retryAfterMs), known)
        if (decision.kind !== 'retry') return
        const minMs = Math.max(250, retryAfterMs ?? 0)
        expect(decision.waitMs).toBeGreaterThanOrEqual(minMs)
        expect(decision.waitMs).toBeLessThanOrEqual(Math.max(30_000, minMs))
        expect(decision.waitMs).toBeLessThan(known.remainingMs)
      },
    ),
    { numRuns: 300 },
  )
})

test.each<[HttpFailure, Reason]>([
  [tls, 'tls'],
  [blocked, 'blocked'],
  [unreadable, 'unexpected-answer'],
  [intercepted, 'unexpected-answer'],
  [lost, 'unreachable'],
  [notSent, 'unreachable'],
  [answered(302), 'redirected'],
  [answered(399), 'redirected'],
  [answered(400), 'bad-request'],
  [answered(401), 'unauthorized'],
  [answered(403), 'forbidden'],
  [answered(404), 'project-not-found'],
  [answered(408), 'unreachable'],
  [answered(409), 'bad-request'],
  [answered(422), 'bad-request'],
  [answered(425), 'unreachable'],
  [answered(429), 'rate-limited'],
  [answered(500), 'unreachable'],
  [answered(503), 'unreachable'],
  [answered(503, 1_000), 'unreachable'],
])('%j: %s', (failure, reason) => {
  expect(reasonOfFailure(failure, 'project-not-found')).toBe(reason)
})

test('what a 404 means depends on the call', () => {
  expect(reasonOfFailure(answered(404), 'job-not-found')).toBe('job-not-found')
})
