// One pass over the comments of a repository: what it checks, writes and leaves.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addPull, makeFile } from '../../emulator/github/fixtures.ts'
import type { IssueCommentState } from '../../emulator/github/state.ts'
import type { Fault } from '../../emulator/shared/faults.ts'
import { bodyOf } from '../../src/conversation/comment-body.ts'
import { signingKeyOf } from '../../src/conversation/signed-state.ts'
import type { ConversationState } from '../../src/conversation/state.ts'
import type { HttpOutcome } from '../../src/lib/http-failure.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { reconcile } from '../../src/reconcile/reconcile.ts'
import type { Report } from '../../src/reconcile/report.ts'
import type { Log } from '../../src/runner/log.ts'
import {
  apiKey,
  inaccessible,
  type OpenStore,
  ofComment,
  ofIssue,
  openStore,
  scope,
} from '../conversation/open-store.ts'
import {
  answered,
  link,
  reading,
  sampleRecord,
  sampleSending,
  sampleShown,
  sampleState,
} from '../fixtures/samples.ts'
import { repositoryName } from '../scene/events.ts'

let scene: OpenStore
beforeEach(async () => {
  scene = await openStore()
})
afterEach(() => scene.close())

const job = sampleRecord()
const ended = { ...job, end: 'pull-request' as const }
const shown = sampleShown()
const told = sampleShown({ result: 'pull-request' })
const open = sampleState({ job, shown })
const ready = reading({ status: 'completed', prLink: link.url })
const working = reading({ status: 'active' })
const ofRepository = /\/issues\/comments\?/
const minute = 60_000

type Answers = (jobId: string) => HttpOutcome<Job> | Promise<HttpOutcome<Job>>

/** One pass, once all comments are two minutes old. */
async function pass(
  getJob: Answers = () => ready,
  { sinceWriteMs = 2 * minute, signal = new AbortController().signal } = {},
): Promise<Report> {
  scene.time.skip(sinceWriteMs)
  scene.calls()
  const { number: _, ...of } = scope
  return reconcile({
    ...{ github: scene.store.github, clock: scene.clock, scope: of, signal },
    mintlify: { getJob: async (jobId) => getJob(jobId) },
    redact: scene.store.redact,
    log: { info: () => undefined, warning: () => undefined } as unknown as Log,
    signingKey: signingKeyOf(apiKey),
  })
}

const kindsOf = ({ rows }: Report) => rows.map(({ kind }) => kind)
const writes = () => scene.calls().filter((call) => call.startsWith('PATCH'))
const textOf = (comment: IssueCommentState) =>
  comment.body.slice(0, comment.body.indexOf('\n'))

