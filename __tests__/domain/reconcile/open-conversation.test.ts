import { expect, test } from '@jest/globals'
import { activeMs, assessJob, isStalled } from '../../../src/domain/reconcile/tracked-conversation.ts'
import { reading, sampleJob } from '../../fixtures/sample-job.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

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
