import { expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { outcome } from '../../src/state/outcome.ts'
import { answered, lost, reading, sampleJob, tls, unreadable } from '../fixtures/sample-job.ts'
import {
  accepted,
  attach,
  create,
  ended,
  failed,
  message,
  type Service,
  start,
  type WorkPlan,
} from './start-story.ts'

test('a job to attach to is read once, and no prompt is sent', async () => {
  const { started, calls } = await start(attach, { get: reading() })
  expect(calls).toEqual(['get job_1'])
  expect(started).toMatchObject({
    kind: 'started',
    isNewRequest: false,
    state: { jobId: 'job_1', job: sampleJob(), isNew: false, pendingMessage: null },
  })
})

test('a job to attach to that is not found is rejected', async () => {
  const { words } = await start(attach, { get: answered(404) })
  expect(words).toBe('rejected job-not-found')
})

test.each<[string, HttpOutcome<Job>]>([
  ['gets no response', lost],
  ['is unreadable', unreadable],
  ['is a 503', answered(503)],
  ['is a 429', answered(429)],
  ['is about another job', reading({ id: 'job_2' })],
])('a job to attach to whose first reading %s is still waited for', async (_, get) => {
  const { started } = await start(attach, { get })
  expect(started).toMatchObject({
    kind: 'started',
    isNewRequest: false,
    state: { jobId: 'job_1', job: null },
  })
})

test.each<[string, WorkPlan, Service, string[]]>([
  ['a new job', create, { create: accepted }, ['Created job job_1 in 2.0s']],
  [
    'a message',
    message,
    { get: { kind: 'value', value: ended }, message: accepted },
    ['Sent the request to job job_1'],
  ],
  [
    'a message to an active job',
    message,
    { get: reading(), idle: outcome('pull-request', { job: ended }), message: accepted },
    [
      'Agent job job_1 is still working. The request is sent when it finishes.',
      'Sent the request to job job_1',
    ],
  ],
  [
    'a message to an active job that fails',
    message,
    { get: reading(), idle: outcome('failed', { job: sampleJob({ status: 'failed' }) }), create: accepted },
    [
      'Agent job job_1 is still working. The request is sent when it finishes.',
      'The previous agent job failed, so this is a new one.',
      'Created job job_1 in 2.0s',
    ],
  ],
  ['a job to attach to', attach, { get: reading() }, ['Found job job_1']],
  ['a rejected create', create, { create: failed('rejected', { status: 401 }) }, []],
])('the log of %s', async (...[, plan, service, lines]) => {
  expect((await start(plan, service)).lines).toEqual(lines)
})

test.each<[string, HttpOutcome<Job>, boolean]>([
  ['a good reading', reading(), true],
  ['no response', lost, false],
])(
  'whether the service has responded after %s as the first reading of a job to attach to',
  async (_, get, hasResponded) => {
    const { started } = await start(attach, { get })
    expect(started).toMatchObject({ state: { hasResponded } })
  },
)

test.each<[string, HttpOutcome<Job>]>([
  ['without a response', lost],
  ['rate limited', answered(429)],
  ['about another job', reading({ id: 'job_2' })],
])('a job whose first reading is %s is not logged as found', async (_, get) => {
  expect((await start(attach, { get })).lines).toEqual([])
})

test.each<[string, HttpOutcome<Job>, string]>([
  ['has a pull request', { kind: 'value', value: ended }, 'pull-request'],
  ['is active', reading(), 'running'],
  ['is another job', reading({ id: 'job_2' }), 'unknown unexpected-answer'],
  ['cannot be reached', lost, 'unknown unreachable'],
  ['cannot be read', unreadable, 'unknown unexpected-answer'],
  ['has an untrusted certificate', tls, 'unknown tls'],
  ['is rate limited', answered(429), 'unknown rate-limited'],
  ['has a server error', answered(503), 'unknown unreachable'],
  ['is rejected', answered(401), 'unknown unauthorized'],
  ['is not found', answered(404), 'rejected job-not-found'],
])(
  'a status check reads the job once, and claims nothing that was not read: it %s',
  async (_, get, words) => {
    const result = await start({ kind: 'status', jobId: 'job_1' }, { get })
    expect([result.words, result.calls]).toEqual([words, ['get job_1']])
  },
)
