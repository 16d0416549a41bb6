// Which conversations one pass of the reconcile takes on, and what it counts.
import { expect, test } from '@jest/globals'
import type { TrackedConversation } from '../../src/conversation/tracked-conversation.ts'
import { type ReconcilePorts, reconcile } from '../../src/reconcile/reconcile.ts'
import type { DocsPull } from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { reportOf } from '../../src/state/report-parts.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { fakeConversation, troubleProblem } from '../fixtures/fake-conversation.ts'
import { docsReport, seenOpen } from '../fixtures/sample-docs-pull.ts'
import { answered, link, reading } from '../fixtures/sample-job.ts'
import { quietPorts, sampleCandidate, sampleConversation } from '../fixtures/sample-reconcile.ts'
import { sampleStatus } from '../fixtures/sample-status.ts'

const day = 24 * 3_600_000
const at = '2026-11-20T11:00:00.000Z'
const task = { repositories: [sampleCandidate()], problem: null, maxAgeMs: 30 * day, wakeUp: null }
const recent = { startedAt: at, updatedAt: at }

function conversation(issueNumber: number, known: Partial<Report>): TrackedConversation {
  const { jobId, ...given } = docsReport({ ...recent, ...known })
  return sampleConversation(issueNumber, given)
}

const followed = (issueNumber: number) => conversation(issueNumber, { docsPull: seenOpen() })
const running = (issueNumber: number) =>
  conversation(issueNumber, { result: 'running', jobEnd: null, pullRequest: null, docsPull: null })

async function play(conversations: TrackedConversation[], known: Partial<ReconcilePorts> = {}) {
  const looked: string[] = []
  const fakes: ReturnType<typeof fakeConversation>[] = []
  const lines: string[] = []
  const expected: string[] = []
  const report = await reconcile(task, {
    clock: createFakeClock(),
    listConversations: async () => ({ kind: 'listed', conversations, unverified: 0, problem: null }),
    ...quietPorts,
    expectDocsPulls: (links) => void expected.push(...links.map(({ number }) => `#${number}`)),
    async getJob(id) {
      looked.push(id)
      return reading({ id, status: 'completed', pullRequest: link })
    },
    conversationOf({ state }) {
      const fake = fakeConversation({ state })
      fakes.push(fake)
      return fake.conversation
    },
    async lookAfterDocsPull({ report: { jobId } }, { docsPull }): Promise<DocsPull | null> {
      looked.push(`pull of ${jobId}`)
      return docsPull ?? seenOpen()
    },
    log: (line) => void lines.push(line),
    ...known,
  })
  const changed = fakes.filter(({ changes }) => changes() > 0)
  const published = changed.flatMap(({ stored }) => stored() ?? []).map(reportOf)
  return { report, looked, published, lines, expected }
}

test('however many there are, each is looked at, agent jobs first', async () => {
  const many = Array.from({ length: 300 }, (_, index) => followed(index + 1))
  const { report, looked } = await play([...many, running(900), running(901)])
  expect(looked.slice(0, 2)).toEqual(['job_900', 'job_901'])
  expect(report.updates.map(({ jobId, isFinished }) => [jobId, isFinished])).toEqual([
    ['job_900', true],
    ['job_901', true],
  ])
  expect([report.left, report.followed.length]).toEqual([0, 300])
})

test('only docs pull requests that may have changed are announced', async () => {
  const other = { ...link, number: 58 }
  const { expected } = await play([
    running(1),
    followed(2),
    conversation(3, { docsPull: seenOpen({ state: 'merged' }), commitStatus: sampleStatus() }),
    conversation(4, { docsPull: seenOpen(), pullRequest: other }),
  ])
  expect(expected.toSorted()).toEqual(['#57', '#58'])
})

test.each<[string, TrackedConversation[], string]>([
  ['nothing', [], 'Found 0 open conversations'],
  ['an agent job', [running(1)], 'Found 1 open conversation'],
  [
    'an agent job and docs pull requests',
    [running(1), followed(2), followed(3)],
    'Found 1 open conversation, and 2 other conversations to follow',
  ],
])('the log begins with what was found: %s', async (_, conversations, line) => {
  expect((await play(conversations)).lines[0]).toBe(line)
})

