// Every change of a conversation's state.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type {
  ConversationState,
  RunRecord,
} from '../../src/conversation/state.ts'
import {
  addNote,
  endJob,
  giveUpSending,
  markSending,
  putRun,
} from '../../src/conversation/transitions.ts'
import {
  at,
  later,
  nonce,
  sampleRecord,
  sampleRun,
  sampleShown,
  sampleState,
} from '../fixtures/samples.ts'

const now = '2026-11-20T14:05:00.000Z'
const id = '42/docs/step/abc'
const job = sampleRecord()
const shown = sampleShown()
const sending = { id, nonce, kind: 'create' as const }
const others = { ...sending, id: 'x', nonce: 'another' }
const fifty = Array.from({ length: 50 }, (_, index) => `old/${index}`)
const newer = sampleShown({ startedAt: later })
const message = { id, nonce, kind: 'message' as const }
const wait = { id, nonce, kind: 'wait' as const }

test('a request that is about to be sent changes nothing else', () => {
  const state = sampleState({
    job,
    requestCount: 3,
    sending: others,
    until: at,
  })
  const marked = markSending(state, { sending, until: later, shown })
  expect(marked).toEqual({ ...state, sending, until: later, shown })
  expect(
    markSending({ ...state, shown: newer }, { sending, until: later, shown })
      .shown,
  ).toEqual(newer)
})

test.each<[string, Partial<ConversationState>, Partial<ConversationState>]>([
  [
    'a create',
    { sending },
    { unconfirmed: [id], createUnconfirmedAt: now, requestCount: 1 },
  ],
  [
    'a message',
    { sending: message },
    { unconfirmed: [id], createUnconfirmedAt: null, requestCount: 1 },
  ],
  [
    'a create that is unconfirmed',
    { sending, unconfirmed: [id], createUnconfirmedAt: at },
    { unconfirmed: [id], createUnconfirmedAt: at, requestCount: 0 },
  ],
  [
    'a create that was delivered',
    { sending, delivered: [{ id, jobId: 'job_1' }] },
    { unconfirmed: [], createUnconfirmedAt: null, requestCount: 0 },
  ],
  [
    'the fifty-first',
    { sending, unconfirmed: fifty },
    { unconfirmed: [...fifty.slice(1), id] },
  ],
  [
    'a request that is shown',
    { sending, shown },
    {
      shown: {
        ...shown,
        result: 'unknown',
        reason: 'create-unconfirmed',
        updatedAt: now,
      },
    },
  ],
  [
    'a message that is shown',
    { sending: message, shown },
    {
      shown: {
        ...shown,
        result: 'unknown',
        reason: 'message-unconfirmed',
        updatedAt: now,
      },
    },
  ],
])(
  'of a dead run that was sending, %s is unconfirmed',
  (_, known, expected) => {
    expect(giveUpSending(sampleState(known), now)).toMatchObject({
      sending: null,
      ...expected,
    })
  },
)

test('where nobody sends, nothing is given up', () => {
  const state = sampleState({ job, shown })
  expect(giveUpSending(state, now)).toBe(state)
})

const mine = {
  delivered: [{ id, jobId: 'job_1' }],
  unconfirmed: [],
  requestCount: 1,
  job,
}
const none = { delivered: [], unconfirmed: [], requestCount: 0 }
const unrelated = { id: 'x', jobId: 'job_1' }
const ended = { ...job, end: 'pull-request' as const }
const failed = { ...job, end: 'failed' as const }
const second = sampleRecord({
  id: 'job_2',
  prLink: 'https://github.com/acme/docs/pull/9',
})

test.each<
  [
    string,
    Partial<ConversationState>,
    Partial<RunRecord>,
    Partial<ConversationState>,
  ]
