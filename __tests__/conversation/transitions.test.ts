// Every change of a conversation's state.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type {
  Entry,
  RequestEntry,
  WaitEntry,
} from '../../src/conversation/entry.ts'
import { addNote } from '../../src/conversation/shown.ts'
import { isSenderDead } from '../../src/conversation/snapshot.ts'
import type { ConversationState } from '../../src/conversation/state.ts'
import {
  giveUpSending,
  markSending,
  putEntry,
} from '../../src/conversation/transitions.ts'
import {
  at,
  later,
  nonce,
  sampleDelivered,
  sampleEntry,
  sampleKey,
  sampleRecord,
  sampleSending,
  sampleShown,
  sampleState,
  sampleUnconfirmed,
  sampleWait,
} from '../fixtures/samples.ts'

const now = '2026-11-20T14:05:00.000Z'
const key = sampleKey()
const job = sampleRecord()
const ended = { ...job, end: 'pull-request' as const }
const shown = sampleShown()
const sending = sampleSending()
const others = { ...sending, key: sampleKey('x'), nonce: 'another' }
const fifty = Array.from({ length: 50 }, (_, index) => sampleKey(`${index}`))
const mineLost = sampleUnconfirmed()
const mineLostNow = sampleUnconfirmed(key, 'create', now)
const lostMessage = sampleUnconfirmed(key, 'message')
const lostMessageNow = sampleUnconfirmed(key, 'message', now)
const othersLost = { ...mineLost, nonce: 'another' }
const otherLost = sampleUnconfirmed(sampleKey('x'))
const otherMessage = sampleUnconfirmed(sampleKey('x'), 'message')
const deliveredLater = (...of: Parameters<typeof sampleDelivered>) => ({
  ...sampleDelivered(...of),
  announcedAt: later,
})
const laterMessage = { ...otherMessage, announcedAt: later }
const laterCreate = { ...otherLost, announcedAt: later }
const manyLost = fifty.slice(0, 25).map((one) => sampleUnconfirmed(one))
const newer = sampleShown({ startedAt: later })
const doubtful = sampleShown({
  ...{ result: 'unknown', reason: 'message-unconfirmed', asked: 'a' },
  delivery: 'unconfirmed',
})
const unsent = { result: 'timed-out', reason: 'busy' } as const
const message = { kind: 'message' as const }
const wait = { kind: 'wait' as const }
const sendingMessage = { ...sending, ...message }

/** Of an entry, what a row of a table says. */
type Given = Partial<RequestEntry> | (Partial<WaitEntry> & { kind: 'wait' })

function entryOf(row: Given): Entry {
  return row.kind === 'wait' ? sampleWait(row) : sampleEntry(row)
}

/** Of an entry that always leaves something to say. */
function put(...parts: Parameters<typeof putEntry>): ConversationState {
  const change = putEntry(...parts)
  if (change === 'remove-comment') throw new Error('Nothing is left to say.')
  return change
}

test('a request that is about to be sent changes nothing else', () => {
  const state = sampleState({
    job,
    requestCount: 3,
    sending: others,
    until: at,
  })
  const entry = sampleEntry({ delivery: 'unsent', until: later })
  const unsent = sampleShown({ delivery: 'unsent' })
  const marked = markSending(state, entry)
  expect(marked).toEqual({ ...state, sending, until: later, shown: unsent })
  expect(markSending({ ...state, shown: newer }, entry).shown).toEqual(newer)
})

