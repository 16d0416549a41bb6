import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Attempt } from '../../../src/domain/http/attempt.ts'
import {
  backoffMs,
  type Call,
  type Decision,
  decide,
  type SoFar,
} from '../../../src/domain/http/retry-policy.ts'
import { answered, lost, notSent, tls, unreadable } from '../../fixtures/sample-job.ts'

/** The first attempt, which the fault met. */
function firstOf(fault: Attempt<unknown>): SoFar {
  const limited = fault.kind === 'status' && fault.status === 429 ? 1 : 0
  return { tries: 1, limited, elapsedMs: 0, remainingMs: 1_800_000, random: 1 }
}

const hour = 3_600_000

function describe<T>(decision: Decision<T>): string {
  if (decision.do === 'retry') return 'retry'
  const { answer } = decision
  if (!answer.ok) return `${answer.failure.kind}: ${answer.failure.reason}`
  return answer.value === null ? 'accepted' : 'done'
}

const faults: Record<string, Attempt<never>[]> = {
  'not sent': [notSent],
  'lost after connecting': [lost],
  'unreadable 2xx': [unreadable],
  tls: [tls],
  '429': [answered(429), answered(429, 1_000)],
  'overloaded status': [408, 425, 500, 502, 503, 504, 599].map((status) => answered(status)),
  '3xx': [301, 302, 303, 307, 308].map((status) => answered(status)),
  '400': [400, 405, 409, 413, 422].map((status) => answered(status)),
  '401': [answered(401)],
  '403': [answered(403)],
  '404': [answered(404)],
}

test.each<[Call, string, string, string]>([
  // call, outcome, at the first attempt, once patience is out
  ['create', 'not sent', 'retry', 'refused: unreachable'],
  ['create', 'lost after connecting', 'ambiguous: create-ambiguous', 'ambiguous: create-ambiguous'],
  ['create', 'unreadable 2xx', 'ambiguous: create-ambiguous', 'ambiguous: create-ambiguous'],
  ['create', 'tls', 'refused: tls', 'refused: tls'],
  ['create', '429', 'retry', 'refused: rate-limited'],
  ['create', 'overloaded status', 'ambiguous: create-ambiguous', 'ambiguous: create-ambiguous'],
  ['create', '3xx', 'refused: bad-endpoint', 'refused: bad-endpoint'],
  ['create', '400', 'refused: bad-request', 'refused: bad-request'],
  ['create', '401', 'refused: unauthorized', 'refused: unauthorized'],
  ['create', '403', 'refused: forbidden', 'refused: forbidden'],
  ['create', '404', 'refused: project-not-found', 'refused: project-not-found'],
  ['message', 'not sent', 'retry', 'refused: unreachable'],
  ['message', 'lost after connecting', 'ambiguous: message-ambiguous', 'ambiguous: message-ambiguous'],
  ['message', 'unreadable 2xx', 'accepted', 'accepted'],
  ['message', 'tls', 'refused: tls', 'refused: tls'],
  ['message', '429', 'retry', 'refused: rate-limited'],
  ['message', 'overloaded status', 'ambiguous: message-ambiguous', 'ambiguous: message-ambiguous'],
  ['message', '3xx', 'refused: bad-endpoint', 'refused: bad-endpoint'],
  ['message', '400', 'refused: bad-request', 'refused: bad-request'],
  ['message', '401', 'refused: unauthorized', 'refused: unauthorized'],
  ['message', '403', 'refused: forbidden', 'refused: forbidden'],
  ['message', '404', 'refused: job-not-found', 'refused: job-not-found'],
  ['visitors', 'not sent', 'retry', 'unreachable'],
  ['visitors', 'lost after connecting', 'retry', 'unreachable'],
  ['visitors', 'unreadable 2xx', 'retry', 'unexpected-answer'],
  ['visitors', 'tls', 'refused: tls', 'refused: tls'],
  ['visitors', '429', 'retry', 'rate-limited'],
  ['visitors', 'overloaded status', 'retry', 'unreachable'],
  ['visitors', '3xx', 'refused: bad-endpoint', 'refused: bad-endpoint'],
  ['visitors', '400', 'refused: bad-request', 'refused: bad-request'],
  ['visitors', '401', 'refused: unauthorized', 'refused: unauthorized'],
  ['visitors', '403', 'refused: forbidden', 'refused: forbidden'],
  ['visitors', '404', 'refused: project-not-found', 'refused: project-not-found'],
])('%s, %s: %s at first, %s in the end', (...[call, outcome, atFirst, inTheEnd]) => {
  for (const fault of faults[outcome] ?? []) {
    const first = firstOf(fault)
    expect(describe(decide(call, fault, first))).toBe(atFirst)
    const late = { ...first, tries: 99, limited: 99 * first.limited, elapsedMs: hour }
    expect(describe(decide(call, fault, late))).toContain(inTheEnd)
  }
})

test.each<Call>(['create', 'message', 'visitors'])('%s is done with a valid answer', (call) => {
  const attempt = { kind: 'value', value: 7 } as const
  const decision = decide(call, attempt, firstOf(attempt))
  expect(decision).toEqual({ do: 'settle', answer: { ok: true, value: 7 } })
})

