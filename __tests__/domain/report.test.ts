import { expect, test } from '@jest/globals'
import { outcome } from '../../src/domain/outcome.ts'
import { addRequest, durationMsOf, withJob, withOutcome } from '../../src/domain/report.ts'
import { link, sampleJob } from '../sample-job.ts'
import { sampleReport } from '../sample-report.ts'

const at = '2026-11-20T14:02:00.000Z'

test('the last ten requests are kept, oldest first', () => {
  const names = Array.from({ length: 13 }, (_, index) => `request ${index + 1}`)
  const start = sampleReport({ requests: [] })
  const report = names.reduce((before, text) => addRequest(before, { runId: '1', at, text }), start)
  expect(report.requests.map(({ text }) => text)).toEqual(names.slice(3))
})

test.each([
  ['short', 'short'],
  ['two\nlines', 'two lines'],
  ['x'.repeat(120), 'x'.repeat(120)],
  ['x'.repeat(121), `${'x'.repeat(119)}…`],
])('of a request only the first 120 characters are kept', (text, expected) => {
  expect(addRequest(sampleReport(), { runId: '1', at, text }).requests.at(-1)?.text).toBe(expected)
})

test('a reading brings status, branch, repository and link', () => {
  const job = sampleJob({ status: 'completed', ref: 'docs/x', repository: 'acme/site', pullRequest: link })
  expect(withJob(sampleReport({ jobId: null, status: '' }), job)).toMatchObject({
    jobId: 'job_1',
    status: 'completed',
    branch: 'docs/x',
    repository: 'acme/site',
    pullRequest: link,
  })
})

test('what a reading lacks is kept from the one before', () => {
  const known = { branch: 'docs/x', repository: 'acme/site', pullRequest: link }
  const blank = sampleJob({ ref: null, repository: null, pullRequest: null })
  expect(withJob(sampleReport(known), blank)).toMatchObject(known)
})

test('the end brings result, reason, time and what was said, in one line of at most 500 characters', () => {
  const detail = `two\nlines ${'x'.repeat(600)}`
  const end = outcome('unknown', { reason: 'unreachable', detail, job: sampleJob({ status: 'odd' }) })
  const report = withOutcome(sampleReport(), end, new Date('2026-11-20T15:00:00Z'))
  expect(report).toMatchObject({
    result: 'unknown',
    reason: 'unreachable',
    status: 'odd',
    updatedAt: '2026-11-20T15:00:00.000Z',
  })
  expect(report.detail).toMatch(/^two lines x+…$/)
  expect(report.detail).toHaveLength(500)
})

test('an end without a job keeps what is known of it', () => {
  const report = withOutcome(sampleReport({ branch: 'docs/x' }), outcome('timed-out'), new Date(at))
  expect([report.jobId, report.branch]).toEqual(['job_1', 'docs/x'])
})

test('the duration counts from the start of the turn', () => {
  expect(durationMsOf(sampleReport())).toBe(252_000)
})
