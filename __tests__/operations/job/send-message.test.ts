import { expect, test } from '@jest/globals'
import type { Attempt } from '../../../src/domain/http/attempt.ts'
import type { Answer } from '../../../src/domain/http/retry-policy.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { type Outcome, outcome } from '../../../src/domain/job/outcome.ts'
import {
  answered,
  link,
  lost,
  notSent,
  reading,
  sampleJob,
  tls,
  unreadable,
} from '../../fixtures/sample-job.ts'
import { accepted, ended, failed, givenMessage, message, start } from './start-story.ts'

test('a message goes to a job that is idle', async () => {
  const { started, calls } = await start(message, {
    get: { kind: 'value', value: ended },
    message: { ok: true, value: ended },
  })
  expect(calls).toEqual(['get job_1', 'message job_1'])
  expect(started).toMatchObject({
    did: 'start',
    isNewTurn: true,
    watch: {
      jobId: 'job_1',
      isNew: false,
      followUp: { before: ended, isDoubtful: false, isConfirming: false },
    },
  })
})

test('an `active` in the message’s own answer counts: nothing is left to prove', async () => {
  const { started } = await start(message, { get: { kind: 'value', value: ended }, message: accepted })
  expect(started).toMatchObject({ watch: { followUp: null, job: { status: 'active', pullRequest: link } } })
})

test('a message whose answer cannot be read is taken as accepted', async () => {
  const { started } = await start(message, {
    get: { kind: 'value', value: ended },
    message: { ok: true, value: null },
  })
  expect(started).toMatchObject({
    did: 'start',
    isNewTurn: true,
    watch: { job: ended, followUp: { before: ended, isDoubtful: false } },
  })
})

test('a message of unknown fate is neither sent again nor given up: polling tells', async () => {
  const { started, calls } = await start(message, {
    get: { kind: 'value', value: ended },
    message: failed('ambiguous', { reason: 'message-ambiguous' }),
  })
  expect(calls).toEqual(['get job_1', 'message job_1'])
  expect(started).toMatchObject({
    did: 'start',
    watch: { job: ended, followUp: { before: ended, isDoubtful: true } },
  })
})

test.each<[string, Answer<Job>, string]>([
  ['401', failed('refused', { reason: 'unauthorized', status: 401 }), 'rejected unauthorized'],
  ['403', failed('refused', { reason: 'forbidden', status: 403 }), 'rejected forbidden'],
  ['302', failed('refused', { reason: 'bad-endpoint', status: 302 }), 'rejected bad-endpoint'],
  ['422', failed('refused', { reason: 'bad-request', status: 422 }), 'rejected bad-request'],
  ['429', failed('refused', { reason: 'rate-limited', status: 429 }), 'rejected rate-limited'],
  ['a connection that cannot be made', failed('refused'), 'rejected unreachable'],
])('a message refused with %s starts no new job', async (_, answer, words) => {
  const seen = await start(message, { get: { kind: 'value', value: ended }, message: answer })
  expect([seen.words, seen.calls]).toEqual([words, ['get job_1', 'message job_1']])
})

test.each([400, 404, 409])(
  'in a thread a job gone with %d is replaced by a new one, and that is said',
  async (status) => {
    const seen = await start(message, {
      get: { kind: 'value', value: ended },
      message: failed('refused', { reason: 'job-not-found', status }),
      create: { ok: true, value: sampleJob({ id: 'job_2' }) },
    })
    expect(seen.calls).toEqual(['get job_1', 'message job_1', 'create'])
    expect(seen.started).toMatchObject({
      did: 'start',
      isNewTurn: true,
      note: expect.stringMatching(/^[A-Z].*job_1.*new.*\.$/),
      watch: { jobId: 'job_2', isNew: true, followUp: null },
    })
    expect(seen.lines).toEqual([
      'Job job_1 takes no more messages, so this is a new one.',
      'Created job job_2 in 2.0s',
    ])
  },
)

test.each([400, 404, 409])('a given job-id that is gone with %d is not replaced', async (status) => {
  const seen = await start(givenMessage, {
    get: { kind: 'value', value: ended },
    message: failed('refused', { reason: 'job-not-found', status }),
  })
  expect([seen.words, seen.calls]).toEqual(['rejected job-not-found', ['get job_1', 'message job_1']])
})

test('a job that is no longer found before the message is replaced in a thread', async () => {
  const seen = await start(message, {
    get: answered(404),
    message: failed('refused', { reason: 'job-not-found', status: 404 }),
    create: accepted,
  })
  expect(seen.started).toMatchObject({ did: 'start', watch: { isNew: true } })
})

