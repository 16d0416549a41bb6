// What one run has to say, from the announcement to the end.

import { expect, test } from '@jest/globals'
import {
  type Delivery,
  mayHaveArrived,
} from '../../src/conversation/delivery.ts'
import {
  endEntry,
  endOfKilled,
  type RequestEntry,
  requestEntryOf,
  waitEntryOf,
} from '../../src/conversation/entry.ts'
import { endOf, toJobRecord } from '../../src/conversation/job-record.ts'
import {
  nothingRemembered,
  type Snapshot,
} from '../../src/conversation/snapshot.ts'
import type { ConversationState, Note } from '../../src/conversation/state.ts'
import { outcome } from '../../src/outcome.ts'
import {
  later,
  link,
  nonce,
  sampleDelivered,
  sampleEntry,
  sampleJob,
  sampleKey,
  sampleRecord,
  sampleSending,
  sampleShownOfRun,
  sampleState,
  sampleWait,
} from '../fixtures/samples.ts'

const prLink = link.url
const key = sampleKey()
const facts = {
  ...{ key, nonce, jobId: null, about: null, until: null, notes: [] },
  shown: sampleShownOfRun(),
}

function over(
  state: Partial<ConversationState>,
  known: Partial<Snapshot> = {},
): Snapshot {
  return { ...nothingRemembered, state: sampleState(state), ...known }
}

test('a message names the job as the comment remembers it, a create none', () => {
  const job = sampleRecord({ prLink })
  const before = over({ job })
  const message = { ...facts, jobId: 'job_1' }
  expect(requestEntryOf(message, before, null)).toMatchObject({
    ...{ kind: 'message', job, jobIdBefore: 'job_1' },
  })
  expect(requestEntryOf(facts, before, null)).toMatchObject({
    ...{ kind: 'create', job: null, jobIdBefore: 'job_1' },
  })
  expect(
    requestEntryOf({ ...facts, jobId: 'job_7' }, before, null).job,
  ).toEqual({
    ...{ id: 'job_7', status: 'unknown', prLink: null, end: null },
    ...{ repository: null, ref: null },
  })
})

const replaced: Note = { kind: 'job-replaced' }
const ownNotes = sampleEntry({ shown: sampleShownOfRun({ notes: [replaced] }) })
const merged: Note = { kind: 'pull-merged' }

test.each<[string, Snapshot, RequestEntry | null, Note[]]>([
  ['nothing', over({}), null, [merged]],
  [
    'a dead run',
    over({}, { deadSender: sampleSending({ asked: 'use `x`' }) }),
    ...([null, [{ kind: 'unconfirmed', asked: 'use `x`' }, merged]] as [
      null,
      Note[],
    ]),
  ],
  ['its own announcement', over({}), ownNotes, [replaced, merged]],
])('an announcement over %s tells of it', (...[, before, earlier, notes]) => {
  const { shown } = requestEntryOf(
    { ...facts, notes: [merged] },
    before,
    earlier,
  )
  expect(shown.notes).toEqual(notes)
})

test.each<[string, Snapshot, RequestEntry | null, boolean]>([
  ['no comment', over({}), null, true],
  ['a comment', over({}, { comment: { id: 1 } as never }), null, false],
  [
    'its own first announcement',
    over(
      { sending: sampleSending({ nonce }) },
      { comment: { id: 1 } as never },
    ),
    sampleEntry({ beginsComment: true }),
    true,
  ],
  [
    'what another run has written since',
    over({}, { comment: { id: 1 } as never }),
    sampleEntry({ beginsComment: true }),
    false,
  ],
])(
  'over %s, it begins the comment: %4$s',
  (...[, before, earlier, expected]) => {
    expect(requestEntryOf(facts, before, earlier).beginsComment).toBe(expected)
  },
)

test('no run takes an end over from the comment', () => {
  const job = sampleRecord({ end: 'failed' })
  const { notes: _, about: __, ...rest } = facts
  const asked = { ...facts, jobId: 'job_1' }
  const waited = { ...rest, jobId: 'job_1' }
  const entries = [
    requestEntryOf(asked, over({ job }), null),
    waitEntryOf(waited, over({ job })),
  ]
  for (const entry of entries) expect(entry.job).toEqual({ ...job, end: null })
})

