// How long a run waits for a GitHub, or a service, that does not answer. A busy machine is slow, so the limits here are wider.
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, jest, test } from '@jest/globals'
import { type ActionRun, runPost } from '../../emulator/runner/runner.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import { pullEvent } from './gate-cases.ts'
import {
  addLock,
  ageLocks,
  command,
  locks,
  openCommandScene,
  otherBot,
  removeLock,
  until,
} from './lock-scene.ts'
import { listenOnLoopback } from './loopback.ts'
import { eventOf } from './payloads.ts'
import { endsAtOnce, openScene, type Scene } from './scene.ts'

jest.setTimeout(120_000)

const silent = { hang: true, times: Infinity } as const
const changedFiles = /\/pulls\/2\/files/
const alone = { comment: 'off', context: 'none' }

/** From the first request for the changed files to the create. */
function beforeCreateMs({ docs, github }: Scene): number {
  const asked = github.requests.find(({ path }) => changedFiles.test(path))
  return (docs.requests[0]?.atMs ?? Infinity) - (asked?.atMs ?? 0)
}

const endOf = ({ spawnedAtMs, spawnToExitMs }: ActionRun) => spawnedAtMs + spawnToExitMs

test.concurrent('a gate has 5 of the 10 s before the create', async () => {
  await using scene = await openScene({ event: pullEvent() })
  scene.github.fail({ path: changedFiles, ...silent })
  const run = await scene.run({ with: { ...alone, paths: 'src/**' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(run.stdout).toContain('`paths` was not checked: ')
  expect(beforeCreateMs(scene)).toBeLessThan(8_000)
})

test.concurrent('the context has 5 of the 10 s before the create, and what it lacks is told', async () => {
  await using scene = await openScene({ event: pullEvent() })
  scene.github.fail({ path: changedFiles, ...silent })
  const run = await scene.run({ with: { ...alone, context: 'auto' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(run.stdout).toMatch(/^Couldn't read .*GitHub didn't answer in time/m)
  expect(beforeCreateMs(scene)).toBeLessThan(8_000)
})

const unguarded = { context: 'none', 'agent-branches': '' }
const push = eventOf('push', { ref: 'refs/heads/main', deleted: false })

test.concurrent('the pull request of a push has the 10 s before the create', async () => {
  await using scene = await openScene({ event: push })
  scene.github.fail({ path: /\/commits\/\w+\/pulls/, ...silent })
  const run = await scene.run({ with: unguarded })
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
  expect(run.spawnToExitMs).toBeLessThan(20_000)
})

test.concurrent('a canceled run does not wait for what it reads before the create', async () => {
  await using scene = await openCommandScene()
  scene.github.fail({ path: /\/collaborators\/mona\/permission/, ...silent })
  const running = scene.start({ event: command(scene, '/docs it'), with: { prompt: '', context: 'none' } })
  await until(() => scene.github.requests.some(({ path }) => path.includes('/collaborators/')))
  const canceledMs = Date.now()
  running.kill('SIGINT')
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'cancelled' })
  expect(endOf(run) - canceledMs).toBeLessThan(5_000)
})

test.concurrent('a run that waited for another has time to read what it needs then', async () => {
  await using scene = await openCommandScene()
  const lock = addLock(scene, otherBot)
  const running = scene.start({ with: { prompt: endsAtOnce, 'max-requests-per-day': '5' } })
  await until(() => locks(scene).length > 1)
  await pause(10_000)
  removeLock(scene, lock)
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(run.stdout).not.toContain('was not checked')
  expect(run.stdout).not.toContain("Couldn't read")
})

test.concurrent('a run ends within 10 s after its deadline', async () => {
  await using scene = await openScene({ event: pullEvent() })
  scene.github.fail({ method: 'PATCH', path: /\/comments\//, ...silent })
  const run = await scene.run({
    timers: 'real',
    with: { context: 'none', prompt: 'emulate: never', 'timeout-minutes': '0.15' },
  })
  expect(run.outputs).toMatchObject({ result: 'timed-out' })
  expect(endOf(run) - (scene.docs.requests[0]?.atMs ?? 0)).toBeLessThan(9_000 + 10_000 + 5_000)
})

test.concurrent('a docs pull request that cannot be read leaves time for the comment', async () => {
  await using scene = await openDocsScene({ event: pullEvent() })
  scene.github.fail({ path: /\/acme\/docs\/pulls\/57$/, ...silent })
  const run = await scene.run({ with: { 'docs-token': docsToken, 'timeout-minutes': '0.1' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(scene.ours().map(({ body }) => body.slice(0, 5))).toEqual(['### ✅'])
})

/** The post step of a run whose service answers nothing after the create, and whose GitHub hangs there from the kill on. */
async function postAfterKill(hanging: RegExp): Promise<ActionRun> {
  let isWaiting = false
  const server = createServer(({ method }, response) => {
    if (method === 'POST') response.writeHead(201).end(JSON.stringify({ id: 'job_1', status: 'active' }))
    else isWaiting = true
  })
  await using service = await listenOnLoopback(server)
  await using scene = await openCommandScene()
  const running = scene.start({
    timers: 'real',
    event: command(scene, '/docs it'),
    with: { prompt: '', context: 'none', 'api-url': service.url },
  })
  await until(() => isWaiting)
  running.kill('SIGKILL')
  ageLocks(scene)
  scene.github.fail({ path: hanging, ...silent })
  // The servers are there until it has ended.
  return await runPost(await running.finished)
}

test.concurrent('the post step waits 8 s for the service', async () => {
  const post = await postAfterKill(/^nothing$/)
  expect([post.exitCode, post.stdout]).toEqual([0, expect.stringContaining('❔')])
  expect(post.spawnToExitMs).toBeLessThan(25_000)
})

test.concurrent('the post step waits 17 s for reactions', async () => {
  const post = await postAfterKill(/\/issues\/comments\/\d+\/reactions/)
  expect(post.exitCode).toBe(0)
  expect(post.spawnToExitMs).toBeLessThan(40_000)
})

test.concurrent('the post step ends within a minute where GitHub answers nothing', async () => {
  const post = await postAfterKill(/./)
  expect(post.exitCode).toBe(0)
  expect(post.spawnToExitMs).toBeLessThan(90_000)
})
