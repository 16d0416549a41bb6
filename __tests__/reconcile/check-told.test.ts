// What is told of one conversation: its job, its docs pull request, and what is queued.
import { expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { check } from '../../src/reconcile/check-jobs.ts'
import type { DocsPull } from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { reportOf } from '../../src/state/report-parts.ts'
import { clockStart, createFakeClock } from '../fixtures/fake-clock.ts'
import { fakeConversation, type Trouble, troubleProblem } from '../fixtures/fake-conversation.ts'
import { docsReport, seenOpen } from '../fixtures/sample-docs-pull.ts'
import { answered, link, reading, sampleJob } from '../fixtures/sample-job.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'
import { quietPorts, sampleConversation } from '../fixtures/sample-reconcile.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

const hourMs = 3_600_000
const now = clockStart.toISOString()
const ago = (hours: number) => new Date(clockStart.getTime() - hours * hourMs).toISOString()
const times = { startedAt: ago(1), updatedAt: ago(1) }
const running = sampleReport({ result: 'running', ...times })
const completed = reading({ status: 'completed', pullRequest: link })
const { url } = sampleConversation(12)
/** What is told of a conversation by which nothing has changed. */
const nothing = {
  ...{ repository: 'acme/widgets', issueNumber: 12, jobId: 'job_1', commentUrl: url, prLink: null },
  ...{ docsState: null, status: null, result: null, problem: null, isStalled: false, isFinished: false },
  sent: 0,
}

type Story = {
  polled?: HttpOutcome<Job>
  /** What goes wrong with the first change. */
  trouble?: Trouble
  /** The docs pull request as it is read now. */
  pull?: DocsPull
}

async function play(given: Report, { polled = completed, trouble, pull }: Story = {}) {
  const calls: string[] = []
  const lines: string[] = []
  const tracked = sampleConversation(12, given)
  const troubles = trouble ? { 1: trouble } : {}
  const fake = fakeConversation({ state: tracked.state, troubles })
  const checked = await check(tracked, 30 * 24 * hourMs, {
    ...quietPorts,
    clock: createFakeClock(),
    conversation: fake.conversation,
    async getJob(id) {
      calls.push(`get ${id}`)
      return polled
    },
    lookAfterDocsPull: async (_, { docsPull }) => pull ?? docsPull,
    async sendMessage(id) {
      calls.push(`message ${id}`)
      return { kind: 'success', value: sampleJob() }
    },
    log: (line) => void lines.push(line),
  })
  const stored = fake.stored()
  const known = checked.kind === 'checked' ? checked : null
  return { calls, lines, checked, ...known, changes: fake.changes(), written: stored && reportOf(stored) }
}

test('a job that has ended is written, and told with its docs pull request', async () => {
  const { update, written, calls, lines } = await play(running)
  expect([calls, lines]).toEqual([['get job_1'], ['#12: job job_1 completed']])
  expect(written).toMatchObject({ result: 'pull-request', jobEnd: 'pull-request', tookMs: null })
  expect(update).toEqual({
    ...nothing,
    ...{ status: 'completed', prLink: link.url, result: 'pull-request', isFinished: true },
  })
})

test('a job that is not there any more is told as such', async () => {
  const { update, lines } = await play(running, { polled: answered(404) })
  expect(lines).toEqual(["#12: job job_1 wasn't found"])
  expect(update).toEqual({ ...nothing, result: 'unknown', isFinished: true })
})

test('an end that cannot be written is told with its problem, and is not finished', async () => {
  const { update, lines } = await play(running, { trouble: 'memory-unwritable' })
  expect(lines).toEqual(['#12: job job_1 completed'])
  expect(update).toMatchObject({ result: 'pull-request', isFinished: false, problem: troubleProblem })
})

test('a key that is refused is about every conversation', async () => {
  const { checked, calls, changes } = await play(running, { polled: answered(401) })
  expect(checked).toMatchObject({ kind: 'rejected', reason: 'unauthorized' })
  expect([calls, changes]).toEqual([['get job_1'], 0])
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
])('a job at work %s', async (...[, known, story, lines, told]) => {
  const polled = reading({ createdAt: ago(200) })
  const { update, calls, lines: said, changes } = await play({ ...running, ...known }, { polled, ...story })
  expect([calls, changes]).toEqual([['get job_1'], 0])
  expect(said.map((line) => line.replace(/27h.*? and/, '27h and'))).toEqual(lines)
  expect(update).toEqual({ ...nothing, status: 'active', ...told })
})

test.each<[string, Trouble | undefined, boolean]>([
  ['written', undefined, true],
  ['not written', 'memory-unwritable', false],
])('a job at work that is looked at for the last time is %s', async (_, trouble, isWritten) => {
  const old = { ...running, startedAt: ago(30 * 24) }
  const { update, written } = await play(old, { polled: reading(), ...(trouble && { trouble }) })
  expect(written).toMatchObject({ isUnfollowed: isWritten, updatedAt: isWritten ? now : old.updatedAt })
  expect(update).toMatchObject({ problem: isWritten ? null : troubleProblem, status: 'active' })
})

const opened = docsReport({ ...times, docsPull: seenOpen({ openedAt: ago(1) }) })
const merged = seenOpen({ openedAt: ago(1), state: 'merged', endedAt: now })
const pullTold = {
  ...{ repository: 'acme/widgets', issueNumber: 12, commentUrl: url, prLink: link.url },
  ...{ isUnfollowed: false, problem: null },
}
const mergedLine = '#12: acme/docs#57 is merged'

test.each<[string, Story, number, string[], object]>([
  ['that is still open costs no write', {}, 0, [], { state: 'open', isChanged: false }],
  ['that was merged is written', { pull: merged }, 1, [mergedLine], { state: 'merged', isChanged: true }],
  [
    'that was merged, and could not be written, is a problem',
    { pull: merged, trouble: 'memory-unwritable' },
    1,
    [mergedLine],
    { state: 'merged', isChanged: true, problem: troubleProblem },
  ],
  [
    'that can no longer be read is told as not known',
    { pull: { ...seenOpen(), state: null } },
    1,
    ['#12: acme/docs#57 is not known'],
    { state: null, isChanged: true },
  ],
])('a docs pull request %s', async (...[, story, changes, lines, told]) => {
  const done = await play(opened, story)
  expect(done).toMatchObject({ lines, update: null, followed: { ...pullTold, ...told } })
  expect(done.changes).toBe(changes)
})

const over = sampleReport({ result: 'no-pull-request', jobEnd: 'no-pull-request', ...times })

test('a job that has ended without one has nothing to follow', async () => {
  expect(await play(over)).toMatchObject({ calls: [], changes: 0, update: null, followed: null })
})

test('what is queued is sent, and the conversation is open again', async () => {
  const { update, calls, lines, written } = await play({ ...over, queue: [sampleRequest()] })
  expect([calls, lines]).toEqual([
    ['get job_1', 'message job_1'],
    ['#12: sent 1 queued request to the agent'],
  ])
  expect(written).toMatchObject({ requestCount: 2, result: 'running', queue: [] })
  expect(update).toEqual({ ...nothing, status: 'active', prLink: link.url, sent: 1 })
})

test('a claim that cannot be written is a problem, and sends nothing', async () => {
  const given = { ...over, queue: [sampleRequest()] }
  const { update, calls } = await play(given, { trouble: 'memory-unwritable' })
  expect([calls, update]).toEqual([[], { ...nothing, problem: troubleProblem }])
})

test('where somebody else is at work, what is queued is left without a word', async () => {
  const given = { ...over, queue: [sampleRequest()] }
  expect(await play(given, { trouble: 'conversation-busy' })).toMatchObject({ calls: [], update: null })
})

test('where nothing that is queued may be sent yet, nothing is asked', async () => {
  const queue = [sampleRequest({ notBefore: '2126-11-20T12:00:00.001Z' })]
  expect(await play({ ...over, queue })).toMatchObject({ calls: [], changes: 0, update: null })
})

test('while the agent is at work, what is queued waits', async () => {
  const given = { ...running, queue: [sampleRequest()] }
  expect(await play(given, { polled: reading() })).toMatchObject({ calls: ['get job_1'], changes: 0 })
})
