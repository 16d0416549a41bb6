import { expect, test } from '@jest/globals'
import type { JobScript } from '../../../emulator/docs-service/job-script.ts'
import {
  acknowledgePrompt,
  continueJob,
  createJob,
  describeJob,
  type JobPrompt,
} from '../../../emulator/docs-service/jobs.ts'

const startedAtMs = Date.UTC(2026, 10, 20, 12)

function prompt(script: JobScript, atMs = 0): JobPrompt {
  return { prompt: 'Describe it.', script, startedAtMs: startedAtMs + atMs }
}

function describe(job: ReturnType<typeof createJob>, atMs: number) {
  const { status, source, prLink, archivedAt = null } = describeJob(job, startedAtMs + atMs)
  return { status, ref: source.ref ?? null, prLink, archivedAt }
}

test.each<[JobScript, number, Partial<ReturnType<typeof describe>>]>([
  [{ ending: 'pull-request', afterMs: 3_000 }, 0, { status: 'active', ref: null, prLink: null }],
  [{ ending: 'pull-request', afterMs: 3_000 }, 999, { status: 'active', ref: null }],
  [{ ending: 'pull-request', afterMs: 3_000 }, 1_000, { status: 'active', ref: 'BRANCH', prLink: null }],
  [{ ending: 'pull-request', afterMs: 3_000 }, 2_999, { status: 'active', prLink: null }],
  [{ ending: 'pull-request', afterMs: 3_000 }, 3_000, { status: 'completed', prLink: 'LINK' }],
  [
    { ending: 'pull-request', afterMs: 3_000, linkDelayMs: 500 },
    3_499,
    { status: 'completed', prLink: null },
  ],
  [
    { ending: 'pull-request', afterMs: 3_000, linkDelayMs: 500 },
    3_500,
    { status: 'completed', prLink: 'LINK' },
  ],
  [{ ending: 'no-pull-request', afterMs: 3_000 }, 3_000, { status: 'completed', prLink: null }],
  [{ ending: 'no-pull-request', afterMs: 3_000 }, 9e9, { status: 'completed', prLink: null }],
  [{ ending: 'failed', afterMs: 3_000 }, 2_999, { status: 'active' }],
  [{ ending: 'failed', afterMs: 3_000 }, 3_000, { status: 'failed', prLink: null, archivedAt: null }],
  [{ ending: 'archived', afterMs: 3_000 }, 2_999, { status: 'active', archivedAt: null }],
  [
    { ending: 'archived', afterMs: 3_000 },
    9_000,
    { status: 'archived', archivedAt: '2026-11-20T12:00:03.000Z' },
  ],
  [{ ending: 'never', afterMs: 3_000 }, 9e9, { status: 'active', ref: 'BRANCH', prLink: null }],
])('%j after %d ms is %j', (script, atMs, expected) => {
  const job = createJob(0, prompt(script))
  const body = JSON.parse(
    JSON.stringify(expected).replace('BRANCH', job.branch).replace('LINK', job.pullRequest),
  )
  expect(describe(job, atMs)).toMatchObject(body)
})

test('a job that ends at once is already told by the answer that starts it', () => {
  const job = createJob(0, prompt({ ending: 'pull-request', afterMs: 0 }))
  expect(acknowledgePrompt(job)).toMatchObject({ status: 'completed', prLink: job.pullRequest })
})

test('a script may name the status of the answer that starts it', () => {
  const job = createJob(0, prompt({ ending: 'archived', afterMs: 0, createdAs: 'queued' }))
  expect(acknowledgePrompt(job)).toMatchObject({ status: 'queued', prLink: null })
  expect(acknowledgePrompt(job)).not.toHaveProperty('archivedAt')
  expect(describe(job, 0).status).toBe('archived')
})

test.each(['pull-request', 'no-pull-request', 'failed', 'archived'] as const)(
  'a message makes a finished job active; ended as %s it has its link again',
  (ending) => {
    const first = createJob(6, prompt({ ending: 'pull-request', afterMs: 3_000 }))
    const job = continueJob(first, prompt({ ending, afterMs: 6_000 }, 10_000))
    expect(acknowledgePrompt(job)).toMatchObject({ status: 'active', prLink: null })
    expect(describe(job, 10_000)).toMatchObject({ status: 'active', ref: first.branch, prLink: null })
    expect(describe(job, 15_999)).toMatchObject({ status: 'active', prLink: null })
    expect(describe(job, 16_000).prLink).toBe(first.pullRequest)
    expect(describeJob(job, startedAtMs + 16_000).createdAt).toBe('2026-11-20T12:00:00.000Z')
  },
)

test('the link outlives prompts that are interrupted', () => {
  const first = createJob(0, prompt({ ending: 'pull-request', afterMs: 0 }))
  const second = continueJob(first, prompt({ ending: 'never', afterMs: 1_000 }, 1_000))
  const third = continueJob(second, prompt({ ending: 'no-pull-request', afterMs: 0 }, 2_000))
  expect(describe(third, 2_000).prLink).toBe(first.pullRequest)
})

test('a message to a job at work replaces what it was doing', () => {
  const first = createJob(0, prompt({ ending: 'pull-request', afterMs: 3_000 }))
  const job = continueJob(first, prompt({ ending: 'failed', afterMs: 3_000 }, 500))
  expect(describe(job, 3_000)).toMatchObject({ status: 'active', ref: job.branch })
  expect(describe(job, 3_500)).toMatchObject({ status: 'failed', prLink: null })
})

test('ids, branches and links are opaque, telling and unique', () => {
  const jobs = Array.from({ length: 20_000 }, (_, count) =>
    createJob(count, prompt({ ending: 'never', afterMs: 0 })),
  )
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(20_000)
  expect(jobs.filter(({ id }) => !/^job_[0-9a-f]{8}$/.test(id))).toEqual([])
  expect(jobs.filter(({ branch }) => !/^mintlify\/[0-9a-f]{8}$/.test(branch))).toEqual([])
  expect(jobs.slice(0, 2).map(({ pullRequest }) => pullRequest)).toEqual([
    'https://github.com/acme/docs/pull/57',
    'https://github.com/acme/docs/pull/58',
  ])
})

test('a job in a repository with docs and code has its pull request there', () => {
  const job = createJob(0, prompt({ ending: 'pull-request', afterMs: 0 }), 'https://github.com/acme/widgets')
  expect(describe(job, 0)).toMatchObject({ prLink: 'https://github.com/acme/widgets/pull/57' })
  expect(acknowledgePrompt(job).source.repository).toBe('https://github.com/acme/widgets')
})
