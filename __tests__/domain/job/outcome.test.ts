import { expect, test } from '@jest/globals'
import type { Job } from '../../../src/domain/job/job.ts'
import {
  type FailableResult,
  outcomeOfEndedJob,
  type Reason,
  type Result,
  stepFails,
} from '../../../src/domain/job/outcome.ts'
import { link, sampleJob } from '../../fixtures/sample-job.ts'

const usual: FailableResult[] = ['failed', 'archived', 'timed-out', 'unknown', 'rejected']

test.each<[Result, Reason, FailableResult[], boolean]>([
  ['pull-request', '', usual, false],
  ['no-pull-request', '', usual, false],
  ['detached', '', usual, false],
  ['skipped', 'not-a-command', usual, false],
  ['failed', '', usual, true],
  ['archived', '', usual, true],
  ['timed-out', 'deadline', usual, true],
  ['unknown', 'unreachable', usual, true],
  ['rejected', 'unauthorized', usual, true],
  ['cancelled', 'signal', usual, true],
  ['no-pull-request', '', [...usual, 'no-pull-request'], true],
  ['no-pull-request', '', ['no-pull-request'], true],
  ['failed', '', ['rejected'], false],
  ['failed', '', [], false],
  ['unknown', 'unreachable', [], false],
  ['rejected', 'unauthorized', [], false],
  ['rejected', 'invalid-input', [], true],
  ['cancelled', 'signal', [], true],
])('%s, reason %j, with fail-on %j: the step fails: %p', (...[result, reason, failOn, expected]) => {
  expect(stepFails({ result, reason }, failOn)).toBe(expected)
})

test.each<[Partial<Job>, Result, Reason]>([
  [{ status: 'completed', pullRequest: link }, 'pull-request', ''],
  [{ status: 'completed' }, 'no-pull-request', ''],
  [{ status: 'completed', hasUnusableLink: true }, 'no-pull-request', 'unexpected-answer'],
  [{ status: 'completed', pullRequest: link, hasUnusableLink: true }, 'pull-request', ''],
  [{ status: 'failed' }, 'failed', ''],
  [{ status: 'failed', pullRequest: link }, 'failed', ''],
  [{ status: 'archived' }, 'archived', ''],
  [{ status: 'archived', pullRequest: link }, 'archived', ''],
])('a job that is %j ends as %s, reason %j', (known, result, reason) => {
  const job = sampleJob(known)
  expect(outcomeOfEndedJob(job)).toEqual({ result, reason, job, detail: '' })
})
