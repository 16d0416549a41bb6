// A reconcile of several repositories: what is passed over, what stops no other, and what is told of each.
import { expect, test } from '@jest/globals'
import { dateTimeText } from '../../src/base/format.ts'
import type { ConversationListing, TrackedConversation } from '../../src/conversation/tracked-conversation.ts'
import { type ReconcilePorts, reconcile } from '../../src/reconcile/reconcile.ts'
import { reconcileOutputs } from '../../src/reconcile/reconcile-outputs.ts'
import { reconcileMessage, renderReconcileSummary } from '../../src/reconcile/reconcile-report.ts'
import type { Candidate } from '../../src/reconcile/repositories.ts'
import type { Report } from '../../src/state/report.ts'
import { clockStart, createFakeClock } from '../fixtures/fake-clock.ts'
import { docsReport, seenOpen } from '../fixtures/sample-docs-pull.ts'
import { answered, reading } from '../fixtures/sample-job.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'
import { quietPorts, sampleCandidate, sampleConversation } from '../fixtures/sample-reconcile.ts'

const ids: Record<string, number> = { widgets: 1, gadgets: 2, gizmos: 3, old: 4 }
const place = (name: string) => ({ owner: 'acme', name, id: ids[name] ?? 9, isPublic: true })
const candidate = (name: string, known: Partial<Candidate> = {}): Candidate => ({
  ...sampleCandidate(place(name)),
  ...known,
})

function conversation(name: string, issueNumber: number, known: Partial<Report> = {}): TrackedConversation {
  return sampleConversation(issueNumber, { jobId: `${name}_${issueNumber}`, ...known }, place(name))
}

const empty: ConversationListing = { kind: 'listed', conversations: [], unverified: 0, problem: null }
const listed = (...conversations: TrackedConversation[]) => ({ ...empty, conversations })
const unreadable = {
  kind: 'unreadable' as const,
  problem: "Couldn't list the comments: GitHub answered 404.",
}

type Play = {
  candidates?: Candidate[]
  ports?: Partial<ReconcilePorts>
  problem?: string | null
}

/** Plays a reconcile of repositories with these listings, whose jobs have all ended. */
async function play(listings: Record<string, ConversationListing>, given: Play = {}) {
  const { candidates = Object.keys(listings).map((name) => candidate(name)), ports, problem = null } = given
  const lines: string[] = []
  const asked: string[] = []
  const task = { repositories: candidates, problem, maxAgeMs: 30 * 86_400_000, wakeUp: null }
  const report = await reconcile(task, {
    clock: createFakeClock(),
    async listConversations({ name }) {
      asked.push(name)
      return listings[name] ?? listed()
    },
    ...quietPorts,
    getJob: async (id) => reading({ id, status: 'completed' }),
    log: (line) => lines.push(line),
    ...ports,
  })
  const states = report.repositories.map(({ repository, state }) => `${repository} ${state}`)
  return { report, lines, states, asked, outputs: reconcileOutputs(report) }
}

test('each repository is told of: one line where something was done, and one for the others', async () => {
  const { report, lines, outputs } = await play(
    {
      widgets: listed(conversation('widgets', 7), conversation('widgets', 8)),
      gadgets: listed(conversation('gadgets', 7)),
      gizmos: listed(),
      old: { kind: 'archived' },
    },
    { ports: { getJob: async (id) => reading({ id, status: id === 'widgets_8' ? 'active' : 'completed' }) } },
  )
  expect(lines).toEqual([
    'Found 3 open conversations in 4 repositories',
    'acme/widgets#7: job widgets_7 completed',
    'acme/gadgets#7: job gadgets_7 completed',
    'acme/widgets: finished 1 of 2 open conversations.',
    'acme/gadgets: finished 1 of 1 open conversation.',
    '2 other repositories: 1 without comments of this action, 1 archived.',
  ])
  expect(outputs).toMatchObject({ result: 'done', checked: '3', finished: '2', pending: '1' })
  expect(JSON.parse(outputs.repositories ?? '')).toEqual([
    {
      repository: 'acme/widgets',
      state: 'done',
      checked: 2,
      finished: 1,
      pending: 1,
      sent: 0,
      problem: null,
    },
    {
      repository: 'acme/gadgets',
      state: 'done',
      checked: 1,
      finished: 1,
      pending: 0,
      sent: 0,
      problem: null,
    },
    {
      repository: 'acme/gizmos',
      state: 'empty',
      checked: 0,
      finished: 0,
      pending: 0,
      sent: 0,
      problem: null,
    },
    {
      repository: 'acme/old',
      state: 'archived',
      checked: 0,
      finished: 0,
      pending: 0,
      sent: 0,
      problem: null,
    },
  ])
  expect(report.updates.map(({ repository, issueNumber }) => `${repository}#${issueNumber}`)).toEqual([
    'acme/widgets#7',
    'acme/widgets#8',
    'acme/gadgets#7',
  ])
  expect(renderReconcileSummary(report)).toContain('[Comment on acme&#47;gadgets&#35;7]')
})

