// What a job that the comment remembers is good for.
import { expect, test } from '@jest/globals'
import {
  cameToNothing,
  endOf,
  takesNoMessage,
  toJobRecord,
  unreadJob,
} from '../../src/conversation/job-record.ts'
import { outcome } from '../../src/outcome.ts'
import { link, sampleJob, sampleRecord } from '../fixtures/samples.ts'

const prLink = link.url

test.each<[Parameters<typeof sampleRecord>[0], boolean, boolean]>([
  // The job, whether it came to nothing, and whether it takes no message.
  [{}, false, false],
  [{ status: 'completed' }, false, false],
  [{ status: 'completed', end: 'pull-request' }, false, false],
  [{ status: 'failed' }, true, true],
  [{ status: 'failed', prLink }, true, true],
  [{ status: 'archived' }, true, true],
  [{ status: 'archived', prLink }, false, true],
  [{ end: 'gone' }, true, true],
  [{ end: 'failed' }, true, true],
  [{ end: 'archived' }, true, true],
])('%j: nothing came of it is %s, no message is %s', (known, nothing, none) => {
  const record = sampleRecord(known)
  expect(cameToNothing(record)).toBe(nothing)
  expect(takesNoMessage(record)).toBe(none)
})

test.each([
  [outcome('pull-request'), 'pull-request'],
  [outcome('no-pull-request', 'effect-unconfirmed'), 'no-pull-request'],
  [outcome('failed'), 'failed'],
  [outcome('archived'), 'archived'],
  [outcome('unknown', 'job-disappeared'), 'gone'],
  [outcome('rejected', 'job-not-found'), 'gone'],
  [outcome('unknown', 'unreachable'), null],
  [outcome('timed-out', 'deadline'), null],
  [null, null],
])('the end of %j is %s', (ended, end) => {
  expect(endOf(ended)).toBe(end)
})

test('a job is remembered as it was read', () => {
  const job = sampleJob({ pullRequest: link, ref: 'mintlify/x' })
  const read = { prLink, repository: 'acme/docs', ref: 'mintlify/x' }
  expect(toJobRecord(job, outcome('pull-request'))).toEqual({
    ...{ id: 'job_1', status: 'active', end: 'pull-request' },
    ...read,
  })
  expect(toJobRecord(sampleJob(), null)).toEqual(sampleRecord())
  expect(unreadJob('job_7')).toEqual({
    ...{ id: 'job_7', status: 'unknown', prLink: null, end: null },
    ...{ repository: null, ref: null },
  })
})
