import { expect, test } from '@jest/globals'
import { dueIn, enqueue, joinRequests, requestId } from '../../src/conversation/queue.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const a = sampleRequest({ id: '1-a', runId: '1', request: 'a', text: 'Do a.' })
const b = sampleRequest({ id: '2-b', runId: '2', request: 'b', text: 'Do b.', askedBy: 'hubot' })
const push = (id: string) => sampleRequest({ id, isReplaceable: true })
const origin = { runId: '7', jobName: 'docs', stepId: 'agent' }

test('an id tells run, job, step, text and attempt apart, and stays the same in a re-run', () => {
  const ids = [
    requestId(origin, 'x', null),
    requestId(origin, 'y', null),
    requestId(origin, 'x', 2),
    requestId({ ...origin, runId: '8' }, 'x', null),
    requestId({ ...origin, jobName: 'docs (node-24)' }, 'x', null),
    requestId({ ...origin, stepId: 'second' }, 'x', null),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  expect(requestId(origin, 'x', null)).toBe(ids[0])
  expect(ids[0]).toMatch(/^7-[0-9a-f]{16}$/)
})

test.each<[string, (typeof a)[], typeof a, string[]]>([
  ['the first one', [], a, ['1-a']],
  ['another one comes last', [a], b, ['1-a', '2-b']],
  ['the same one is there once, as the last', [a, b], { ...a, request: 'x' }, ['2-b', '1-a']],
  ['a push after a push', [push('p1'), a], push('p2'), ['1-a', 'p2']],
  ['a push after a command', [a], push('p2'), ['1-a', 'p2']],
  ['a command after a push', [push('p1')], a, ['p1', '1-a']],
])('queued: %s', (...[, queue, request, ids]) => {
  expect(enqueue(queue, request)?.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['letters', 'x', 1],
  ['three-byte characters', '文', 3],
])('a queue has room for 7,000 bytes, of %s too', (_, sign, bytes) => {
  const entryOf = (length: number) => ({ ...a, text: sign.repeat(length) })
  const room = 7_000 - Buffer.byteLength(JSON.stringify([entryOf(0)]))
  const most = Math.floor(room / bytes)
  expect(enqueue([], entryOf(most))).toHaveLength(1)
  expect(enqueue([], entryOf(most + 1))).toBeNull()
  expect(enqueue([b], entryOf(most))).toBeNull()
})

test('a queue has room for ten requests', () => {
  const nine = Array.from({ length: 9 }, (_, index) => sampleRequest({ id: `${index}`, text: '' }))
  expect(enqueue(nine, a)).toHaveLength(10)
  expect(enqueue([...nine, b], a)).toBeNull()
  expect(enqueue([...nine, a], a)).toHaveLength(10)
})

const until = (at: string) => sampleRequest({ id: at, notBefore: at })
const past = until('2026-11-20T11:59:59.000Z')
const present = until('2026-11-20T12:00:00.000Z')
const future = until('2026-11-20T12:00:01.000Z')

test.each<[string, (typeof a)[], (typeof a)[]]>([
  ['none', [], []],
  ['one at any time', [a], [a]],
  ['one whose time has come', [past], [past]],
  ['one whose time is now', [present], [present]],
  ['one whose time has not come', [future], []],
  ['all, if the time of one has come', [future, a], [future, a]],
])('due of a queue: %s', (...[, queue, expected]) => {
  expect(dueIn(queue, now)).toEqual(expected)
})

test('a single request is sent as it is', () => {
  expect(joinRequests([], 'Do it.')).toBe('Do it.')
  expect(joinRequests([a], null)).toBe('Do a.')
  expect(joinRequests([], null)).toBe('')
})

test('several requests say whose each of them is, and the own one comes last', () => {
  const joined = joinRequests([a, b], 'Do c.')
  expect(joined).toMatch(/^There are 3 requests\. Do all of them\./)
  expect(joined).toMatch(/Request 1 of 3, asked by mona at .+:\n\nDo a\./)
  expect(joined).toMatch(/Request 2 of 3, asked by hubot at .+:\n\nDo b\./)
  expect(joined).toMatch(/Request 3 of 3:\n\nDo c\.$/)
})
