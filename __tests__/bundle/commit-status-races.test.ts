// Runs of the shipped bundle that meet: a re-run, two runs at once, a newer head, and a run that is stopped.
import { expect, jest, test } from '@jest/globals'
import { pushToPull } from '../../emulator/github/pull-fixtures.ts'
import { runPost } from '../../emulator/runner/runner.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { pullEvent } from './gate-cases.ts'
import { ageLocks } from './lock-scene.ts'
import type { Scene } from './scene.ts'
import {
  headSha,
  isRemembered,
  lastShown,
  never,
  nextPush,
  nextSha,
  on,
  openStatusScene,
  pushNext,
  ready,
  shown,
  until,
  working,
} from './status-scene.ts'

jest.setTimeout(60_000)

const second = { GITHUB_RUN_ID: '6043' }
const fresh = { ...on, 'on-existing': 'new' }
const failing = { ...fresh, prompt: 'emulate: failed after 0s' }
const isLate = { 'timeout-minutes': '0.1' }
const inFourSeconds = 'emulate: pull-request after 4s'

test.concurrent.each([
  ['none', [], []],
  ['one of its own', ['success'], ['success: of its own run']],
] as const)('a newer head with %s is left to its own run', async (...[, given, expected]) => {
  await using scene = await openStatusScene()
  const running = scene.start({ with: { ...on, prompt: inFourSeconds } })
  await until(() => isRemembered(scene))
  pushNext(scene)
  const [state] = given
  const own = { id: 1, context: 'docs', description: 'of its own run', target_url: null }
  const meta = { creator: { login: 'x', id: 1, type: 'Bot' } as const, created_at: '', updated_at: '' }
  if (state) scene.repository.statuses.set(nextSha, [{ ...own, ...meta, state }])
  await running.finished
  expect(shown(scene)).toEqual([working, ready])
  expect(shown(scene, nextSha)).toEqual(expected)
})

test.concurrent('a request on a newer head leaves the commit of the request before as it was', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: on })
  pushNext(scene)
  await scene.run({ with: failing, event: nextPush(), env: second })
  expect(shown(scene)).toEqual([working, ready])
  expect(shown(scene, nextSha)).toEqual([working, expect.stringMatching(/^error: Docs agent failed/)])
})

test.concurrent('a force push back to an earlier commit has its own request there', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: on })
  pushNext(scene)
  await scene.run({ with: fresh, event: nextPush(), env: second })
  pushToPull(scene.repository, 2, headSha)
  await scene.run({ with: failing, event: pullEvent(), env: { GITHUB_RUN_ID: '6044' } })
  expect(shown(scene)).toEqual([working, ready, working, expect.stringMatching(/^error: /)])
  expect(lastShown(scene, nextSha)).toMatch(/^success: /)
})

test.concurrent('a re-run goes on with the job, and shows how it ended', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: { ...on, ...isLate, prompt: 'emulate: pull-request after 600s' } })
  expect(lastShown(scene)).toMatch(/^pending: Docs agent is still running/)
  scene.endJobs()
  const again = { ...on, prompt: 'emulate: pull-request after 600s' }
  await scene.run({ with: again, env: { GITHUB_RUN_ATTEMPT: '2' } })
  expect(lastShown(scene)).toBe(ready)
  expect(shown(scene)).toHaveLength(4)
})

test.concurrent('of two runs at once on one commit, the one of the newer request has the last word', async () => {
  await using scene = await openStatusScene()
  const older = scene.start({ with: { ...fresh, prompt: 'emulate: failed after 8s' } })
  await until(() => isRemembered(scene))
  await scene.run({ with: fresh, env: second })
  const standing = shown(scene)
  await older.finished
  expect(shown(scene)).toEqual(standing)
  expect(lastShown(scene)).toMatch(/^success: Docs pull request ready/)
})

test.concurrent('an older request that ends later still tells its own commit', async () => {
  await using scene = await openStatusScene()
  const older = scene.start({ with: { ...fresh, prompt: 'emulate: failed after 8s' } })
  await until(() => isRemembered(scene))
  pushNext(scene)
  await scene.run({ with: fresh, event: nextPush(), env: second })
  const standing = shown(scene, nextSha)
  await older.finished
  expect(lastShown(scene)).toMatch(/^error: Docs agent failed/)
  expect(shown(scene, nextSha)).toEqual(standing)
})

/** Resolves once the run has asked for its job. */
function untilPolled(scene: Scene): Promise<void> {
  return until(() => scene.asked().some((call) => call.startsWith('GET /job/')))
}

test.concurrent.each([
  ['SIGINT', 'none', /^pending: Workflow canceled; the docs agent may still be running$/],
  ['SIGINT', 'failed', /^pending: Workflow canceled/],
  ['SIGKILL', 'unknown', /^pending: Workflow job stopped before the agent finished$/],
] as const)('after a %s the status is true (fail-on: %s)', async (...[signal, failOn, text]) => {
  await using scene = await openStatusScene()
  const running = scene.start({ with: { ...on, 'fail-on': failOn, prompt: never } })
  await untilPolled(scene)
  running.kill(signal)
  const run = await running.finished
  ageLocks(scene)
  const post = await runPost(run)
  expect(post.exitCode).toBe(0)
  expect(lastShown(scene)).toMatch(text)
})

test.concurrent('after a kill, the post step tells of a job that has ended, and a re-run of one that has not', async () => {
  await using scene = await openStatusScene()
  const running = scene.start({ with: { ...on, prompt: 'emulate: pull-request after 600s' } })
  await untilPolled(scene)
  running.kill('SIGKILL')
  const run = await running.finished
  ageLocks(scene)
  await runPost(run)
  expect(lastShown(scene)).toMatch(/^pending: /)
  scene.endJobs()
  await runPost(run)
  expect(lastShown(scene)).toBe(ready)
})

test.concurrent('a kill before the job was accepted is an error, because nobody will bring it to an end', async () => {
  await using scene = await openStatusScene()
  const running = scene.start({ with: { ...on, 'api-url': 'http://127.0.0.1:9', prompt: never } })
  await until(() => isRemembered(scene))
  running.kill('SIGKILL')
  const run = await running.finished
  ageLocks(scene)
  const post = await runPost(run)
  expect(post.exitCode).toBe(0)
  expect(lastShown(scene)).toMatch(/^error: /)
})

test.concurrent('a command on a pull request makes and ends a request on its head', async () => {
  await using scene = await openStatusScene()
  letMonaWrite(scene.repository)
  await scene.run({ with: on })
  pushNext(scene)
  const event = commentEvent('/docs new again\nemulate: failed after 0s')
  await scene.run({ with: { ...on, prompt: '' }, event, env: second })
  expect(shown(scene)).toEqual([working, ready])
  expect(shown(scene, nextSha)).toEqual([working, expect.stringMatching(/^error: /)])
})