test('the end of a job is written, and its row says where', async () => {
  const comment = scene.addOurs(open)
  const url = expect.stringContaining(`#issuecomment-${comment.id}`)
  expect(await pass()).toEqual({
    ...{ result: 'done', reason: null, detail: null, hasMore: false },
    rows: [
      {
        number: 12,
        url,
        jobId: 'job_1',
        text: 'pull request',
        kind: 'written',
      },
    ],
  })
  expect(textOf(comment)).toMatch(/^### ✅ Docs pull request ready: /)
})

test('an end whose page has the key in its path is written without it', async () => {
  const files = [makeFile(`guides/${apiKey}.mdx`)]
  addPull(scene.github.repository(link.repository), { number: 57, files })
  const comment = scene.addOurs(open)
  expect(kindsOf(await pass())).toEqual(['written'])
  expect(comment.body).toContain('guides/&#42;&#42;&#42;')
})

test('a docs pull request that cannot be read is not told as it was before', async () => {
  const before = sampleShown({ pull: 'merged' })
  const comment = scene.addOurs(sampleState({ job, shown: before }))
  expect(kindsOf(await pass())).toEqual(['written'])
  expect(textOf(comment)).toMatch(/^### ✅ Docs pull request ready: /)
})

test('a comment that shows words of a later version stays as it is', async () => {
  scene.addOurs(sampleState({ job, shown: null }))
  expect(kindsOf(await pass())).toEqual(['unreadable'])
})

test('a comment that remembers no job has none in its row', async () => {
  scene.addOurs(sampleState({ sending: sampleSending(), shown }))
  const { rows } = await pass(undefined, { sinceWriteMs: 3 * minute })
  expect(rows).toMatchObject([{ jobId: null, kind: 'written' }])
})

test.each<[string, Partial<ConversationState>, number]>([
  ['an open job', { job, shown: null }, 1],
  ['a run that is sending', { job: ended, sending: sampleSending() }, 1],
  ['a run at work', { job: ended, shown }, 1],
  ['an end', { job: ended, shown: told }, 0],
  ['nothing', {}, 0],
])('a comment that tells of %s', async (_, state, rows) => {
  scene.addOurs(sampleState(state))
  const report = await pass(undefined, { sinceWriteMs: 3 * minute })
  expect(report.rows).toHaveLength(rows)
})

test('the comments of others are left', async () => {
  scene.addTheirs()
  scene.addOurs(open, { key: 'mint_another-key-of-16' })
  scene.addOurs(open, { scope: { number: 13 } })
  const place = { scope, commentId: null, writtenAt: scene.time.now() }
  const first = { place, signingKey: signingKeyOf(apiKey) }
  scene.addTheirs(bodyOf('', open, first))
  expect((await pass()).rows).toEqual([])
})

test.each([
  [0, 1],
  [1_000, 0],
])('a comment whose run waits for %d ms more', async (moreMs, rows) => {
  const until = new Date(scene.time.now().getTime() + 2 * minute + moreMs)
  scene.addOurs(sampleState({ ...open, until: until.toISOString() }))
  expect((await pass()).rows).toHaveLength(rows)
})

test('a comment whose run still waits as the list begins is left, however long the list takes', async () => {
  const until = new Date(scene.time.now().getTime() + 2 * minute + 1_000)
  scene.addOurs(sampleState({ ...open, until: until.toISOString() }))
  for (let count = 0; count < 100; count += 1) scene.addTheirs()
  const hold = async () => scene.time.skip(5_000)
  scene.github.fail({ path: /&page=2$/, hold })
  expect((await pass()).rows).toEqual([])
})

test.each([
  [89_000, null, 0],
  [90_000, null, 1],
  [179_000, sampleSending(), 0],
  [180_000, sampleSending(), 1],
])(
  'a comment that is %d ms old, with %j',
  async (sinceWriteMs, sending, rows) => {
    scene.addOurs(sampleState({ ...open, sending }))
    expect((await pass(undefined, { sinceWriteMs })).rows).toHaveLength(rows)
  },
)

test('one refusal after a late reading is no refusal of all', async () => {
  addTwo()
  let calls = 0
  const report = await pass((jobId) => {
    calls += 1
    if (jobId === 'job_1') return ready
    return calls <= 2 ? reading({ status: 'completed' }) : answered(429)
  })
  expect(report).toMatchObject({ result: 'partial', reason: null })
})

test('refusals that begin in the middle end the pass', async () => {
  addConversations(Array.from({ length: 12 }, (_, index) => `job_${index}`))
  let calls = 0
  const report = await pass(() => {
    calls += 1
    return calls === 1 ? ready : answered(429)
  })
  expect(report).toMatchObject({ result: 'rejected', reason: 'rate-limited' })
  expect(calls).toBe(4)
})

test('refusals on both sides of a late reading are not in a row', async () => {
  addConversations(['job_1', 'job_2', 'job_3', 'job_4'])
  let calls = 0
  const report = await pass(() => {
    calls += 1
    if (calls > 4) return ready
    return answered(calls === 2 ? 404 : 403)
  })
  expect(report).toMatchObject({ result: 'partial', reason: null })
})

test('a comment is as old as its last write', async () => {
  const comment = scene.addOurs(open)
  scene.time.skip(10 * minute)
  comment.updated_at = scene.time.now().toISOString()
  expect((await pass(undefined, { sinceWriteMs: 89_000 })).rows).toEqual([])
})

test.each<[string, HttpOutcome<Job>, object]>([
  ['at work', working, { kind: 'working', text: 'still active' }],
  [
    'that cannot be read',
    answered(500),
    { kind: 'open', text: expect.stringMatching(/^not read: /) },
  ],
])('a job %s', async (_, answer, row) => {
  scene.addOurs(open)
  const report = await pass(() => answer)
  expect(report.rows).toMatchObject([row])
  expect(report.result).toBe(answer === working ? 'done' : 'partial')
  expect(writes()).toEqual([])
})

test('a late link is waited for once, for all jobs together', async () => {
  scene.addOurs(sampleState({ ...open, job: sampleRecord({ id: 'job_2' }) }))
  const late = reading({ status: 'completed' })
  const asked: number[] = []
  const report = await pass(() => {
    asked.push(scene.clock.elapsedMs())
    return asked.length === 1 ? late : ready
  })
  const [first = 0] = asked
  expect(asked).toEqual([first, first + 30_000])
  expect(report.rows).toMatchObject([{ text: 'pull request' }])
})

test('a link that does not come is not waited for twice', async () => {
  scene.addOurs(open)
  let asked = 0
  const report = await pass(() => {
    asked += 1
    return reading({ status: 'completed' })
  })
  expect(asked).toBe(2)
  expect(report.rows).toMatchObject([{ text: 'no pull request' }])
})

test('a job that is not found is asked for during 90 s', async () => {
  scene.addOurs(open)
  const asked: number[] = []
  const report = await pass(() => {
    asked.push(scene.clock.elapsedMs())
    return answered(404)
  })
  const [first = 0] = asked
  expect(asked).toEqual([first, first + 30_000, first + 90_000])
  expect(report.rows).toMatchObject([{ text: 'job disappeared' }])
})

test('jobs that are not found are waited for together', async () => {
  addTwo()
  const before = scene.clock.elapsedMs()
  const report = await pass(() => answered(404))
  expect(kindsOf(report)).toEqual(['written', 'written'])
  const passMs = scene.clock.elapsedMs() - before - 2 * minute
  expect(passMs).toBeLessThan(100_000)
})

/** Conversations, from the one that was written last. */
function addConversations(jobIds: readonly string[]): void {
  for (const [index, id] of jobIds.entries()) {
    const number = 11 + jobIds.length - index
    if (number !== 12)
      addPull(scene.github.repository(repositoryName), { number })
    const ours = scene.addOurs(
      sampleState({ job: sampleRecord({ id }), shown }),
      { scope: { number } },
    )
    ours.issue = number
    scene.time.skip(1_000)
  }
}

const addTwo = () => addConversations(['job_1', 'job_2'])
const three = ['job_1', 'job_2', 'job_3']

test.each([
  ['all jobs', ['job_1', 'job_2']],
  ['the first three jobs', [...three, 'job_4']],
])('what Mintlify refuses for %s ends the pass', async (_, jobIds) => {
  addConversations(jobIds)
  const report = await pass(() => answered(401))
  expect(report).toMatchObject({ result: 'rejected', reason: 'unauthorized' })
  expect(report.rows).toHaveLength(Math.min(3, jobIds.length))
  expect(report.detail).not.toBeNull()
})

test('a job that Mintlify refuses has a row, and the pass goes on', async () => {
  addConversations(three)
  const report = await pass((id) => (id === 'job_2' ? answered(403) : ready))
  expect(report.result).toBe('partial')
  expect(kindsOf(report).toSorted()).toEqual(['rejected', 'written', 'written'])
})

test.each([401, 403])(
  'a single job that Mintlify refuses with %d',
  async (status) => {
    scene.addOurs(open)
    const { result, rows } = await pass(() => answered(status))
    expect(result).toBe(status === 401 ? 'rejected' : 'partial')
    expect(rows).toMatchObject([{ kind: 'rejected' }])
  },
)

test('two ends are written a second apart', async () => {
  addTwo()
  const asked: number[] = []
  const report = await pass((id) => {
    asked.push(scene.clock.elapsedMs())
    return { ...ready, value: { ...(ready as { value: Job }).value, id } }
  })
  expect(kindsOf(report)).toEqual(['written', 'written'])
  const [first = 0, second] = asked
  expect(second).toBe(first + 1_000)
})

test('jobs at work are asked for at once', async () => {
  addTwo()
  const asked: number[] = []
  await pass(() => {
    asked.push(scene.clock.elapsedMs())
    return working
  })
  expect(asked[1]).toBe(asked[0])
})

test('a pass that is over says what it has done', async () => {
  addTwo()
  const over = new AbortController()
  const stop: Answers = () => {
    over.abort()
    return working
  }
  expect(await pass(stop, { signal: over.signal })).toMatchObject({
    ...{ result: 'partial', reason: 'interrupted', detail: null },
    rows: [{ kind: 'working' }],
  })
})

test('comments that cannot be listed end the pass', async () => {
  scene.github.fail({ path: ofRepository, ...inaccessible, times: 9 })
  expect(await pass()).toMatchObject({
    ...{ result: 'rejected', reason: 'memory-unreadable', rows: [] },
    detail: expect.stringContaining('403'),
  })
})

test('a comment of ours that is not the first one is left', async () => {
  scene.addOurs(sampleState({ job: ended, shown: told }))
  scene.addOurs(open)
  const report = await pass()
  expect(report).toMatchObject({ result: 'done', rows: [] })
  expect(writes()).toEqual([])
})

test('a comment that a run has written to meanwhile is left', async () => {
  const comment = scene.addOurs(open)
  const report = await pass(() => {
    const next = scene.addOurs(sampleState({ ...open, requestCount: 2 }), {
      id: comment.id,
    })
    comment.body = next.body
    return ready
  })
  const text = 'changed meanwhile, so not written'
  expect(report.result).toBe('partial')
  expect(report.rows).toMatchObject([{ text, kind: 'open' }])
  expect(writes()).toEqual([])
})

const locked = {
  status: 403,
  body: { message: 'Unable to create comment because issue is locked.' },
}
const failing = { path: ofComment, times: Number.POSITIVE_INFINITY }

test.each<[string, Fault, string, RegExp]>([
  ['may not be written', { ...failing, ...inaccessible }, 'refused', /403/],
  ['is locked', { ...failing, ...locked }, 'refused', /locked/],
  ['cannot be written', { ...failing, status: 502 }, 'open', /502/],
])('a comment that %s', async (_, fault, kind, text) => {
  scene.addOurs(open)
  scene.github.fail({ method: 'PATCH', ...fault })
  const report = await pass()
  expect(report.result).toBe('partial')
  expect(report.rows).toMatchObject([
    { kind, text: expect.stringMatching(/^not written: /) },
  ])
  expect(report.rows[0]?.text).toMatch(text)
})

test('a write that fails once is made again', async () => {
  scene.addOurs(open)
  scene.github.fail({ method: 'PATCH', path: ofComment, status: 502 })
  expect(kindsOf(await pass())).toEqual(['written'])
})

test('a comment that cannot be read again is left, and the next one is not', async () => {
  addTwo()
  scene.github.fail({ path: ofIssue, status: 500, times: 99 })
  const report = await pass((id) => ({
    ...ready,
    value: { ...(ready as { value: Job }).value, id },
  }))
  expect(report.rows).toMatchObject([
    { kind: 'open', text: expect.stringMatching(/^not written: .*500/) },
    { kind: 'written' },
  ])
})

test('a pass that is over while it writes ends', async () => {
  scene.addOurs(open)
  const over = new AbortController()
  const fault = { method: 'PATCH', ...failing, status: 502 }
  scene.github.fail({ ...fault, onMatch: () => over.abort() })
  const report = await pass(undefined, { signal: over.signal })
  expect(report.rows).toMatchObject([{ kind: 'open' }])
})

test.each([
  [499, 5, false],
  [501, 5, true],
])(
  'of %d comments, five pages are read, in %d calls',
  async (count, pages, hasMore) => {
    for (let id = 1; id <= count; id += 1) scene.addTheirs()
    expect(await pass()).toMatchObject({ rows: [], hasMore })
    expect(scene.calls()).toHaveLength(pages)
  },
)
