import { expect, test } from '@jest/globals'
import {
  emptyQueue,
  endSending,
  fateOf,
  fateOfIds,
  mergeQueue,
  type Queue,
  type QueuedRequest,
  queueId,
  type Sending,
} from '../../../src/domain/conversation/queue.ts'
import {
  beginSending,
  enqueue,
  isDue,
  joinRequests,
  settleSending,
  unconfirmedNote,
  undoSending,
  waitingIn,
} from '../../../src/domain/conversation/sending.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { link, sampleJob } from '../../fixtures/sample-job.ts'
import { sampleQueue, sampleRequest } from '../../fixtures/sample-queue.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const done = sampleJob({ status: 'completed' })
const a = sampleRequest({ id: '1-1-a', runId: '1', request: 'a', text: 'Do a.' })
const b = sampleRequest({ id: '2-1-b', runId: '2', request: 'b', text: 'Do b.', askedBy: 'hubot' })
const c = sampleRequest({ id: '3-1-c', runId: '3', request: 'c', text: 'Do c.' })
const push = (id: string) => sampleRequest({ id, isReplaceable: true })
const queueOf = (...entries: QueuedRequest[]): Queue => ({ ...emptyQueue, entries })
const idsOf = ({ entries }: Queue) => entries.map(({ id }) => id)
const onItsWay = (...ids: string[]): Sending => ({ at: now.toISOString(), ids, digest: null })

test('an id tells run, attempt and text apart', () => {
  const ids = [queueId('7', 1, 'x'), queueId('7', 2, 'x'), queueId('7', 1, 'y'), queueId('8', 1, 'x')]
  expect(new Set(ids).size).toBe(4)
  expect(queueId('7', 1, 'x')).toBe(ids[0])
  expect(ids[0]).toMatch(/^7-1-[0-9a-f]{8}$/)
})

test.each<[string, Queue, QueuedRequest, string[]]>([
  ['the first one', emptyQueue, a, ['1-1-a']],
  ['another one comes last', queueOf(a), b, ['1-1-a', '2-1-b']],
  ['the same one is there once, as the last', queueOf(a, b), { ...a, request: 'x' }, ['2-1-b', '1-1-a']],
  ['a push after a push', queueOf(push('p1'), a), push('p2'), ['1-1-a', 'p2']],
  ['a push after a command', queueOf(a), push('p2'), ['1-1-a', 'p2']],
  ['a command after a push', queueOf(push('p1')), a, ['p1', '1-1-a']],
  [
    'a push after one that is on its way',
    { ...queueOf(push('p1')), sending: onItsWay('p1') },
    push('p2'),
    ['p1', 'p2'],
  ],
])('queued: %s', (...[, queue, request, ids]) => {
  const queued = enqueue(queue, request)
  expect(queued && idsOf(queued)).toEqual(ids)
  expect(queued).toMatchObject({ sending: queue.sending, sent: queue.sent })
})

test.each([
  ['letters', 'x', 1],
  ['three-byte characters', '文', 3],
])('a queue has room for 3,000 bytes, of %s too', (_, sign, bytes) => {
  const entryOf = (length: number) => ({ ...a, text: sign.repeat(length) })
  const room = 3_000 - Buffer.byteLength(JSON.stringify([entryOf(0)]))
  const most = Math.floor(room / bytes)
  expect(enqueue(emptyQueue, entryOf(most))?.entries).toHaveLength(1)
  expect(enqueue(emptyQueue, entryOf(most + 1))).toBeNull()
  expect(enqueue(queueOf(b), entryOf(most))).toBeNull()
})

test('what takes the place of an earlier push needs room for itself alone', () => {
  const long = { text: 'x'.repeat(2_000) }
  const queue = queueOf({ ...push('p1'), ...long })
  expect(enqueue(queue, { ...push('p2'), ...long })?.entries).toHaveLength(1)
  expect(enqueue(queue, { ...a, ...long })).toBeNull()
})

