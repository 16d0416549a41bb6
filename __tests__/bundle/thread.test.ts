import { setTimeout as pause } from 'node:timers/promises'
import { expect, jest, test } from '@jest/globals'
import { addComment, addIssue, addPull } from '../../emulator/github/fixtures.ts'
import { actionsBot } from '../../emulator/github/state.ts'
import { eventOf } from './payloads.ts'
import { endsAtOnce, openScene, type Scene } from './scene.ts'

jest.setTimeout(120_000)

const event = eventOf('pull_request')
const fresh = { 'on-existing': 'new' }

/** Resolves once the condition holds, which takes no longer than the test may. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20)
}

const titles = (scene: Scene) => scene.ours().map(({ body }) => body.split('\n')[0])

test.concurrent('the comment stands while the job is at work, and is edited when it ends', async () => {
  await using scene = await openScene({ event })
  const running = scene.start({ with: { prompt: 'Document it.\nemulate: pull-request after 3s' } })
  await until(() => scene.ours()[0]?.body.includes('docs-agent:v1 ey') === true)
  const first = scene.ours()[0]?.body ?? ''
  expect(first).toMatch(/^### 🟡 Docs agent is working/)
  expect(first).toContain('at the latest at ')
  expect(first).toContain('/actions/runs/6042')
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(titles(scene)).toEqual([expect.stringMatching(/^### ✅ Docs pull request ready/)])
  expect(scene.ours()[0]?.body.match(/<!--/g)).toHaveLength(1)
  const edits = scene.called().filter((call) => call.startsWith('PATCH '))
  expect(edits.length).toBeLessThanOrEqual(3)
  expect(scene.called().filter((call) => call === 'POST /issues/2/comments')).toHaveLength(1)
})

test.concurrent('a newer request is never overwritten by an older run that ends later', async () => {
  await using scene = await openScene({ event })
  const older = scene.start({ with: { ...fresh, prompt: 'Older.\nemulate: pull-request after 9s' } })
  await until(() => scene.ours()[0]?.body.includes('docs-agent:v1 ey') === true)
  const env = { GITHUB_RUN_ID: '6043' }
  const newer = await scene.run({ with: { ...fresh, prompt: 'Newer.\nemulate: pull-request after 0s' }, env })
  expect(newer.outputs).toMatchObject({ result: 'pull-request', 'pr-number': '58' })
  const standing = scene.ours()[0]?.body
  const run = await older.finished
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ 'pr-number': '57', exitCode: 0 })
  expect(scene.ours().map(({ body }) => body)).toEqual([standing])
  expect(standing).toContain('acme/docs/pull/58')
})

test.concurrent('a second run on the thread edits the same comment, and keeps the list of requests', async () => {
  await using scene = await openScene({ event })
  await scene.run({ with: { ...fresh, prompt: 'First wish.\nemulate: pull-request after 0s' } })
  const [before] = scene.ours()
  const run = await scene.run({
    with: { ...fresh, prompt: 'Second wish.\nemulate: failed after 0s' },
    env: { GITHUB_RUN_ID: '6043' },
  })
  const [after, ...others] = scene.ours()
  expect([after?.id, others]).toEqual([before?.id, []])
  expect(after?.body).toMatch(/^### ❌/)
  expect(after?.body).toMatch(/<code>First wish[\s\S]*UTC\)<br><code>Second wish[\s\S]*UTC\)/)
  expect(run.outputs['comment-url']).toContain(String(after?.id))
})

test.concurrent('our comment is found on the last of twelve pages', async () => {
  await using scene = await openScene({ event })
  for (let count = 0; count < 1_149; count += 1) addComment(scene.repository, { issue: 2 })
  await scene.run({ with: { context: 'none' } })
  const called = scene.github.requests.length
  await scene.run({ with: { ...fresh, context: 'none' }, env: { GITHUB_RUN_ID: '6043' } })
  expect(scene.ours()).toHaveLength(1)
  const pages = scene.github.requests
    .slice(called)
    .filter(({ path }) => /comments\?.*per_page=100/.test(path))
    .map(({ path }) => new URL(path, 'http://x').searchParams.get('page') ?? '1')
  const all = Array.from({ length: 12 }, (_, page) => String(page + 1))
  // For the claim, and for the end.
  expect(pages).toEqual([...all, ...all])
})

test.concurrent.each<[string, Record<string, string>[], number]>([
  ['`new` writes one for each run', [{ comment: 'new' }, { comment: 'new' }], 2],
  ['`off` writes none', [{ comment: 'off' }, { comment: 'off' }], 0],
  ['two keys have one each', [{ 'comment-key': 'a' }, { 'comment-key': 'b' }, { 'comment-key': 'a' }], 2],
  ['two projects have one each', [{ 'project-id': 'acme-docs' }, { 'project-id': 'other' }], 2],
])('%s', async (_, inputs, count) => {
  await using scene = await openScene({ event })
  for (const [index, given] of inputs.entries()) {
    await scene.run({ with: { ...fresh, ...given }, env: { GITHUB_RUN_ID: String(6_050 + index) } })
  }
  expect(scene.ours()).toHaveLength(count)
})

test.concurrent.each([
  ['an issue', 'workflow_dispatch'],
  ['a pull request', 'schedule'],
  ['another thread than that of the event', 'pull_request'],
])('`issue-number` names %s', async (subject, name) => {
  const payload = name === 'schedule' ? { schedule: '0 7 * * 1' } : eventOf(name).payload
  await using scene = await openScene({ event: { name, payload } })
  if (subject === 'a pull request') addPull(scene.repository, { number: 12 })
  else addIssue(scene.repository, { number: 12 })
  const run = await scene.run({ with: { 'issue-number': '12', context: 'none' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(scene.ours().map(({ issue }) => issue)).toEqual([12])
})

test.concurrent('the same trouble is told once, in the log and in the summary', async () => {
  await using scene = await openScene({ event })
  const body = { message: 'Resource not accessible by integration' }
  scene.github.fail({ method: 'POST', path: /statuses/, status: 403, body, times: Infinity })
  const run = await scene.run({
    with: { prompt: 'Document it.\nemulate: pull-request after 1s', 'commit-status': 'docs' },
  })
  expect(scene.called().filter((call) => call.startsWith('POST /statuses/'))).toHaveLength(2)
  expect(run.stdout.match(/^::warning .*GitHub answered 403/gm)).toHaveLength(1)
  expect(run.summary.match(/GitHub answered 403/g)).toHaveLength(1)
})

test.concurrent('an `issue-number` that is not there is a warning', async () => {
  await using scene = await openScene({ event: eventOf('workflow_dispatch') })
  const run = await scene.run({ with: { 'issue-number': '999' } })
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result: 'pull-request', exitCode: 0 })
  expect(run.stdout).toMatch(/^::warning .*Couldn't lock the conversation: GitHub answered 404/m)
})

test.concurrent('a title, a prompt and an answer with mentions, references and HTML are shown as text only', async () => {
  const wild = 'Ask @octocat, fixes #1 ![x](http://x.example/y.png) <img src=x> --> ::error::x `'
  await using scene = await openScene({ event: eventOf('pull_request', { sender: { login: '@everyone' } }) })
  const run = await scene.run({ with: { prompt: `${wild}\n${endsAtOnce}` } })
  const body = (scene.ours()[0]?.body ?? '').replace(/<!-- docs-agent:v1 .* -->$/, '')
  for (const text of ['@octocat', '@everyone', '#1', '![x]', '<img', '-->', '::error']) {
    expect(body).not.toContain(text)
  }
  expect(run.stdout).not.toMatch(/^::error/m)
})

test.concurrent('a comment that was deleted meanwhile is written anew', async () => {
  await using scene = await openScene({ event })
  const running = scene.start({ with: { prompt: 'Document it.\nemulate: pull-request after 3s' } })
  await until(() => scene.ours()[0]?.body.includes('docs-agent:v1 ey') === true)
  const [first] = scene.ours()
  scene.repository.comments.delete(first?.id ?? 0)
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(titles(scene)).toEqual([expect.stringMatching(/^### ✅/)])
})

test.concurrent('a create whose answer is lost does not make a second comment', async () => {
  await using scene = await openScene({ event })
  scene.github.fail({ method: 'POST', path: /\/issues\/2\/comments$/, status: 502, afterEffect: true })
  const run = await scene.run()
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(titles(scene)).toEqual([expect.stringMatching(/^### ✅/)])
  expect(scene.ours()[0]?.user).toEqual(actionsBot)
})
