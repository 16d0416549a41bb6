// What the comment remembers, read with care.
import { expect, test } from '@jest/globals'
import {
  emptyState,
  isOverdue,
  parseState,
  remembersNothing,
} from '../../src/conversation/state.ts'
import {
  at,
  sampleDelivered,
  sampleKey,
  sampleRecord,
  sampleSending,
  sampleShown,
  sampleState,
  sampleUnconfirmed,
} from '../fixtures/samples.ts'

const page = {
  path: 'guides/client',
  change: 'changed' as const,
  url: 'https://x',
}
const full = sampleState({
  delivered: [sampleDelivered(sampleKey('a'), 'job_1', 'f00')],
  unconfirmed: [sampleUnconfirmed(sampleKey('b', 2))],
  createUnconfirmedAt: at,
  until: at,
  ...{
    job: sampleRecord({ end: 'gone' }),
    sending: sampleSending({ kind: 'message' }),
    requestCount: 2,
  },
  shown: sampleShown({
    result: 'timed-out',
    reason: 'busy',
    pages: [page],
    notes: [
      { kind: 'job-replaced' },
      { kind: 'not-sent', asked: 'x', result: 'timed-out', reason: 'busy' },
    ],
    durationMs: 5,
  }),
})

test.each([
  ['empty', emptyState],
  ['full', full],
])('a state that is %s is read as it is', (_, state) => {
  expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
})

const shown = sampleShown()

test.each<[string, object, boolean]>([
  ['an unknown field', { more: 1 }, true],
  ['a request that is a text', { unconfirmed: ['x'] }, false],
  [
    'a request without a source',
    {
      unconfirmed: [
        { request: { digest: 'x', attempt: null }, kind: 'create' },
      ],
    },
    false,
  ],
  [
    'an attempt that is none',
    { unconfirmed: [sampleUnconfirmed({ ...sampleKey(), attempt: 1.5 })] },
    false,
  ],
  ['a later version', { version: 2 }, false],
  ['no version', { version: undefined }, false],
  ['no requests', { delivered: undefined }, false],
  [
    'a request without a job',
    { delivered: [{ ...sampleDelivered(), jobId: undefined }] },
    false,
  ],
  ['a time without a zone', { until: '2026-11-20T14:00:00.000' }, false],
  [
    'a time without milliseconds',
    { createUnconfirmedAt: '2026-11-20T14:00:00Z' },
    false,
  ],
  [
    'a job with an unknown end',
    { job: { ...sampleRecord(), end: 'lost' } },
    true,
  ],
  [
    'a job without a status',
    { job: { ...sampleRecord(), status: undefined } },
    false,
  ],
  [
    'an unknown kind of sending',
    { sending: { ...sampleSending(), kind: 'wait' } },
    false,
  ],
  ['a count that is none', { requestCount: '2' }, false],
])('with %s it can be read: %p', (...[, change, isRead]) => {
  expect(parseState({ ...full, ...change }) !== null).toBe(isRead)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an unknown result', { ...shown, result: 'done' }],
  ['an unknown reason', { ...shown, reason: 'queued' }],
  ['a reason without a result', { ...shown, reason: 'busy' }],
  [
    'a reason of another result',
    { ...shown, result: 'unknown', reason: 'busy' },
  ],
  ['an unknown note', { ...shown, notes: [{ kind: 'hint' }] }],
  ['a note that is a text', { ...shown, notes: ['x'] }],
  [
    'a page with an unknown change',
    { ...shown, pages: [{ ...page, change: 'moved' }] },
  ],
  ['a text', 'x'],
])('of what is only shown, %s costs nothing else', (_, given) => {
  expect(parseState({ ...full, shown: given })).toEqual({
    ...full,
    shown: null,
  })
})

test.each([
  null,
  undefined,
  7,
  'x',
  [],
  {},
  JSON.parse(`{"__proto__":${JSON.stringify(full)}}`),
])('%j is no state', (json) => {
  expect(parseState(json)).toBeNull()
})

test.each<[string, Partial<typeof full>, boolean]>([
  ['nothing', {}, true],
  ['what is shown', { shown, requestCount: 1, until: at }, true],
  ['a job', { job: sampleRecord() }, false],
  ['what is being sent', { sending: full.sending }, false],
  ['what was delivered', { delivered: full.delivered }, false],
  ['what is unconfirmed', { unconfirmed: full.unconfirmed }, false],
  [
    'one of each',
    { delivered: full.delivered, unconfirmed: full.unconfirmed },
    false,
  ],
])('a state of %s remembers nothing: %3$p', (_, known, expected) => {
  expect(remembersNothing(sampleState(known))).toBe(expected)
})

const after = (ms: number) => new Date(Date.parse(at) + ms).toISOString()
const longAgo = sampleShown({ startedAt: '2026-11-01T14:00:00.000Z' })
const maxMs = 26 * 3_600_000
const mayBeMessage = { ...sampleUnconfirmed(), kind: 'message' as const }

test.each<[string, Partial<typeof full>, now: string, boolean]>([
  ['26 hours after its request', {}, after(maxMs), true],
  [
    'to which a message may have gone since',
    { unconfirmed: [{ ...mayBeMessage, announcedAt: after(1) }] },
    after(maxMs),
    false,
  ],
  [
    'to which a message is being sent',
    { sending: sampleSending({ kind: 'message', announcedAt: after(1) }) },
    after(maxMs),
    false,
  ],
  [
    'that a create is to replace',
    { sending: sampleSending({ kind: 'create', announcedAt: after(1) }) },
    after(maxMs),
    true,
  ],
  ['just before', {}, after(maxMs - 1), false],
  [
    '26 hours after the last of its requests',
    {
      delivered: ['a', 'b'].map((text, index) => ({
        ...sampleDelivered(sampleKey(text)),
        announcedAt: after(index),
      })),
    },
    after(maxMs),
    false,
  ],
  [
    'that another run waits for since then',
    { delivered: [], shown: longAgo },
    at,
    true,
  ],
  ['of which nothing is shown', { delivered: [], shown: null }, at, false],
])('a job %s is overdue: %4$p', (_, known, now, expected) => {
  const others = { unconfirmed: [], sending: null, shown: longAgo }
  const state = sampleState({ ...full, ...others, ...known })
  expect(isOverdue(state, 'job_1', now)).toBe(expected)
})
