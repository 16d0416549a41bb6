import { expect, test } from '@jest/globals'
import {
  awaitsMerge,
  describeCommit,
  describeCommitStatus,
  mergeQueueStatus,
  waivedStatus,
} from '../../src/follow-up/describe-status.ts'
import type { CommitStatus } from '../../src/state/commit-status.ts'
import { type DocsPull, newDocsPull } from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { link } from '../fixtures/sample-job.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { newSha, oldSha, sampleStatus } from '../fixtures/sample-status.ts'

const docs = (state: DocsPull['state']): DocsPull => ({ ...newDocsPull(null), state })
const ready: Partial<Report> = { result: 'pull-request', pullRequest: link }
const waiting: Partial<Report> = { queue: [sampleRequest()] }
const none: Partial<CommitStatus> = { failOn: [] }
const waiver = { by: 'mona', sha: oldSha }
const merged: Partial<CommitStatus> = { until: 'merged' }

function show(report: Partial<Report>, status: Partial<CommitStatus> = {}): string {
  const commitStatus = sampleStatus(status)
  const { state, description } = describeCommit(
    sampleReport({ ...report, commitStatus }),
    commitStatus,
    oldSha,
  )
  return `${state}: ${description}`
}

test.each<[string, Partial<Report>, Partial<CommitStatus>, string]>([
  ['a run at work', {}, {}, 'pending: Docs agent is working'],
  ['a run that does not wait', { result: 'running' }, {}, 'pending: Docs agent is working'],
  ['one that could not wait longer', { result: 'timed-out' }, {}, 'pending: Docs agent is still running'],
  [
    'the same where that does not fail',
    { result: 'timed-out' },
    none,
    'pending: Docs agent is still running',
  ],
  ['a cancelled one', { result: 'cancelled', reason: 'interrupted' }, none, 'pending: Workflow canceled'],
  ['one canceled for no known reason', { result: 'cancelled' }, {}, 'pending: Workflow canceled;'],
  ['a killed one', { result: 'unknown', reason: 'interrupted' }, {}, 'pending: Workflow job stopped before'],
  [
    'the same where that does not fail',
    { result: 'unknown', reason: 'interrupted' },
    none,
    'pending: Workflow job',
  ],
  [
    'a cancelled one without a job',
    { result: 'cancelled', jobId: null },
    none,
    'error: Workflow canceled before',
  ],
  ['a killed one without a job', { result: 'unknown', reason: 'interrupted', jobId: null }, {}, 'error: '],
  [
    'a queued request after a docs pull request',
    { ...ready, ...waiting },
    {},
    'pending: A request is queued',
  ],
  [
    'a queued request after a failed job',
    { result: 'failed', ...waiting },
    {},
    'pending: A request is queued',
  ],
  [
    'a queued request where a request was not sent',
    { ...ready, ...waiting },
    { isUnsent: true },
    'pending: A request is queued',
  ],
  [
    'a queued request, waived',
    { ...ready, ...waiting },
    { waiver },
    'success: Not needed for aaaaaaa, says mona',
  ],
  [
    'a queued request that nobody follows',
    { ...ready, ...waiting, isUnfollowed: true },
    {},
    'error: No longer followed',
  ],
  [
    'a request that was not sent after a docs pull request',
    ready,
    { isUnsent: true },
    "error: The request for this commit wasn't sent",
  ],
  [
    'the same where that does not fail',
    ready,
    { ...none, isUnsent: true },
    'success: Docs pull request ready',
  ],
  [
    'a request that was not sent after a failed job',
    { result: 'failed' },
    { isUnsent: true },
    'error: Docs agent failed',
  ],
  ['a docs pull request', ready, {}, 'success: Docs pull request ready: acme/docs#57'],
  [
    'a failed job after a docs pull request, which fails nothing',
    { ...ready, result: 'failed' },
    none,
    'success: Docs agent failed',
  ],
  ['none', { result: 'no-pull-request' }, {}, 'success: Docs agent finished: no pull request opened'],
  [
    'none, which fails',
    { result: 'no-pull-request' },
    { failOn: ['no-pull-request'] },
    'error: Docs agent finished',
  ],
  ['a failed job', { result: 'failed' }, {}, 'error: Docs agent failed'],
  ['one that fails nothing', { result: 'failed' }, none, 'success: Docs agent failed'],
  ['an archived job', { result: 'archived' }, {}, 'error: Docs agent job was archived'],
  ['one that fails nothing', { result: 'archived' }, none, 'success: Docs agent job was archived'],
  ['an unknown end', { result: 'unknown', reason: 'unreachable' }, {}, 'error: '],
  ['one that fails nothing', { result: 'unknown', reason: 'unreachable' }, none, 'success: '],
  ['a rejected request', { result: 'rejected', reason: 'unauthorized' }, {}, 'error: '],
  ['one that fails nothing', { result: 'rejected', reason: 'unauthorized' }, none, 'success: '],
  [
    'a pull request that waits for its merge',
    ready,
    merged,
    'pending: Waiting for the merge of acme/docs#57',
  ],
  [
    'the same when it is open',
    { ...ready, docsPull: docs('open') },
    merged,
    'pending: Waiting for the merge',
  ],
  ['a merged one', { ...ready, docsPull: docs('merged') }, merged, 'success: Docs merged: acme/docs#57'],
  [
    'a closed one',
    { ...ready, docsPull: docs('closed') },
    merged,
    'failure: Docs pull request closed without',
  ],
  [
    'a closed one that nobody waits for',
    { ...ready, docsPull: docs('closed') },
    {},
    'success: Docs pull request',
  ],
  ['a failed job beside a merge', { result: 'failed' }, merged, 'error: Docs agent failed'],
  ['no pull request to merge', { result: 'no-pull-request' }, merged, 'success: '],
  [
    'a job that nobody follows',
    { result: 'running', isUnfollowed: true },
    {},
    'error: No longer followed. Comment the slash command to continue.',
  ],
  [
    'a merge that nobody follows',
    { ...ready, isUnfollowed: true },
    merged,
    'error: No longer followed. Comment the slash command to continue.',
  ],
  ['a success that nobody follows', { ...ready, isUnfollowed: true }, {}, 'success: Docs pull request ready'],
  ['a waived one at work', {}, { waiver }, 'success: Not needed for aaaaaaa, says mona'],
  [
    'a waived one that failed',
    { result: 'failed' },
    { waiver },
    'success: Not needed for aaaaaaa, says mona',
  ],
  ['a waived one, closed', { ...ready, docsPull: docs('closed') }, { ...merged, waiver }, 'success: Not'],
])('%s', (...[, report, status, text]) => {
  expect(show(report, status)).toContain(text)
})

