// A token follows no link of the service blindly: only the agent's own pull request of this job is touched.
import { expect, jest, test } from '@jest/globals'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { docsToken, openDocsScene, statusesOf } from './docs-scene.ts'
import {
  docsInputs,
  docsWrites,
  letReview,
  opened,
  reconcile,
  remember,
  rememberedIn,
  warningsIn,
} from './docs-threads.ts'

jest.setTimeout(60_000)

const head = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821'
const status = { 'commit-status': 'docs', 'commit-status-until': 'merged' }
type Options = Parameters<typeof openDocsScene>[0] & object
const branch = (ref: string, repo = 'acme/docs') => ({ head: { ref, sha: 'd'.repeat(40), repo } })
const hosted = (repository: string): Options => ({ docs: { repository } })
const leftAlone = 'acme/docs#57 was left alone:'

test.concurrent.each<[string, Options, string]>([
  [
    'of a fork',
    { pull: branch('mintlify/x', 'mallory/docs') },
    `${leftAlone} its branch is in another repository`,
  ],
  ['on another branch', { pull: branch('feature') }, `${leftAlone} its branch isn't the agent job's`],
  [
    'that is older than the job',
    { pull: { created_at: '2026-01-01T00:00:00Z' } },
    `${leftAlone} it is older than the agent job`,
  ],
  [
    'on another host',
    hosted('https://evil.example/acme/docs'),
    "https://evil.example/acme/docs/pull/57 was left alone: it isn't a pull request on github.com",
  ],
  [
    'on another host that looks alike',
    hosted('https://github.com.evil.example/acme/docs'),
    "it isn't a pull request on github.com",
  ],
  ['with a path trick', hosted('https://github.com/acme/docs/-'), "it isn't a pull request on github.com"],
])(
  'a pull request %s: no write, one warning, and its merge is no green',
  async (...[, options, expected]) => {
    await using scene = await openDocsScene({ event: opened, ...options })
    letReview(scene)
    const run = await scene.run({ with: { ...docsInputs, ...status, 'on-close': 'close' } })
    expect([run.exitCode, run.outputs.result, run.outputs['docs-state']]).toEqual([0, 'pull-request', ''])
    expect(warningsIn(run)).toEqual([expect.stringContaining(expected)])
    expect(warningsIn(run)[0]).toMatch(/^::warning title=Docs pull request left alone::/)
    const time = new Date().toISOString()
    Object.assign(scene.pull, { state: 'closed', closed_at: time, merged_at: time })
    const source = scene.repository.pulls.get(2)
    if (source) source.state = 'closed'
    const pass = await scene.run({ metadata: reconcile, with: { 'docs-token': docsToken } })
    expect([pass.outputs.result, docsWrites(scene)]).toEqual(['done', []])
    const states = statusesOf(scene.repository, head).map((text) => text.split(':')[0])
    expect(new Set(states)).toEqual(new Set(['pending']))
    const outcomes = Object(JSON.parse(pass.outputs.outcomes ?? ''))
    expect(outcomes.docsPullRequests).toMatchObject({ opened: 1, merged: 0, unknown: 1 })
  },
)

test.concurrent('a pull request of a repository in which the job does not work is not touched', async () => {
  await using scene = await openDocsScene({ event: opened })
  const todo = ['labels' as const, 'comment' as const]
  const comment = remember(scene, { repository: 'acme/web' })
  const known = rememberedIn(scene, comment)
  if (!known?.docsPull) throw new Error('Nothing is remembered.')
  scene.repository.comments.delete(comment.id)
  remember(scene, { ...known, docsPull: { ...known.docsPull, state: null, todo } })
  const pass = await scene.run({ metadata: reconcile, with: { 'docs-token': docsToken } })
  expect(docsWrites(scene)).toEqual([])
  expect(warningsIn(pass)).toEqual([
    expect.stringContaining(`${leftAlone} the agent job works in another repository`),
  ])
})

test.concurrent('a branch that `agent-branches` names is the agent’s', async () => {
  await using scene = await openDocsScene({ event: opened, pull: branch('bots/docs') })
  const run = await scene.run({ with: { 'docs-token': docsToken, 'agent-branches': 'bots/*' } })
  expect([warningsIn(run), docsWrites(scene)]).toEqual([[], ['POST /issues/57/comments']])
})

const everything = { ...docsInputs, ...status }
test.concurrent('without the inputs the docs pull request is only read, with all of them come at most nine calls more', async () => {
  await using plain = await openDocsScene({ event: opened })
  await plain.run()
  expect(plain.calledDocs().toSorted()).toEqual(['GET /deployments', 'GET /pulls/57', 'GET /pulls/57/files'])
  expect(plain.called().filter((call) => call.includes('statuses'))).toEqual([])
  // The claim and the end each take the lock, read, write, and give the lock back.
  expect(plain.called().toSorted()).toEqual([
    ...['DELETE /issues/2/reactions/2900000001', 'DELETE /issues/2/reactions/2900000003'],
    ...['GET /collaborators/Codertocat/permission', 'GET /deployments'],
    ...[
      'GET /issues/2/comments',
      'GET /issues/2/comments',
      'GET /issues/2/reactions',
      'GET /issues/2/reactions',
    ],
    ...['GET /pulls/2', 'GET /pulls/2/files', 'GET /pulls/57', 'GET /pulls/57/files'],
    ...['PATCH /issues/comments/2900000002', 'POST /issues/2/comments'],
    ...['POST /issues/2/reactions', 'POST /issues/2/reactions'],
  ])
  await using full = await openDocsScene({ event: opened })
  letReview(full)
  await full.run({ with: everything })
  expect(docsWrites(full)).toHaveLength(3)
  expect(full.called().length - plain.called().length).toBeLessThanOrEqual(9)
})

test.concurrent('on a `/docs` comment, too', async () => {
  const event = commentEvent('/docs add it')
  const count = async (given: Record<string, string>) => {
    await using scene = await openDocsScene({ event })
    letMonaWrite(scene.repository)
    letReview(scene)
    const run = await scene.run({ with: given })
    expect([run.outputs.result, docsWrites(scene).length]).toEqual([
      'pull-request',
      given['docs-token'] ? 3 : 0,
    ])
    return scene.github.requests.length
  }
  expect((await count(everything)) - (await count({}))).toBeLessThanOrEqual(9)
})
