import { expect, test } from '@jest/globals'
import type { Attempt } from '../../../src/domain/http/attempt.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { outcome } from '../../../src/domain/job/outcome.ts'
import { answered, lost, reading, sampleJob, tls, unreadable } from '../../fixtures/sample-job.ts'
import {
  accepted,
  attach,
  create,
  ended,
  failed,
  message,
  type Service,
  start,
  type Working,
} from './start-story.ts'

test('a job to wait for is asked for once, and the prompt stays here', async () => {
  const { started, calls } = await start(attach, { get: reading() })
  expect(calls).toEqual(['get job_1'])
  expect(started).toMatchObject({
    did: 'start',
    isNewTurn: false,
    watch: { jobId: 'job_1', job: sampleJob(), isNew: false, followUp: null },
  })
})

test('a job to wait for that is not there is refused', async () => {
  const { words } = await start(attach, { get: answered(404) })
  expect(words).toBe('rejected job-not-found')
})

test.each<[string, Attempt<Job>]>([
  ['is lost', lost],
  ['is unreadable', unreadable],
  ['is a 503', answered(503)],
  ['is a 429', answered(429)],
  ['is about another job', reading({ id: 'job_2' })],
])('a job to wait for whose first reading %s is waited for all the same', async (_, get) => {
  const { started } = await start(attach, { get })
  expect(started).toMatchObject({ did: 'start', isNewTurn: false, watch: { jobId: 'job_1', job: null } })
})

test.each<[string, Working, Service, string[]]>([
  ['a new job', create, { create: accepted }, ['Created job job_1 in 2.0s']],
  [
    'a message',
    message,
    { get: { kind: 'value', value: ended }, message: accepted },
    ['Sent the message to job job_1'],
  ],
  [
    'a message to a job at work',
    message,
    { get: reading(), idle: outcome('failed', { job: sampleJob({ status: 'failed' }) }), message: accepted },
    ['Job job_1 is still at work; the message follows when it has ended.', 'Sent the message to job job_1'],
  ],
  ['a job to wait for', attach, { get: reading() }, ['Found job job_1']],
  ['a refusal', create, { create: failed('refused', { status: 401 }) }, []],
])('the log of %s', async (...[, plan, service, lines]) => {
  expect((await start(plan, service)).lines).toEqual(lines)
})

test.each<[string, Attempt<Job>, boolean]>([
  ['a good one', reading(), true],
  ['none', lost, false],
])('the deadline after %s at the first reading of a job to wait for', async (_, get, hasHeard) => {
  const { started } = await start(attach, { get })
  expect(started).toMatchObject({ watch: { hasHeard } })
})

test.each<[string, Attempt<Job>]>([
  ['lost', lost],
  ['limited', answered(429)],
  ['about another job', reading({ id: 'job_2' })],
])('a job whose first reading is %s is not said to be found', async (_, get) => {
  expect((await start(attach, { get })).lines).toEqual([])
})

test.each<[string, Attempt<Job>, string]>([
  ['has a pull request', { kind: 'value', value: ended }, 'pull-request '],
  ['is at work', reading(), 'detached '],
  ['is another', reading({ id: 'job_2' }), 'unknown unexpected-answer'],
  ['is out of reach', lost, 'unknown unreachable'],
  ['cannot be read', unreadable, 'unknown unexpected-answer'],
  ['is not trusted', tls, 'unknown tls'],
  ['is limited', answered(429), 'unknown rate-limited'],
  ['is broken', answered(503), 'unknown unreachable'],
  ['is refused', answered(401), 'unknown unauthorized'],
  ['is not there', answered(404), 'rejected job-not-found'],
])('a look at a job asks once, and nothing is claimed of what was not seen: it %s', async (_, get, words) => {
  const seen = await start({ do: 'look', jobId: 'job_1' }, { get })
  expect([seen.words, seen.calls]).toEqual([words, ['get job_1']])
})
