import { expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../../src/domain/http/outcome.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { reconcileOutputs } from '../../../src/domain/reconcile/outputs.ts'
import { reconcileMessage } from '../../../src/domain/reconcile/report.ts'
import type { Publication, TrackedConversation } from '../../../src/domain/reconcile/tracked-conversation.ts'
import { type ReconcilePorts, reconcile } from '../../../src/operations/reconcile/reconcile.ts'
import { createFakeClock } from '../../fixtures/fake-clock.ts'
import { answered, reading, tls } from '../../fixtures/sample-job.ts'
import { quietPorts, sampleCandidate, sampleRepository } from '../../fixtures/sample-reconcile.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

/** An open conversation on the issue of this number, whose job has the same number. */
function conversation(issueNumber: number): TrackedConversation {
  const project = { repositoryId: 1, key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' }
  return {
    repository: sampleRepository,
    scope: { ...project, issueNumber, commentId: issueNumber },
    report: sampleReport({ jobId: `job_${issueNumber}`, result: 'running' }),
    url: `https://github.com/acme/widgets/issues/${issueNumber}#issuecomment-${issueNumber}`,
  }
}

const task = { repositories: [sampleCandidate()], problem: null, maxAgeMs: 30 * 86_400_000, wakeUp: null }
const written: Publication = { isWritten: true, isBusy: false, problem: null }
const ended = (id: string): HttpOutcome<Job> => reading({ id, status: 'completed' })

/** Plays a reconcile of conversations 1 to `count`, whose jobs have all ended but for what is given. */
async function play(count: number, known: Partial<ReconcilePorts> = {}) {
  const conversations = Array.from({ length: count }, (_, index) => conversation(index + 1))
  const lines: string[] = []
  const report = await reconcile(task, {
    clock: createFakeClock(),
    listConversations: async () => ({ kind: 'listed', conversations, unverified: 0, problem: null }),
    ...quietPorts,
    expectDocsPulls: () => undefined,
    rateLimit: () => null,
    getJob: async (id) => ended(id),
    publish: async () => written,
    lookAfterDocsPull: async (_, { docsPull }) => docsPull,
    readSource: async () => null,
    writeStatus: async () => true,
    signal: new AbortController().signal,
    log: (line) => lines.push(line),
    ...known,
  })
  return { report, outputs: reconcileOutputs(report), message: reconcileMessage(report), lines }
}

test('a comment that was not written is not finished, and the run is not `done`', async () => {
  const problem = 'Could not update the comment: GitHub answered 403.'
  const { report, outputs, message } = await play(2, {
    publish: async () => ({ isWritten: false, isBusy: false, problem }),
  })
  expect(outputs).toMatchObject({ result: 'partial', checked: '2', finished: '0', pending: '2' })
  expect(report.updates).toMatchObject([
    { isFinished: false, problem },
    { isFinished: false, problem },
  ])
  expect(message).toContain(
    '⚠️ Finished 0 of 2 open conversations. Not updated, or only in part: 2 conversations.',
  )
})

test('a comment that was written is finished, even if its reaction was not', async () => {
  const publish = async () => ({ isWritten: true, isBusy: false, problem: 'Could not react.' })
  const { outputs } = await play(1, { publish })
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

test('a conversation with a newer turn is pending, without a problem and without the result of the old turn', async () => {
  const publish = async () => ({ isWritten: false, isBusy: false, problem: null })
  const { report, outputs } = await play(1, { publish })
  expect(outputs).toMatchObject({ result: 'done', checked: '1', finished: '0', pending: '1' })
  expect(report.updates).toMatchObject([{ result: null, isFinished: false, problem: null }])
})