test.each<[string, Queue, string, ReturnType<typeof fateOf>]>([
  ['of a run that queued nothing', queueOf(a), '9', null],
  ['of a run that waits', queueOf(a), '1', 'waiting'],
  ['of a run that is on its way', { ...queueOf(a), sending: onItsWay('1-1-a') }, '1', 'waiting'],
  ['of a run whose request was sent', { ...emptyQueue, sent: ['1-1-a'] }, '1', 'sent'],
  ['of a run that asked twice', { ...queueOf(a), sent: ['1-1-x'] }, '1', 'waiting'],
  ['of a run whose id begins alike', { ...emptyQueue, sent: ['11-1-a'] }, '1', null],
])('the fate %s', (...[, queue, runId, fate]) => {
  expect(fateOf(queue, runId)).toBe(fate)
})

test.each<[string, string[], ReturnType<typeof fateOfIds>]>([
  ['that waits', ['1-1-a'], 'waiting'],
  ['that was sent', ['2-1-b'], 'sent'],
  ['that waits, beside one that was sent', ['2-1-b', '1-1-a'], 'waiting'],
  ['that nobody has queued', ['9-1-x'], null],
  ['of which only the beginning is known', ['1-1'], null],
])('the fate of a request by its id: one %s', (_, ids, fate) => {
  expect(fateOfIds({ ...queueOf(c, a), sent: ['0', '2-1-b'] }, ids)).toBe(fate)
})

test.each<[string, Queue, boolean]>([
  ['none', emptyQueue, false],
  ['one', queueOf(a), true],
  ['one that is on its way', { ...queueOf(a), sending: onItsWay('1-1-a') }, false],
  ['one until a second later', queueOf({ ...a, notBefore: before(-1_000).toISOString() }), false],
  ['one until now', queueOf({ ...a, notBefore: now.toISOString() }), true],
  ['one until later beside one at once', queueOf({ ...a, notBefore: before(-1_000).toISOString() }, b), true],
])('a request is due: %s', (_, queue, expected) => {
  expect(isDue(queue, now)).toBe(expected)
})

test('what is sent is on its way, then gone, and remembered', () => {
  const sending = beginSending(queueOf(a, b), done, now)
  expect(sending.sending).toMatchObject({ at: now.toISOString(), ids: ['1-1-a', '2-1-b'] })
  expect(sending.sending?.digest).toMatch(/^[0-9a-f]{24}$/)
  expect([waitingIn(sending), idsOf(sending)]).toEqual([[], ['1-1-a', '2-1-b']])
  expect(undoSending(sending)).toEqual(queueOf(a, b))
  const later = enqueue(sending, c)
  expect(later && waitingIn(later)).toEqual([c])
  expect(later && endSending(later, ['1-1-a', '2-1-b'])).toEqual({
    ...{ entries: [c], sending: null, sent: ['1-1-a', '2-1-b'] },
  })
  expect(beginSending(queueOf(a), null, now).sending?.digest).toBeNull()
})

test('the last twenty that arrived are remembered, each once', () => {
  const sent = Array.from({ length: 20 }, (_, index) => `s${index}`)
  expect(endSending({ ...emptyQueue, sent }, ['new']).sent).toEqual([...sent.slice(1), 'new'])
  expect(endSending({ ...emptyQueue, sent }, ['s0']).sent).toEqual([...sent.slice(1), 's0'])
})

const sentA: Queue = { ...emptyQueue, sent: ['1-1-a'] }

test.each<[string, Queue, Queue, Queue]>([
  ['nothing', emptyQueue, emptyQueue, emptyQueue],
  ['what others have queued meanwhile', emptyQueue, queueOf(a), queueOf(a)],
  ['not what others have taken away', queueOf(a), emptyQueue, emptyQueue],
  ['not what it knows to have arrived', sentA, queueOf(a, b), { ...sentA, entries: [b] }],
  [
    'what others are sending',
    emptyQueue,
    { ...queueOf(a), sending: onItsWay('1-1-a') },
    { ...queueOf(a), sending: onItsWay('1-1-a') },
  ],
  ['not its own sending', sentA, { ...queueOf(a), sending: onItsWay('1-1-a') }, sentA],
  [
    'a sending of which only a part arrived',
    sentA,
    { ...queueOf(a, b), sending: onItsWay('1-1-a', '2-1-b') },
    { entries: [b], sending: onItsWay('1-1-a', '2-1-b'), sent: ['1-1-a'] },
  ],
  [
    'what both know to have arrived',
    sentA,
    { ...emptyQueue, sent: ['0'] },
    { ...sentA, sent: ['0', '1-1-a'] },
  ],
])('a write keeps %s', (...[, own, current, merged]) => {
  expect(mergeQueue(own, current)).toEqual(merged)
})