test('a job at work is waited for first, then it gets the message', async () => {
  const seen = await start(message, {
    get: reading(),
    idle: outcome('pull-request', { job: ended }),
    message: accepted,
  })
  expect(seen.calls).toEqual(['get job_1', 'idle job_1', 'message job_1'])
  expect(seen.watches).toMatchObject([
    { jobId: 'job_1', awaits: 'idle', isNew: false, job: { status: 'active' } },
  ])
  expect(seen.started).toMatchObject({ did: 'start', isNewTurn: true })
})

test.each<[string, Attempt<Job>]>([
  ['of unknown status', reading({ status: 'queued' })],
  ['not reached (lost)', lost],
  ['not reached (not sent)', notSent],
  ['not reached (unreadable)', unreadable],
  ['not reached (408)', answered(408)],
  ['not reached (425)', answered(425)],
  ['not reached (429)', answered(429)],
  ['not reached (500)', answered(500)],
  ['not reached (tls)', tls],
  [
    'not reached (an answer about another job that has ended)',
    { kind: 'value', value: { ...ended, id: 'job_2' } },
  ],
])('no message goes to a job that may be at work: %s', async (_, get) => {
  const seen = await start(message, { get, idle: outcome('timed-out', { reason: 'deadline' }) })
  expect(seen.calls).toEqual(['get job_1', 'idle job_1'])
})

test.each<[string, Outcome, string]>([
  [
    'stays busy until the deadline',
    outcome('timed-out', { reason: 'deadline', job: sampleJob() }),
    'timed-out busy',
  ],
  ['is not reachable any more', outcome('unknown', { reason: 'unreachable' }), 'rejected unreachable'],
  ['refuses us', outcome('unknown', { reason: 'unauthorized' }), 'rejected unauthorized'],
  ['is left by a cancelled run', outcome('cancelled', { reason: 'signal' }), 'cancelled busy'],
])('no message is sent when the busy job %s', async (_, idle, words) => {
  const seen = await start(message, { get: reading(), idle })
  expect([seen.words, seen.calls]).toEqual([words, ['get job_1', 'idle job_1']])
})

test.each<[string, Partial<Job>, Outcome['result']]>([
  ['failed', { status: 'failed' }, 'failed'],
  ['was archived', { status: 'archived' }, 'archived'],
  ['completed without a link', { status: 'completed' }, 'no-pull-request'],
])('a busy job that %s is free for the message', async (_, known, result) => {
  const job = sampleJob(known)
  const seen = await start(message, {
    get: reading(),
    idle: outcome(result, { job }),
    message: { ok: true, value: job },
  })
  expect(seen.started).toMatchObject({ did: 'start', watch: { followUp: { before: job } } })
})

test('an answer about another job is not taken for ours', async () => {
  const foreign = sampleJob({
    id: 'job_2',
    pullRequest: { url: 'https://github.com/acme/docs/pull/99', repository: 'acme/docs', number: 99 },
  })
  const { started } = await start(message, {
    get: { kind: 'value', value: ended },
    message: { ok: true, value: foreign },
  })
  expect(started).toMatchObject({
    did: 'start',
    watch: { jobId: 'job_1', job: ended, followUp: { before: ended } },
  })
})

test('a job that disappears while it is waited for is left to the answer to the message', async () => {
  const seen = await start(message, {
    get: reading(),
    idle: outcome('unknown', { reason: 'job-disappeared', job: sampleJob() }),
    message: failed('refused', { reason: 'job-not-found', status: 404 }),
    create: { ok: true, value: sampleJob({ id: 'job_2' }) },
  })
  expect(seen.calls).toEqual(['get job_1', 'idle job_1', 'message job_1', 'create'])
  expect(seen.started).toMatchObject({ did: 'start', watch: { jobId: 'job_2', isNew: true } })
})

test('what is read of the job before the message is told at once', async () => {
  const { readings } = await start(message, { get: { kind: 'value', value: ended }, message: accepted })
  expect(readings).toEqual([ended])
})

test('a refused message keeps the job as it was read, with its link', async () => {
  const { started } = await start(givenMessage, {
    get: { kind: 'value', value: ended },
    message: failed('refused', { reason: 'bad-request', status: 422 }),
  })
  expect(started).toMatchObject({ did: 'end', outcome: { result: 'rejected', job: ended } })
})

test('a job that stays busy is kept in the outcome', async () => {
  const job = sampleJob({ ref: 'docs/x' })
  const { started } = await start(message, {
    get: reading(),
    idle: outcome('timed-out', { reason: 'deadline', job }),
  })
  expect(started).toMatchObject({ outcome: { result: 'timed-out', reason: 'busy', job } })
})
