// A run that only waits: what one look at the job says, and what it does not.
import { beforeEach, expect, test } from '@jest/globals'
import { waitForJob } from '../../../src/agent/wait/wait.ts'
import { openLedger } from '../../../src/conversation/ledger.ts'
import type { ConversationState } from '../../../src/conversation/state.ts'
import type { HttpOutcome } from '../../../src/lib/http-failure.ts'
import type { Job } from '../../../src/mintlify/job.ts'
import {
  answered,
  at,
  link,
  lost,
  reading,
  sampleDelivered,
  sampleJob,
  sampleKey,
  sampleRecord,
  sampleState,
  sampleUnconfirmed,
} from '../../fixtures/samples.ts'
import { openWaiting, type Waiting } from '../open-waiting.ts'

const completed = { status: 'completed', prLink: link.url } as const

const start = Date.parse(at)
let waiting: Waiting
beforeEach(() => {
  waiting = openWaiting()
})

const key = sampleKey()
/** What the comment remembers of a message that was sent so long ago. */
const messaged = (
  agoMs: number,
  known: Partial<ConversationState> = {},
): ConversationState =>
  sampleState({
    job: sampleRecord(),
    delivered: [sampleDelivered(sampleKey('before')), sampleDelivered(key)],
    messagedAt: new Date(start - agoMs).toISOString(),
    ...known,
  })

const doubt = (kind: 'create' | 'message', agoMs: number) =>
  sampleUnconfirmed(sampleKey(), kind, new Date(start - agoMs).toISOString())

function lookAt(
  state: ConversationState,
  job: ReturnType<typeof sampleJob> | null = sampleJob(completed),
  run = waiting.run({ wait: false }, [answered(500)]),
) {
  const ledger = openLedger(null)
  const snapshot = { ...ledger.snapshot, state }
  const plan = { kind: 'wait', key, jobId: 'job_1', job } as const
  return waitForJob(run, { ...ledger, snapshot }, plan)
}

test.each<[string, ConversationState, string]>([
  ['no message', messaged(0, { messagedAt: null }), 'pull-request'],
  ['a message just now', messaged(0), 'running'],
  ['a message a minute and a half ago', messaged(90_000), 'pull-request'],
  ['a message a little less long ago', messaged(89_999), 'running'],
  [
    'a message to another job',
    messaged(0, { delivered: [sampleDelivered(key, 'job_2')] }),
    'pull-request',
  ],
  [
    'a message to another job since',
    messaged(0, {
      delivered: [sampleDelivered(key), sampleDelivered(sampleKey(), 'job_2')],
    }),
    'pull-request',
  ],
  ['no request at all', messaged(0, { delivered: [] }), 'pull-request'],
  [
    'a message in doubt just now',
    messaged(0, { messagedAt: null, unconfirmed: [doubt('message', 0)] }),
    'running',
  ],
  [
    'a message in doubt since long ago',
    messaged(0, { messagedAt: null, unconfirmed: [doubt('message', 90_000)] }),
    'pull-request',
  ],
  [
    'a create in doubt just now',
    messaged(0, { messagedAt: null, unconfirmed: [doubt('create', 0)] }),
    'pull-request',
  ],
  [
    'a message just now, after one in doubt',
    messaged(0, { unconfirmed: [doubt('message', 90_000)] }),
    'running',
  ],
  [
    'a message, and another job in the comment',
    messaged(0, { job: sampleRecord({ id: 'job_2' }) }),
    'pull-request',
  ],
  [
    'a message, and no job in the comment',
    messaged(0, { job: null }),
    'pull-request',
  ],
  [
    'a message whose end was seen',
    messaged(0, { job: sampleRecord({ end: 'pull-request' }) }),
    'pull-request',
  ],
])('after %s, a job that has ended', async (_, state, result) => {
  const ending = await lookAt(state)
  expect(ending.outcome.result).toBe(result)
  expect(ending.job).toEqual(sampleJob(completed))
  expect(ending.ledger.entry).toMatchObject({ kind: 'wait', key })
  expect(waiting.outputs).toMatchObject({
    'job-id': 'job_1',
    'pr-link': link.url,
  })
})

