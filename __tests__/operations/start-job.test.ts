import { expect, test } from '@jest/globals'
import type { Attempt } from '../../src/domain/attempt.ts'
import type { Job } from '../../src/domain/job.ts'
import { type Outcome, outcome } from '../../src/domain/outcome.ts'
import type { Answer, Failure } from '../../src/domain/retry.ts'
import type { Watch } from '../../src/domain/watch.ts'
import { type StartPorts, startJob } from '../../src/operations/start-job.ts'
import { createFakeClock } from '../fake-clock.ts'
import { answered, link, lost, notSent, reading, sampleJob, tls, unreadable } from '../sample-job.ts'

const prompt = 'Describe the retry option.'
const ended = sampleJob({ status: 'completed', pullRequest: link })
const accepted: Answer<Job> = { ok: true, value: sampleJob() }

function failed(kind: Failure['kind'], known: Partial<Failure> = {}): Answer<Job> {
  return { ok: false, failure: { kind, reason: 'unreachable', status: null, detail: 'said so', ...known } }
}

type Service = {
  create?: Answer<Job>
  message?: Answer<Job>
  get?: Attempt<Job>
  idle?: Outcome
  isInterrupted?: boolean
}

/** Ports that record each call; a call that the case does not foresee fails it. */
function portsOf(service: Service) {
  const calls: string[] = []
  const watches: Watch[] = []
  const lines: string[] = []
  const readings: Job[] = []
  const foresee = <T>(call: string, answer: T | undefined): T => {
    calls.push(call)
    if (answer === undefined) throw new Error(`not foreseen: ${call}`)
    return answer
  }
  const clock = createFakeClock()
  const ports: StartPorts = {
    clock,
    createJob: async (text) => {
      await clock.sleep(2_000)
      return foresee(`create ${text === prompt ? '' : text}`.trim(), service.create)
    },
    sendMessage: async (id, text) =>
      foresee(`message ${id} ${text === prompt ? '' : text}`.trim(), service.message),
    getJob: async (id) => foresee(`get ${id}`, service.get),
    waitUntilIdle: async (watch) => {
      watches.push(watch)
      return foresee(`idle ${watch.jobId}`, service.idle)
    },
    interrupted: service.isInterrupted ? AbortSignal.abort() : new AbortController().signal,
    onReading: (job) => readings.push(job),
    log: (line) => lines.push(line),
  }
  return { ports, calls, watches, lines, readings }
}

type Working = Parameters<typeof startJob>[0]

const create: Working = { do: 'create', note: '' }
const message: Working = { do: 'message', jobId: 'job_1', isReplaceable: true }
const givenMessage: Working = { do: 'message', jobId: 'job_1', isReplaceable: false }
const attach: Working = { do: 'attach', jobId: 'job_1' }

async function start(plan: Working, service: Service) {
  const { ports, ...seen } = portsOf(service)
  const started = await startJob(plan, prompt, ports)
  const words = started.did === 'end' ? `${started.outcome.result} ${started.outcome.reason}` : 'start'
  return { started, words, ...seen }
}

test('a created job is watched from the answer on, as a new one', async () => {
  const { started, calls } = await start({ do: 'create', note: 'A new job.' }, { create: accepted })
  expect(calls).toEqual(['create'])
  expect(started).toMatchObject({
    did: 'start',
    isNewTurn: true,
    note: 'A new job.',
    watch: {
      jobId: 'job_1',
      job: sampleJob(),
      isNew: true,
      followUp: null,
      startedMs: 2_000,
      awaits: 'result',
    },
  })
})

test.each<[string, Answer<Job>, boolean, string]>([
  ['refused', failed('refused', { reason: 'unauthorized', status: 401 }), false, 'rejected unauthorized'],
  ['limited', failed('refused', { reason: 'rate-limited', status: 429 }), false, 'rejected rate-limited'],
  ['not deliverable', failed('refused'), false, 'rejected unreachable'],
  ['ambiguous', failed('ambiguous', { reason: 'create-ambiguous' }), false, 'unknown create-ambiguous'],
  ['cancelled before it left', failed('refused', { reason: 'signal' }), true, 'cancelled signal'],
])('a create that is %s is not tried again', async (...[, answer, isInterrupted, words]) => {
  const seen = await start(create, { create: answer, isInterrupted })
  expect([seen.words, seen.calls]).toEqual([words, ['create']])
})

test('a create that was under way when the run was cancelled says that it may have been accepted', async () => {
  const answer = failed('ambiguous', { reason: 'create-ambiguous' })
  const { started } = await start(create, { create: answer, isInterrupted: true })
  expect(started).toMatchObject({ outcome: { result: 'cancelled', reason: 'create-ambiguous' } })
})

test('an ambiguous create tells when it was sent, in UTC, and a digest of the prompt', async () => {
  const { started } = await start(create, { create: failed('ambiguous', { reason: 'create-ambiguous' }) })
  const detail = started.did === 'end' ? started.outcome.detail : ''
  expect(detail).toContain('said so')
  expect(detail).toMatch(/between 2026-11-20 12:00:00 and 2026-11-20 12:00:02 UTC/)
  expect(detail).toMatch(/sha256:[0-9a-f]{12}/)
  expect(detail).not.toContain(prompt)
})

test('a created job that the cancelled run still learned of is watched, so that its id is kept', async () => {
  const { started } = await start(create, { create: accepted, isInterrupted: true })
  expect(started).toMatchObject({ did: 'start', watch: { jobId: 'job_1' } })
})

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
      'Created job job_2 in 2s',
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
  ['a new job', create, { create: accepted }, ['Created job job_1 in 2s']],
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

test.each<[string, Attempt<Job>, boolean]>([
  ['a good one', reading(), true],
  ['none', lost, false],
])('the deadline after %s at the first reading of a job to wait for', async (_, get, hasHeard) => {
  const { started } = await start(attach, { get })
  expect(started).toMatchObject({ watch: { hasHeard } })
})