test('what is told is in the order of the pull requests and issues', async () => {
  const { report } = await play([followed(5), running(4), followed(3), running(2), followed(1)])
  expect(report.updates.map(({ issueNumber }) => issueNumber)).toEqual([2, 4])
  expect(report.followed.map(({ issueNumber }) => issueNumber)).toEqual([1, 3, 5])
})

test('a pass has its time, however long the run has lasted before', async () => {
  const clock = createFakeClock()
  await clock.sleep(20 * 60_000)
  const { report } = await play([followed(1)], { clock })
  expect([report.left, report.followed.length]).toEqual([0, 1])
})

test('what the time of a pass is too short for is left, those that changed last', async () => {
  const clock = createFakeClock()
  const many = Array.from({ length: 200 }, (_, index) =>
    conversation(index + 1, {
      docsPull: seenOpen(),
      updatedAt: new Date(Date.parse(at) - index * 60_000).toISOString(),
    }),
  )
  const looked: string[] = []
  const { report } = await play(many, {
    clock,
    async lookAfterDocsPull({ report: { jobId } }, { docsPull }) {
      looked.push(String(jobId))
      await clock.sleep(10_000)
      return docsPull
    },
  })
  expect([looked.includes('job_200'), looked.includes('job_1')]).toEqual([true, false])
  expect([report.result, report.left]).toEqual(['partial', 200 - looked.length])
  expect(report.repositories).toMatchObject([{ state: 'partial', pending: report.left, problem: null }])
})

test('a job that ends has its docs pull request looked after in the same pass', async () => {
  const merged = seenOpen({ state: 'merged', endedAt: at })
  const { report, published } = await play([running(1)], { lookAfterDocsPull: async () => merged })
  expect(published).toMatchObject([{ result: 'pull-request', docsPull: { state: 'merged' } }])
  expect(report.updates).toMatchObject([{ docsState: 'merged', prLink: link.url }])
  expect(report.outcomes?.docsPullRequests).toMatchObject({ opened: 1, merged: 1 })
})

test('without the service, docs pull requests are followed all the same', async () => {
  const { report, looked } = await play([running(1), followed(2)], { getJob: async () => answered(401) })
  expect(looked).toEqual(['pull of job_2'])
  expect([report.reason, report.followed.length, report.left]).toEqual(['unauthorized', 1, 1])
})

test('what is settled, unfollowed or without a link is counted, and not looked at', async () => {
  const settled = [
    conversation(1, { docsPull: seenOpen({ state: 'merged', endedAt: at }) }),
    conversation(2, { docsPull: seenOpen({ state: 'closed', endedAt: at }) }),
    conversation(3, { docsPull: seenOpen(), isUnfollowed: true }),
    conversation(4, { result: 'no-pull-request', jobEnd: 'no-pull-request', pullRequest: null }),
  ]
  const { report, looked, published } = await play(settled)
  expect([looked, published, report.result]).toEqual([[], [], 'done'])
  expect(report.outcomes).toMatchObject({
    jobs: 4,
    docsPullRequests: { opened: 3, open: 1, merged: 1, closed: 1, unknown: 0 },
  })
})

test('one that was closed with its source is followed, in case it is opened again', async () => {
  const closed = seenOpen({ state: 'closed', isClosedForSource: true })
  const { looked } = await play([conversation(1, { docsPull: closed })])
  expect(looked).toEqual(['pull of job_1'])
})

test('a comment that could not be written is a problem of its own, and seen again next time', async () => {
  const merged = seenOpen({ state: 'merged', endedAt: at })
  const { report } = await play([followed(1), followed(2)], {
    lookAfterDocsPull: async ({ scope }) => (scope.issueNumber === 1 ? merged : seenOpen()),
    conversationOf: ({ state }) => fakeConversation({ state, trouble: 'memory-unwritable' }).conversation,
  })
  expect([report.result, report.followed.map((one) => one.problem)]).toEqual([
    'partial',
    [troubleProblem, null],
  ])
})

test.each([
  ['issue', null, null],
  ['merged', { state: 'merged' as const, headSha: null }, null],
  ['closed', { state: 'closed' as const, headSha: null }, 'closed'],
  ['open', { state: 'open' as const, headSha: null }, 'open'],
])('a source that is %s', async (...[, source, expected]) => {
  const told: unknown[] = []
  await play([followed(1)], {
    readSource: async () => source,
    async lookAfterDocsPull(_, { docsPull }, state) {
      told.push(state)
      return docsPull
    },
  })
  expect(told).toEqual([expected])
})