const long = { ...link, repository: `${'o'.repeat(39)}/${'r'.repeat(100)}`, number: 123_456 }
const emoji = { ...link, repository: `acme/${'📄'.repeat(100)}` }

test.each<[string, Partial<Report>, Partial<CommitStatus>]>([
  ['a long repository', { ...ready, pullRequest: long }, {}],
  ['a long repository that is merged', { ...ready, pullRequest: long, docsPull: docs('merged') }, merged],
  ['a long repository that is closed', { ...ready, pullRequest: long, docsPull: docs('closed') }, merged],
  ['signs of two units', { ...ready, pullRequest: emoji }, {}],
  ['a foreign detail', { result: 'rejected', reason: 'bad-request', detail: 'x'.repeat(500) }, {}],
  ['a long login', {}, { waiver: { by: 'm'.repeat(300), sha: oldSha } }],
])('%s takes at most 140 characters on one line', (_, report, status) => {
  const commitStatus = sampleStatus(status)
  const { description } = describeCommit(sampleReport({ ...report, commitStatus }), commitStatus, oldSha)
  expect(description.length).toBeLessThanOrEqual(140)
  expect(description.isWellFormed()).toBe(true)
  expect(description).not.toMatch(/[\n`]/)
})

test('the fixed texts', () => {
  expect(mergeQueueStatus.state).toBe('success')
  expect(waivedStatus(waiver)).toEqual({ state: 'success', description: 'Not needed for aaaaaaa, says mona' })
})

test.each<[string, Partial<Report>, Partial<CommitStatus>, boolean]>([
  ['a docs pull request', ready, merged, true],
  ['one that is open', { ...ready, docsPull: docs('open') }, merged, true],
  ['a merged one', { ...ready, docsPull: docs('merged') }, merged, false],
  ['a closed one', { ...ready, docsPull: docs('closed') }, merged, false],
  ['one that only has to be ready', ready, {}, false],
  ['a waived one', ready, { ...merged, waiver }, false],
  ['one whose earlier commit is waived', ready, { ...merged, waiver, commits: [oldSha, newSha] }, true],
  ['one that nobody follows', { ...ready, isUnfollowed: true }, merged, false],
  ['a job at work', {}, merged, false],
  ['a job at work on a docs pull request', { ...ready, result: 'running' }, merged, false],
  ['no docs pull request', { result: 'no-pull-request' }, merged, false],
])('whether the merge is awaited: %s', (...[, report, status, expected]) => {
  expect(awaitsMerge(sampleReport({ ...report, commitStatus: sampleStatus(status) }))).toBe(expected)
})

test('without a commit status, no merge is awaited', () => {
  expect(awaitsMerge(sampleReport(ready))).toBe(false)
})

test('a waiver is for its commit alone', () => {
  const commitStatus = sampleStatus({ commits: [oldSha, newSha], waiver })
  const report = sampleReport({ result: 'failed', commitStatus })
  expect(describeCommit(report, commitStatus, newSha)).toEqual(describeCommitStatus(report, commitStatus))
  expect(describeCommitStatus(report, commitStatus).state).toBe('error')
})

test('a status whose name another conversation uses is never green, and not waived', () => {
  const commitStatus = sampleStatus({ isShared: true, waiver })
  const text = { state: 'error', description: expect.stringContaining('uses this status name, too') }
  expect(describeCommit(sampleReport({ ...ready, commitStatus }), commitStatus, oldSha)).toEqual(text)
})
