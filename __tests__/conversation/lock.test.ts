import { expect, test } from '@jest/globals'
import {
  hasRival,
  isDead,
  type Lock,
  lockPauseMs,
  markNow,
  maxHoldMs,
  maxLagMs,
  maxLateMs,
  otherAccountMs,
  passedMs,
} from '../../src/conversation/lock.ts'

const at = new Date('2026-11-20T12:00:00.000Z')
const ours = { id: 41, isBot: true, isOfWorkflow: true }
const other = { id: 42, isBot: true, isOfWorkflow: false }
const mona = { id: 7, isBot: false, isOfWorkflow: false }

function lock(account = other, beforeMs = 0): Lock {
  return { id: 1, createdAt: new Date(at.getTime() - beforeMs), account }
}

test.each([
  ['a new one', 0, false],
  ['one of almost 90 s', 89_999, false],
  ['one of 90 s', 90_000, true],
  ['one that was made later than GitHub says it is', -1_000, false],
])('whether the holder of a lock is dead: %s', (_, beforeMs, expected) => {
  expect(isDead(lock(other, beforeMs), at)).toBe(expected)
})

test.each<[string, Lock[], number | null, boolean]>([
  ['nobody', [], null, false],
  ['ourselves', [lock(ours)], null, false],
  ['another bot', [lock(ours), lock(other)], null, true],
  ['another bot that is dead', [lock(other, 90_000)], null, false],
  ['a person', [lock(mona)], null, false],
  ['a person, where a bot wrote the comment', [lock(mona)], other.id, false],
  ['the person who wrote the comment', [lock(mona)], mona.id, true],
  ['ourselves as the author', [lock(ours)], ours.id, false],
])('a rival of ours is not everyone who reacts: %s', (...[, locks, authorId, expected]) => {
  expect(hasRival(locks, { ownId: ours.id, authorId, at })).toBe(expected)
})

test.each([
  [1, 2_000],
  [2, 4_000],
  [3, 8_000],
  [4, 15_000],
  [40, 15_000],
])('after try %d the lock is asked for again in %d ms', (tries, expected) => {
  expect(lockPauseMs(tries)).toBe(expected)
})

test.each<[string, number, number, number]>([
  ['both clocks say the same', 5_000, 5_000, 5_000],
  ['the machine slept', 1_000, 60_000, 60_000],
  ['the wall clock was set back', 5_000, -60_000, 5_000],
])('what has passed is what either clock says: %s', (...[, elapsedMs, wallMs, expected]) => {
  const clockAfter = (elapsed: number, wall: number) => ({
    elapsedMs: () => elapsed,
    now: () => new Date(at.getTime() + wall),
    sleep: async () => undefined,
  })
  expect(passedMs(markNow(clockAfter(0, 0)), clockAfter(elapsedMs, wallMs))).toBe(expected)
})

test('a write that takes effect late is over, and seen, before others take the lock for a dead one', () => {
  const lateMs = 20_000
  expect(maxLateMs).toBeGreaterThanOrEqual(lateMs + maxLagMs)
  expect(isDead(lock(other, maxHoldMs + maxLateMs), at)).toBe(false)
})

test('of two accounts that come at the same time, one sees the other', () => {
  expect(otherAccountMs).toBeGreaterThan(2 * maxLagMs)
})
