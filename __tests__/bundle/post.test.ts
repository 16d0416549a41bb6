import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, jest, test } from '@jest/globals'
import { type ActionRun, runPost } from '../../emulator/runner/runner.ts'
import { commentEvent, letMonaWrite, reactionsIn } from './comment-event.ts'
import { createSwitch, killAt } from './kill-scene.ts'
import { ageLocks, command, openCommandScene, ownLocks, reactionsTo, until } from './lock-scene.ts'
import { listenOnLoopback } from './loopback.ts'
import { eventOf } from './payloads.ts'
import { endsAtOnce, flawsOf, lastWord, openScene, type Scene } from './scene.ts'
import { type Moment, watchScene } from './watched-scene.ts'

jest.setTimeout(60_000)

/** Starts a run that a comment asked for, and stops it by a signal while it waits for its job. */
async function stopWhileWaiting(scene: Scene, signal: NodeJS.Signals, ending = 'never'): Promise<ActionRun> {
  letMonaWrite(scene.repository)
  const running = scene.start({ with: { prompt: `emulate: ${ending}` } })
  await until(() => isPolling(scene) && reactionsIn(scene.repository).includes('eyes'))
  running.kill(signal)
  return running.finished
}

/** Whether the run waits for its job. The job is saved by then. */
const isPolling = (scene: Scene) => scene.asked().some((call) => call.startsWith('GET /job/'))

/** The post step of a killed run. Its lock holds everyone up until it is old. */
function finish(scene: Scene, run: ActionRun): Promise<ActionRun> {
  ageLocks(scene)
  return runPost(run)
}

const titles = (scene: Scene) => scene.ours().map(({ body }) => body.split('\n')[0])

test.concurrent('nothing is left to do after a normal end', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run()
  const [comment] = scene.ours()
  const before = { body: comment?.body, requests: scene.docs.requests.length + scene.github.requests.length }
  const post = await runPost(run)
  expect({ code: post.exitCode, outputs: post.outputs, summary: post.summary }).toEqual({
    code: 0,
    outputs: {},
    summary: '',
  })
  expect({
    body: comment?.body,
    requests: scene.docs.requests.length + scene.github.requests.length,
  }).toEqual(before)
})

test.concurrent.each([
  ['an invalid input', { wait: 'maybe' }],
  ['a refusal', { 'api-key': 'mint_another_key' }],
  ['no prompt', { prompt: '' }],
])('nothing is left to do after %s', async (_, given: Record<string, string>) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: given })
  const requests = scene.docs.requests.length + scene.github.requests.length
  const post = await runPost(run)
  expect(post.exitCode).toBe(0)
  expect(scene.docs.requests.length + scene.github.requests.length).toBe(requests)
  expect(post.stdout).not.toMatch(/^::(error|warning)/m)
})

test.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the waiting at once, and the post step finishes',
  async (signal) => {
    await using scene = await openScene({ event: commentEvent('/docs') })
    const run = await stopWhileWaiting(scene, signal)
    expect(run.exitCode).toBe(1)
    expect(run.outputs).toMatchObject({
      result: 'cancelled',
      reason: 'interrupted',
      'job-id': 'job_9e3779b1',
      status: 'active',
    })
    expect(lastWord(run)).toMatch(/🚫 Workflow canceled; the docs agent may still be running\. .*acme\/docs/)
    expect(run.summary).toMatch(/## 🚫 Workflow canceled; the docs agent may still be running\n/)
    expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
    const asked = scene.docs.requests.length
    const post = await runPost(run)
    expect(post.exitCode).toBe(0)
    expect(titles(scene)).toEqual([
      expect.stringMatching(/^### 🚫 Workflow canceled; the docs agent may still be running$/),
    ])
    expect(reactionsIn(scene.repository)).toEqual(['confused'])
    expect(scene.asked().slice(asked)).toEqual(['GET /job/job_9e3779b1'])
    // The run has written one.
    expect(post.summary).toBe('')
    expect(flawsOf(post, [scene.docs.key, scene.github.token])).toEqual([])
  },
)

test.concurrent('two signals, and the terminal gone, end as one does', async () => {
  await using scene = await openScene({ event: commentEvent('/docs') })
  letMonaWrite(scene.repository)
  const running = scene.start({ with: { prompt: 'emulate: never' }, isStdoutClosed: true })
  await until(() => scene.docs.jobs.size > 0 && scene.ours().length > 0)
  running.kill('SIGINT')
  running.kill('SIGTERM')
  const run = await running.finished
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result: 'cancelled', exitCode: 1 })
})

