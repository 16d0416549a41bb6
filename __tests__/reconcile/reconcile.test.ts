import { expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { type ReconcilePorts, reconcile } from '../../src/reconcile/reconcile.ts'
import { reconcileOutputs } from '../../src/reconcile/reconcile-outputs.ts'
import { reconcileMessage } from '../../src/reconcile/reconcile-report.ts'
import type { Report } from '../../src/state/report.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { fakeConversation, troubleProblem } from '../fixtures/fake-conversation.ts'
import { answered, reading, tls } from '../fixtures/sample-job.ts'
import { quietPorts, sampleCandidate, sampleConversation } from '../fixtures/sample-reconcile.ts'

const task = { repositories: [sampleCandidate()], problem: null, maxAgeMs: 30 * 86_400_000, wakeUp: null }
const ended = (id: string): HttpOutcome<Job> => reading({ id, status: 'completed' })

/** Plays a reconcile of conversations 1 to `count`, whose jobs have all ended but for what is given. */
async function play(count: number, known: Partial<ReconcilePorts> = {}, remembered: Partial<Report> = {}) {
  const conversations = Array.from({ length: count }, (_, index) => sampleConversation(index + 1, remembered))
  const lines: string[] = []
  const report = await reconcile(task, {
    clock: createFakeClock(),
    listConversations: async () => ({ kind: 'listed', conversations, unverified: 0, problem: null }),
    ...quietPorts,
    getJob: async (id) => ended(id),
    log: (line) => lines.push(line),
    ...known,
  })
  return { report, outputs: reconcileOutputs(report), message: reconcileMessage(report), lines }
}

test('a comment that was not written is not finished, and the run is not `done`', async () => {
  const { report, outputs, message } = await play(2, {
    conversationOf: ({ state }) =>
      fakeConversation({ state, troubles: { 1: 'memory-unwritable' } }).conversation,
  })
  expect(outputs).toMatchObject({ result: 'partial', checked: '2', finished: '0', pending: '2' })
  expect(report.updates).toMatchObject([
    { isFinished: false, problem: troubleProblem },
    { isFinished: false, problem: troubleProblem },
  ])
  expect(message).toContain(
    '⚠️ Finished 0 of 2 open conversations. Not updated, or only in part: 2 conversations.',
  )
})

test('a comment that was written is finished, even if its reaction was not', async () => {
  const commands = [{ id: 1, surface: 'conversation', reactionId: null, end: null } as const]
  const { outputs } = await play(1, { react: async () => "Couldn't react." }, { commands })
  expect(outputs).toMatchObject({ result: 'partial', finished: '1', pending: '0' })
})

test('jobs that could not be read are no `done`', async () => {
  const { outputs, message } = await play(2, { getJob: async () => answered(500) })
  expect(outputs).toMatchObject({ result: 'partial', reason: '', finished: '0', pending: '2' })
  expect(message).toContain('Finished 0 of 2 open conversations')
})

test('jobs at work are no problem', async () => {
  const { outputs } = await play(2, { getJob: async (id) => reading({ id }) })
  expect(outputs).toMatchObject({ result: 'done', finished: '0', pending: '2' })
})

test('when the time is over, the rest of the queue is left for the next run', async () => {
  const time = new AbortController()
  const asked: string[] = []
  const getJob = async (id: string) => {
    asked.push(id)
    time.abort()
    return ended(id)
  }
  const { outputs } = await play(20, { getJob, signal: time.signal })
  expect(asked.length).toBeLessThanOrEqual(10)
  expect(outputs).toMatchObject({ result: 'partial', checked: String(asked.length) })
  expect(Number(outputs.finished) + Number(outputs.pending)).toBe(20)
})

test.each([400, 408, 409, 410, 422])(
  'a %d for one job is a problem of that job, and stops no other',
  async (status) => {
    const getJob = async (id: string) => (id === 'job_1' ? answered(status) : ended(id))
    const { report, outputs } = await play(20, { getJob })
    expect(outputs).toMatchObject({
      result: 'partial',
      reason: '',
      checked: '20',
      finished: '19',
      pending: '1',
    })
    expect(report.updates[0]).toMatchObject({ result: null, problem: `Mintlify answered ${status}` })
  },
)

test('a job that is not there any more ends its conversation, and stops no other', async () => {
  const getJob = async (id: string) => (id === 'job_1' ? answered(404) : ended(id))
  const { outputs } = await play(20, { getJob })
  expect(outputs).toMatchObject({ result: 'done', finished: '20' })
})

test.each([
  ['302', answered(302), 'rejected', 'redirected'],
  ['401', answered(401), 'rejected', 'unauthorized'],
  ['403', answered(403), 'rejected', 'forbidden'],
  ['429', answered(429), 'partial', 'rate-limited'],
  ['certificate that is refused', tls, 'rejected', 'tls'],
])('a %s is an answer to every job: the others are left', async (...[, failure, result, reason]) => {
  const asked: string[] = []
  const getJob = async (id: string) => {
    asked.push(id)
    return failure
  }
  const { outputs } = await play(20, { getJob })
  expect(asked.length).toBeLessThanOrEqual(10)
  expect(outputs).toMatchObject({ result, reason, checked: '0', pending: '20' })
})

test('a key that is refused after other jobs were read is no rejection of all', async () => {
  const getJob = async (id: string) => (id === 'job_1' ? ended(id) : answered(401))
  const { outputs } = await play(2, { getJob })
  expect(outputs).toMatchObject({ result: 'partial', reason: 'unauthorized', checked: '1', pending: '1' })
})

test('the lines of a single repository do not name it', async () => {
  expect((await play(1)).lines).toEqual(['Found 1 open conversation', '#1: job job_1 completed'])
})

test('a conversation with a newer request is pending, without a problem and without the result of the old request', async () => {
  const { report, outputs } = await play(1, {
    conversationOf({ state: { run, job, conversation } }) {
      const state = {
        run,
        job,
        conversation: { ...conversation, requestCount: conversation.requestCount + 1 },
      }
      return fakeConversation({ state }).conversation
    },
  })
  expect(outputs).toMatchObject({ result: 'done', checked: '1', finished: '0', pending: '1' })
  expect(report.updates).toMatchObject([{ result: null, isFinished: false, problem: null }])
})
