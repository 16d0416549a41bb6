// What the comment remembers, and what a run saves for its post step, read with
// care.
import { expect, test } from '@jest/globals'
import {
  emptyState,
  parseSavedRun,
  parseState,
} from '../../src/conversation/state.ts'
import {
  at,
  sampleRecord,
  sampleRun,
  sampleShown,
  sampleState,
} from '../fixtures/samples.ts'

const page = {
  path: 'guides/client',
  change: 'changed' as const,
  url: 'https://x',
}
const full = sampleState({
  delivered: [{ id: 'a', jobId: 'job_1' }],
  unconfirmed: ['b'],
  createUnconfirmedAt: at,
  until: at,
  ...{
    job: sampleRecord({ end: 'gone' }),
    sending: { id: 'c', nonce: 'n', kind: 'message' },
    requestCount: 2,
  },
  shown: sampleShown({
    result: 'unknown',
    reason: 'busy',
    pages: [page],
    notes: ['n'],
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
  ['an id of 400 characters', { unconfirmed: ['x'.repeat(400)] }, true],
  ['an id of 401 characters', { unconfirmed: ['x'.repeat(401)] }, false],
  ['a later version', { version: 2 }, false],
  ['no version', { version: undefined }, false],
  ['no requests', { delivered: undefined }, false],
  ['a request without a job', { delivered: [{ id: 'a' }] }, false],
  ['a time without a zone', { until: '2026-11-20T14:00:00.000' }, false],
  [
    'a time without milliseconds',
    { createUnconfirmedAt: '2026-11-20T14:00:00Z' },
    false,
  ],
  [
    'a job with an unknown end',
    { job: { ...sampleRecord(), end: 'lost' } },
    false,
  ],
  [
    'a job without a status',
    { job: { ...sampleRecord(), status: undefined } },
    false,
  ],
  [
    'an unknown kind of sending',
    { sending: { id: 'a', nonce: 'n', kind: 'wait' } },
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

const saved = { record: sampleRun(), commentId: 7, reactionId: null }

test.each<[string, unknown, boolean]>([
  ['a run', saved, true],
  ['a run without a comment', { ...saved, commentId: null }, true],
  [
    'a wait',
    {
      ...saved,
      record: sampleRun({ request: { id: 'a', nonce: 'n', kind: 'wait' } }),
    },
    true,
  ],
  ['nothing', undefined, false],
  ['null', null, false],
  ['a text', 'x', false],
  ['no record', { commentId: 7 }, false],
  ['an id that is none', { ...saved, commentId: 1.5 }, false],
  [
    'an unknown delivery',
    { ...saved, record: { ...sampleRun(), delivery: 'maybe' } },
    false,
  ],
  [
    'nothing shown',
    { ...saved, record: { ...sampleRun(), shown: null } },
    false,
  ],
  [
    'a long id',
    {
      ...saved,
      record: sampleRun({
        request: { id: 'x'.repeat(401), nonce: 'n', kind: 'create' },
      }),
    },
    false,
  ],
])('what was saved is %s', (_, json, isRead) => {
  expect(parseSavedRun(json)).toEqual(isRead ? json : null)
})
