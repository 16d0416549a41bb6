// A job, as Mintlify reports it.
import { expect, test } from '@jest/globals'
import {
  hasEnded,
  type Job,
  keepLink,
  outcomeOfJob,
  parseJob,
} from '../../src/mintlify/job.ts'
import { link, sampleJob } from '../fixtures/samples.ts'

const given = {
  id: 'job_1',
  status: 'active',
  source: { repository: 'acme/docs', ref: null },
  model: 'sonnet',
  prLink: null,
  createdAt: '2026-11-20T12:00:00Z',
  archivedAt: null,
}
const parse = (json: unknown, askedId: string | null = null) =>
  parseJob(json, (text) => text.replaceAll('SECRET', '***'), askedId)

test('without a status, an answer says nothing of the job that was asked for', () => {
  for (const json of [{}, { ok: true }, { id: 'job_1', status: null }])
    expect(parse(json, 'job_1')).toBeNull()
  expect(parse({ id: 'job_1' })?.status).toBe('unknown')
})

test.each([{ toString: 1 }, ['x'], 7])('the link %j is unusable', (prLink) => {
  const job = parse({ ...given, prLink })
  expect(job).toMatchObject({ prLink: null, hasUnusableLink: true })
})

test('without an id, a job is the one that was asked for', () => {
  expect(parse({ status: 'completed' }, 'job_7')?.id).toBe('job_7')
  expect(parse({ status: 'completed' })).toBeNull()
})

test.each<[string, object, Partial<Job>]>([
  ['nothing else', {}, {}],
  ['an unknown field', { mood: 'good' }, {}],
  ['no status', { status: undefined }, { status: 'unknown' }],
  ['another case', { status: 'COMPLETED' }, { status: 'completed' }],
  ['a capital letter', { status: 'Failed' }, { status: 'failed' }],
  ['an unknown status', { status: 'Queued' }, { status: 'Queued' }],
  ['an empty status', { status: ' ' }, { status: 'unknown' }],
  ['a status of another kind', { status: 7 }, { status: 'unknown' }],
  ['no source', { source: undefined }, { repository: null }],
  ['a source of another kind', { source: 'acme/docs' }, { repository: null }],
  [
    'a branch',
    { source: { ref: 'docs/x' } },
    { repository: null, ref: 'docs/x' },
  ],
  ['a model of another kind', { model: {} }, { model: null }],
  ['lines', { model: ' a\n b ' }, { model: 'a b' }],
  ['300 characters', { model: 'x'.repeat(300) }, { model: 'x'.repeat(300) }],
  [
    '301 characters',
    { model: 'x'.repeat(301) },
    { model: `${'x'.repeat(299)}…` },
  ],
  [
    'a secret',
    {
      status: 'SECRET',
      model: 'SECRET',
      source: { repository: 'a/SECRET', ref: 'SECRET' },
    },
    { status: '***', model: '***', repository: 'a/***', ref: '***' },
  ],
  [
    'times of another kind',
    { createdAt: 7, archivedAt: [] },
    { createdAt: null },
  ],
  ['a link', { prLink: link.url }, { prLink: link.url }],
  ['an empty link', { prLink: '' }, {}],
  [
    'a link to elsewhere',
    { prLink: 'https://github.com/acme/docs' },
    { hasUnusableLink: true },
  ],
  ['a script', { prLink: 'javascript:alert(1)' }, { hasUnusableLink: true }],
  [
    'a link with a secret',
    { prLink: 'https://github.com/acme/SECRET/pull/57' },
    { hasUnusableLink: true },
  ],
  ['a link in a list', { prLink: [link.url] }, { hasUnusableLink: true }],
])('a job with %s', (_, change, expected) => {
  expect(parse({ ...given, ...change })).toEqual(sampleJob(expected))
})

test.each<[string, string | null]>([
  ['acme/docs', 'acme/docs'],
  ['https://github.com/acme/docs', 'acme/docs'],
  ['http://git.example:8080/acme/docs.git/', 'acme/docs'],
  ['https://gitlab.com/acme/team/docs', 'acme/team/docs'],
  ['https://mona:s@github.com/acme/docs?x=1#y', 'acme/docs'],
  ['https://github.com/', null],
  ['git@github.com:acme/docs.git', 'git@github.com:acme/docs.git'],
])('the repository %s is %s', (repository, name) => {
  expect(
    parse({ ...given, source: { repository, ref: null } })?.repository,
  ).toBe(name)
})

test.each([
  'a/b',
  '../x',
  '...',
  'job 1',
  'jób',
  '🙂',
  '%2e%2e',
  'x'.repeat(200),
  '🙂'.repeat(200),
])('the id %j is used', (id) => {
  expect(parse({ ...given, id })?.id).toBe(id)
})

test.each([
  ...[
    '',
    ' ',
    '.',
    '..',
    'a\nb',
    'a\u0000',
    'a\u2029',
    'a\ud800',
    'x'.repeat(201),
    'job_SECRET',
    7,
    null,
  ],
])('the id %j is not usable', (id) => {
  expect(parse({ ...given, id })).toBeNull()
})

test.each([null, 'job_1', 7, [], [given], {}, undefined])(
  '%j is no job',
  (json) => {
    expect(parse(json)).toBeNull()
  },
)

test.each([
  ['active', false],
  ['queued', false],
  ['unknown', false],
  ['Completed', false],
  ['completed', true],
  ['failed', true],
  ['archived', true],
])('a job that is %s has ended: %p', (status, expected) => {
  expect(hasEnded({ status })).toBe(expected)
})

test('a link once read is kept, until there is another', () => {
  const earlier = sampleJob({ prLink: link.url })
  const other = {
    ...link,
    number: 58,
    url: 'https://github.com/acme/docs/pull/58',
  }
  expect(keepLink(sampleJob({ status: 'completed' }), earlier)).toEqual({
    ...earlier,
    status: 'completed',
  })
  expect(keepLink(sampleJob({ prLink: other.url }), earlier).prLink).toBe(
    other.url,
  )
  expect(keepLink(sampleJob(), null)).toEqual(sampleJob())
})

test.each<[Partial<Job>, string, string | null]>([
  [{ status: 'completed', prLink: link.url }, 'pull-request', null],
  [
    { status: 'completed', prLink: link.url, hasUnusableLink: true },
    'pull-request',
    null,
  ],
  [{ status: 'completed' }, 'no-pull-request', null],
  [
    { status: 'completed', hasUnusableLink: true },
    'no-pull-request',
    'unexpected-answer',
  ],
  [{ status: 'failed', prLink: link.url }, 'failed', null],
  [{ status: 'archived' }, 'archived', null],
])('a job with %j ends as %s, %j', (known, result, reason) => {
  expect(outcomeOfJob(sampleJob(known))).toEqual({
    result,
    reason,
    why: null,
    said: null,
  })
})
