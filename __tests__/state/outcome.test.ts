import { expect, test } from '@jest/globals'
import { type Reason, type RunResult, runResults } from '../../src/base/result-codes.ts'
import type { Job } from '../../src/mintlify/job.ts'
import {
  type FailableResult,
  isMemoryUnknown,
  isUnfinished,
  outcome,
  outcomeOfEndedJob,
  stepFails,
} from '../../src/state/outcome.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'

const usual: FailableResult[] = ['failed', 'archived', 'timed-out', 'unknown', 'rejected']

test.each<[RunResult, Reason | null, FailableResult[], boolean]>([
  ['pull-request', null, usual, false],
  ['no-pull-request', null, usual, false],
  ['running', null, usual, false],
  ['skipped', 'not-a-command', usual, false],
  ['failed', null, usual, true],
  ['archived', null, usual, true],
  ['timed-out', 'deadline', usual, true],
  ['unknown', 'unreachable', usual, true],
  ['rejected', 'unauthorized', usual, true],
  ['cancelled', 'interrupted', usual, true],
  ['no-pull-request', null, [...usual, 'no-pull-request'], true],
  ['no-pull-request', null, ['no-pull-request'], true],
  ['failed', null, ['rejected'], false],
  ['failed', null, [], false],
  ['unknown', 'unreachable', [], false],
  ['rejected', 'unauthorized', [], false],
  ['rejected', 'invalid-input', [], true],
  ['cancelled', 'interrupted', [], true],
])('%s, reason %j, with fail-on %j: the step fails: %p', (...[result, reason, failOn, expected]) => {
  expect(stepFails({ result, reason }, failOn)).toBe(expected)
})

test.each<[Partial<Job>, RunResult, Reason | null]>([
  [{ status: 'completed', pullRequest: link }, 'pull-request', null],
  [{ status: 'completed' }, 'no-pull-request', null],
  [{ status: 'completed', hasUnusableLink: true }, 'no-pull-request', 'unexpected-answer'],
  [{ status: 'completed', pullRequest: link, hasUnusableLink: true }, 'pull-request', null],
  [{ status: 'failed' }, 'failed', null],
  [{ status: 'failed', pullRequest: link }, 'failed', null],
  [{ status: 'archived' }, 'archived', null],
  [{ status: 'archived', pullRequest: link }, 'archived', null],
])('a job that is %j ends as %s, reason %j', (known, result, reason) => {
  const job = sampleJob(known)
  expect(outcomeOfEndedJob(job)).toEqual(outcome(result, { reason, job }))
})

test.each<[Reason | null, boolean]>([
  ['conversation-busy', true],
  ['memory-unreadable', true],
  ['memory-unwritable', true],
  ['newer-state', true],
  ['unreachable', false],
  [null, false],
])('with the reason %j, a run does not know what its conversation remembers: %s', (reason, expected) => {
  expect(isMemoryUnknown({ reason })).toBe(expected)
})

test('nobody has seen the end of a job at work, or of one that the run lost sight of', () => {
  const results = [null, ...runResults].filter(isUnfinished)
  expect(results).toEqual([null, 'running', 'timed-out', 'cancelled', 'unknown'])
})
