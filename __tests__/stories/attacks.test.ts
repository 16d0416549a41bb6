// Histories that once ended wrong: a second paid job, a request lost, or a
// comment that was not true.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment } from '../../emulator/github/fixtures.ts'
import type { IssueCommentState } from '../../emulator/github/state.ts'
import {
  signingKeyOf,
  writeState,
} from '../../src/conversation/signed-state.ts'
import { sampleState } from '../fixtures/samples.ts'
import {
  comment,
  dispatch,
  pullNumber,
  pullRequest,
  repositoryId,
  repositoryName,
  reviewComment,
} from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const event = pullRequest({ action: 'labeled' })
const create = { method: 'POST', path: /\/job$/ }
const message = { method: 'POST', path: /\/message$/ }

test('a lost create beside a failed job is not sent again by the next push', async () => {
  await scene.run({ with: { prompt: 'emulate: failed after 4s' } })
  scene.mintlify.fail({ ...create, drop: true, afterEffect: true })
  await scene.run({ event, runId: '2' })
  await scene.run({ event, runId: '3' })
  expect(scene.story()).toMatchSnapshot()
})

test('a lost create that was to replace a job that is gone is not sent again', async () => {
  await scene.run()
  scene.mintlify.jobs.clear()
  scene.mintlify.fail({ method: 'POST', path: /\/job$/, status: 500 })
  const event = pullRequest({ action: 'labeled' })
  await scene.run({ event, runId: '2' })
  await scene.run({ event, runId: '3' })
  expect(scene.story()).toMatchSnapshot()
})

test.each(['true', 'false'])(
  'a message to `job-id` is remembered although its answer is cut (wait: %s)',
  async (wait) => {
    await scene.run({ event: dispatch() })
    scene.mintlify.fail({ ...message, cut: true })
    const inputs = {
      prompt: 'More.',
      'job-id': 'job_9e3779b1',
      'issue-number': '12',
      wait,
    }
    await scene.run({ event: dispatch(), runId: '2', with: inputs })
    await scene.run({ event: dispatch(), runId: '2', attempt: 2, with: inputs })
    expect(scene.story()).toMatchSnapshot()
  },
)

test('a message that is lost stays unconfirmed through an outage, and its re-run is red', async () => {
  await scene.run()
  scene.mintlify.fail({ ...message, drop: true })
  scene.mintlify.fail({ method: 'GET', nth: 2, times: Infinity, status: 502 })
  await scene.run({ event, runId: '2' })
  scene.mintlify.mend()
  await scene.run({ event, runId: '2', attempt: 2 })
  expect(scene.story()).toMatchSnapshot()
})

test('a re-run of an earlier request leaves the comment to the later job', async () => {
  await scene.run()
  await scene.run({ event: comment('/docs new from scratch'), runId: '2' })
  await scene.run({ attempt: 2 })
  expect(scene.story()).toMatchSnapshot()
})

test('the post step needs no prompt file', async () => {
  const workspace = mkdtempSync(join(tmpdir(), 'post-'))
  writeFileSync(join(workspace, 'a.md'), 'Document it.')
  const inputs = { workspace, with: { prompt: '', 'prompt-file': 'a.md' } }
  const run = await scene.start(inputs).finished
  rmSync(join(workspace, 'a.md'))
  await scene.start({ ...inputs, action: 'post', state: run.state }).finished
  rmSync(workspace, { recursive: true })
  expect(scene.story()).toMatchSnapshot()
})

// A composite action in another one gives its post step the outer inputs:
// https://github.com/actions/runner/issues/3514
test('a post step with inputs that are not its own warns', async () => {
  const { state } = await scene.start().finished
  const inputs = { with: { 'api-key': '', 'project-id': '' } }
  const post = scene.start({ ...inputs, action: 'post', state })
  const { log, exitCode } = await post.finished
  expect(log).toContain("::warning title=Couldn't update the comment::Input")
  expect(exitCode).toBe(0)
})

test('a re-run with other text in its prompt file is another request', async () => {
  const workspace = mkdtempSync(join(tmpdir(), 'prompt-'))
  const inputs = { workspace, with: { prompt: '', 'prompt-file': 'a.md' } }
  for (const attempt of [1, 2]) {
    writeFileSync(join(workspace, 'a.md'), `Document part ${attempt}.`)
    await scene.run({ ...inputs, attempt })
  }
  rmSync(workspace, { recursive: true })
  expect(scene.story()).toMatchSnapshot()
})

