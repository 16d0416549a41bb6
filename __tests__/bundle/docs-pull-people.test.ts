// Who `author` is, and what runs of other events and dying runs do to a docs pull request.
import { expect, jest, test } from '@jest/globals'
import { addPull, makeUser } from '../../emulator/github/fixtures.ts'
import { runPost } from '../../emulator/runner/runner.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import { closed, type DocsScene, docsComments, docsWrites, opened, warningsIn } from './docs-threads.ts'
import { ageLocks, until } from './lock-scene.ts'
import { eventOf } from './payloads.ts'

jest.setTimeout(60_000)

const sha = 'a'.repeat(40)
const push = eventOf('push', { ref: 'refs/heads/main', deleted: false, after: sha })
const release = eventOf('release', { action: 'published', release: { author: { login: 'releaser' } } })
const byAuthor = { 'docs-token': docsToken, 'docs-reviewers': 'author' }

function addMerged({ repository }: DocsScene, login: string) {
  addPull(repository, {
    ...{ number: 90, user: makeUser(login), state: 'closed', merge_commit_sha: sha },
    merged_at: '2026-01-01T00:00:00Z',
  })
}

test.concurrent.each<[string, Parameters<typeof openDocsScene>[0] & object, string[]]>([
  ['a pull request', { event: opened }, ['Codertocat']],
  ['a command of somebody else', { event: commentEvent('/docs add it') }, ['Codertocat']],
  ['a push', { event: push }, ['pusher']],
  ['a release', { event: release }, ['releaser']],
  [
    'a pull request of a bot',
    {
      event: eventOf(
        'pull_request',
        { pull_request: { user: { login: 'dependabot[bot]', type: 'Bot' } } },
        'opened',
      ),
    },
    [],
  ],
])('the author of %s', async (_, options, expected) => {
  await using scene = await openDocsScene(options)
  letMonaWrite(scene.repository)
  for (const login of ['Codertocat', 'pusher', 'releaser', 'mona'])
    scene.docsRepository.collaborators.set(login, { permission: 'write', role_name: 'write' })
  addMerged(scene, 'pusher')
  const run = await scene.run({ with: { ...byAuthor, 'allowed-bots': 'dependabot[bot]' } })
  expect([run.outputs.result, warningsIn(run)]).toEqual(['pull-request', []])
  expect(scene.pull.requestedReviewers).toEqual(expected)
})

test.concurrent('a source that was closed while the agent worked is told of at the end, once', async () => {
  await using scene = await openDocsScene({ event: opened })
  const running = scene.start({
    with: { 'docs-token': docsToken, prompt: 'Document it.\nemulate: pull-request after 600s' },
  })
  while (!scene.ours()[0]?.body.includes('docs-agent:v1 ey')) await new Promise(setImmediate)
  const source = scene.repository.pulls.get(2)
  if (source) source.state = 'closed'
  const event = await scene.run({ event: closed, with: { 'docs-token': docsToken } })
  expect([event.outputs.reason, docsWrites(scene)]).toEqual(['source-closed', []])
  scene.endJobs()
  await running.finished
  expect(docsComments(scene)).toHaveLength(2)
  await scene.run({ event: closed, with: { 'docs-token': docsToken } })
  expect(
    docsComments(scene)
      .map((text) => text.slice(0, 10))
      .toSorted(),
  ).toEqual(['For [Coder', 'The source'])
  expect(scene.asked().filter((call) => call.startsWith('POST'))).toEqual(['POST /job'])
})

test.concurrent('a run that was stopped leaves the docs pull request to its post step', async () => {
  await using scene = await openDocsScene({ event: opened })
  const running = scene.start({
    with: { 'docs-token': docsToken, prompt: 'Document it.\nemulate: pull-request after 30s' },
  })
  await until(() => scene.asked().some((call) => call.startsWith('GET /job/')))
  running.kill('SIGKILL')
  const run = await running.finished
  ageLocks(scene)
  scene.endJobs()
  const post = await runPost(run)
  expect([post.outputs.result, post.outputs['docs-state']]).toEqual(['pull-request', 'open'])
  expect(docsWrites(scene)).toEqual(['POST /issues/57/comments'])
})

test.concurrent('the comment of a run without a pull request links to the workflow run', async () => {
  await using scene = await openDocsScene({ event: release })
  await scene.run({ with: { 'docs-token': docsToken } })
  expect(docsComments(scene)).toEqual([
    expect.stringContaining(
      '[a workflow run of Codertocat/Hello-World](https://github.com/Codertocat/Hello-World/actions/runs/6042)',
    ),
  ])
})

test.concurrent.each<[string, Record<string, string>]>([
  ['docs-labels', { 'docs-labels': 'documentation' }],
  ['docs-reviewers', { 'docs-reviewers': 'mona' }],
])('`%s` holds for a run without a conversation and without context', async (_, given) => {
  await using scene = await openDocsScene({ event: eventOf('workflow_dispatch') })
  const run = await scene.run({ with: { context: 'none', ...given } })
  expect(run.outputs).toMatchObject({ result: 'pull-request', 'docs-state': 'open' })
  expect(warningsIn(run)).toEqual([expect.stringContaining('set `docs-token` to a token with')])
})

test.concurrent.each<[string, Record<string, string>, RegExp]>([
  ['eleven labels', { 'docs-labels': 'abcdefghijk'.split('').join('\n') }, /up to 10 labels/],
  ['a label that is too long', { 'docs-labels': 'x'.repeat(51) }, /at most 50 characters/],
  [
    'too many bytes of labels',
    { 'docs-labels': [...'abcdefghij'].map((one) => `${one}${'文'.repeat(40)}`).join('\n') },
    /1,050 bytes/,
  ],
  ['a reviewer with a space', { 'docs-reviewers': 'mona lisa' }, /up to 10 reviewers/],
  ['a bot as reviewer', { 'docs-reviewers': 'renovate[bot]' }, /up to 10 reviewers/],
  ['a token of two lines', { 'docs-token': 'a\nb' }, /one line of visible ASCII/],
  ['an unknown `on-close`', { 'on-close': 'delete' }, /`comment`, `close`/],
])('%s: the run ends before any API call', async (_, given, says) => {
  await using scene = await openDocsScene({ event: opened })
  const run = await scene.run({ with: given })
  expect([run.exitCode, run.outputs.reason]).toEqual([1, 'invalid-input'])
  expect(run.stdout).toMatch(says)
  expect([...scene.asked(), ...scene.called()]).toEqual([])
})
