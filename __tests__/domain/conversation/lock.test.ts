import { expect, test } from '@jest/globals'
import {
  holderBefore,
  isAbandoned,
  type LockReaction,
  maxHoldMs,
  maxWatchMs,
} from '../../../src/domain/conversation/lock.ts'

const now = new Date('2026-11-20T12:00:00.000Z')

function reaction(id: number, known: Partial<LockReaction> = {}): LockReaction {
  return { id, isBot: true, createdAt: now.toISOString(), ...known }
}

function madeBefore(ms: number): LockReaction {
  return reaction(1, { createdAt: new Date(now.getTime() - ms).toISOString() })
}

test.each<[string, LockReaction, number, boolean]>([
  ['a new one', reaction(1), 0, false],
  ['one of almost five minutes', madeBefore(299_999), 0, false],
  ['one of five minutes', madeBefore(300_000), 0, true],
  ['one that was watched for almost 90 s', reaction(1), 89_999, false],
  ['one that was watched for 90 s', reaction(1), 90_000, true],
  ['one from the future, by the clock of GitHub', madeBefore(-600_000), 0, false],
  ['one from the future that was watched for 90 s', madeBefore(-600_000), 90_000, true],
])('who made the reaction may be dead: %s', (...[, given, watchedMs, expected]) => {
  expect(isAbandoned(given, watchedMs, now)).toBe(expected)
})

test('a holder stops sending before others may take its lock', () => {
  expect(maxHoldMs).toBeLessThan(maxWatchMs)
})

test.each<[string, LockReaction[], number | null]>([
  ['nobody else', [reaction(5)], null],
  ['nobody at all', [], null],
  ['a later bot', [reaction(5), reaction(6)], null],
  ['an earlier bot', [reaction(5), reaction(4)], 4],
  ['the earliest of several bots', [reaction(4), reaction(5), reaction(3)], 3],
  ['an earlier person', [reaction(5), reaction(4, { isBot: false })], null],
  ['an earlier person and a bot', [reaction(2, { isBot: false }), reaction(4), reaction(5)], 4],
])('of the reactions, beside %s, who holds the lock before ours', (_, all, expected) => {
  expect(holderBefore(reaction(5), all)?.id ?? null).toBe(expected)
})
