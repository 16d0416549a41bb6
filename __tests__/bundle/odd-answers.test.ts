// Answers and events that GitHub's and the service's descriptions allow, and that seldom come: authors without a login, times
// with an offset, a head that is no commit, a repository without its owner. Each is read, or not known.
import { expect, jest, test } from '@jest/globals'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import { type Bend, bendScene } from './bent-scene.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import {
  closed,
  type DocsScene,
  docsInputs,
  docsWrites,
  letReview,
  opened,
  reconcile,
  remember,
  rememberedIn,
  warningsIn,
} from './docs-threads.ts'
import { addConversation, appToken, openOrganization } from './organization.ts'
import { mergePayload } from './payloads.ts'
import { reportIn } from './remembered.ts'
import { flawsOf, type Scene } from './scene.ts'
import { nextPush, pushNext } from './status-scene.ts'

jest.setTimeout(60_000)

type Json = { [name: string]: unknown }

const same = (value: unknown) => value

/** The answer with each of these properties changed, wherever it is. */
function changeAll(answer: unknown, changes: Record<string, (value: unknown) => unknown>): unknown {
  return JSON.parse(JSON.stringify(answer), (name, value) => (changes[name] ?? same)(value))
}

/** The same time two hours to the east. */
function withOffset(time: unknown): unknown {
  if (typeof time !== 'string') return time
  const later = new Date(Date.parse(time) + 2 * 3_600_000).toISOString()
  return later.replace('Z', '+02:00')
}

const times = ['created_at', 'updated_at', 'closed_at', 'merged_at', 'createdAt', 'archivedAt']
const offsets = Object.fromEntries(times.map((name) => [name, withOffset]))
const nobody = Object.fromEntries(['user', 'author', 'creator', 'owner'].map((name) => [name, () => ({})]))