test('a job as it was before a message is waited for, until it differs or the message shows', async () => {
  const before = sampleJob({ ...completed, ref: 'one' })
  const answers = [reading(before), reading({ ...completed, ref: 'two' })]
  const run = waiting.run({ wait: true }, [...answers, ...answers.slice(1)])
  const ending = await lookAt(messaged(0), before, run)
  expect(ending.outcome).toMatchObject({ result: 'pull-request', reason: null })
  expect(ending.job?.ref).toBe('two')
  // The time alone would have to show the message after a minute and a half.
  expect(waiting.time.now().getTime() - start).toBeLessThan(60_000)
})

test('a run that is cancelled while its only answer comes says so', async () => {
  const cancel = () => {
    waiting.cancel.abort()
    return reading(completed)
  }
  const run = waiting.run({ wait: false }, [cancel])
  const ending = await lookAt(sampleState(), null, run)
  expect(ending.outcome.result).toBe('cancelled')
})

test('a job that was not read is read once', async () => {
  const run = waiting.run({ wait: false }, [reading(completed), answered(500)])
  const ending = await lookAt(sampleState(), null, run)
  expect(ending.outcome.result).toBe('pull-request')
  expect(ending.job).toEqual(sampleJob(completed))
})

test('a job at work is running', async () => {
  const ending = await lookAt(sampleState(), sampleJob())
  expect(ending).toMatchObject({ outcome: { result: 'running' } })
})

test.each([
  [answered(404), 'job-disappeared', 'Mintlify answered 404'],
  [answered(401), 'unauthorized', 'Mintlify answered 401'],
  [lost, 'unreachable', lost.detail],
])('a job that cannot be read, because of %j', async (answer, reason, said) => {
  const ending = await lookAt(
    sampleState(),
    null,
    waiting.run({ wait: false }, [answer]),
  )
  expect(ending).toMatchObject({
    outcome: { result: 'unknown', reason, said },
    ...{ job: null, ledger: { entry: { kind: 'wait' } } },
  })
})

test('a run that is cancelled while it reads is canceled', async () => {
  const run = waiting.run({ wait: false }, [answered(500)])
  waiting.cancel.abort()
  const ending = await lookAt(sampleState(), null, run)
  expect(ending.outcome).toMatchObject({ result: 'cancelled' })
  expect(ending.ledger.entry).toMatchObject({ kind: 'wait' })
})

test.each<[boolean, Array<HttpOutcome<Job>>, boolean, string, string]>([
  // Whether the run waits, what it reads before a 404, whether `job-id` names
  // the job, and the end.
  [true, [], true, 'rejected', 'job-not-found'],
  [false, [], true, 'rejected', 'job-not-found'],
  [true, [reading()], true, 'unknown', 'job-disappeared'],
  [true, [], false, 'unknown', 'job-disappeared'],
  [false, [], false, 'unknown', 'job-disappeared'],
])('wait: %s, %j, by `job-id`: %s', async (...row) => {
  const [wait, found, isGiven, ...expected] = row
  const inputs = { wait, jobId: isGiven ? 'job_1' : null }
  const run = waiting.run(inputs, [...found, answered(404)])
  const { outcome } = await lookAt(sampleState(), null, run)
  expect([outcome.result, outcome.reason]).toEqual(expected)
  expect(outcome.said).toBe('Mintlify answered 404')
})

test('a job that nobody has seen is not taken for one at work', async () => {
  const inputs = { wait: false, jobId: 'job_1', timeoutMs: 30_000 }
  const run = waiting.run(inputs, [answered(404)])
  const ending = await lookAt(sampleState(), null, run)
  const { result, reason } = ending.outcome
  expect([result, reason, ending.job]).toEqual(['unknown', 'unreachable', null])
})

test('a job that failed is not one that is not found', async () => {
  const run = waiting.run({ jobId: 'job_1' }, [answered(401)])
  const { outcome } = await lookAt(sampleState(), null, run)
  expect(outcome).toMatchObject({ result: 'unknown', reason: 'unauthorized' })
})

test('a job that cannot be read is the one that the comment remembers', async () => {
  const run = waiting.run({ wait: false }, [answered(401)])
  const state = sampleState({ job: sampleRecord({ prLink: link.url }) })
  const ending = await lookAt(state, null, run)
  expect(ending.job?.prLink).toBe(link.url)
  expect(waiting.outputs).toMatchObject({
    'job-id': 'job_1',
    'pr-link': link.url,
  })
})