test('a run with a prompt that only waits for the job of `job-id` has not asked it', () => {
  const { notes: _, about: __, shown, ...rest } = facts
  const named = { ...shown, namedJob: 'asked' as const }
  const waited = { ...rest, jobId: 'job_1', shown: named }
  expect(waitEntryOf(waited, over({})).shown.namedJob).toBe('waited-for')
  const delivered = [sampleDelivered(facts.key)]
  expect(waitEntryOf(waited, over({ delivered })).shown.namedJob).toBe('asked')
})

test.each<[Delivery, string | null]>([
  ['delivered', 'pull-request'],
  ['unconfirmed', null],
  ['unsent', null],
])('the end of a request that was %s is the one of its job: %s', (...row) => {
  const [delivery, expected] = row
  const shown = { durationMs: 5, updatedAt: later }
  const ended = {
    outcome: outcome('pull-request', null),
    job: sampleJob(),
    shown,
  }
  const entry = endEntry(sampleEntry({ delivery }), ended)
  expect(entry).toMatchObject({
    until: null,
    shown: { result: 'pull-request', durationMs: 5 },
  })
  expect(entry.job?.end ?? null).toBe(expected)
})

type Kind = RequestEntry['kind']

test.each<[Kind, Delivery, string, string, Delivery]>([
  ['create', 'unsent', 'cancelled', 'interrupted', 'unsent'],
  ['create', 'refused', 'cancelled', 'interrupted', 'refused'],
  ['create', 'sending', 'unknown', 'create-unconfirmed', 'unconfirmed'],
  ['create', 'unconfirmed', 'unknown', 'create-unconfirmed', 'unconfirmed'],
  ['create', 'delivered', 'cancelled', 'interrupted', 'delivered'],
  ['message', 'unsent', 'cancelled', 'interrupted', 'unsent'],
  ['message', 'sending', 'unknown', 'message-unconfirmed', 'unconfirmed'],
  ['message', 'unconfirmed', 'unknown', 'message-unconfirmed', 'unconfirmed'],
  ['message', 'delivered', 'cancelled', 'interrupted', 'delivered'],
])(
  'a %s that was %s when its run was killed ends as %s, %s',
  (...[kind, delivery, result, reason, after]) => {
    const entry = sampleEntry({ kind, delivery })
    const shown = sampleShownOfRun({
      result: result as 'unknown',
      reason: reason as 'interrupted',
      updatedAt: later,
    })
    const killed = { ...entry, delivery: after, until: null, shown }
    expect(endOfKilled(entry, later)).toEqual(killed)
  },
)

test('a run that only waited ends as cancelled', () => {
  const entry = sampleWait()
  const shown = sampleShownOfRun({
    ...{ result: 'cancelled', reason: 'interrupted' },
    updatedAt: later,
  })
  expect(endOfKilled(entry, later)).toEqual({ ...entry, until: null, shown })
})

test.each([
  ['unsent', false],
  ['sending', false],
  ['refused', false],
  ['unconfirmed', true],
  ['delivered', true],
] as const)('what is %s may have arrived: %s', (delivery, expected) => {
  expect(mayHaveArrived({ delivery })).toBe(expected)
})

test.each([
  [outcome('pull-request', null), 'pull-request'],
  [outcome('no-pull-request', 'effect-unconfirmed'), 'no-pull-request'],
  [outcome('failed', null), 'failed'],
  [outcome('archived', null), 'archived'],
  [outcome('unknown', 'job-disappeared'), 'gone'],
  [outcome('rejected', 'job-not-found'), 'gone'],
  [outcome('unknown', 'unreachable'), null],
  [outcome('timed-out', 'deadline'), null],
])('the end of %j is %s', (ended, expected) => {
  expect(endOf(ended)).toBe(expected)
})

test('a job is remembered as it was read', () => {
  const job = sampleJob({ prLink: link.url, ref: 'mintlify/x' })
  const read = { prLink, repository: 'acme/docs', ref: 'mintlify/x' }
  expect(toJobRecord(job, outcome('pull-request', null))).toEqual({
    ...{ id: 'job_1', status: 'active', end: 'pull-request' },
    ...read,
  })
  expect(toJobRecord(sampleJob(), null)).toEqual(sampleRecord())
})
