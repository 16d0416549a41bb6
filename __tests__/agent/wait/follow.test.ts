// The two ways to wait for an agent job, and what each makes of its end.
import { beforeEach, expect, test } from '@jest/globals'
import type { Run } from '../../../src/agent/tools.ts'
import { tellAndFollow, waitUntilIdle } from '../../../src/agent/wait/follow.ts'
import type { Polling } from '../../../src/agent/wait/poll.ts'
import { type Ledger, openLedger } from '../../../src/conversation/ledger.ts'
import { newWatch } from '../../../src/mintlify/reading.ts'
import {
  answered,
  at,
  link,
  reading,
  sampleDelivered,
  sampleEntry,
  sampleJob,
  sampleRecord,
  sampleState,
} from '../../fixtures/samples.ts'
import { openWaiting, type Waiting } from '../open-waiting.ts'

let waiting: Waiting
beforeEach(() => {
  waiting = openWaiting()
})

const completed = { status: 'completed', prLink: link.url } as const
const failed = reading({ status: 'failed' })
const given = { jobId: 'job_1' }
const said = 'Mintlify answered 404'
const hadToWait = { why: 'the run had to wait for the agent' }
const replaced = {
  why: 'the agent job takes no message',
  start: { spentJobs: { job_1: { isSpent: true } } },
}

function idle(...[inputs, answers]: Parameters<Waiting['run']>) {
  return waitFree(waiting.run(inputs, answers), openLedger(null))
}

function waitFree(run: Run, ledger: Ledger) {
  const start = { ledger: { ...ledger, entry: null }, spentJobs: {} }
  return waitUntilIdle(run, start, 'job_1')
}

test('a job that has ended is free, which no output tells', async () => {
  const job = sampleJob(completed)
  expect(await idle({}, [reading(completed)])).toEqual({ kind: 'idle', job })
  expect(waiting.outputs).toEqual({})
})

test('a free job keeps the link that the comment remembers', async () => {
  const job = sampleRecord({ prLink: link.url, end: 'pull-request' })
  const run = waiting.run({}, [reading({ status: 'completed' })])
  const ledger = openLedger(null)
  const snapshot = { ...ledger.snapshot, state: sampleState({ job }) }
  const found = await waitFree(run, { ...ledger, snapshot })
  expect(found).toMatchObject({ kind: 'idle', job: { prLink: link.url } })
})

test('just after a message of another run, a job that reads as ended is not free yet', async () => {
  const state = sampleState({
    job: sampleRecord(),
    delivered: [sampleDelivered()],
    messagedAt: at,
  })
  const run = waiting.run({}, [
    reading(completed),
    reading(),
    reading(completed),
  ])
  const ledger = openLedger(null)
  const snapshot = { ...ledger.snapshot, state }
  const found = await waitFree(run, { ...ledger, snapshot })
  expect(found).toMatchObject(hadToWait)
  expect(waiting.lines).toEqual([
    expect.stringContaining('completed'),
    expect.stringContaining('active'),
    expect.stringContaining('completed'),
  ])
})

test('a job at work had to be waited for', async () => {
  const answers = [reading(), reading(completed)]
  expect(await idle({}, answers)).toMatchObject(hadToWait)
})

test.each([
  [30_000, 'idle'],
  [30_001, 'again'],
])('a first answer after %s ms: %s', async (ms, kind) => {
  const late = () => {
    waiting.time.skip(ms)
    return reading(completed)
  }
  expect(await idle({}, [late])).toMatchObject({ kind })
})

test('a job that takes no message is replaced, unless the workflow names it', async () => {
  expect(await idle({}, [failed])).toMatchObject(replaced)
  const job = sampleJob({ status: 'failed' })
  expect(await idle(given, [failed])).toEqual({ kind: 'idle', job })
})

test('a named job that takes no message is asked, although it was waited for', async () => {
  const answers = [answered(503), failed]
  expect(await idle(given, answers)).toMatchObject({ kind: 'idle' })
})

test('a job that is gone is replaced, unless the workflow names it', async () => {
  expect(await idle({}, [answered(404)])).toMatchObject(replaced)
  const outcome = {
    result: 'rejected',
    reason: 'job-not-found',
    why: null,
    said,
  }
  expect(await idle(given, [answered(404)])).toMatchObject({ outcome })
})

test('a job that cannot be read gets no message', async () => {
  expect(await idle({}, [answered(401)])).toMatchObject({
    kind: 'ended',
    outcome: {
      ...{ result: 'rejected', reason: 'unauthorized' },
      said: 'Mintlify answered 401',
    },
  })
})

test('the time can be up before the job is free', async () => {
  const ended = await idle({ timeoutMs: 20_000 }, [reading()])
  expect(ended).toMatchObject({
    kind: 'ended',
    outcome: { result: 'timed-out', reason: 'busy' },
  })
})

test('a run can be cancelled before the job is free', async () => {
  const cancelling = () => {
    waiting.cancel.abort()
    return reading(completed)
  }
  expect(await idle({}, [cancelling])).toMatchObject({
    kind: 'ended',
    outcome: { result: 'cancelled', reason: 'interrupted' },
  })
})

const start: Polling = {
  jobId: 'job_1',
  watch: newWatch(null),
  waitsFor: 'end',
}

function follow(...parts: Parameters<Waiting['run']>) {
  const entry = sampleEntry()
  const run = waiting.run(...parts)
  return tellAndFollow(run, { ...openLedger(null), entry }, start)
}

test('each change of a job is a line of the log, but not its end', async () => {
  const answers = [reading(), reading(completed)]
  const { outcome, job } = await follow({}, answers)
  expect(outcome.result).toBe('pull-request')
  expect(job).toEqual(sampleJob(completed))
  expect(waiting.lines).toEqual([expect.stringMatching(/^ *0s +active/)])
  expect(waiting.outputs).toMatchObject({
    ...{ status: 'completed', 'pr-link': link.url },
  })
})

test('the last check comes at the deadline, and counts', async () => {
  const inputs = { timeoutMs: 5_000, pollIntervalMs: 60_000 }
  const ends = await follow(inputs, [reading(), reading(completed)])
  expect(ends.outcome.result).toBe('pull-request')
  const works = await follow(inputs, [reading()])
  expect(works.outcome).toMatchObject({ result: 'timed-out' })
})

test.each([
  [answered(401), { result: 'unknown', reason: 'message-unconfirmed' }],
  [null, { result: 'unknown', reason: 'message-unconfirmed' }],
])('of a message in doubt, %j', async (answer, outcome) => {
  const entry = sampleEntry({ kind: 'message', delivery: 'unconfirmed' })
  const message = {
    ...{ jobBefore: sampleJob(completed), sentMs: 0 },
    ...{ doubt: 'no answer', wasAtWork: false, isEndRead: false },
  }
  const run = waiting.run({}, [
    () => {
      if (answer === null) waiting.cancel.abort()
      return answer ?? reading(completed)
    },
  ])
  const ledger = { ...openLedger(null), entry }
  const watch = newWatch(null, message)
  const ending = await tellAndFollow(run, ledger, { ...start, watch })
  expect(ending.outcome).toMatchObject(outcome)
  expect(ending.outcome.said).toBe('no answer')
  expect(ending.ledger.entry).toEqual(entry)
})