test.concurrent('after a cancel the post step tells of a job that has ended meanwhile', async () => {
  await using scene = await openScene({ event: commentEvent('/docs') })
  const run = await stopWhileWaiting(scene, 'SIGINT', 'pull-request after 3600s')
  scene.endJobs()
  const post = await runPost(run)
  expect(post.exitCode).toBe(0)
  expect(titles(scene)).toEqual([expect.stringMatching(/^### ✅ Docs pull request ready/)])
  expect(reactionsIn(scene.repository)).toEqual(['rocket'])
})

test.concurrent('after a kill the outputs hold the job, and the post step finishes', async () => {
  await using scene = await openScene({ event: commentEvent('/docs') })
  const run = await stopWhileWaiting(scene, 'SIGKILL')
  expect(run.signal).toBe('SIGKILL')
  expect(run.outputs).toMatchObject({ 'job-id': 'job_9e3779b1', status: 'active' })
  const post = await finish(scene, run)
  expect(post.exitCode).toBe(0)
  expect(titles(scene)).toEqual([
    expect.stringMatching(/^### ❔ Workflow job stopped before the agent finished$/),
  ])
  expect(scene.ours()[0]?.body).toMatch(
    /^Re-run this workflow job to keep waiting\. It doesn't start a second agent job\.$/m,
  )
  expect(reactionsIn(scene.repository)).toEqual(['confused'])
  expect(scene.ours()).toHaveLength(1)
  expect(lastWord(post)).toMatch(/^❔ Workflow job stopped before the agent finished/)
  expect(post.summary).toMatch(/^## ❔ Workflow job stopped before the agent finished\n/)
})

test.concurrent('a kill before the job was accepted leaves no job, and the post step does no harm', async () => {
  await using scene = await openScene({ event: commentEvent('/docs') })
  letMonaWrite(scene.repository)
  scene.github.fail({ path: /\/comments\?/, hang: true })
  const running = scene.start()
  await until(() => reactionsIn(scene.repository).includes('eyes'))
  running.kill('SIGKILL')
  const post = await finish(scene, await running.finished)
  expect(post.exitCode).toBe(0)
  expect(scene.asked()).toEqual([])
  expect(post.stdout).not.toContain('ended unexpectedly::')
})

test.concurrent('a run that was killed once it had reacted has its reaction replaced', async () => {
  await using scene = await openCommandScene()
  using folder = mkdtempDisposableSync(join(tmpdir(), 'post-'))
  scene.github.fail({ path: /\/comments\?/, hang: true })
  const running = scene.start({ folder: folder.path })
  const state = join(folder.path, '_runner_file_commands', 'github_state')
  await until(() => existsSync(state) && /"reactionId":\d/.test(readFileSync(state, 'utf8')))
  running.kill('SIGKILL')
  const post = await finish(scene, await running.finished)
  expect(reactionsIn(scene.repository)).toEqual(['confused'])
  expect(scene.asked()).toEqual([])
  expect(lastWord(post)).toBe(
    '❔ Workflow job stopped before anything was sent. Re-run this workflow job to send the request.',
  )
})

test.concurrent('a signal before the job was accepted starts none', async () => {
  await using scene = await openScene({ event: commentEvent('/docs') })
  letMonaWrite(scene.repository)
  scene.github.fail({ path: /\/comments\?/, hang: true })
  const running = scene.start({ timers: 'real' })
  await until(() => reactionsIn(scene.repository).includes('eyes'))
  const stoppedAt = Date.now()
  running.kill('SIGINT')
  const run = await running.finished
  // The runner kills the process 10 s after its first signal.
  expect(run.spawnedAtMs + run.spawnToExitMs - stoppedAt).toBeLessThan(5_000)
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({
    result: 'cancelled',
    exitCode: 1,
    'job-id': '',
  })
  expect(scene.asked()).toEqual([])
  const post = await runPost(run)
  expect(post.exitCode).toBe(0)
  expect(reactionsIn(scene.repository)).toEqual(['confused'])
})

const answer = { id: 'job_late', status: 'active', source: { repository: 'acme/docs', ref: null } }

test.concurrent.each([
  ['answered, gives the job', 800, { result: 'cancelled', reason: 'interrupted', 'job-id': 'job_late' }],
  ['never answered, says so', null, { result: 'cancelled', reason: 'create-unconfirmed', 'job-id': '' }],
])('a signal while the create is on its way, which is %s', async (_, answerMs, outputs) => {
  const seen: string[] = []
  const server = createServer(async (request, response) => {
    seen.push(`${request.method}`)
    if (answerMs === null) return
    await pause(answerMs)
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await using service = await listenOnLoopback(server)
  await using scene = await openScene({ event: eventOf('pull_request') })
  const running = scene.start({ with: { 'api-url': service.url } })
  await until(() => seen.length > 0)
  running.kill('SIGINT')
  const run = await running.finished
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ ...outputs, exitCode: 1 })
  expect(seen).toEqual(['POST'])
})

test.concurrent('the post step with a state of nonsense does nothing', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run()
  const requests = scene.docs.requests.length + scene.github.requests.length
  const post = await runPost({
    ...run,
    state: { phase: 'begun', report: '{"requestCount":', 'comment-id': '1' },
  })
  expect(post.exitCode).toBe(0)
  expect(scene.docs.requests.length + scene.github.requests.length).toBe(requests)
})

test.concurrent('a run whose inputs hold a secret has its post step finish, too', async () => {
  await using scene = await openCommandScene()
  const { key } = scene.docs
  const inputs = { prompt: `Use ${key} for it.\nemulate: never`, 'docs-labels': `for ${key}` }
  const running = scene.start({ with: inputs })
  await until(() => isPolling(scene))
  running.kill('SIGKILL')
  const run = await running.finished
  const post = await finish(scene, run)
  expect(titles(scene)).toEqual(['### ❔ Workflow job stopped before the agent finished'])
  expect([run, post].flatMap((one) => flawsOf(one, [scene.docs.key]))).toEqual([])
})

test.concurrent('a run that cannot give its lock back has its post step write its end', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  scene.github.fail({ method: 'DELETE', path: /\/reactions\//, status: 503, times: Infinity })
  const run = await scene.run()
  expect([run.outputs.result, ownLocks(scene).length]).toEqual(['pull-request', 1])
  expect(run.stdout).toContain("Couldn't update the comment: Couldn't unlock the conversation")
  scene.github.mend()
  const post = await finish(scene, run)
  expect([post.exitCode, ownLocks(scene), post.summary]).toEqual([0, [], ''])
  expect(titles(scene)).toEqual([expect.stringMatching(/^### ✅ Docs pull request ready/)])
})

test.concurrent('a run that was killed before its message tells nothing of the job that was there', async () => {
  const watch = createSwitch()
  await using scene = await watchScene(await openCommandScene(), watch.watch)
  const inputs = { prompt: '', context: 'none' }
  await scene.run({ event: command(scene, `/docs first\n${endsAtOnce}`), with: inputs })
  const asking = {
    event: command(scene, '/docs second', { index: 1 }),
    ...{ with: inputs, env: { GITHUB_RUN_ID: '6043' } },
  }
  const isThere = ({ call, when }: Moment) => when === 'before' && /^POST \/job\/.*\/message$/.test(call)
  const { run } = await killAt(scene, { watch, isThere }, asking)
  const asked = scene.asked().length
  const post = await finish(scene, run)
  expect(post.exitCode).toBe(0)
  expect(lastWord(post)).toMatch(/^❔/)
  expect([scene.asked().length, reactionsTo(scene, 1)]).toEqual([asked, ['confused']])
})

test.concurrent('a killed run with a comment of its own has its post step write that one', async () => {
  await using scene = await openScene({ event: commentEvent('/docs') })
  letMonaWrite(scene.repository)
  const running = scene.start({ with: { prompt: 'emulate: never', comment: 'new' } })
  await until(() => isPolling(scene))
  running.kill('SIGKILL')
  await finish(scene, await running.finished)
  expect(titles(scene)).toEqual(['### ❔ Workflow job stopped before the agent finished'])
})
