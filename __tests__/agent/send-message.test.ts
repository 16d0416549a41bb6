import { expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import type { CallResult } from '../../src/mintlify/retry-policy.ts'
import { type Outcome, outcome } from '../../src/state/outcome.ts'
import { answered, link, lost, notSent, reading, sampleJob, tls, unreadable } from '../fixtures/sample-job.ts'
import { accepted, ended, failed, givenMessage, message, type Service, start } from './start-story.ts'

test('a message goes to a job that is idle', async () => {
  const { started, calls } = await start(message, {
    get: { kind: 'value', value: ended },
    message: { kind: 'success', value: ended },
  })
  expect(calls).toEqual(['get job_1', 'message job_1'])
  expect(started).toMatchObject({
    kind: 'started',
    isNewRequest: true,
    isNewJob: false,
    state: {
      jobId: 'job_1',
      isNew: false,
      hasResponded: true,
      pendingMessage: { jobBefore: ended, isDeliveryUncertain: false, isConfirming: false },
    },
  })
})

test('`active` in the response to the message acknowledges it', async () => {
  const { started } = await start(message, { get: { kind: 'value', value: ended }, message: accepted })
  expect(started).toMatchObject({
    state: { pendingMessage: null, job: { status: 'active', pullRequest: link } },
  })
})

test('a message whose response cannot be read counts as accepted', async () => {
  const { started } = await start(message, {
    get: { kind: 'value', value: ended },
    message: { kind: 'success', value: null },
  })
  expect(started).toMatchObject({
    kind: 'started',
    isNewRequest: true,
    state: { job: ended, pendingMessage: { jobBefore: ended, isDeliveryUncertain: false } },
  })
})

test('an ambiguous message is neither sent again nor given up: polling decides', async () => {
  const { started, calls } = await start(message, {
    get: { kind: 'value', value: ended },
    message: failed('ambiguous', { reason: 'message-unconfirmed' }),
  })
  expect(calls).toEqual(['get job_1', 'message job_1'])
  expect(started).toMatchObject({
    kind: 'started',
    state: { job: ended, pendingMessage: { jobBefore: ended, isDeliveryUncertain: true } },
  })
})

test.each<[string, CallResult<Job>, string]>([
  ['401', failed('rejected', { reason: 'unauthorized', status: 401 }), 'rejected unauthorized'],
  ['403', failed('rejected', { reason: 'forbidden', status: 403 }), 'rejected forbidden'],
  ['302', failed('rejected', { reason: 'redirected', status: 302 }), 'rejected redirected'],
  ['429', failed('rejected', { reason: 'rate-limited', status: 429 }), 'rejected rate-limited'],
  ['a connection that cannot be made', failed('rejected'), 'rejected unreachable'],
])('a message rejected with %s starts no new job', async (_, response, words) => {
  const result = await start(message, { get: { kind: 'value', value: ended }, message: response })
  expect([result.words, result.calls]).toEqual([words, ['get job_1', 'message job_1']])
})

const refusals = [400, 404, 409, 422]
const second: CallResult<Job> = { kind: 'success', value: sampleJob({ id: 'job_2' }) }
const refusedWith = (status: number): Service => ({
  get: { kind: 'value', value: ended },
  message: failed('rejected', { reason: 'bad-request', status }),
})

test.each(refusals)(
  'in a conversation a job that is gone after a %d is replaced by a new one, and a note says so',
  async (status) => {
    const result = await start(message, { ...refusedWith(status), getAfter: answered(404), create: second })
    expect(result.calls).toEqual(['get job_1', 'message job_1', 'get job_1', 'become create', 'create'])
    expect(result.started).toMatchObject({
      kind: 'started',
      isNewRequest: true,
      note: 'The previous agent job no longer exists in Mintlify, so this is a new one.',
      state: { jobId: 'job_2', isNew: true, pendingMessage: null },
    })
    expect(result.lines).toEqual([
      'The previous agent job no longer exists in Mintlify, so this is a new one.',
      'Created job job_2 in 2.0s',
    ])
  },
)

test.each(['failed', 'archived'] as const)(
  'in a conversation a job that is %s after a refusal is replaced by a new one',
  async (status) => {
    const result = await start(message, {
      ...refusedWith(422),
      getAfter: reading({ status }),
      create: second,
    })
    expect(result.calls.slice(2)).toEqual(['get job_1', 'become create', 'create'])
  },
)

test.each<[string, HttpOutcome<Job>]>([
  ['is as it was', { kind: 'value', value: ended }],
  ['cannot be read', lost],
  ['is another one', reading({ id: 'job_2', status: 'failed' })],
])('a refused message starts no new job where the job %s', async (_, getAfter) => {
  const { words, calls } = await start(message, { ...refusedWith(422), getAfter })
  expect([words, calls]).toEqual(['rejected bad-request', ['get job_1', 'message job_1', 'get job_1']])
})

test.each<[string, Service]>([
  ['is gone', { ...refusedWith(404), getAfter: answered(404) }],
  ['has failed', { get: reading({ status: 'failed' }) }],
])('a job that %s is not replaced where the claim of a create cannot be written', async (_, service) => {
  const { words, calls } = await start(message, { ...service, isClaimed: false })
  expect([words, calls.at(-1)]).toEqual(['unknown memory-unwritable', 'become create'])
})

test.each(refusals)('a given job-id that is gone with %d is not replaced', async (status) => {
  const result = await start(givenMessage, {
    get: { kind: 'value', value: ended },
    message: failed('rejected', { reason: 'job-not-found', status }),
  })
  expect([result.words, result.calls]).toEqual(['rejected job-not-found', ['get job_1', 'message job_1']])
})

test('a job that is not found before the message is replaced in a conversation', async () => {
  const result = await start(message, {
    get: answered(404),
    message: failed('rejected', { reason: 'job-not-found', status: 404 }),
    create: accepted,
  })
  expect(result.started).toMatchObject({ kind: 'started', state: { isNew: true } })
})

test('a message to a job that is not found may be accepted all the same', async () => {
  const { started, readings } = await start(message, { get: answered(404), message: accepted })
  expect(started).toMatchObject({ kind: 'started', state: { hasResponded: false, job: sampleJob() } })
  expect(readings).toEqual([])
})

test.each<[string, HttpOutcome<Job>, string[]]>([
  ['is at work', reading(), ['Agent job job_1 is still working. The request is sent when it finishes.']],
  ['cannot be read', lost, []],
])('the wait for a job that %s is told as far as it is known', async (_, get, expected) => {
  const { lines } = await start(message, { get, idle: outcome('timed-out', { reason: 'deadline' }) })
  expect(lines).toEqual(expected)
})

test('an active job is waited for first, then it gets the message', async () => {
  const result = await start(message, {
    get: reading(),
    idle: outcome('pull-request', { job: ended }),
    message: accepted,
  })
  expect(result.calls).toEqual(['get job_1', 'idle job_1', 'message job_1'])
  expect(result.idleWaits).toMatchObject([
    { jobId: 'job_1', until: 'idle', isNew: false, job: { status: 'active' } },
  ])
  expect(result.started).toMatchObject({ kind: 'started', isNewRequest: true })
})

test.each<[string, HttpOutcome<Job>]>([
  ['an unknown status', reading({ status: 'queued' })],
  ['no good reading (no response)', lost],
  ['no good reading (not sent)', notSent],
  ['no good reading (unreadable)', unreadable],
  ['no good reading (408)', answered(408)],
  ['no good reading (425)', answered(425)],
  ['no good reading (429)', answered(429)],
  ['no good reading (500)', answered(500)],
  ['no good reading (tls)', tls],
  ['no good reading (another job, which has ended)', { kind: 'value', value: { ...ended, id: 'job_2' } }],
])('no message goes to a job that may be active: %s', async (_, get) => {
  const result = await start(message, { get, idle: outcome('timed-out', { reason: 'deadline' }) })
  expect(result.calls).toEqual(['get job_1', 'idle job_1'])
})

test.each<[string, Outcome, string]>([
  [
    'stays busy until the deadline',
    outcome('timed-out', { reason: 'deadline', job: sampleJob() }),
    'timed-out busy',
  ],
  ['cannot be reached any more', outcome('unknown', { reason: 'unreachable' }), 'rejected unreachable'],
  ['rejects the key', outcome('unknown', { reason: 'unauthorized' }), 'rejected unauthorized'],
  ['outlives a cancelled run', outcome('cancelled', { reason: 'interrupted' }), 'cancelled busy'],
])('no message is sent when the busy job %s', async (_, idle, words) => {
  const result = await start(message, { get: reading(), idle })
  expect([result.words, result.calls]).toEqual([words, ['get job_1', 'idle job_1']])
})

test('a busy job that completed without a link is free for the message', async () => {
  const job = sampleJob({ status: 'completed' })
  const result = await start(message, {
    get: reading(),
    idle: outcome('no-pull-request', { job }),
    message: { kind: 'success', value: job },
  })
  expect(result.calls).toEqual(['get job_1', 'idle job_1', 'message job_1'])
  expect(result.started).toMatchObject({ kind: 'started', state: { pendingMessage: { jobBefore: job } } })
})

const replaced = [
  ['failed', 'The previous agent job failed, so this is a new one.'],
  ['archived', 'The previous agent job was archived, so this is a new one.'],
] as const

test.each(replaced)('a job that is %s gets no message: a new one takes its place', async (status, note) => {
  const result = await start(message, {
    get: reading({ status }),
    create: { kind: 'success', value: sampleJob({ id: 'job_2' }) },
  })
  expect(result.calls).toEqual(['get job_1', 'become create', 'create'])
  expect(result.lines).toEqual([note, 'Created job job_2 in 2.0s'])
  expect(result.started).toMatchObject({
    ...{ kind: 'started', isNewRequest: true, note },
    state: { jobId: 'job_2', isNew: true, pendingMessage: null },
  })
})

test.each(replaced)('a busy job that ends as %s is replaced by a new one', async (status, note) => {
  const result = await start(message, {
    get: reading(),
    idle: outcome(status, { job: sampleJob({ status }) }),
    create: { kind: 'success', value: sampleJob({ id: 'job_2' }) },
  })
  expect(result.calls).toEqual(['get job_1', 'idle job_1', 'become create', 'create'])
  expect(result.started).toMatchObject({
    ...{ kind: 'started', isNewRequest: true, note },
    state: { jobId: 'job_2', isNew: true, pendingMessage: null },
  })
})

test.each(replaced)('a given job-id that is %s gets the message as asked', async (...[status]) => {
  const job = sampleJob({ status })
  const result = await start(givenMessage, { get: reading({ status }), message: accepted })
  expect(result.calls).toEqual(['get job_1', 'message job_1'])
  expect(result.started).toMatchObject({
    kind: 'started',
    note: null,
    state: { jobId: job.id, isNew: false },
  })

  const busy = await start(givenMessage, {
    get: reading(),
    idle: outcome(status, { job }),
    message: { kind: 'success', value: job },
  })
  expect(busy.calls).toEqual(['get job_1', 'idle job_1', 'message job_1'])
  expect(busy.started).toMatchObject({ note: null, state: { pendingMessage: { jobBefore: job } } })
})

test('a response with another job is not used', async () => {
  const otherJob = sampleJob({
    id: 'job_2',
    pullRequest: { url: 'https://github.com/acme/docs/pull/99', repository: 'acme/docs', number: 99 },
  })
  const { started } = await start(message, {
    get: { kind: 'value', value: ended },
    message: { kind: 'success', value: otherJob },
  })
  expect(started).toMatchObject({
    kind: 'started',
    state: { jobId: 'job_1', job: ended, pendingMessage: { jobBefore: ended } },
  })
})

test('a job that disappears during the wait is left to the response to the message', async () => {
  const result = await start(message, {
    get: reading(),
    idle: outcome('unknown', { reason: 'job-disappeared', job: sampleJob() }),
    message: failed('rejected', { reason: 'job-not-found', status: 404 }),
    create: { kind: 'success', value: sampleJob({ id: 'job_2' }) },
  })
  expect(result.calls).toEqual(['get job_1', 'idle job_1', 'message job_1', 'become create', 'create'])
  expect(result.started).toMatchObject({ kind: 'started', state: { jobId: 'job_2', isNew: true } })
})

test('the reading of the job before the message is passed on at once', async () => {
  const { readings } = await start(message, { get: { kind: 'value', value: ended }, message: accepted })
  expect(readings).toEqual([ended])
})

test('a rejected message keeps the job as it was read, with its link', async () => {
  const { started } = await start(givenMessage, {
    get: { kind: 'value', value: ended },
    message: failed('rejected', { reason: 'bad-request', status: 422 }),
  })
  expect(started).toMatchObject({ kind: 'ended', result: 'rejected', job: ended })
})

test('a job that stays busy is kept in the outcome', async () => {
  const job = sampleJob({ ref: 'docs/x' })
  const { started } = await start(message, {
    get: reading(),
    idle: outcome('timed-out', { reason: 'deadline', job }),
  })
  expect(started).toMatchObject({ result: 'timed-out', reason: 'busy', job })
})

test.each<[string, number, string[]]>([
  ['once', 0, ['get job_1', 'idle job_1']],
  ['for as long as is allowed', 12_000, ['get job_1', 'get job_1', 'get job_1', 'idle job_1']],
])(
  'before a message, a service that is not available is asked for the job %s',
  async (_, maxUnreadMs, expected) => {
    const idle = outcome('timed-out', { reason: 'deadline' })
    const { calls } = await start(message, { get: answered(521), maxUnreadMs, idle })
    expect(calls).toEqual(expected)
  },
)

test('a job that is at work, or that is refused, is asked for once', async () => {
  const maxUnreadMs = 60_000
  const idle = outcome('timed-out', { reason: 'deadline' })
  const busy = await start(message, { get: reading(), maxUnreadMs, idle })
  expect(busy.calls).toEqual(['get job_1', 'idle job_1'])
  const refused = await start(message, { get: answered(401), message: accepted, maxUnreadMs })
  expect(refused.calls).toEqual(['get job_1', 'message job_1'])
})
