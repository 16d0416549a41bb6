// When calls of one token are sent, in a time that the test advances.
import { expect, test } from '@jest/globals'
import { createPace } from '../../src/github/pace.ts'
import { clockStart, createFakeClock } from '../fixtures/fake-clock.ts'

const second = 1_000
const read = { isWrite: false, signal: undefined }
const write = { isWrite: true, signal: undefined }

/** What Octokit throws for a refused request. */
function refused(status: number, headers: Record<string, string> = {}, message = 'Forbidden'): Error {
  return Object.assign(new Error(message), { status, response: { headers } })
}

function start() {
  const clock = createFakeClock()
  const pace = createPace(clock)
  const sentAt: number[] = []
  const send = async () => {
    sentAt.push(clock.elapsedMs() / second)
    return { headers: {} }
  }
  return { clock, pace, sentAt, send }
}

test('reads are side by side, at most twenty at a time', async () => {
  const { pace } = start()
  let [open, most] = [0, 0]
  const send = async () => {
    open += 1
    most = Math.max(most, open)
    await new Promise(setImmediate)
    open -= 1
  }
  await Promise.all(Array.from({ length: 70 }, () => pace.run(read, send)))
  expect([most, open]).toEqual([20, 0])
})

test('writes are one after the other, and their starts a second apart', async () => {
  const { pace, clock, sentAt } = start()
  const send = async () => {
    sentAt.push(clock.elapsedMs() / second)
    if (sentAt.length === 2) await clock.sleep(3_500)
  }
  await Promise.all(Array.from({ length: 4 }, () => pace.run(write, send)))
  expect(sentAt).toEqual([0, 1, 4.5, 5.5])
})

test('a write that comes a second after the last one waits for nothing, and neither do reads', async () => {
  const { pace, clock, send } = start()
  await pace.run(write, send)
  await pace.run(read, send)
  expect(clock.sleepsMs).toEqual([])
  await clock.sleep(second)
  await pace.run(write, send)
  expect(clock.sleepsMs).toEqual([second])
})

test.each([
  ['a read after 799', 799, read, 0],
  ['a read after 800', 800, read, 60],
  ['a write after 795', 795, write, 0],
  ['a write after 796', 796, write, 60],
])('800 points a minute are spent, one for a read, five for a write: %s', async (...[, reads, next, at]) => {
  const { pace, sentAt, send } = start()
  for (let count = 0; count < reads; count += 1) await pace.run(read, send)
  await pace.run(next, send)
  expect([sentAt[reads - 1], sentAt[reads]]).toEqual([0, at])
})

test('points are free again a minute after they were spent, not all at once', async () => {
  const { pace, clock, sentAt, send } = start()
  await pace.run(write, send)
  await clock.sleep(10 * second)
  for (let count = 0; count < 795; count += 1) await pace.run(read, send)
  for (let count = 0; count < 6; count += 1) await pace.run(read, send)
  expect(sentAt.slice(-6)).toEqual([60, 60, 60, 60, 60, 70])
})

test.each<[string, Error, number]>([
  ['says how long', refused(403, { 'retry-after': '90' }), 90],
  ['says how long, as 429', refused(429, { 'retry-after': '7' }), 7],
  ['says something unknown', refused(403, { 'retry-after': 'soon' }), 60],
  ['only says that it is one', refused(403, {}, 'You have exceeded a secondary rate limit.'), 60],
  ['is a 429 without more', refused(429), 60],
  [
    'says so although the primary limit is spent',
    refused(403, { 'x-ratelimit-remaining': '0' }, 'You have exceeded a secondary rate limit.'),
    60,
  ],
  [
    'is the primary one',
    refused(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' }),
    0,
  ],
  ['is a missing permission', refused(403), 0],
  ['is an error of the server', refused(502, { 'retry-after': '90' }), 0],
])('every call waits for a limit that %s', async (_, error, seconds) => {
  const { pace, sentAt, send } = start()
  await expect(pace.run(read, () => Promise.reject(error))).rejects.toBe(error)
  await pace.run(read, send)
  await pace.run(write, send)
  expect(sentAt).toEqual([seconds, seconds])
})

test.each([
  ['for the pace', { isWrite: true }],
  ['for a limit', { isWrite: false }],
])('a signal ends the wait %s, and the others go on', async (_, kind) => {
  const { pace, clock, sentAt, send } = start()
  const [first, second] = [new AbortController(), new AbortController()]
  const limit = refused(429, { 'retry-after': '30' })
  if (!kind.isWrite) await pace.run(read, () => Promise.reject(limit)).catch(() => undefined)
  let finish: () => void = () => undefined
  const busy = pace.run(kind.isWrite ? write : read, () => new Promise<void>((resolve) => (finish = resolve)))
  const waiting = pace.run({ ...kind, signal: first.signal }, send)
  const next = pace.run({ ...kind, signal: second.signal }, send)
  first.abort(new Error('canceled'))
  await expect(waiting).rejects.toThrow('canceled')
  finish()
  await Promise.all([busy, next])
  expect([sentAt.length, clock.elapsedMs() >= 1_000]).toEqual([1, true])
})

test('a signal that has fired sends nothing', async () => {
  const { pace, sentAt, send } = start()
  const signal = AbortSignal.abort(new Error('canceled'))
  await expect(pace.run({ isWrite: false, signal }, send)).rejects.toThrow('canceled')
  await pace.run(read, send)
  expect(sentAt).toEqual([0])
})

const resetAt = new Date(clockStart.getTime() + 1_800 * second)
const left = (remaining: string, known: Record<string, string> = {}) => ({
  headers: {
    ...{ 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': remaining },
    'x-ratelimit-reset': String(resetAt.getTime() / second),
    ...known,
  },
})
const later = { 'x-ratelimit-reset': String(resetAt.getTime() / second + 60) }
const answers = {
  one: [left('4000')],
  late: [left('3998'), left('3999')],
  nextHour: [left('3'), left('4999', later)],
  search: [left('4000'), left('3', { 'x-ratelimit-resource': 'search' })],
  nothing: [left('many'), { headers: {} }, null],
}
test.each<[keyof typeof answers, number | null]>([
  ['one', 4_000],
  ['late', 3_998],
  ['nextHour', 4_999],
  ['search', 4_000],
  ['nothing', null],
])('the budget after %s', async (name, remaining) => {
  const { pace } = start()
  for (const answer of answers[name]) await pace.run(read, async () => answer)
  expect(pace.budget()?.remaining ?? null).toBe(remaining)
})

test('the budget of a refusal counts, and is over with its hour', async () => {
  const { pace, clock } = start()
  const error = refused(403, left('0').headers)
  await pace.run(read, () => Promise.reject(error)).catch(() => undefined)
  expect(pace.budget()).toEqual({ limit: 5_000, remaining: 0, resetAt })
  await clock.sleep(1_800 * second)
  expect(pace.budget()).toBeNull()
})
