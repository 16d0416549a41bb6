import { expect, test } from '@jest/globals'
import { outputsAtEnd, outputsOfJob } from '../../src/job/job-outputs.ts'
import { outcome } from '../../src/state/outcome.ts'
import { seenOpen } from '../fixtures/sample-docs-pull.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'

const created = '2026-11-20T12:00:00.000Z'
const archived = '2026-11-20T13:00:00.000Z'
const figures = { durationMs: 252_499, polls: 7, commentUrl: null, jobId: null, docsPull: null }

test('a reading of a job sets an output for everything that is known of it', () => {
  const job = sampleJob({ status: 'completed', pullRequest: link, ref: 'docs/retry', archivedAt: archived })
  const { job: json, ...others } = outputsOfJob(job)
  expect(others).toEqual({
    ...{ 'job-id': 'job_1', status: 'completed', model: 'sonnet' },
    ...{ 'pr-link': link.url, 'pr-number': '57', 'pr-repository': 'acme/docs' },
    ...{ 'docs-repository': 'acme/docs', 'docs-branch': 'docs/retry' },
    ...{ 'created-at': created, 'archived-at': archived },
  })
  expect(JSON.parse(json ?? '')).toEqual({
    ...{ id: 'job_1', status: 'completed', model: 'sonnet', prLink: link.url },
    source: { repository: 'acme/docs', ref: 'docs/retry' },
    ...{ createdAt: created, archivedAt: archived },
  })
})

const empty = {
  ...{ 'job-id': '', status: '', model: '', 'pr-link': '', 'pr-number': '', 'pr-repository': '' },
  ...{ 'docs-repository': '', 'docs-branch': '', 'created-at': '', 'archived-at': '' },
}

test('what a reading lacks is empty, and null in the JSON', () => {
  const job = sampleJob({ model: null, repository: null, createdAt: null })
  const { job: json, ...others } = outputsOfJob(job)
  expect(others).toEqual({ ...empty, 'job-id': 'job_1', status: 'active' })
  expect(JSON.parse(json ?? '')).toEqual({
    ...{ id: 'job_1', status: 'active', model: null, prLink: null },
    source: { repository: null, ref: null },
    ...{ createdAt: null, archivedAt: null },
  })
})

test('at the end, the outputs of the run are beside those of the job', () => {
  const job = sampleJob({ status: 'completed', pullRequest: link })
  const end = outcome('pull-request', { reason: 'effect-unconfirmed', job })
  const page = { path: 'guides/client', change: 'added' as const, anchor: 'f'.repeat(64) }
  const docsPull = seenOpen({
    changes: { head: 'a'.repeat(40), pages: [page], others: 2 },
    preview: { state: 'ready', address: 'https://preview.example' },
  })
  const known = { ...figures, jobId: 'job_1', docsPull, commentUrl: 'https://example.com' } as const
  expect(outputsAtEnd(end, known)).toEqual({
    ...outputsOfJob(job),
    ...{ result: 'pull-request', reason: 'effect-unconfirmed', 'docs-state': 'open' },
    'changed-pages': '[{"path":"guides/client","change":"added"}]',
    'preview-url': 'https://preview.example/',
    ...{ 'comment-url': 'https://example.com', 'duration-seconds': '252', 'poll-count': '7' },
  })
})

test.each([
  [null, ''],
  ['job_1', 'job_1'],
])('at an end without a reading, all but the job id %j is empty', (jobId, id) => {
  expect(outputsAtEnd(outcome('timed-out'), { ...figures, jobId })).toEqual({
    ...{ ...empty, 'job-id': id, job: '', result: 'timed-out', reason: '', 'docs-state': '' },
    ...{ 'changed-pages': '', 'preview-url': '' },
    ...{ 'comment-url': '', 'duration-seconds': '252', 'poll-count': '7' },
  })
})
