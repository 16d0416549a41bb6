// One conversation, brought up to date: what is asked and written for it, and what is told of it.
import { expect, test } from '@jest/globals'
import type { DocsPull } from '../../../src/domain/docs-pull/docs-pull.ts'
import type { HttpOutcome } from '../../../src/domain/http/outcome.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import type { Publication, TrackedConversation } from '../../../src/domain/reconcile/tracked-conversation.ts'
import { type CheckPorts, check } from '../../../src/operations/reconcile/check.ts'
import { clockStart, createFakeClock } from '../../fixtures/fake-clock.ts'
import { docsReport, seenOpen } from '../../fixtures/sample-docs-pull.ts'
import { answered, link, reading, sampleJob } from '../../fixtures/sample-job.ts'
import { sampleQueue, sampleRequest } from '../../fixtures/sample-queue.ts'
import { quietPorts, sampleRepository } from '../../fixtures/sample-reconcile.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const hourMs = 3_600_000
const now = clockStart.toISOString()
const ago = (hours: number) => new Date(clockStart.getTime() - hours * hourMs).toISOString()
const written: Publication = { isWritten: true, isBusy: false, problem: null }
const times = { startedAt: ago(1), updatedAt: ago(1) }
const running = sampleReport({ result: 'running', ...times })
const completed = reading({ status: 'completed', pullRequest: link })
const url = 'https://github.com/acme/widgets/issues/12#issuecomment-7'
/** What is told of a conversation by which nothing has changed. */
const nothing = {
  ...{ repository: 'acme/widgets', issueNumber: 12, jobId: 'job_1', commentUrl: url, prLink: null },
  ...{ docsState: null, status: null, result: null, problem: null, isStalled: false, isFinished: false },
  sent: 0,
}

type Story = {
  polled?: HttpOutcome<Job>
  published?: Publication
  /** The docs pull request as it is read now. */
  pull?: DocsPull
  /** What is sent of the queue, or why nothing is. */
  locked?: 'busy' | 'unlocked' | 'done'
}

