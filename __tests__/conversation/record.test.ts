import { expect, test } from '@jest/globals'
import type { RunResult } from '../../src/base/result-codes.ts'
import { isOwnRequest, record, withoutDeadClaim } from '../../src/conversation/record.ts'
import type { Claim, CommandComment, OwnRun, State } from '../../src/state/state.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'
import { sampleState } from '../fixtures/sample-state.ts'

const at = new Date('2026-11-20T15:00:00.000Z')
const command: CommandComment = { id: 7, surface: 'conversation', reactionId: 70, end: null }
const queuedCommand: CommandComment = { id: 8, surface: 'conversation', reactionId: 80, end: null }
const waiting = sampleRequest({ id: 'q', runId: '200', request: 'later', command: queuedCommand })
const create: Claim = {
  ...{ nonce: 'ours', until: '2026-11-20T15:04:00.000Z', isCreate: true, id: 'a', request: 'shorter' },
  ...{ queued: ['q'], command },
}
const message: Claim = { ...create, isCreate: false }
const { run, job: oldJob } = sampleState()
const newJob = oldJob && { ...oldJob, id: 'job_2' }

/** Before: a job of an earlier request, one request in the queue, and the claim of the run. */
function before(conversation: Partial<State['conversation']> = {}): State {
  return sampleState({ claim: create, queue: [waiting], ...conversation })
}

/** A run with its claim after one request, but for what is given. */
function ownRun(known: Partial<OwnRun> = {}): OwnRun {
  return {
    run: { ...run, id: '300' },
    ...{
      job: newJob,
      claim: create,
      delivery: 'done',
      requestCount: 1,
      command,
      commandEnds: [],
      status: null,
    },
    request: { runId: '300', at: at.toISOString(), text: 'shorter' },
    ...{ docsPullRules: null, isUnsent: false },
    ...known,
  }
}

test('what was delivered counts as a request with its job, and takes the requests that it took along', () => {
  const { job, run: shown, conversation } = record(before(), ownRun(), at)
  expect(job).toMatchObject({ id: 'job_2', end: null })
  expect(shown.id).toBe('300')
  expect(conversation).toMatchObject({
    ...{
      requestCount: 2,
      requestRunId: '300',
      requestNonce: 'ours',
      claim: null,
      queue: [],
      createUnconfirmedAt: null,
    },
    commands: [queuedCommand, command],
    handled: [
      { id: 'q', how: 'delivered' },
      { id: 'a', how: 'delivered' },
    ],
    requestTimes: [at.getTime() / 1_000],
    requests: [{ text: 'later' }, { text: 'shorter' }],
  })
})

test.each<[string, Partial<OwnRun>]>([
  ['delivered', {}],
  ['a message of unseen end', { claim: message, delivery: 'unknown' }],
  ['a create of unseen end', { delivery: 'unknown', job: null }],
  [
    'a message that is unconfirmed at the end',
    { claim: message, delivery: 'unknown', run: { ...run, id: '300', reason: 'message-unconfirmed' } },
  ],
  ['never sent', { delivery: 'none' }],
])('what is written twice is the same as once: %s', (_, known) => {
  const own = ownRun(known)
  const once = record(before({ claim: own.claim }), own, at)
  expect(record(once, own, at)).toEqual(once)
})

test('what was never sent gives its claim back, and leaves the queue as it is', () => {
  const { conversation } = record(before(), ownRun({ delivery: 'none', job: oldJob }), at)
  expect(conversation).toMatchObject({
    requestCount: 1,
    claim: null,
    queue: [waiting],
    handled: [],
    commands: [],
  })
})

test('a create of which nobody knows makes no request, is told, and keeps automation from another', () => {
  const { conversation, run: shown } = record(before(), ownRun({ delivery: 'unknown', job: null }), at)
  expect(conversation).toMatchObject({
    ...{ requestCount: 1, claim: null, queue: [], createUnconfirmedAt: at.toISOString() },
    commands: [
      { id: 8, end: 'confused' },
      { id: 7, end: 'confused' },
    ],
    handled: [
      { id: 'q', how: 'unconfirmed' },
      { id: 'a', how: 'unconfirmed' },
    ],
  })
  expect(shown.note).toContain('later')
})

test('a message of which nobody knows belongs to the job that it was sent to', () => {
  const own = ownRun({ claim: message, delivery: 'unknown', job: null })
  const { conversation, job } = record(before({ claim: message }), own, at)
  expect(job?.id).toBe('job_1')
  expect(conversation).toMatchObject({
    requestCount: 2,
    createUnconfirmedAt: null,
    handled: [{ how: 'unconfirmed' }, {}],
  })
})

test.each(['unknown', 'cancelled'] as const)(
  'a run that ends, %s, without knowing of its message tells of the queued requests that it took along',
  (result) => {
    const ended = { ...run, id: '300', result, reason: 'message-unconfirmed' as const }
    const claim = { ...message, queued: ['200-q'] }
    const own = ownRun({ run: ended, claim, delivery: 'unknown', job: null })
    const { run: shown } = record(before({ claim, queue: [{ ...waiting, id: '200-q' }] }), own, at)
    expect(shown.note).toContain('these requests arrived: <code>later</code>.')
  },
)

