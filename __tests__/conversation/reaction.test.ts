import { expect, test } from '@jest/globals'
import type { Reason, RunResult } from '../../src/base/result-codes.ts'
import { type Reaction, reactionTo } from '../../src/conversation/reaction.ts'

test.each<[RunResult, Reason | null, Reaction | null]>([
  ['pull-request', null, 'rocket'],
  ['pull-request', 'effect-unconfirmed', 'rocket'],
  ['no-pull-request', null, '+1'],
  ['running', null, null],
  ['queued', null, null],
  ['rejected', 'invalid-input', null],
  ['rejected', 'unauthorized', 'confused'],
  ['failed', null, 'confused'],
  ['archived', null, 'confused'],
  ['timed-out', 'deadline', 'confused'],
  ['cancelled', 'interrupted', 'confused'],
  ['unknown', 'unreachable', 'confused'],
  ['skipped', 'status-waived', '+1'],
  ['skipped', 'job-not-found', 'confused'],
  ['skipped', 'request-limit', 'confused'],
  ['skipped', 'daily-limit', 'confused'],
  ['skipped', 'status-not-set', 'confused'],
  ['skipped', 'help', null],
  ['skipped', 'not-a-command', null],
])('who asked sees of a run that ended with %s, reason %j, the reaction %j', (result, reason, reaction) => {
  expect(reactionTo({ result, reason })).toBe(reaction)
})
