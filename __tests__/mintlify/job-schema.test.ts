import { expect, test } from '@jest/globals'
import { parseJob } from '../../src/mintlify/job-schema.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'

const given = {
  id: 'job_1',
  status: 'active',
  source: { repository: 'acme/docs', ref: null },
  model: 'sonnet',
  prLink: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  archivedAt: null,
}

function redactSecret(text: string): string {
  return text.replaceAll('SECRET', '***')
}

test('a job is read field by field, and unknown fields are passed over', () => {
  expect(parseJob({ ...given, mood: 'good' }, redactSecret)).toEqual({ kind: 'success', value: sampleJob() })
})

const offsetTimes = { createdAt: '2026-11-20T16:02:00+02:00', archivedAt: '2026-11-20T14:02:00.5-00:30' }
const utcTimes = { createdAt: '2026-11-20T14:02:00Z', archivedAt: '2026-11-20T14:32:00.500Z' }

test.each<[string, Record<string, unknown>, ReturnType<typeof sampleJob>]>([
  ['no status', { status: undefined }, sampleJob({ status: 'unknown' })],
  ['an empty status', { status: ' ' }, sampleJob({ status: 'unknown' })],
  ['a status of another kind', { status: 7 }, sampleJob({ status: 'unknown' })],
  ['no source', { source: undefined }, sampleJob({ repository: null })],
  ['a source of another kind', { source: 'acme/docs' }, sampleJob({ repository: null })],
  ['a source of nothing', { source: {} }, sampleJob({ repository: null })],
  ['a branch', { source: { ref: 'docs/x' } }, sampleJob({ repository: null, ref: 'docs/x' })],
  ['a model of another kind', { model: {} }, sampleJob({ model: null })],
  ['no model', { model: undefined }, sampleJob({ model: null })],
  ['lines', { model: ' a\n b ' }, sampleJob({ model: 'a b' })],
  ['much text', { model: 'x'.repeat(301) }, sampleJob({ model: `${'x'.repeat(299)}…` })],
  ['times of another kind', { createdAt: 7, archivedAt: [] }, sampleJob({ createdAt: null })],
  [
    'an archive time',
    { archivedAt: '2026-11-20T14:02:00Z' },
    sampleJob({ archivedAt: '2026-11-20T14:02:00Z' }),
  ],
  ['times with offsets', offsetTimes, sampleJob(utcTimes)],
  ['a time of no zone', { createdAt: '2026-11-20T14:02:00' }, sampleJob({ createdAt: null })],
  ['a time that is none in UTC', { createdAt: '9999-12-31T23:59:59-01:00' }, sampleJob({ createdAt: null })],
])('a job with %s is read all the same', (_, change, value) => {
  expect(parseJob({ ...given, ...change }, redactSecret)).toEqual({ kind: 'success', value })
})

test.each<[string, unknown, boolean, boolean]>([
  ['a link to a pull request', link.url, true, false],
  ['null', null, false, false],
  ['nothing', undefined, false, false],
  ['an empty text', '', false, false],
  ['a link to elsewhere', 'https://github.com/acme/docs', false, true],
  ['a script', 'javascript:alert(1)', false, true],
  ['a number', 7, false, true],
  ['a list with a link', [link.url], false, true],
])(
  'with %s (%p) as its link a job has a pull request: %p, an unusable link: %p',
  (...[, prLink, isUsable, hasUnusableLink]) => {
    const pullRequest = isUsable ? link : null
    const value = sampleJob({ pullRequest, hasUnusableLink })
    expect(parseJob({ ...given, prLink }, redactSecret)).toEqual({ kind: 'success', value })
  },
)

test('secrets are taken out of every text and of the link', () => {
  const change = { model: 'SECRET', source: { repository: 'a/SECRET', ref: 'SECRET' }, status: 'SECRET' }
  const prLink = 'https://github.com/acme/SECRET/pull/57'
  const read = parseJob({ ...given, ...change, prLink }, redactSecret)
  expect(JSON.stringify(read)).not.toContain('SECRET')
  expect(read).toMatchObject({ value: { model: '***', repository: 'a/***', ref: '***', status: '***' } })
})

test.each([
  ['https://github.com/acme/docs', 'acme/docs'],
  ['http://git.example:8080/acme/docs.git/', 'acme/docs'],
  ['https://gitlab.com/acme/team/docs', 'acme/team/docs'],
  ['https://mona:s@github.com/acme/docs?x=1#y', 'acme/docs'],
  ['https://github.com/', null],
  ['git@github.com:acme/docs.git', 'git@github.com:acme/docs.git'],
  ['acme/docs', 'acme/docs'],
])('the repository %s is %s', (repository, name) => {
  expect(parseJob({ ...given, source: { repository, ref: null } }, redactSecret)).toMatchObject({
    value: { repository: name },
  })
})

test.each(['a/b', '../x', '...', 'job 1', 'jób', '🙂', '%2e%2e', 'x'.repeat(200), '🙂'.repeat(200)])(
  'the id %j is kept as it is',
  (id) => {
    expect(parseJob({ ...given, id }, redactSecret)).toMatchObject({ kind: 'success', value: { id } })
  },
)

test.each(['', ' ', '.', '..', 'a\nb', 'a\u0000', 'a\u2029', 'a\ud800', 'x'.repeat(201)])(
  'the id %j is not usable',
  (id) => {
    expect(parseJob({ ...given, id }, redactSecret).kind).toBe('failure')
  },
)

test.each([null, 'job_1', 7, [], [given], {}, { ...given, id: 7 }, undefined])('%j is no job', (json) => {
  expect(parseJob(json, redactSecret)).toEqual({
    kind: 'failure',
    error: "the answer was refused: it isn't a job with a usable `id`",
  })
})