/** Nothing crashed, and every call was one that the descriptions have. */
function expectSound({ docs, github }: Scene, ...runs: ActionRun[]): void {
  for (const run of runs) {
    expect([run.exitCode, flawsOf(run, [docs.key, github.token])]).toEqual([0, []])
    expect(run.stdout).not.toMatch(/ended unexpectedly|couldn't be understood/)
  }
  expect([docs.problems, github.problems]).toEqual([[], []])
}

/** Runs that create the job, send it a message, and reconcile. */
async function playThree(scene: DocsScene): Promise<ActionRun[]> {
  letReview(scene)
  const prompt = 'Document it.\nemulate: pull-request after 1s'
  const given = { ...docsInputs, 'commit-status': 'docs', prompt }
  const first = await scene.run({ with: given })
  pushNext(scene)
  const second = await scene.run({ event: nextPush(), with: given, env: { GITHUB_RUN_ID: '6043' } })
  const last = await scene.run({ metadata: reconcile, with: { 'docs-token': docsToken } })
  expect([first.outputs.result, second.outputs.result]).toEqual(['pull-request', 'pull-request'])
  expect(last.outputs.result).toBe('done')
  expect(scene.asked().filter((call) => call.startsWith('POST'))).toEqual([
    'POST /job',
    expect.stringMatching(/^POST \/job\/\w+\/message$/),
  ])
  expect(scene.ours()).toHaveLength(1)
  expect([first, second, last].flatMap(warningsIn)).toEqual([])
  return [first, second, last]
}

test.concurrent.each<[string, Bend]>([['times with an offset', (answer) => changeAll(answer, offsets)]])(
  'with %s everywhere, two pushes are one job',
  async (_, bend) => {
    await using plain = await openDocsScene({ event: opened })
    const scene = await bendScene(plain, bend, 'both')
    expectSound(scene, ...(await playThree(scene)))
    expect(scene.pull.labels).toEqual(['documentation'])
  },
)

test.concurrent.each<[string, Bend]>([
  ['that nobody knows', (answer) => changeAll(answer, nobody)],
  [
    'that are gone',
    (answer) => changeAll(answer, { user: () => null, author: () => null, owner: () => null }),
  ],
])('with accounts %s everywhere, nobody knows who has the lock, and nothing is sent', async (_, bend) => {
  await using plain = await openDocsScene({ event: opened })
  const scene = await bendScene(plain, bend, 'both')
  const run = await scene.run()
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
  expect(run.stdout).toContain("Couldn't lock the conversation: GitHub's answer couldn't be understood")
  expect(scene.asked()).toEqual([])
})

test.concurrent('times with an offset are kept in UTC', async () => {
  await using plain = await openDocsScene({ event: opened })
  const scene = await bendScene(plain, (answer) => changeAll(answer, offsets), 'both')
  const run = await scene.run({ with: { 'docs-token': docsToken } })
  const [job] = scene.docs.jobs.values()
  const createdAt = new Date(job?.createdAtMs ?? 0).toISOString()
  expect(Date.parse(run.outputs['created-at'] ?? '')).toBe(Date.parse(createdAt))
  expect(run.outputs['created-at']).toMatch(/Z$/)
  expect(JSON.parse(run.outputs.job ?? '')).toMatchObject({ createdAt: run.outputs['created-at'] })
  const [comment] = scene.ours()
  expect(reportIn(comment?.body, scene.docs.key)?.docsPull).toMatchObject({
    state: 'open',
    openedAt: scene.pull.created_at,
  })
  expectSound(scene, run)
})

test.concurrent.each<[string, unknown]>([
  ['an empty author', {}],
  ['no author', null],
  ['an author with an empty login', { login: '', type: 'User' }],
])('a docs pull request with a commit of %s is not closed', async (_, author) => {
  await using plain = await openDocsScene({ event: opened })
  const scene = await bendScene(plain, (answer, call) =>
    call.endsWith('/pulls/57/commits') ? [...Object(answer), { ...Object(answer)[0], author }] : answer,
  )
  const rules = { labels: [], reviewers: [], hasComment: true, onClose: 'close' as const }
  const comment = remember(scene, { docsPullRules: rules, isOwnJob: true })
  const run = await scene.run({ event: closed, with: { 'docs-token': docsToken, 'on-close': 'close' } })
  expect(run.outputs.reason).toBe('source-closed')
  expect([docsWrites(scene), warningsIn(run)]).toEqual([
    [],
    [expect.stringContaining("Not every commit is known to be the agent's.")],
  ])
  expect(rememberedIn(scene, comment)?.docsPull).toMatchObject({ state: 'open', toldSource: 'closed' })
  expectSound(scene, run)
})

const command = commentEvent('/docs write it')
const bySlash = { command: '/docs', 'commit-status': 'docs' }

test.concurrent.each(['', '../../../user', 'main', '0'.repeat(40)])(
  'a pull request whose head is %j gets no status',
  async (sha) => {
    await using plain = await openDocsScene({ event: command })
    letMonaWrite(plain.repository)
    const scene = await bendScene(plain, (answer, call) =>
      call.endsWith('/pulls/2') ? { ...Object(answer), head: { ...Object(answer).head, sha } } : answer,
    )
    const run = await scene.run({ with: bySlash })
    expect(run.outputs.result).toBe('pull-request')
    expect(scene.called().filter((call) => /status|user/.test(call))).toEqual([])
    expectSound(scene, run)
  },
)

/** The event without the account of its repository's owner. */
function ownerless({ name, payload }: ActionEvent, repository: Json = {}): ActionEvent {
  return {
    name,
    payload: mergePayload(Object(payload), { repository: { owner: null, ...repository } }),
    isWrong: true,
  }
}

test.concurrent('a repository whose owner is null is known by its full name', async () => {
  await using plain = await openDocsScene({ event: opened })
  const scene = await bendScene(plain, (answer) => changeAll(answer, { owner: () => null }))
  const event = ownerless(opened)
  const env = { GITHUB_REPOSITORY: '', GITHUB_REPOSITORY_ID: '' }
  const run = await scene.run({ event, env, with: { 'commit-status': 'docs' } })
  expect([run.outputs.result, scene.ours().length]).toEqual(['pull-request', 1])
  const schedule = { name: 'schedule', payload: event.payload }
  const after = await scene.run({ metadata: reconcile, event: schedule, env })
  expect([after.outputs.result, warningsIn(run), warningsIn(after)]).toEqual(['done', [], []])
  expectSound(scene, run, after)
})

test.concurrent.each(['acme/widgets', 'acme/*'])(
  'a reconcile of %s, whose owner is null',
  async (repositories) => {
    await using plain = await openOrganization()
    const { comment } = await addConversation(plain, plain.github.repository('acme/widgets'))
    const scene = await bendScene(plain, (answer) => changeAll(answer, { owner: () => null }))
    const given = { repositories, 'github-token': appToken }
    const run = await scene.run({ metadata: reconcile, with: given })
    expect(run.outputs).toMatchObject({ result: 'done', finished: '1' })
    expect(comment.body).toContain('### ✅ Docs pull request ready')
    expectSound(scene, run)
  },
)

test.concurrent.each<[string, Record<string, string>]>([
  ['', { GITHUB_REPOSITORY: '' }],
  ['octocat', { GITHUB_REPOSITORY: 'octocat' }],
])(
  'without a repository, in the event or in %j, GitHub is asked only for the docs pull request',
  async (_, env) => {
    await using scene = await openDocsScene({ event: opened })
    const event = { name: 'workflow_dispatch', payload: {}, isWrong: true }
    const run = await scene.run({ event, env, with: { 'issue-number': '2', 'commit-status': 'docs' } })
    const others = scene.github.requests.filter(({ path }) => !path.startsWith('/repos/acme/docs/'))
    expect([run.outputs.result, others]).toEqual(['pull-request', []])
    expect(warningsIn(run).join('\n')).toContain('`GITHUB_REPOSITORY` is empty.')
    expectSound(scene, run)
  },
)
