import { expect, test } from '@jest/globals'
import type { CommitStatus } from '../../../src/domain/commit-status/commit-status.ts'
import { keepRequester } from '../../../src/domain/conversation/merge-report.ts'
import { type DocsPull, type DocsPullRules, newDocsPull } from '../../../src/domain/docs-pull/docs-pull.ts'
import { outcome, type Reason } from '../../../src/domain/job/outcome.ts'
import {
  addRequest,
  blankReport,
  continueReport,
  hasAsked,
  hasQueue,
  type Report,
  withJob,
  withOutcome,
  withStart,
} from '../../../src/domain/job/report.ts'
import { redactReport, storeReport } from '../../../src/domain/job/stored-report.ts'
import { link, sampleJob } from '../../fixtures/sample-job.ts'
import { sampleQueue, sampleRequest } from '../../fixtures/sample-queue.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { sampleRun } from '../../fixtures/sample-run.ts'

const at = '2026-11-20T14:02:00.000Z'

test('the last ten requests are kept, oldest first', () => {
  const names = Array.from({ length: 13 }, (_, index) => `request ${index + 1}`)
  const start = sampleReport({ requests: [] })
  const report = names.reduce((before, text) => addRequest(before, { runId: text, at, text }), start)
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

test('the end has the duration of the turn, whatever the wall clock did meanwhile', () => {
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
  const { requests } = [first, second, again].reduce(addRequest, sampleReport({ requests: [] }))
  expect(requests).toEqual([second, { ...again, text: 'first of all' }])
})

const startedAt = new Date('2026-11-20T14:02:00Z')
const makeBlank = () =>
  blankReport(sampleRun({ runId: '200', runAttempt: 2 }), {
    startedAt,
    timeoutMs: 1_800_000,
    nonce: 'fresh',
  })
const blank = makeBlank()

test('a blank report knows the run alone', () => {
  const unknown = { jobId: null, jobCreatedAt: null, status: null, pullRequest: null, branch: null }
  expect(makeBlank()).toEqual({
    ...unknown,
    ...{ turn: 0, turnTimes: [], turnRunId: null, repository: null, isOwnJob: false },
    ...{ result: null, reason: null, detail: null, note: null, tookMs: null },
    ...{ runId: '200', runAttempt: 2, nonce: 'fresh', askedBy: 'mona' },
    ...{ command: null, otherCommands: [], requests: [] },
    startedAt: '2026-11-20T14:02:00.000Z',
    updatedAt: '2026-11-20T14:02:00.000Z',
    deadlineAt: '2026-11-20T14:32:00.000Z',
    ...{ commitStatus: null, docsPullRules: null, docsPull: null, isUnfollowed: false },
    queue: { entries: [], sending: null, sent: [] },
  })
})

test('a turn is remembered for a day, and at most fifty are', () => {
  const now = startedAt.getTime() / 1_000
  const begin = (turnTimes: number[]) =>
    withStart(sampleReport({ turnTimes }), {
      ...{ jobId: 'job_1', isNewTurn: true, isNewJob: false, note: null, at: startedAt },
    }).turnTimes
  expect(begin([now - 86_400, now - 86_399, now - 1])).toEqual([now - 86_399, now - 1, now])
  const many = Array.from({ length: 60 }, (_, index) => now - 60 + index)
  expect(begin(many)).toEqual([...many.slice(-49), now])
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
  const added = addRequest(sampleReport({ requests }), { runId: '1', at, text: 'two' })
  expect(added.requests.map(({ runId, text }) => runId + text)).toEqual(['1one', '2two', '1two'])
})

const commitStatus: CommitStatus = {
  ...{ context: 'docs', until: 'merged', failOn: ['failed'], commits: ['a'.repeat(40)] },
  ...{ isHead: true, isUnsent: false, waivedBy: null, written: 'pending' },
}
const docsPullRules: DocsPullRules = { labels: ['docs'], reviewers: [], hasComment: true, onClose: 'close' }
const docsPull: DocsPull = { ...newDocsPull(docsPullRules), state: 'open', openedAt: at }

const remembered = sampleReport({
  turn: 3,
  turnRunId: '99',
  runId: '123',
  status: 'completed',
  result: 'pull-request',
  reason: 'effect-unconfirmed',
  detail: 'odd',
  note: 'A new job.',
  pullRequest: link,
  branch: 'docs/x',
  command: { id: 1, surface: 'review', reactionId: 2 },
  ...{ commitStatus, docsPullRules, docsPull },
})

test('a run that continues a conversation has its own fields, and the job and history of the conversation', () => {
  const { turn, turnTimes, turnRunId, jobId, status, pullRequest, branch, repository, requests } = remembered
  const { jobCreatedAt, isOwnJob, commitStatus, docsPullRules, docsPull } = remembered
  const ofConversation = {
    turn,
    turnTimes,
    turnRunId,
    jobId,
    status,
    pullRequest,
    branch,
    repository,
    requests,
    ...{ jobCreatedAt, isOwnJob, commitStatus, docsPullRules, docsPull },
  }
  expect(continueReport(blank, remembered)).toEqual({ ...blank, ...ofConversation })
})

test('a run in a conversation that remembers nothing begins with nothing', () => {
  expect(continueReport(blank, null)).toEqual(blank)
})

test.each<[string, string, boolean, Partial<Report>]>([
  ['the same job', 'job_1', true, { turn: 4, turnRunId: '200', pullRequest: link, branch: 'docs/x' }],
  [
    'another job',
    'job_2',
    true,
    { turn: 4, turnRunId: '200', pullRequest: null, branch: null, status: null },
  ],
  ['the same job, read only', 'job_1', false, { turn: 3, turnRunId: '99', pullRequest: link }],
  [
    'another job, read only',
    'job_2',
    false,
    { turn: 3, turnRunId: '99', pullRequest: null, repository: null },
  ],
])('a start on %s', (...[, jobId, isNewTurn, known]) => {
  const report = continueReport(blank, remembered)
  expect(
    withStart(report, { jobId, isNewTurn, isNewJob: false, note: 'A note.', at: new Date() }),
  ).toMatchObject({
    jobId,
    note: 'A note.',
    runId: '200',
    ...known,
  })
})

test('a report is stored with its link as the URL alone', () => {
  expect(storeReport(remembered)).toMatchObject({ turn: 3, jobId: 'job_1', prLink: link.url })
  expect(storeReport({ ...remembered, pullRequest: null }).prLink).toBeNull()
  expect(storeReport(remembered)).not.toHaveProperty('pullRequest')
})

const theirs = { askedBy: 'mona', command: { id: 1, surface: 'conversation' as const, reactionId: 2 } }
const own = { askedBy: 'hubot', command: { id: 3, surface: 'conversation' as const, reactionId: 4 } }

test.each<[string, Partial<Report>, object]>([
  ['a status check', { runId: '200' }, theirs],
  ['a run that asked for something', { runId: '123' }, own],
  ['a run that waits for another job', { runId: '200', jobId: 'job_2' }, own],
  ['a run without a job', { runId: '200', jobId: null }, own],
])('who asked, after %s', (_, known, expected) => {
  const report = sampleReport({ ...own, ...known })
  expect(keepRequester(report, sampleReport(theirs))).toEqual({ ...report, ...expected })
})

test('a redacted report holds a secret in no text, and no id that is made of one', () => {
  const hide = (text: string) => text.replaceAll('s3cr3t', '***')
  const texts = { status: 's3cr3t', detail: 's3cr3t', branch: 's3cr3t', repository: 's3cr3t', note: 's3cr3t' }
  const request = { runId: '1', at, text: 's3cr3t' }
  const report = sampleReport({ ...texts, jobId: 'job-s3cr3t', askedBy: 's3cr3t', requests: [request] })
  const redacted = redactReport(report, hide)
  expect(JSON.stringify(redacted)).not.toContain('s3cr3t')
  expect(redacted).toMatchObject({ status: '***', note: '***', jobId: null })
  expect(redactReport(sampleReport(), hide)).toEqual(sampleReport())
})

test('a redacted report holds a secret in no queued request, and in no label or reviewer', () => {
  const hide = (text: string) => text.replaceAll('s3cr3t', '***')
  const entry = sampleRequest({ askedBy: 's3cr3t', request: 'a s3cr3t', text: 'the s3cr3t' })
  const rules = { ...docsPullRules, labels: ['docs', 's3cr3t'], reviewers: ['s3cr3t'] }
  const report = sampleReport({ queue: sampleQueue({ entries: [entry], sent: ['1'] }), docsPullRules: rules })
  expect(redactReport(report, hide)).toEqual({
    ...report,
    queue: { ...report.queue, entries: [{ ...entry, askedBy: '***', request: 'a ***', text: 'the ***' }] },
    docsPullRules: { ...rules, labels: ['docs', '***'], reviewers: ['***'] },
  })
})

test.each<[Reason, boolean]>([
  ['busy', true],
  ['deadline', false],
])('the commits of a request that ended with the reason %s wait for it: %s', (reason, isUnsent) => {
  const end = outcome('timed-out', { reason })
  expect(withOutcome(sampleReport({ commitStatus }), end, new Date(at)).commitStatus).toEqual({
    ...{ ...commitStatus, isUnsent },
  })
  expect(withOutcome(sampleReport(), end, new Date(at)).commitStatus).toBeNull()
})

test.each([
  ['of before the request', '1970-01-01T00:00:00Z', '2026-11-20T13:57:00.000Z'],
  ['of after the request', '2026-11-20T14:02:01Z', '2026-11-20T14:02:01.000Z'],
  ['that is no time', 'yesterday', '2026-11-20T13:57:00.000Z'],
  ['that no state can hold', '+275760-09-13T00:00:00Z', '2026-11-20T13:57:00.000Z'],
  ['that is missing', null, '2026-11-20T13:57:00.000Z'],
])('when a job of this conversation was created, with a time of the service %s', (_, createdAt, expected) => {
  const start = { jobId: 'job_1', isNewTurn: true, isNewJob: true, note: null, at: new Date(at) }
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

test('a new turn has all commits of the requests that still wait, or else the last one', () => {
  const commits = ['a'.repeat(40), 'b'.repeat(40)]
  const waiting = sampleReport({ commitStatus: { ...commitStatus, commits }, queue: sampleQueue() })
  const free = { ...waiting, queue: sampleQueue({ entries: [] }) }
  expect([hasQueue(waiting), hasQueue(free)]).toEqual([true, false])
  const start = { jobId: 'job_1', isNewTurn: true, isNewJob: false, note: null, at: new Date(at) }
  expect(withStart(waiting, start).commitStatus?.commits).toEqual(commits)
  expect(withStart(free, start).commitStatus?.commits).toEqual(commits.slice(1))
})

test('when a given job was created, only the service knows', () => {
  const start = { jobId: 'job_1', isNewTurn: true, isNewJob: false, note: null, at: new Date(at) }
  const report = withJob(withStart(blankOf(), start), sampleJob({ createdAt: '1970-01-01T00:00:00Z' }))
  expect(report).toMatchObject({ jobCreatedAt: '1970-01-01T00:00:00.000Z', isOwnJob: false })
})

function blankOf(): Report {
  return blankReport(sampleRun(), { startedAt: new Date(at), timeoutMs: 1, nonce: 'n' })
}
