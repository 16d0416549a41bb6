import { expect, test } from '@jest/globals'
import type { Reason } from '../../src/base/result-codes.ts'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import { activeMs, assessJob, isStalled } from '../../src/reconcile/conversation-update.ts'
import { outcome } from '../../src/state/outcome.ts'
import type { Report } from '../../src/state/report.ts'
import { answered, lost, reading, sampleJob, unreadable } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

const hourMs = 3_600_000
const now = new Date('2026-11-20T14:00:00.000Z')
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString()

test.each<[string, { startedAt: string; createdAt: string | null }, number, boolean]>([
  ['created an hour too long ago', { startedAt: ago(27), createdAt: ago(27) }, 27, true],
  ['created just as long ago as is allowed', { startedAt: ago(26), createdAt: ago(26) }, 26, false],
  ['of unknown age, asked for long ago', { startedAt: ago(27), createdAt: null }, 27, true],
  ['of an age that is no time', { startedAt: ago(27), createdAt: 'yesterday' }, 27, true],
  ['created long ago, with a message of late', { startedAt: ago(1), createdAt: ago(200) }, 1, false],
  ['created after the run began', { startedAt: ago(27), createdAt: ago(25) }, 25, false],
])('an active job %s', (...[, { startedAt, createdAt }, hours, expected]) => {
  const report = sampleReport({ startedAt })
  const job = sampleJob({ status: 'active', createdAt })
  expect(activeMs(report, job, now)).toBe(hours * hourMs)
  expect(isStalled(report, job, now)).toBe(expected)
})

test.each(['completed', 'failed', 'archived'])('a job that is %s is not stalled', (status) => {
  const known = { status, createdAt: ago(200) }
  expect(isStalled(sampleReport({ startedAt: ago(200) }), sampleJob(known), now)).toBe(false)
})

test('an answer about another job is a problem and no end', () => {
  const other = reading({ id: 'job_2', status: 'completed' })
  expect(assessJob(sampleReport({ jobId: 'job_1' }), other, now)).toEqual({
    ...{ kind: 'pending', job: null, problem: 'the answer was about another job' },
  })
})

const before = (ms: number) => new Date(now.getTime() - ms).toISOString()

test.each<[string, string, Partial<Report>, 'ended' | 'pending']>([
  ['that is at work', 'active', {}, 'pending'],
  ['that has ended', 'completed', {}, 'ended'],
  [
    'that has ended at once, in its first request',
    'completed',
    { startedAt: before(0), status: 'completed' },
    'ended',
  ],
  [
    'that shows the end of its request before',
    'completed',
    { requestCount: 2, startedAt: before(89_999), status: 'completed' },
    'pending',
  ],
  [
    'that shows an end for long enough after a message',
    'completed',
    { requestCount: 2, startedAt: before(90_000), status: 'completed' },
    'ended',
  ],
  [
    'that was seen at work since the message',
    'completed',
    { requestCount: 2, startedAt: before(1_000), status: 'active' },
    'ended',
  ],
])('a job %s', (...[, status, known, kind]) => {
  const report = sampleReport({ startedAt: before(hourMs), ...known })
  const job = sampleJob({ status })
  const ended = outcome('no-pull-request', { job })
  expect(assessJob(report, { kind: 'value', value: job }, now)).toMatchObject(
    kind === 'ended' ? ended : { kind, job, problem: null },
  )
})

test('a job that the service does not know has disappeared', () => {
  expect(assessJob(sampleReport(), answered(404), now)).toEqual(
    outcome('unknown', { reason: 'job-disappeared', detail: 'Mintlify answered 404' }),
  )
})

test.each<[string, HttpOutcome<never>, string]>([
  ['a request that is wrong', answered(400), 'Mintlify answered 400'],
  ['a fault of the service', answered(503), 'Mintlify answered 503'],
  ['no answer', lost, 'the connection was reset'],
  ['an answer that cannot be read', unreadable, 'the answer was cut short'],
])('%s is a problem of this job alone', (_, polled, problem) => {
  expect(assessJob(sampleReport(), polled, now)).toEqual({ kind: 'pending', job: null, problem })
})

test.each<[string, HttpOutcome<never>, Reason]>([
  ['an API key that is not accepted', answered(401), 'unauthorized'],
  ['an API key that may not', answered(403), 'forbidden'],
  ['a proxy that blocks', { kind: 'blocked', detail: 'Mintlify answered 403' }, 'blocked'],
  ['a rate limit', answered(429), 'rate-limited'],
  ['a redirect', answered(302), 'redirected'],
  ['a certificate that is not trusted', { kind: 'tls', detail: 'self-signed certificate' }, 'tls'],
])('%s is a problem of every job', (_, polled, reason) => {
  const detail = expect.stringMatching(/^Mintlify answered \d+$|^self-signed certificate$/)
  expect(assessJob(sampleReport(), polled, now)).toEqual({ kind: 'rejected', reason, detail })
})