>([
  ['a create', {}, {}, mine],
  [
    'a message',
    { job, requestCount: 3 },
    { request: message, jobBefore: 'job_1' },
    { ...mine, requestCount: 4 },
  ],
  ['a request written before', { ...mine }, {}, mine],
  [
    'what was unconfirmed, for a create',
    { unconfirmed: [id], createUnconfirmedAt: at, requestCount: 1 },
    {},
    { ...mine, createUnconfirmedAt: null },
  ],
  [
    'what was unconfirmed, for a message',
    { unconfirmed: [id], createUnconfirmedAt: at, requestCount: 1 },
    { request: message },
    { ...mine, createUnconfirmedAt: at },
  ],
  [
    'the fifty-first',
    { delivered: fifty.map((one) => ({ id: one, jobId: 'j' })) },
    {},
    {
      delivered: [
        ...fifty.slice(1).map((one) => ({ id: one, jobId: 'j' })),
        { id, jobId: 'job_1' },
      ],
    },
  ],
  [
    'what was unconfirmed, beside another',
    { unconfirmed: ['x', id], requestCount: 2 },
    {},
    { ...mine, unconfirmed: ['x'], requestCount: 2 },
  ],
  [
    'nothing sent',
    {},
    { delivery: 'unsent', job: null },
    { ...none, job: null },
  ],
  [
    'nothing sent yet',
    {},
    { delivery: 'sending', job: null },
    { ...none, job: null },
  ],
  [
    'an unconfirmed create',
    {},
    { delivery: 'unconfirmed', job: null },
    { ...none, unconfirmed: [id], createUnconfirmedAt: now, requestCount: 1 },
  ],
  [
    'an unconfirmed request after another',
    { delivered: [unrelated] },
    { delivery: 'unconfirmed', job: null },
    { unconfirmed: [id], requestCount: 1 },
  ],
  [
    'an answer that was lost',
    { job },
    { delivery: 'sending' },
    { ...none, job },
  ],
  [
    'an unconfirmed message',
    { job },
    { request: message, delivery: 'unconfirmed', job: null },
    {
      ...none,
      job,
      unconfirmed: [id],
      createUnconfirmedAt: null,
      requestCount: 1,
    },
  ],
  ['a wait', { job }, { request: wait }, { ...none, job }],
  [
    'a wait for what is unconfirmed',
    {},
    { request: wait, delivery: 'unconfirmed' },
    none,
  ],
  [
    'an end',
    { job, delivered: mine.delivered },
    { job: failed },
    { job: failed },
  ],
  [
    'a job that was left at work, after its end',
    {
      job: ended,
      delivered: [unrelated, { id, jobId: 'job_1' }],
      shown: newer,
    },
    { until: null },
    { job: ended, shown: newer },
  ],
  [
    'its own end',
    { job: ended, delivered: mine.delivered },
    { job: failed },
    { job: failed },
  ],
  [
    'a message after an end',
    { job: ended, delivered: [unrelated] },
    { request: message },
    { job },
  ],
  [
    'another job after an end',
    { job: ended, delivered: mine.delivered },
    { job: second, jobBefore: 'job_1' },
    { job: second },
  ],
  [
    'a job in place of the one before',
    { job: second },
    { jobBefore: 'job_2' },
    { job },
  ],
  [
    'a job beside another',
    { job: second },
    {},
    { job: second, delivered: [{ id, jobId: 'job_1' }] },
  ],
  ['its own sending', { sending }, {}, { sending: null }],
  ["another's sending", { sending: others }, {}, { sending: others }],
  ['a time to wait', { until: at }, { until: later }, { until: later }],
  ['the end of a wait', { until: later }, { until: null }, { until: now }],
  ['the end of a wait again', { until: at }, { until: null }, { until: at }],
  [
    'the end of a wait of which nothing stands',
    {},
    { until: null },
    { until: now },
  ],
  ['what is shown', { shown }, { shown: newer }, { shown: newer }],
  ['what an earlier run shows', { shown: newer }, { shown }, { shown: newer }],
])('a run puts in %s', (...[, known, run, expected]) => {
  expect(putRun(sampleState(known), sampleRun(run), now)).toMatchObject(
    expected,
  )
})