test('a run ends soon after its deadline while another run is sending', async () => {
  await scene.run({ runId: '9' })
  const other = scene.start({ event, runId: '2', with: { prompt: 'one' } })
  await new Promise<void>((resolve) => {
    const onMatch = () => {
      other.clock.stop()
      resolve()
    }
    scene.mintlify.fail({ ...message, hang: true, onMatch })
  })
  const atMs = scene.clock.now().getTime()
  await scene.run({
    event,
    runId: '3',
    with: { prompt: 'two', 'timeout-minutes': '0.3' },
  })
  expect(scene.clock.now().getTime() - atMs).toBeLessThanOrEqual(28_000)
  expect(scene.story()).toMatchSnapshot()
})

test('a wrong key at the start blocks no later run', async () => {
  await scene.run({ with: { 'api-key': 'mint_a_key_that_is_wrong' } })
  await scene.run({ attempt: 2 })
  expect(scene.story()).toMatchSnapshot()
})

test('the text of a lost create names its own time, also in a later run', async () => {
  scene.mintlify.fail({ ...create, drop: true, afterEffect: true })
  await scene.run()
  scene.clock.skip(3 * 3_600_000)
  await scene.run({ attempt: 2 })
  expect(scene.story()).toMatchSnapshot()
})

test('a command that is lost after a lost create names its own time', async () => {
  scene.mintlify.fail({ ...create, drop: true, afterEffect: true, times: 9 })
  await scene.run({ event: comment('/docs one') })
  scene.clock.skip(3 * 3_600_000)
  const createdAt = '2026-11-20T16:00:00Z'
  const later = comment('/docs two', { id: 502, createdAt })
  await scene.run({ event: later, runId: '2' })
  expect(scene.comments()[0]).toContain('2026-11-20 17:0')
  expect(scene.comments()[0]).not.toContain('is working')
})

test('a review comment on a fork starts nothing, and is green', async () => {
  const fork = reviewComment('Nice')
  Object.assign(Object(fork.payload).pull_request.head.repo, { id: 8 })
  await scene.run({ event: fork, with: { 'api-key': '' } })
  expect(scene.story()).toMatchSnapshot()
})

test('a key in a command is in no comment', async () => {
  const { key } = scene.mintlify
  await scene.run({ with: { 'max-requests': '1' } })
  await scene.run({
    event: comment(`/docs use ${key}`),
    runId: '2',
    with: { 'max-requests': '1' },
  })
  const bodies = [...scene.github.repository('acme/app').comments.values()]
    .filter(({ user }) => user.type === 'Bot')
    .map(({ body }) => body)
    .join()
  const decoded = bodies.replace(/[A-Za-z0-9+/]{40,}={0,2}/g, (text) =>
    Buffer.from(text, 'base64').toString(),
  )
  for (const text of [bodies, decoded, bodies.replaceAll('&#95;', '_')])
    expect(text).not.toContain(key)
  expect(scene.story()).toMatchSnapshot()
})

const comments = () => scene.github.repository(repositoryName).comments
/** A comment by somebody without access. */
const post = ({ body }: Pick<IssueCommentState, 'body'>) =>
  addComment(scene.github.repository(repositoryName), {
    ...{ id: 9_000_000_000, issue: pullNumber, body },
    user: { login: 'eve', id: 666, type: 'User' },
    created_at: scene.clock.now().toISOString(),
    updated_at: scene.clock.now().toISOString(),
  })

test("a stranger's copy of the first announcement counts for nothing once ours is gone", async () => {
  const started = scene.start()
  scene.github.fail({
    path: /\/pulls\/12\/files/,
    hold: async () => {
      for (const one of [...comments().values()]) post(one)
      started.cancel()
    },
  })
  const { state } = await started.finished
  await scene.run({ action: 'post', state })
  expect([...comments().values()].map(({ user }) => user.login)).toEqual([
    'eve',
  ])
  await scene.run({ event, runId: '2' })
  expect(scene.requests()).toHaveLength(1)
  expect(scene.comments()).toEqual([expect.stringMatching(/^### ✅ /)])
})

test('a state that a stranger makes up is no earlier comment of ours', async () => {
  const scope = {
    ...{ repositoryId: String(repositoryId), number: pullNumber },
    projectId: scene.mintlify.projectId,
    apiHost: new URL(scene.mintlify.url).host,
  }
  const place = { scope, commentId: null, writtenAt: scene.clock.now() }
  const body = writeState(place, sampleState(), signingKeyOf('mint_a-guess'))
  post({ body })
  await scene.run()
  expect(scene.comments()[0]).not.toContain('earlier comment')
})

test('a text that a member changes in the first seconds is still our comment', async () => {
  scene.github.fail({
    path: /\/pulls\/12\/files/,
    hold: async () => {
      const [ours] = comments().values()
      if (ours) ours.body = `Mine. ${ours.body}`
      if (ours) ours.updated_at = scene.clock.now().toISOString()
    },
  })
  await scene.run()
  expect(comments().size).toBe(1)
  expect(scene.comments()).toEqual([expect.stringMatching(/^### ✅ /)])
  expect(scene.requests()).toHaveLength(1)
})
