import { expect, test } from '@jest/globals'
import type { Reason, RunResult } from '../../src/base/result-codes.ts'
import { type DocsPull, type DocsPullRules, newDocsPull } from '../../src/state/docs-pull.ts'
import { outcome } from '../../src/state/outcome.ts'
import {
  addRequest,
  blankReport,
  hasAsked,
  hasQueue,
  joinNotes,
  type Report,
  type Request,
  requestTimeIn,
  withJob,
  withOutcome,
  withStart,
} from '../../src/state/report.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { sampleRun } from '../fixtures/sample-run.ts'

const at = '2026-11-20T14:02:00.000Z'

test('the last ten requests are kept, oldest first', () => {
  const names = Array.from({ length: 13 }, (_, index) => `request ${index + 1}`)
  const requests = names.reduce<Request[]>(
    (before, text) => addRequest(before, { runId: text, at, text }),
    [],
  )
  expect(requests.map(({ text }) => text)).toEqual(names.slice(3))
})

test.each([
  ['short', 'short'],
  ['two\nlines', 'two lines'],
  ['x'.repeat(120), 'x'.repeat(120)],
  ['x'.repeat(121), `${'x'.repeat(119)}…`],
])('of a request only the first 120 characters are kept', (text, expected) => {
  expect(addRequest([], { runId: '1', at, text }).at(-1)?.text).toBe(expected)
})