test.each<[string, ConversationListing, Partial<Candidate>, string, string]>([
  ['archived', { kind: 'archived' }, {}, 'archived', 'done'],
  ['unreadable, and named', unreadable, {}, 'unreadable', 'partial'],
  ['unreadable, and only matched by a pattern', unreadable, { isNamed: false }, 'unreadable', 'done'],
  ['empty', listed(), {}, 'empty', 'done'],
  [
    'not answering',
    { ...empty, problem: "Couldn't list the comments: GitHub answered 502." },
    {},
    'partial',
    'partial',
  ],
])('a repository that is %s stops no other', async (...[, listing, known, state, result]) => {
  const candidates = [candidate('gadgets', known), candidate('widgets')]
  const { report, states, outputs } = await play(
    { gadgets: listing, widgets: listed(conversation('widgets', 7)) },
    { candidates },
  )
  expect(report.detail).toBeNull()
  expect(states).toEqual([`acme/gadgets ${state}`, 'acme/widgets done'])
  expect(outputs).toMatchObject({ result, finished: '1' })
})

test('one that is known to be archived is not asked', async () => {
  const archived = candidate('old', { known: { ...place('old'), isArchived: true } })
  const { states, asked } = await play({}, { candidates: [archived, candidate('widgets')] })
  expect([states, asked]).toEqual([['acme/old archived', 'acme/widgets empty'], ['widgets']])
})

test('the same number in two repositories is two conversations', async () => {
  const { report } = await play({
    widgets: listed(conversation('widgets', 7)),
    gadgets: listed(conversation('gadgets', 7, { requestCount: 3 })),
  })
  expect(report.updates.map(({ jobId }) => jobId)).toEqual(['widgets_7', 'gadgets_7'])
})

test('a repository that is there under two names is taken on once', async () => {
  const both = listed(conversation('widgets', 7))
  const { outputs } = await play({ widgets: both, renamed: both })
  expect(outputs).toMatchObject({ checked: '1', finished: '1' })
})

test('a conversation is open as long as a request of it waits to be sent', async () => {
  const queue = [sampleRequest({ notBefore: '2026-11-21T00:00:00.000Z' })]
  const waiting = conversation('widgets', 7, { result: 'failed', jobEnd: 'failed', queue })
  const { report, lines, outputs } = await play({ widgets: listed(waiting), gadgets: listed() })
  expect(lines).toEqual([
    'Found 1 open conversation in 2 repositories',
    'acme/widgets: finished 0 of 1 open conversation.',
    '1 other repository: 1 without comments of this action.',
  ])
  expect(outputs).toMatchObject({ result: 'done', checked: '0', finished: '0', pending: '1' })
  expect(report.repositories).toMatchObject([{ state: 'done', checked: 0, pending: 1 }, { pending: 0 }])
  expect(reconcileMessage(report)).toBe('✅ Finished 0 of 1 open conversation.')
})

test('a job that ends before a request that is held back leaves its conversation pending', async () => {
  const queue = [sampleRequest({ notBefore: '2026-11-21T00:00:00.000Z' })]
  const { report, outputs } = await play({ widgets: listed(conversation('widgets', 7, { queue })) })
  expect(outputs).toMatchObject({ result: 'done', checked: '1', finished: '0', pending: '1' })
  expect(report.updates).toMatchObject([{ status: 'completed', isFinished: false }])
})

test('no further conversation is taken on when little of the rate limit is left, and the message says until when', async () => {
  const until = new Date(clockStart.getTime() + 1_800_000)
  const many = Array.from({ length: 30 }, (_, index) => conversation('widgets', index + 1))
  let checks = 0
  const { report, states } = await play(
    { widgets: listed(...many), gadgets: listed(conversation('gadgets', 1)) },
    {
      ports: {
        rateLimit: () => (checks >= 12 ? { input: 'github-token', until } : null),
        async getJob(id) {
          checks += 1
          return reading({ id, status: 'completed' })
        },
      },
    },
  )
  expect([report.result, report.left]).toEqual(['partial', 31 - report.updates.length])
  expect(report.left).toBeGreaterThan(8)
  expect(states).toEqual(['acme/widgets partial', 'acme/gadgets done'])
  expect(reconcileMessage(report)).toContain(
    `Left for the next run: ${report.left} conversations. Less than a fifth of the rate limit of \`github-token\` is left until ${dateTimeText(until)}. Run the workflow again.`,
  )
})