type Verdict = 'arrived' | 'unconfirmed' | 'nothing'

const minutes = 60_000

test.each<[string, { before: Job | null; job: Job | null; agoMs: number; isLast?: boolean }, Verdict]>([
  ['the job is at work', { before: done, job: sampleJob(), agoMs: 0 }, 'arrived'],
  ['another job is at work', { before: done, job: sampleJob({ id: 'job_9' }), agoMs: 0 }, 'nothing'],
  ['the job has another link', { before: done, job: { ...done, pullRequest: link }, agoMs: 0 }, 'arrived'],
  ['the job is as it was', { before: done, job: done, agoMs: 19 * minutes }, 'nothing'],
  ['the job is as it was for 20 minutes', { before: done, job: done, agoMs: 20 * minutes }, 'unconfirmed'],
  [
    'the job is as it was, and is about to change',
    { before: done, job: done, agoMs: 0, isLast: true },
    'unconfirmed',
  ],
  ['the job cannot be read', { before: done, job: null, agoMs: 0 }, 'nothing'],
  [
    'the job cannot be read, and is about to change',
    { before: done, job: null, agoMs: 0, isLast: true },
    'unconfirmed',
  ],
  ['a new one was to be created', { before: null, job: sampleJob(), agoMs: 0 }, 'nothing'],
  [
    'a new one was to be created 20 minutes ago',
    { before: null, job: sampleJob(), agoMs: 20 * minutes },
    'unconfirmed',
  ],
])('what somebody else was sending: %s', (_, given, verdict) => {
  const sending = beginSending(queueOf(a), given.before, before(given.agoMs))
  const queue = { ...sending, entries: [...sending.entries, b] }
  const settled = settleSending(queue, given.job, { now, isLastChance: given.isLast ?? false })
  const isOver = verdict !== 'nothing'
  expect(settled).toEqual({
    queue: isOver ? { entries: [b], sending: null, sent: ['1-1-a'] } : queue,
    arrived: verdict === 'arrived' ? [a] : [],
    unconfirmed: verdict === 'unconfirmed' ? [a] : [],
  })
})

test('where nobody was sending, nothing is settled', () => {
  const settled = settleSending(sampleQueue(), done, { now, isLastChance: true })
  expect(settled).toEqual({ queue: sampleQueue(), arrived: [], unconfirmed: [] })
})

test('requests of which nobody knows are named', () => {
  expect(unconfirmedNote([])).toBeNull()
  expect(unconfirmedNote([a, b])).toMatch(/^Couldn't confirm .*<code>a<\/code>, <code>b<\/code>\./)
})

test.each<[string, QueuedRequest[], string | null, string]>([
  ['nothing', [], null, ''],
  ['only its own', [], 'Do x.', 'Do x.'],
  ['only a queued one', [a], null, 'Do a.'],
  [
    'two queued ones',
    [a, b],
    null,
    'There are 2 requests. Do all of them.\n\nRequest 1 of 2, asked by mona at 2026-11-20 11:58 UTC:\n\nDo a.\n\nRequest 2 of 2, asked by hubot at 2026-11-20 11:58 UTC:\n\nDo b.',
  ],
  [
    'a queued one and its own',
    [a],
    'Do x.',
    'There are 2 requests. Do all of them.\n\nRequest 1 of 2, asked by mona at 2026-11-20 11:58 UTC:\n\nDo a.\n\nRequest 2 of 2:\n\nDo x.',
  ],
])('a run sends %s', (...[, entries, own, text]) => {
  expect(joinRequests(entries, own)).toBe(text)
})