async function play(
  report: Report,
  { polled = completed, published = written, pull, locked = 'busy' }: Story = {},
) {
  const calls: string[] = []
  const lines: string[] = []
  const conversation: TrackedConversation = {
    repository: sampleRepository,
    scope: {
      ...{ repositoryId: 1, key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' },
      ...{ issueNumber: 12, commentId: 7 },
    },
    report,
    url,
  }
  const ports: CheckPorts = {
    ...quietPorts,
    clock: createFakeClock(),
    signal: new AbortController().signal,
    async getJob(id) {
      calls.push(`get ${id}`)
      return polled
    },
    async publish(_, { result, updatedAt, isUnfollowed }, end) {
      const kind = end ? `end as ${end.result}` : 'edit'
      calls.push(
        `${kind}: ${result}${updatedAt === now ? ', now' : ''}${isUnfollowed ? ', for the last time' : ''}`,
      )
      return published
    },
    lookAfterDocsPull: async (_, { docsPull }) => pull ?? docsPull,
    readSource: async () => null,
    writeStatus: async () => true,
    sendMessage: async (id) => {
      calls.push(`message ${id}`)
      return { kind: 'success', value: sampleJob() }
    },
    async withLock(_, act) {
      calls.push('lock')
      if (locked !== 'done') return { kind: locked }
      return { kind: 'done', value: await act({ report, write: async () => undefined }) }
    },
    log: (line) => void lines.push(line),
  }
  return { checked: await check(conversation, 30 * 24 * hourMs, ports), calls, lines }
}

test('a job that has ended is written, and told with its docs pull request', async () => {
  const { checked, calls, lines } = await play(running)
  expect(calls).toEqual(['get job_1', 'end as pull-request: pull-request, now'])
  expect(lines).toEqual(['#12: job job_1 completed'])
  expect(checked).toMatchObject({
    kind: 'checked',
    followed: null,
    report: { result: 'pull-request', tookMs: null },
  })
  expect(Object(checked).update).toEqual({
    ...nothing,
    ...{ status: 'completed', prLink: link.url, result: 'pull-request', isFinished: true },
  })
})

test('a job that is not there any more is told as such', async () => {
  const { checked, lines } = await play(running, { polled: answered(404) })
  expect(lines).toEqual(['#12: job job_1 was not found'])
  expect(Object(checked).update).toEqual({ ...nothing, result: 'unknown', isFinished: true })
})

test.each<[string, boolean, string]>([
  ['a run is at work there', true, '#12: a run is at work here'],
  ['a newer turn has the comment', false, '#12: a newer turn has the comment'],
])('a comment that is not written because %s changes nothing', async (_, isBusy, line) => {
  const { checked, lines } = await play(running, { published: { isWritten: false, isBusy, problem: null } })
  expect([lines, Object(checked).report]).toEqual([[line], running])
  expect(Object(checked).update).toEqual({ ...nothing, status: 'completed' })
})

test.each([
  ['that is not written is not finished', false],
  ['whose reaction failed is finished', true],
])('a comment %s, and has its problem', async (_, isWritten) => {
  const { checked, lines } = await play(running, { published: { isWritten, isBusy: false, problem: 'No.' } })
  expect(lines).toEqual(['#12: job job_1 completed'])
  expect(Object(checked).update).toMatchObject({
    result: 'pull-request',
    isFinished: isWritten,
    problem: 'No.',
  })
})

test('a key that is refused is about every conversation', async () => {
  const { checked, calls } = await play(running, { polled: answered(401) })
  expect(checked).toMatchObject({ kind: 'rejected', reason: 'unauthorized' })
  expect(calls).toEqual(['get job_1'])
})

test.each<[string, Partial<Report>, Story, string[], object]>([
  ['is asked for, and left', {}, {}, [], {}],
  [
    'cannot be read, which is a problem',
    {},
    { polled: answered(500) },
    [],
    { status: null, problem: 'Mintlify answered 500' },
  ],
  ['has been at work for 26 hours', { startedAt: ago(26) }, {}, [], {}],
  [
    'has been at work for longer',
    { startedAt: ago(27) },
    {},
    ['#12: job job_1 has been active for 27h and looks stalled. Check it in the dashboard.'],
    { isStalled: true },
  ],
])('a job at work %s', async (...[, known, story, lines, update]) => {
  const polled = reading({ createdAt: ago(200) })
  const { checked, calls, lines: said } = await play({ ...running, ...known }, { polled, ...story })
  expect([calls, said.map((line) => line.replace(/27h.*? and/, '27h and'))]).toEqual([['get job_1'], lines])
  expect(Object(checked).update).toEqual({ ...nothing, status: 'active', ...update })
})

test.each<[string, Publication, boolean]>([
  ['written', written, true],
  ['not written', { isWritten: false, isBusy: false, problem: 'No.' }, false],
])('a job at work that is looked at for the last time is %s', async (_, published, isWritten) => {
  const old = { ...running, startedAt: ago(30 * 24) }
  const { checked, calls } = await play(old, { polled: reading(), published })
  expect(calls).toEqual(['get job_1', 'edit: running, now, for the last time'])
  expect(Object(checked).report).toMatchObject({
    isUnfollowed: true,
    updatedAt: isWritten ? now : old.updatedAt,
  })
  expect(Object(checked).update).toMatchObject({ problem: published.problem, status: 'active' })
})

const opened = docsReport({ ...times, docsPull: seenOpen({ openedAt: ago(1) }) })
const merged = seenOpen({ openedAt: ago(1), state: 'merged', endedAt: now })
const pullTold = {
  ...{ repository: 'acme/widgets', issueNumber: 12, commentUrl: url, prLink: link.url },
  ...{ isUnfollowed: false, problem: null },
}
test.each<[string, Story, string[], string[], object]>([
  ['that is still open costs no write', {}, [], [], { state: 'open', isChanged: false }],
  [
    'that was merged is written',
    { pull: merged },
    ['edit: pull-request, now'],
    ['#12: acme/docs#57 is merged'],
    { state: 'merged', isChanged: true },
  ],
  [
    'that was merged, and could not be written, is a problem',
    { pull: merged, published: { isWritten: false, isBusy: false, problem: 'No.' } },
    ['edit: pull-request, now'],
    ['#12: acme/docs#57 is merged'],
    { state: 'merged', isChanged: true, problem: 'No.' },
  ],
])('a docs pull request %s', async (...[, story, calls, lines, told]) => {
  const { checked, ...done } = await play(opened, story)
  expect(done).toEqual({ calls, lines })
  expect(checked).toMatchObject({ update: null, followed: { ...pullTold, ...told } })
})

test('a docs pull request that can no longer be read is told as not known', async () => {
  const { checked, lines } = await play(opened, { pull: { ...seenOpen(), state: null } })
  expect(lines).toEqual(['#12: acme/docs#57 is not known'])
  expect(Object(checked).followed).toEqual({ ...pullTold, state: null, isChanged: true })
})

test('a job that has ended without one has nothing to follow', async () => {
  const { checked, calls } = await play(sampleReport({ result: 'no-pull-request', ...times }))
  expect([calls, checked]).toMatchObject([[], { update: null, followed: null }])
})

const queued = sampleReport({ result: 'no-pull-request', ...times, queue: sampleQueue() })
test('what is queued is sent, and the conversation is open again', async () => {
  const { checked, calls, lines } = await play(queued, { locked: 'done' })
  expect([calls, lines]).toEqual([
    ['lock', 'get job_1', 'message job_1'],
    ['#12: sent 1 queued request to the agent'],
  ])
  expect(checked).toMatchObject({ report: { turn: 2, result: 'running' }, followed: null })
  expect(Object(checked).update).toEqual({ ...nothing, status: 'active', sent: 1 })
})

test('the end of the job before is not told once a new turn has begun', async () => {
  const { checked } = await play({ ...running, queue: sampleQueue() }, { locked: 'done' })
  expect(Object(checked).update).toEqual({ ...nothing, prLink: link.url, status: 'active', sent: 1 })
})

test('what is queued and may not be sent is a problem, and nothing that may be', async () => {
  const { checked } = await play(queued, { locked: 'unlocked' })
  expect(Object(checked).update).toEqual({
    ...nothing,
    problem: expect.stringMatching(/^The queued requests weren't sent/),
  })
  expect((await play(queued, { locked: 'busy' })).checked).toMatchObject({ update: null, report: queued })
})

test('where nothing that is queued may be sent yet, the lock is not taken', async () => {
  const entries = [sampleRequest({ notBefore: '2026-11-20T12:00:00.001Z' })]
  const { checked, calls } = await play({ ...queued, queue: sampleQueue({ entries }) }, { locked: 'done' })
  expect([calls, Object(checked).update]).toEqual([[], null])
})

test('a problem of the job is told before that of the queue', async () => {
  const published = { isWritten: false, isBusy: false, problem: 'First.' }
  const { checked } = await play({ ...running, queue: sampleQueue() }, { published, locked: 'unlocked' })
  expect(Object(checked).update).toMatchObject({ problem: 'First.', result: 'pull-request' })
})

const sending = { at: ago(0.1), ids: ['200-1-0a1b2c3d'], digest: null }
test.each<[string, Report, boolean]>([
  ['waits', { ...running, queue: sampleQueue() }, false],
  ['is on its way', { ...running, queue: sampleQueue({ sending }) }, true],
])('while the agent is at work, what %s is looked at: %s', async (...[, report, isLocked]) => {
  const { calls } = await play(report, { polled: reading() })
  expect(calls.includes('lock')).toBe(isLocked)
})