test('repositories that there was no time to read are left, and counted', async () => {
  const time = new AbortController()
  const names = Array.from({ length: 30 }, (_, index) => `repository-${index}`)
  const { report, states, lines } = await play(
    {},
    {
      candidates: names.map((name) => candidate(name)),
      ports: {
        signal: time.signal,
        async listConversations() {
          time.abort()
          return listed()
        },
      },
    },
  )
  const left = states.filter((state) => state.endsWith('left')).length
  expect(left).toBeGreaterThan(0)
  expect([report.result, report.outcomes]).toEqual(['partial', null])
  expect(reconcileMessage(report)).toContain(`Left for the next run: ${left} repositories.`)
  expect(lines.at(-1)).toContain(`${left} left for the next run`)
})

test('repositories that were not read because little of the rate limit is left say until when', async () => {
  const until = new Date(clockStart.getTime() + 1_800_000)
  const names = Array.from({ length: 30 }, (_, index) => `repository-${index}`)
  let reads = 0
  const { report } = await play(
    {},
    {
      candidates: names.map((name) => candidate(name)),
      ports: {
        rateLimit: () => (reads > 0 ? { input: 'docs-token', until } : null),
        async listConversations() {
          reads += 1
          return listed()
        },
      },
    },
  )
  expect(reads).toBeLessThan(30)
  expect(report.detail).toBe(
    `Less than a fifth of the rate limit of \`docs-token\` is left until ${dateTimeText(until)}.`,
  )
})

test('a rate limit that leaves nothing undone is not told', async () => {
  let checks = 0
  const { report } = await play(
    { widgets: listed(conversation('widgets', 7)) },
    {
      ports: {
        rateLimit: () => (checks > 0 ? { input: 'github-token', until: clockStart } : null),
        async getJob(id) {
          checks += 1
          return reading({ id, status: 'completed' })
        },
      },
    },
  )
  expect([report.result, report.detail]).toEqual(['done', null])
})

test('comments with another signature are counted over all repositories, and told once', async () => {
  const { report, lines } = await play({
    widgets: { ...empty, unverified: 2 },
    old: { kind: 'archived' },
    gadgets: { ...empty, unverified: 1 },
  })
  const skipped = lines.filter((line) => line.startsWith('Skipped'))
  expect([report.unverified, skipped]).toEqual([3, [expect.stringContaining('3 comments')]])
})

test('where every signature is right, none is told of', async () => {
  const { report, lines } = await play({ widgets: empty })
  expect([report.unverified, lines]).toEqual([0, ['Found 0 open conversations']])
})

test('without the service, each repository has its docs pull requests followed', async () => {
  const pull = (name: string) => {
    const { jobId, ...known } = docsReport({ docsPull: seenOpen() })
    return conversation(name, 2, known)
  }
  const { report, states } = await play(
    {
      widgets: listed(conversation('widgets', 7), pull('widgets')),
      gadgets: listed(pull('gadgets')),
      gizmos: listed(conversation('gizmos', 1)),
    },
    { ports: { getJob: async () => answered(401) } },
  )
  expect([report.reason, report.followed.length, report.left]).toEqual(['unauthorized', 2, 2])
  expect(states).toEqual(['acme/widgets partial', 'acme/gadgets done', 'acme/gizmos left'])
})

test('a list of repositories that could not be read leaves those that are named', async () => {
  const problem = "Couldn't list the repositories of the GitHub App: GitHub answered 502."
  const { report, outputs } = await play({ widgets: listed(conversation('widgets', 7)) }, { problem })
  expect(outputs).toMatchObject({ result: 'partial', finished: '1', outcomes: '' })
  expect(reconcileMessage(report)).toContain(problem)
  const none = await play({}, { candidates: [], problem })
  expect(reconcileMessage(none.report)).toContain(`⚠️ No conversation could be updated. ${problem}`)
})

test.each([
  [{ kind: 'archived' } as const, "`acme/widgets` is archived, so its comments can't be updated."],
  [unreadable, unreadable.problem],
])('a single repository that is %j is told in the message', async (listing, text) => {
  const candidates = [candidate('widgets', { isNamed: false })]
  const { report } = await play({ widgets: listing }, { candidates })
  expect(reconcileMessage(report)).toContain(text)
})