test.each<[string, Partial<ConversationState>, Partial<ConversationState>]>([
  [
    'a create',
    { sending },
    { unconfirmed: [mineLostNow], createUnconfirmedAt: now, requestCount: 1 },
  ],
  [
    'a message',
    { sending: sendingMessage },
    {
      unconfirmed: [lostMessageNow],
      createUnconfirmedAt: null,
      requestCount: 1,
    },
  ],
  [
    'a create that is unconfirmed',
    { sending, unconfirmed: [mineLost], createUnconfirmedAt: at },
    { unconfirmed: [mineLost], createUnconfirmedAt: at, requestCount: 0 },
  ],
  [
    'a create that was delivered',
    { sending, delivered: [sampleDelivered()] },
    { unconfirmed: [], createUnconfirmedAt: null, requestCount: 0 },
  ],
  [
    'the twenty-sixth',
    { sending, unconfirmed: manyLost },
    { unconfirmed: [...manyLost.slice(1), mineLostNow] },
  ],
  [
    'a message to a job that had ended',
    { sending: sendingMessage, job: ended },
    { job },
  ],
  [
    'a create beside a job that had ended',
    { sending, job: ended },
    { job: ended },
  ],
  [
    'a request that is shown',
    { sending, shown },
    {
      shown: {
        ...shown,
        result: 'unknown',
        reason: 'create-unconfirmed',
        delivery: 'unconfirmed',
        updatedAt: now,
      },
    },
  ],
  [
    'a message that is shown',
    { sending: sendingMessage, shown },
    {
      shown: {
        ...shown,
        result: 'unknown',
        reason: 'message-unconfirmed',
        delivery: 'unconfirmed',
        updatedAt: now,
      },
    },
  ],
  [
    'a request that another one has shown its end over',
    { sending: { ...sending, key: sampleKey('x'), asked: 'a' }, shown },
    { shown: { ...shown, notes: [{ kind: 'unconfirmed', asked: 'a' }] } },
  ],
  [
    'a request over whose end nothing of a request is shown',
    { sending, shown: { ...shown, key: sampleKey('z') } },
    {
      shown: {
        ...{ ...shown, key: sampleKey('z') },
        notes: [{ kind: 'unconfirmed', asked: null }],
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

test.each([
  [{ sending }, 179_999, false],
  [{ sending }, 180_000, true],
  [{}, 180_000, false],
])('of %j, %s ms old, the run is dead: %s', (known, sinceWriteMs, expected) => {
  expect(isSenderDead(sampleState(known), sinceWriteMs)).toBe(expected)
})

test('where nobody sends, nothing is given up', () => {
  const state = sampleState({ job, shown })
  expect(giveUpSending(state, now)).toBe(state)
})

const mine = {
  delivered: [sampleDelivered()],
  unconfirmed: [],
  requestCount: 1,
  job,
}
const none = { delivered: [], unconfirmed: [], requestCount: 0 }
const unrelated = sampleDelivered(sampleKey('x'))
const failed = { ...job, end: 'failed' as const }
const second = sampleRecord({
  id: 'job_2',
  prLink: 'https://github.com/acme/docs/pull/9',
})

test.each<
  [string, Partial<ConversationState>, Given, Partial<ConversationState>]
>([
  ['a create', {}, {}, mine],
  [
    'a message',
    { job, requestCount: 3 },
    { ...message, jobIdBefore: 'job_1' },
    { ...mine, requestCount: 4 },
  ],
  ['a request written before', { ...mine }, {}, mine],
  [
    'what was unconfirmed, for a create',
    { unconfirmed: [mineLost], createUnconfirmedAt: at, requestCount: 1 },
    {},
    { ...mine, createUnconfirmedAt: null },
  ],
  [
    'what was unconfirmed, for a message',
    { unconfirmed: [lostMessage], createUnconfirmedAt: at, requestCount: 1 },
    { ...message },
    { ...mine, createUnconfirmedAt: at },
  ],
  [
    'the fifty-first',
    { delivered: fifty.map((one) => sampleDelivered(one, 'j')) },
    {},
    {
      delivered: [
        ...fifty.slice(1).map((one) => sampleDelivered(one, 'j')),
        sampleDelivered(),
      ],
    },
  ],
  [
    'what was unconfirmed, beside another',
    { unconfirmed: [otherLost, mineLost], requestCount: 2 },
    {},
    { ...mine, unconfirmed: [otherLost], requestCount: 2 },
  ],
  [
    'nothing sent',
    {},
    { delivery: 'unsent', job: null },
    { ...none, job: null },
  ],
  [
    'what Mintlify refused',
    {},
    { delivery: 'refused', job: null },
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
    {
      ...none,
      unconfirmed: [mineLostNow],
      createUnconfirmedAt: now,
      requestCount: 1,
    },
  ],
  [
    'an unconfirmed request after another',
    { delivered: [unrelated] },
    { delivery: 'unconfirmed', job: null },
    { unconfirmed: [mineLostNow], requestCount: 1 },
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
    { ...message, delivery: 'unconfirmed', job: null },
    {
      ...none,
      job,
      unconfirmed: [lostMessageNow],
      createUnconfirmedAt: null,
      requestCount: 1,
    },
  ],
  ['a wait', { job }, { ...wait }, { ...none, job }],
  [
    'a wait for another run that was sent its request, which was in doubt',
    { unconfirmed: [mineLost], createUnconfirmedAt: at, requestCount: 2 },
    { ...wait },
    { unconfirmed: [], createUnconfirmedAt: null, requestCount: 1 },
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
      delivered: [unrelated, sampleDelivered()],
      shown: newer,
    },
    { until: null },
    { job: ended, shown: newer },
  ],
  [
    'a job that it waits for, and that was gone',
    { job: { ...job, end: 'gone' }, shown },
    { ...wait, shown: newer },
    { job, shown: newer },
  ],
  [
    'a job that it waited for, after its end',
    { job: ended, shown: newer },
    { ...wait, until: null },
    { job: ended, shown: newer },
  ],
  [
    'an end, after which a later message may have set the job to work again',
    { job, unconfirmed: [laterMessage], delivered: mine.delivered },
    { job: failed },
    { job: { ...failed, end: null } },
  ],
  [
    'an end, after a later create that may have arrived',
    { job, unconfirmed: [laterCreate], delivered: mine.delivered },
    { job: failed },
    { job: failed },
  ],
  [
    'an end, after a message in doubt that its own came after',
    { job, unconfirmed: [otherMessage], delivered: mine.delivered },
    { job: failed },
    { job: failed },
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
    { ...message },
    { job },
  ],
  [
    'another job after an end',
    { job: ended, delivered: mine.delivered },
    { job: second, jobIdBefore: 'job_1' },
    { job: second },
  ],
  [
    'a job in place of the one before',
    { job: second },
    { jobIdBefore: 'job_2' },
    { job },
  ],
  [
    'a job beside another',
    { job: second },
    {},
    { job: second, delivered: [sampleDelivered()] },
  ],
  [
    'the end of a job that has got a later request',
    {
      ...{ job, shown: newer, until: later },
      delivered: [sampleDelivered(), deliveredLater(sampleKey('x'))],
    },
    { job: ended, until: null },
    { job, shown: newer, until: later },
  ],
  [
    'the end of a job that has got a request between two others',
    {
      ...{ job, shown: newer, until: later },
      delivered: [unrelated, sampleDelivered(), deliveredLater(sampleKey('y'))],
    },
    { job: ended },
    { job, shown: newer, until: later },
  ],
  [
    'the end of a job before a request to another one',
    {
      job,
      delivered: [sampleDelivered(), deliveredLater(sampleKey('x'), 'j')],
    },
    { job: ended },
    { job: ended },
  ],
  [
    'the end of a job that a later request has replaced',
    {
      ...{ job: second, shown: newer, until: later },
      delivered: [sampleDelivered(), deliveredLater(sampleKey('x'), 'job_2')],
    },
    { job: ended },
    { job: second, shown: newer, until: later },
  ],
  [
    'a message that was not sent to a job that has got another request',
    { job, delivered: [unrelated], until: later },
    { ...message, delivery: 'unsent', until: null },
    { job, until: null },
  ],
  ['a job where none stands', { delivered: mine.delivered }, {}, { job }],
  [
    'what it reads of a job at work',
    { job, delivered: mine.delivered },
    { job: { ...job, status: 'completed' } },
    { job: { ...job, status: 'completed' } },
  ],
  ['the time of a message', {}, { ...message }, { messagedAt: now }],
  ['a create after a message', { messagedAt: at }, {}, { messagedAt: null }],
  [
    'the end of a job that it waited for',
    { job, delivered: [sampleDelivered(), sampleDelivered(sampleKey('x'))] },
    { ...wait, job: ended },
    { job: ended },
  ],
  [
    'what it certainly did not send, beside another attempt that may have',
    { unconfirmed: [othersLost], createUnconfirmedAt: at, requestCount: 1 },
    { delivery: 'unsent', job: null },
    { unconfirmed: [othersLost], createUnconfirmedAt: at, requestCount: 1 },
  ],
  [
    'a request in doubt, beside another attempt of it',
    { unconfirmed: [othersLost], requestCount: 1 },
    { delivery: 'unconfirmed', job: null },
    { unconfirmed: [othersLost, mineLostNow], requestCount: 2 },
  ],
  [
    'what it certainly did not send, and was taken for dead',
    { unconfirmed: [mineLost], createUnconfirmedAt: at, requestCount: 3 },
    { delivery: 'refused', job: null },
    { unconfirmed: [], createUnconfirmedAt: null, requestCount: 2 },
  ],
  [
    'what it certainly did not send, beside another',
    { unconfirmed: [mineLost, otherLost], createUnconfirmedAt: at },
    { delivery: 'unsent', job: null },
    { unconfirmed: [otherLost], createUnconfirmedAt: at },
  ],
  [
    'a message that it certainly did not send',
    { unconfirmed: [lostMessage, otherLost], createUnconfirmedAt: at },
    { ...message, delivery: 'unsent', job: null },
    { unconfirmed: [otherLost], createUnconfirmedAt: at },
  ],
  [
    'a create that it certainly did not send, beside a message',
    { unconfirmed: [mineLost, otherMessage], createUnconfirmedAt: at },
    { delivery: 'unsent', job: null },
    { unconfirmed: [otherMessage], createUnconfirmedAt: null },
  ],
  [
    'a message to another job that it certainly did not send',
    { job },
    { ...message, delivery: 'refused', job: second, jobIdBefore: job.id },
    { job },
  ],
  [
    'a message that was not sent beside another job',
    { job: second },
    { ...message, delivery: 'unsent', job, jobIdBefore: null },
    { job: second, shown: { ...shown, delivery: 'unsent' } },
  ],
  [
    'what it shows, after another request that is in doubt',
    { shown: { ...doubtful, key: sampleKey('x') } },
    { shown: newer },
    { shown: { ...newer, notes: [{ kind: 'unconfirmed', asked: 'a' }] } },
  ],
  [
    'what it shows, after another request whose run died in doubt',
    {
      shown: {
        ...{ ...shown, asked: 'a', key: sampleKey('x') },
        delivery: 'unconfirmed',
      },
    },
    { shown: newer },
    { shown: { ...newer, notes: [{ kind: 'unconfirmed', asked: 'a' }] } },
  ],
  [
    'what it shows, after another request that was delivered',
    { shown: { ...shown, key: sampleKey('x') } },
    { shown: newer },
    { shown: newer },
  ],
  [
    'what it shows, after another request that began at once',
    { shown: { ...shown, key: sampleKey('x') } },
    { shown: { ...shown, workflow: 'Other' } },
    { shown: { ...shown, workflow: 'Other' } },
  ],
  [
    'what it shows, after an attempt that was in doubt',
    { shown: { ...doubtful, key: sampleKey('abc', 2) } },
    { shown: newer },
    { shown: newer },
  ],
  [
    'what it shows, without the notes of an attempt before',
    { shown: { ...shown, notes: [{ kind: 'job-replaced' }] } },
    { shown: newer },
    { shown: newer },
  ],
  [
    'what it shows, with what was noted meanwhile',
    { shown: { ...shown, notes: [{ kind: 'job-replaced' }] } },
    { shown },
    { shown: { ...shown, notes: [{ kind: 'job-replaced' }] } },
  ],
  ['its own sending', { sending }, {}, { sending: null }],
  ["another's sending", { sending: others }, {}, { sending: others }],
  ['a time to wait', { until: at }, { until: later }, { until: later }],
  ['the end of a wait', { until: later }, { until: null }, { until: null }],
  ['what is shown', { shown }, { shown: newer }, { shown: newer }],
  ['what an earlier run shows', { shown: newer }, { shown }, { shown: newer }],
  [
    'a note of a command that was not sent, beside a later run',
    { shown: { ...newer, key: sampleKey('x') } },
    { delivery: 'unsent', shown: { ...shown, ...unsent, asked: 'shorter' } },
    {
      shown: {
        ...{ ...newer, key: sampleKey('x') },
        notes: [{ kind: 'not-sent', asked: 'shorter', ...unsent }],
      },
    },
  ],
  [
    'no note of an event that was not sent, beside a later run',
    { shown: { ...newer, key: sampleKey('x') } },
    { delivery: 'unsent', shown: { ...shown, ...unsent } },
    { shown: { ...newer, key: sampleKey('x') } },
  ],
])('a run puts in %s', (...[, known, run, expected]) => {
  expect(put(sampleState(known), entryOf(run), now)).toMatchObject(expected)
})

const prLink = 'https://github.com/acme/docs/pull/57'
const otherJob = { kind: 'other-job', jobId: 'job_1', prLink: null }

test('there is one note for each other job', () => {
  const note = { ...otherJob, kind: 'other-job' } as const
  const other = { ...note, jobId: 'job_2' }
  const linked = { ...note, prLink }
  const notes = [note, other, linked].reduce(addNote, shown).notes
  expect(notes).toEqual([other, linked])
  const replaced = { kind: 'job-replaced' } as const
  expect([note, replaced, linked].reduce(addNote, shown).notes).toEqual([
    replaced,
    linked,
  ])
  expect([note, replaced].reduce(addNote, shown).notes).toEqual([
    note,
    replaced,
  ])
})

test.each<[string, Given, object]>([
  ['started', {}, otherJob],
  [
    'started, with its pull request',
    { job: { ...job, prLink } },
    { ...otherJob, prLink },
  ],
  ['waited for', { ...wait }, otherJob],
])(
  'beside another job that a later run shows, the one that this run %s is a note',
  (_, entry, note) => {
    const noted = put(
      sampleState({ job: second, shown: newer }),
      entryOf(entry),
      now,
    )
    expect(noted).toMatchObject({
      job: second,
      shown: { ...newer, notes: [note] },
    })
  },
)

const ended2 = sampleShown({ result: 'skipped', reason: 'source-closed' })
const given = { delivery: 'unsent' as const, job: null, beginsComment: true }

test.each<[string, Partial<ConversationState>, Given, boolean]>([
  ['its announcement does not stand', {}, { ...given, shown: ended2 }, false],
  [
    'it began the comment, with its own announcement',
    { sending },
    { ...given, shown: ended2 },
    true,
  ],
  ['it has not ended', { sending }, given, false],
  [
    'the comment was there',
    { sending },
    { ...given, beginsComment: false, shown: ended2 },
    false,
  ],
  [
    'somebody else has sent',
    { sending, delivered: [unrelated] },
    { ...given, shown: ended2 },
    false,
  ],
  [
    'somebody else sends',
    { sending: others },
    { ...given, shown: ended2 },
    false,
  ],
  [
    'Mintlify refused it',
    { sending },
    { ...given, delivery: 'refused', shown: ended2 },
    false,
  ],
])(
  'of a run that sends nothing, nothing is left where %s: %4$p',
  (...[, known, entry, isNothing]) => {
    const left = putEntry(sampleState(known), entryOf(entry), now)
    expect(left === 'remove-comment').toBe(isNothing)
  },
)

test.each([
  ['the first', [], 'a', ['a']],
  ['one that is there', ['a', 'b'], 'a', ['a', 'b']],
  ['the fifth', ['a', 'b', 'c', 'd'], 'e', ['a', 'b', 'c', 'd', 'e']],
  ['the sixth', ['a', 'b', 'c', 'd', 'e'], 'f', ['b', 'c', 'd', 'e', 'f']],
])('a note: %s', (...[, notes, note, expected]) => {
  const noteOf = (asked: string) => ({ kind: 'unconfirmed', asked }) as const
  const shownBefore = sampleShown({ notes: notes.map(noteOf) })
  expect(addNote(shownBefore, noteOf(note)).notes).toEqual(expected.map(noteOf))
})

const aKey = fc.nat(60).map((digest) => sampleKey(`${digest}`))
const keys = fc.uniqueArray(aKey, {
  maxLength: 50,
  selector: ({ digest }) => digest,
})
const jobs = fc
  .constantFrom('job_1', 'job_2', 'job_3')
  .map((one) => sampleRecord({ id: one }))
const times = fc.constantFrom(at, now, later)
const showns = times.map((startedAt) => sampleShown({ startedAt }))
const states = fc.record({
  delivered: keys.map((all) => all.map((one) => sampleDelivered(one))),
  unconfirmed: keys.map((all) =>
    all.slice(0, 25).map((one) => sampleUnconfirmed(one)),
  ),
  createUnconfirmedAt: fc.option(times),
  job: fc.option(jobs),
  sending: fc.option(
    fc.record({
      key: aKey,
      nonce: fc.constantFrom(nonce, 'x'),
      kind: fc.constantFrom('create' as const, 'message' as const),
      announcedAt: times,
      asked: fc.constant(null),
    }),
  ),
  until: fc.option(times),
  requestCount: fc.nat(100),
  shown: fc.option(showns),
})
const ofEveryRun = {
  key: aKey,
  nonce: fc.constant(nonce),
  until: fc.option(times),
  shown: showns,
}
const requestEntries = fc.record({
  ...ofEveryRun,
  kind: fc.constantFrom('create' as const, 'message' as const),
  announcedAt: times,
  about: fc.option(fc.constant({ head: 'f00', base: 'main' })),
  beginsComment: fc.constant(false),
  delivery: fc.constantFrom(
    'unsent' as const,
    'sending' as const,
    'delivered' as const,
    'unconfirmed' as const,
    'refused' as const,
  ),
  job: fc.option(jobs),
  jobIdBefore: fc.option(fc.constantFrom('job_1', 'job_2')),
})
const waitEntries = fc.record({
  ...ofEveryRun,
  kind: fc.constant('wait' as const),
  delivery: fc.constant('delivered' as const),
  job: jobs,
})
const entries = fc.oneof(requestEntries, waitEntries)

test('the same entry put in twice is the same as once, and fifty requests stay', () => {
  fc.assert(
    fc.property(states, entries, (known, entry) => {
      const once = put(sampleState(known), entry, now)
      expect(put(once, entry, later)).toEqual(once)
      expect(once.delivered.length).toBeLessThanOrEqual(50)
      expect(once.unconfirmed.length).toBeLessThanOrEqual(25)
      expect(once.sending?.nonce).not.toBe(nonce)
      const given = giveUpSending(once, later)
      expect(given.unconfirmed.length).toBeLessThanOrEqual(25)
      expect(giveUpSending(given, later)).toBe(given)
    }),
    { numRuns: 1_000 },
  )
})