const most = 2_000_000

test.each<[string, Call, Attempt<never>, Partial<SoFar>, string]>([
  ['a fourth retry', 'create', notSent, { tries: 4 }, 'retry'],
  ['no fifth retry', 'create', notSent, { tries: 5 }, 'refused: unreachable'],
  ['a fourth retry', 'message', notSent, { tries: 4 }, 'retry'],
  ['no fifth retry', 'message', notSent, { tries: 5 }, 'refused: unreachable'],
  ['a fourth retry', 'visitors', lost, { tries: 4 }, 'retry'],
  ['no fifth retry', 'visitors', lost, { tries: 5 }, 'ambiguous: unreachable'],
  ['a retry that begins within 2 min', 'create', notSent, { elapsedMs: 118_900 }, 'retry'],
  ['a retry that begins at 2 min', 'create', notSent, { elapsedMs: 119_000 }, 'retry'],
  ['no retry after 2 min', 'create', notSent, { elapsedMs: 119_100 }, 'refused: unreachable'],
  ['a 429 that asks for just under 10 min', 'create', answered(429, 599_000), {}, 'retry'],
  ['a 429 that asks for 10 min', 'create', answered(429, 600_000), {}, 'retry'],
  ['no wait of more than 10 min', 'create', answered(429, 601_000), {}, 'refused: rate-limited'],
  ['waits that add up to 10 min', 'message', answered(429, 99_000), { elapsedMs: 500_000 }, 'retry'],
  [
    'no waits that add up to more',
    'message',
    answered(429, 101_000),
    { elapsedMs: 500_000 },
    'refused: rate-limited',
  ],
  [
    'any number of waits within 10 min',
    'create',
    answered(429),
    { tries: 15, limited: 15, elapsedMs: 300_000 },
    'retry',
  ],
  ['a fourth retry beside six limits', 'create', notSent, { tries: 10, limited: 6 }, 'retry'],
  ['no fifth retry beside six limits', 'create', notSent, { tries: 11, limited: 6 }, 'refused: unreachable'],
  ['a first wait after other faults', 'visitors', answered(429), { tries: 4, limited: 1 }, 'retry'],
  ['a wait of 60 s for visitors', 'visitors', answered(429, 60_000), {}, 'retry'],
  ['no longer wait for visitors', 'visitors', answered(429, 60_001), {}, 'refused: rate-limited'],
  [
    'one wait for visitors only',
    'visitors',
    answered(429, 1_000),
    { tries: 2, limited: 2, elapsedMs: 1_000 },
    'refused: rate-limited',
  ],
  ['a wait within the deadline', 'create', answered(429, 9_000), { remainingMs: 10_000 }, 'retry'],
  [
    'no wait across the deadline',
    'create',
    answered(429, 11_000),
    { remainingMs: 10_000 },
    'refused: rate-limited',
  ],
  ['no retry across the deadline', 'create', notSent, { remainingMs: 900 }, 'refused: unreachable'],
  ['no retry after the deadline', 'visitors', lost, { remainingMs: -1 }, 'ambiguous: unreachable'],
])('allows %s (%s)', (...[, call, fault, soFar, expected]) => {
  expect(describe(decide(call, fault, { ...firstOf(fault), remainingMs: most, ...soFar }))).toBe(expected)
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
])('after attempt %d the wait is drawn between 250 ms and %d ms', (tries, boundMs) => {
  expect([backoffMs(tries, 0), backoffMs(tries, 0.5), backoffMs(tries, 1)]).toEqual([
    250,
    boundMs / 2,
    boundMs,
  ])
})

test('a wait is never shorter than 250 ms or than asked for, never longer than needed, never across the deadline', () => {
  const situation = fc.record({
    call: fc.constantFrom<Call>('create', 'message', 'visitors'),
    retryAfterMs: fc.option(fc.nat({ max: 700_000 })),
    tries: fc.integer({ min: 1, max: 50 }),
    limited: fc.integer({ min: 1, max: 50 }),
    elapsedMs: fc.nat({ max: 700_000 }),
    remainingMs: fc.integer({ min: -1_000, max: 1_000_000 }),
    random: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(situation, ({ call, retryAfterMs, ...soFar }) => {
      const decision = decide(call, answered(429, retryAfterMs), soFar)
      if (decision.do === 'settle') return
      const leastMs = Math.max(250, retryAfterMs ?? 0)
      expect(decision.waitMs).toBeGreaterThanOrEqual(leastMs)
      expect(decision.waitMs).toBeLessThanOrEqual(Math.max(30_000, leastMs))
      expect(decision.waitMs).toBeLessThanOrEqual(soFar.remainingMs)
    }),
    { numRuns: 300 },
  )
})

test('a failure keeps the last status and what was said', () => {
  const decision = decide('create', answered(403), firstOf(answered(403)))
  expect(decision).toMatchObject({
    answer: { failure: { status: 403, detail: 'the service answered 403' } },
  })
})