test.each<[string, Partial<RunRecord>, string]>([
  ['started', {}, 'Another workflow run started the agent job `job_1`.'],
  [
    'started, with its pull request',
    { job: { ...job, prLink: 'https://github.com/acme/docs/pull/57' } },
    'Another workflow run started the agent job `job_1`, which opened https://github.com/acme/docs/pull/57.',
  ],
  [
    'waited for',
    { request: wait },
    'Another workflow run waited for the agent job `job_1`.',
  ],
])(
  'beside another job that a later run shows, the one that this run %s is a note',
  (_, run, note) => {
    const put = putRun(
      sampleState({ job: second, shown: newer }),
      sampleRun(run),
      now,
    )
    expect(put).toMatchObject({
      job: second,
      shown: { ...newer, notes: [note] },
    })
  },
)

test('the end of the open job changes the job and what is shown, and of another job nothing', () => {
  const state = sampleState({ job, shown, until: later, requestCount: 2 })
  expect(endJob(state, { job: ended, shown: newer })).toEqual({
    ...state,
    job: ended,
    shown: newer,
  })
  expect(endJob(state, { job: { ...ended, id: 'job_2' }, shown: newer })).toBe(
    state,
  )
  const empty = sampleState()
  expect(endJob(empty, { job: ended, shown: newer })).toBe(empty)
})

test.each([
  ['the first', [], 'a', ['a']],
  ['one that is there', ['a', 'b'], 'a', ['a', 'b']],
  ['the fifth', ['a', 'b', 'c', 'd'], 'e', ['a', 'b', 'c', 'd', 'e']],
  ['the sixth', ['a', 'b', 'c', 'd', 'e'], 'f', ['b', 'c', 'd', 'e', 'f']],
])('a note: %s', (...[, notes, note, expected]) => {
  expect(addNote(sampleShown({ notes }), note).notes).toEqual(expected)
})

const ids = fc.uniqueArray(fc.nat(60).map(String), { maxLength: 50 })
const jobs = fc.option(
  fc
    .constantFrom('job_1', 'job_2', 'job_3')
    .map((one) => sampleRecord({ id: one })),
)
const times = fc.constantFrom(at, now, later)
const showns = times.map((startedAt) => sampleShown({ startedAt }))
const states = fc.record({
  delivered: ids.map((all) => all.map((one) => ({ id: one, jobId: 'job_1' }))),
  unconfirmed: ids,
  createUnconfirmedAt: fc.option(times),
  job: jobs,
  sending: fc.option(
    fc.record({
      id: fc.nat(60).map(String),
      nonce: fc.constantFrom(nonce, 'x'),
      kind: fc.constantFrom('create' as const, 'message' as const),
    }),
  ),
  until: fc.option(times),
  requestCount: fc.nat(100),
  shown: fc.option(showns),
})
const runs = fc.record({
  request: fc.record({
    id: fc.nat(60).map(String),
    nonce: fc.constant(nonce),
    kind: fc.constantFrom(
      'create' as const,
      'message' as const,
      'wait' as const,
    ),
  }),
  delivery: fc.constantFrom(
    'unsent' as const,
    'sending' as const,
    'delivered' as const,
    'unconfirmed' as const,
  ),
  jobBefore: fc.option(fc.constantFrom('job_1', 'job_2')),
  job: jobs,
  until: fc.option(times),
  shown: showns,
})

test('the same run put in twice is the same as once, and fifty ids stay', () => {
  fc.assert(
    fc.property(states, runs, (known, run) => {
      const once = putRun(sampleState(known), run, now)
      expect(putRun(once, run, later)).toEqual(once)
      expect(once.delivered.length).toBeLessThanOrEqual(50)
      expect(once.unconfirmed.length).toBeLessThanOrEqual(50)
      expect(once.sending?.nonce).not.toBe(nonce)
      const given = giveUpSending(once, later)
      expect(given.unconfirmed.length).toBeLessThanOrEqual(50)
      expect(giveUpSending(given, later)).toBe(given)
    }),
    { numRuns: 1_000 },
  )
})