test.each<[string, Partial<State['conversation']>]>([
  ['a later request has begun', { requestCount: 2, claim: null }],
  ['another request is being sent', { claim: { ...create, nonce: 'theirs' } }],
])('a late answer takes no place: %s. Its job is told with the requests that it had', (_, conversation) => {
  const state = before(conversation)
  const { job, run: shown, conversation: after } = record(state, ownRun(), at)
  expect(job?.id).toBe('job_1')
  expect(shown.note).toContain('job&#95;2')
  expect(after).toMatchObject({
    requestCount: state.conversation.requestCount,
    claim: state.conversation.claim,
    queue: [],
  })
  expect(after.handled).toEqual([
    { id: 'q', how: 'delivered' },
    { id: 'a', how: 'delivered' },
  ])
})

test('the end of a run ends its job, and what another run has queued since stays', () => {
  const begun = record(before(), ownRun(), at)
  const later = sampleRequest({ id: 'r' })
  const meanwhile = { ...begun, conversation: { ...begun.conversation, queue: [later] } }
  const ended = newJob && { ...newJob, status: 'completed', end: 'pull-request' }
  const { job, conversation } = record(meanwhile, ownRun({ job: ended }), at)
  expect(job?.end).toBe('pull-request')
  expect(conversation).toMatchObject({ requestCount: 2, queue: [later] })
})

test('a reaction that was set is forgotten, and one that could not be set is kept', () => {
  const state = sampleState({ commands: [queuedCommand, command] })
  const commandEnds = [
    { id: 8, next: null },
    { id: 7, next: { ...command, end: 'rocket' as const } },
  ]
  const own = ownRun({ claim: null, delivery: 'none', job: oldJob, commandEnds })
  expect(record(state, own, at).conversation.commands).toEqual([{ ...command, end: 'rocket' }])
})

test.each<[string, Partial<OwnRun>, Partial<State['conversation']>, boolean]>([
  ['of the same number', { claim: null, job: oldJob }, {}, true],
  ['of a later number', { claim: null, job: oldJob }, { requestCount: 2 }, false],
  ['of its own nonce', { requestCount: 9 }, { requestCount: 2, requestNonce: 'ours' }, true],
  ['of another job, after the comment was deleted', { claim: null }, {}, false],
])('the request is that of the run: one %s', (...[, own, conversation, expected]) => {
  expect(isOwnRequest(sampleState(conversation), ownRun(own))).toBe(expected)
})

test('a claim that lives is left as it is', () => {
  const state = before()
  expect(withoutDeadClaim(state, new Date('2026-11-20T15:03:59.999Z'))).toBe(state)
  expect(withoutDeadClaim(sampleState(), at)).toEqual(sampleState())
})

test.each([
  ['create', create, '2026-11-20T15:04:00.000Z'],
  ['message', message, null],
])('a %s whose claim has run out is told once, with all its requests', (_, claim, createUnconfirmedAt) => {
  const until = new Date(claim.until)
  const told = withoutDeadClaim(before({ claim }), until)
  expect(told.run.note).toContain('shorter')
  expect(told.run.note).toContain('later')
  expect(told.conversation).toMatchObject({ claim: null, queue: [], createUnconfirmedAt, requestCount: 1 })
  expect(told.conversation.handled).toHaveLength(2)
  expect(withoutDeadClaim(told, until)).toBe(told)
})

test.each<[string, Partial<OwnRun>, RunResult, number | null]>([
  ['a status check that knows of no time', { request: null }, 'pull-request', 90_000],
  ['a status check after a wait without an end', { request: null }, 'timed-out', null],
  ['a run with a request of its own', {}, 'pull-request', null],
])('how long the request took, in the comment of %s', (...[, known, result, expected]) => {
  const ended = sampleState()
  const own = ownRun({ claim: null, delivery: 'none', job: ended.job, ...known })
  const { run: shown } = record({ ...ended, run: { ...ended.run, tookMs: 90_000, result } }, own, at)
  expect(shown.tookMs).toBe(expected)
})

const cursor = (day: number) => ({
  ...{ upTo: `2026-11-${day}T03:00:00.000Z`, base: 'main', told: [11], last: [11], later: 0 },
})
const batch: Claim = { ...create, batch: cursor(20) }

test.each<[string, Partial<State['conversation']>, Partial<OwnRun>, number | undefined]>([
  ['was delivered', {}, {}, 20],
  ['may have arrived', {}, { delivery: 'unknown', job: null }, 20],
  ['was delivered after another request took its place', { requestCount: 5 }, {}, 20],
  ['was not sent', {}, { delivery: 'none' }, 19],
  ['was delivered late, after another batch', { batch: cursor(21) }, {}, 21],
])('what was merged is told once: a batch that %s', (_, known, own, day) => {
  const state = before({ claim: batch, batch: cursor(19), ...known })
  const { conversation } = record(state, ownRun({ claim: batch, ...own }), at)
  expect(conversation.batch).toEqual(day && cursor(day))
})

test('a batch whose claim has run out names its pull requests once', () => {
  const dead = { ...batch, until: '2026-11-20T14:00:00.000Z' }
  const { run: told, conversation } = withoutDeadClaim(before({ claim: dead }), at)
  expect(conversation.batch).toEqual(cursor(20))
  expect(told.note).toContain('covered these merged pull requests: #11.')
})