test('a reading brings status, branch, repository and link', () => {
  const job = sampleJob({ status: 'completed', ref: 'docs/x', repository: 'acme/site', pullRequest: link })
  expect(withJob(sampleReport({ jobId: null, status: null }), job)).toMatchObject({
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

test('the end brings result, reason, time and detail, in one line of at most 500 characters', () => {
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

test('the end has the duration of the request, whatever the wall clock did meanwhile', () => {
  const lasting = (updatedAt: string) =>
    withOutcome(sampleReport(), outcome('timed-out'), new Date(updatedAt)).tookMs
  expect([lasting('2026-11-20T14:06:12Z'), lasting('2026-11-20T13:00:00Z')]).toEqual([252_000, 0])
})

test('a request made again by a new attempt of the same run replaces the earlier one, others stay', () => {
  const [first, second] = [
    { runId: '1', at, text: 'first\nof all' },
    { runId: '2', at, text: 'second' },
  ]
  const again = { ...first, at: '2026-11-20T15:00:00.000Z' }
  const requests = [first, second, again].reduce<Request[]>(addRequest, [])
  expect(requests).toEqual([second, { ...again, text: 'first of all' }])
})

const startedAt = new Date('2026-11-20T14:02:00Z')
const makeBlank = () =>
  blankReport(sampleRun({ runId: '200', runAttempt: 2 }), {
    startedAt,
    timeoutMs: 1_800_000,
    isCommand: true,
  })

test('a blank report knows the run alone', () => {
  const unknown = { jobId: null, jobCreatedAt: null, status: null, pullRequest: null, branch: null }
  expect(makeBlank()).toEqual({
    ...unknown,
    ...{ requestCount: 0, requestTimes: [], requestRunId: null, repository: null, isOwnJob: false },
    ...{ result: null, reason: null, detail: null, note: null, tookMs: null },
    ...{ runId: '200', runAttempt: 2, askedBy: 'mona', workflow: 'Docs' },
    ...{ isCommand: true, commentId: null, jobEnd: null, requests: [] },
    startedAt: '2026-11-20T14:02:00.000Z',
    updatedAt: '2026-11-20T14:02:00.000Z',
    deadlineAt: '2026-11-20T14:32:00.000Z',
    ...{ commitStatus: null, docsPullRules: null, docsPull: null, isUnfollowed: false },
    ...{ queue: [], handled: [], createUnconfirmedAt: null, claim: null, commands: [] },
  })
})

test('a run has asked if one of the requests is its own', () => {
  const requests = ['1', '2'].map((runId) => ({ runId, at, text: 'do' }))
  expect(hasAsked(sampleReport({ requests, runId: '2' }))).toBe(true)
  expect(hasAsked(sampleReport({ requests, runId: '3' }))).toBe(false)
})

test('the same words of another run are another request, and so are other words of the same run', () => {
  const requests = [
    { runId: '1', at, text: 'one' },
    { runId: '2', at, text: 'two' },
  ]
  const added = addRequest(requests, { runId: '1', at, text: 'two' })
  expect(added.map(({ runId, text }) => runId + text)).toEqual(['1one', '2two', '1two'])
})

const docsPullRules: DocsPullRules = { labels: ['docs'], reviewers: [], hasComment: true, onClose: 'close' }
const docsPull: DocsPull = { ...newDocsPull(docsPullRules), state: 'open', openedAt: at }

const remembered = sampleReport({
  requestCount: 3,
  requestRunId: '99',
  runId: '123',
  status: 'completed',
  result: 'pull-request',
  reason: 'effect-unconfirmed',
  detail: 'odd',
  note: 'A new job.',
  pullRequest: link,
  branch: 'docs/x',
  jobEnd: 'pull-request',
  ...{ docsPullRules, docsPull },
})

test.each<[string, string, boolean, Partial<Report>]>([
  ['the same job', 'job_1', true, { jobEnd: null, pullRequest: link, branch: 'docs/x', docsPull }],
  ['the same job, read only', 'job_1', false, { jobEnd: 'pull-request', pullRequest: link, docsPull }],
  [
    'another job',
    'job_2',
    true,
    { jobEnd: null, pullRequest: null, branch: null, status: null, docsPull: null },
  ],
  ['another job, read only', 'job_2', false, { jobEnd: null, pullRequest: null, repository: null }],
])('a start on %s', (...[, jobId, isNewRequest, known]) => {
  const start = { jobId, isNewRequest, isNewJob: false, note: 'Another note.', at: new Date() }
  const started = withStart(remembered, start)
  expect(started).toMatchObject({
    jobId,
    runId: '123',
    requestCount: 3,
    note: 'A new job.\n\nAnother note.',
    ...known,
  })
})

test.each<[string | null, string | null, string | null]>([
  [null, null, null],
  ['One.', null, 'One.'],
  [null, 'Two.', 'Two.'],
  ['One.', 'Two.', 'One.\n\nTwo.'],
  ['One.\n\nTwo.', 'Two.', 'One.\n\nTwo.'],
  ['Two.', 'One.\n\nTwo.', 'One.\n\nTwo.'],
])('the notes %j and %j are told as %j', (one, other, expected) => {
  expect(joinNotes(one, other)).toBe(expected)
})

test.each<[RunResult, Reason | null, RunResult | null]>([
  ['pull-request', null, 'pull-request'],
  ['no-pull-request', null, 'no-pull-request'],
  ['failed', null, 'failed'],
  ['archived', null, 'archived'],
  ['unknown', 'job-disappeared', 'unknown'],
  ['unknown', 'unreachable', null],
  ['timed-out', 'deadline', null],
  ['cancelled', 'interrupted', null],
  ['rejected', 'unauthorized', null],
  ['running', null, null],
])('a run that ended with %s, reason %j, has seen the job end with %j', (...[result, reason, jobEnd]) => {
  expect(withOutcome(sampleReport(), outcome(result, { reason }), new Date(at)).jobEnd).toBe(jobEnd)
})

test('the end of a job stays known after a run that does not see it', () => {
  const end = outcome('rejected', { reason: 'unauthorized' })
  expect(withOutcome(sampleReport({ jobEnd: 'failed' }), end, new Date(at)).jobEnd).toBe('failed')
})

test.each<[RunResult, number | null]>([
  ['pull-request', 252_000],
  ['failed', 252_000],
  ['timed-out', null],
  ['rejected', null],
])('of a request that ended with %s, it is known that it took %j ms', (result, tookMs) => {
  const report = sampleReport({ result, tookMs: 252_000 })
  expect(requestTimeIn(report)).toEqual({ startedAt: at, tookMs })
})

test('a conversation has a queue if a request waits in it', () => {
  expect([hasQueue({ queue: [] }), hasQueue({ queue: [sampleRequest()] })]).toEqual([false, true])
})

test.each([
  ['of before the request', '1970-01-01T00:00:00Z', '2026-11-20T13:57:00.000Z'],
  ['of after the request', '2026-11-20T14:02:01Z', '2026-11-20T14:02:01.000Z'],
  ['that is no time', 'yesterday', '2026-11-20T13:57:00.000Z'],
  ['that no state can hold', '+275760-09-13T00:00:00Z', '2026-11-20T13:57:00.000Z'],
  ['that is missing', null, '2026-11-20T13:57:00.000Z'],
])('when a job of this conversation was created, with a time of the service %s', (_, createdAt, expected) => {
  const start = { jobId: 'job_1', isNewRequest: true, isNewJob: true, note: null, at: new Date(at) }
  const report = withJob(withStart(blankOf(), start), sampleJob({ createdAt }))
  expect(report).toMatchObject({ jobCreatedAt: expected, isOwnJob: true })
})

test.each([
  ['1969-12-31T23:59:59Z', null],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
  ['+010000-01-01T00:00:00Z', null],
])('a job that the service says was created at %s was created at %s', (createdAt, expected) => {
  expect(withJob(sampleReport({ jobCreatedAt: null }), sampleJob({ createdAt })).jobCreatedAt).toBe(expected)
})

test('the docs pull request is looked for anew if a reading names another one', () => {
  const report = sampleReport({ pullRequest: link, docsPull })
  const other = { ...link, url: `${link.url}0` }
  const read = (pullRequest: typeof link | null) => withJob(report, sampleJob({ pullRequest })).docsPull
  expect([read(link), read(null), read(other)]).toEqual([docsPull, docsPull, null])
})

test('when a given job was created, only the service knows', () => {
  const start = { jobId: 'job_1', isNewRequest: true, isNewJob: false, note: null, at: new Date(at) }
  const report = withJob(withStart(blankOf(), start), sampleJob({ createdAt: '1970-01-01T00:00:00Z' }))
  expect(report).toMatchObject({ jobCreatedAt: '1970-01-01T00:00:00.000Z', isOwnJob: false })
})

function blankOf(): Report {
  return blankReport(sampleRun(), { startedAt: new Date(at), timeoutMs: 1, isCommand: false })
}
