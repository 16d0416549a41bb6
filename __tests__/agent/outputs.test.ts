// The outputs of an agent job.
import { expect, test } from '@jest/globals'
import { readMetadata } from '../../emulator/runner/env.ts'
import {
  type End,
  outputsAtEnd,
  outputsOfJob,
} from '../../src/agent/outputs.ts'
import type { DocsPull } from '../../src/docs-pull/docs-pull.ts'
import { type Outcome, outcome } from '../../src/outcome.ts'
import { link, sampleJob, sampleShown } from '../fixtures/samples.ts'

const runUrl = 'https://github.com/acme/app/actions/runs/42'
function shownOf(ended: Outcome) {
  return sampleShown({ runUrl, ...ended })
}

const subject = {
  shown: shownOf(outcome('skipped', 'not-a-command')),
  ...{ job: null, until: null, slashCommand: null },
  ...{ isRemembered: false, requestCount: 0 },
}
const atEnd = {
  ...{ job: null, docsPull: null, prompt: null, checks: [], fails: false },
  ...{ commentUrl: null, subject, durationMs: 0 },
}
function endedAs(ended: Outcome) {
  return { subject: { ...subject, shown: shownOf(ended) } }
}

const docsPull: DocsPull = {
  ...{ state: 'open', pages: [], fileCount: 0, isComplete: true },
  previews: [],
}
const empty = {
  'pr-link': '',
  status: '',
  'job-id': '',
  job: '',
  'pr-number': '',
  'pr-repository': '',
  'changed-pages': '',
  'preview-url': '',
  'comment-url': '',
  reason: '',
  'duration-seconds': '0',
}
const page = {
  path: 'guides/client',
  change: 'changed' as const,
  url: 'https://x',
}

test.each<[string, Partial<End>, Record<string, string>]>([
  [
    'nothing known',
    {},
    { ...empty, result: 'skipped', reason: 'not-a-command' },
  ],
  [
    'no reason',
    endedAs(outcome('no-pull-request', null)),
    { ...empty, result: 'no-pull-request' },
  ],
  [
    'no pages',
    { docsPull },
    {
      ...empty,
      result: 'skipped',
      reason: 'not-a-command',
      'changed-pages': '[]',
    },
  ],
  [
    'everything',
    {
      ...{
        ...endedAs(outcome('pull-request', null)),
        job: sampleJob({ prLink: link.url, status: 'completed' }),
        commentUrl: 'https://comment',
      },
      docsPull: {
        ...docsPull,
        pages: [page],
        previews: [{ environment: 'staging', url: 'https://preview' }],
      },
      durationMs: 61_500,
    },
    {
      ...{
        'pr-link': link.url,
        status: 'completed',
        'job-id': 'job_1',
        'pr-number': '57',
        'pr-repository': 'acme/docs',
      },
      job: `{"id":"job_1","status":"completed","source":{"repository":"acme/docs","ref":null},"model":"sonnet","prLink":"${link.url}","createdAt":"2026-11-20T12:00:00Z","archivedAt":null}`,
      ...{
        result: 'pull-request',
        reason: '',
        'changed-pages': '[{"path":"guides/client","change":"changed"}]',
      },
      'preview-url': 'https://preview',
      'comment-url': 'https://comment',
      'duration-seconds': '62',
    },
  ],
])('the end with %s', (_, known, expected) => {
  expect(outputsAtEnd({ ...atEnd, ...known })).toEqual(expected)
})

test('a job without a pull request has no link', () => {
  expect(outputsOfJob(sampleJob(), runUrl)).toMatchObject({
    'pr-link': '',
    'pr-number': '',
    'pr-repository': '',
  })
})

test('a number and a repository are those of a known host only', () => {
  const elsewhere = { ...link, url: 'https://git.acme.com/acme/docs/pull/57' }
  const job = sampleJob({ prLink: elsewhere.url })
  expect(outputsOfJob(job, runUrl)).toMatchObject({
    'pr-link': elsewhere.url,
    'pr-number': '',
    'pr-repository': '',
  })
})

test('all outputs that the action declares are set at its end, and no other', () => {
  const { outputs } = readMetadata() as unknown as { outputs: object }
  expect(Object.keys(outputsAtEnd(atEnd)).sort()).toEqual(
    Object.keys(outputs).sort(),
  )
})
