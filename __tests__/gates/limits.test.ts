import { expect, test } from '@jest/globals'
import {
  cooldown,
  cooldownEnd,
  countRequests,
  dailyLimit,
  dayBefore,
  requestLimit,
} from '../../src/gates/limits.ts'

const now = new Date('2026-11-20T14:00:00.000Z')
const second = now.getTime() / 1_000
const rules = { maxRequests: 3, cooldownMs: 600_000, maxRequestsPerDay: 5, now }
const off = { maxRequests: 0, cooldownMs: 0, maxRequestsPerDay: 0, now }

function memoryOf(requestCount: number, ...requestTimes: number[]) {
  return { requestCount, requestTimes }
}

test.each([
  ['no memory', null, false, { kind: 'open', detail: '0 of 3' }],
  ['two requests of three', memoryOf(2), false, { kind: 'open', detail: '2 of 3' }],
  ['three of three', memoryOf(3), false, { kind: 'closed', reason: 'request-limit', detail: 'limit 3' }],
  ['four of three', memoryOf(4), false, { kind: 'closed', reason: 'request-limit', detail: 'limit 3' }],
  ['an administrator', memoryOf(3), true, { kind: 'open', detail: '3 of 3, an administrator asks' }],
])('requests of a conversation: %s', (...[, memory, isAdminCommand, answer]) => {
  expect(requestLimit(memory, isAdminCommand, rules)).toEqual(answer)
  expect(requestLimit(memory, isAdminCommand, off)).toEqual({ kind: 'off' })
})

test.each<[string, ReturnType<typeof memoryOf> | null, string | null]>([
  ['no memory', null, null],
  ['no request', memoryOf(0), null],
  ['a request just now', memoryOf(1, second), '2026-11-20T14:10:00.000Z'],
  ['the last of several', memoryOf(2, 0, second - 599), '2026-11-20T14:00:01.000Z'],
  ['a request ten minutes ago', memoryOf(1, second - 600), '2026-11-20T14:00:00.000Z'],
])('the end of the time between requests: %s', (_, memory, end) => {
  expect(cooldownEnd(memory, rules)).toBe(end)
})

test.each([
  ['no memory', null, false, { kind: 'open', detail: null }],
  ['no request', memoryOf(0), false, { kind: 'open', detail: null }],
  [
    'a request just now',
    memoryOf(1, second),
    false,
    { kind: 'closed', reason: 'cooldown', detail: '10m left' },
  ],
  [
    'the last of several',
    memoryOf(2, 0, second - 599),
    false,
    { kind: 'closed', reason: 'cooldown', detail: '1s left' },
  ],
  ['a request ten minutes ago', memoryOf(1, second - 600), false, { kind: 'open', detail: null }],
  ['a command', memoryOf(1, second), true, { kind: 'open', detail: 'a command passes' }],
])('the time between requests: %s', (...[, memory, isCommand, answer]) => {
  expect(cooldown(memory, isCommand, rules)).toEqual(answer)
  expect(cooldown(memory, isCommand, off)).toEqual({ kind: 'off' })
})

test.each([
  ['fewer', { requests: 4, problem: null }, { kind: 'open', detail: '4 of 5' }],
  ['as many', { requests: 5, problem: null }, { kind: 'closed', reason: 'daily-limit', detail: 'limit 5' }],
  [
    'as many among those that were read',
    { requests: 5, problem: 'x' },
    { kind: 'closed', reason: 'daily-limit', detail: 'limit 5' },
  ],
  [
    'fewer among those that were read',
    { requests: 4, problem: 'x' },
    { kind: 'unseen', problem: 'x', isRefused: false },
  ],
])('requests of a day: %s', (...[, count, answer]) => {
  expect(dailyLimit(count, rules)).toEqual(answer)
})

test('a request counts once in all comments of its conversation, and for 24 hours', () => {
  const since = dayBefore(now)
  const yesterday = second - 86_400
  const comments = [
    { conversation: '12 default', requestCount: 3, requestTimes: [yesterday, yesterday + 1, second] },
    { conversation: '12 default', requestCount: 2, requestTimes: [yesterday, yesterday + 1] },
    { conversation: '12 api', requestCount: 2, requestTimes: [second, second] },
    { conversation: '13 default', requestCount: 1, requestTimes: [second] },
    { conversation: '14 default', requestCount: 0, requestTimes: [] },
  ]
  expect(countRequests(comments, since)).toBe(5)
})
