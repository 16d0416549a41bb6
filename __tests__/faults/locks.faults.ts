// The lock of a conversation, many times over, and with requests for it that fail.
import { expect, jest, test } from '@jest/globals'
import type { Fault } from '../../emulator/github/faults.ts'
import { runPost } from '../../emulator/runner/runner.ts'
import { ageLocks, command, locks, openCommandScene, until } from '../bundle/lock-scene.ts'
import { lastWord } from '../bundle/scene.ts'
import { playTwoAtOnce } from '../bundle/two-at-once.ts'

jest.setTimeout(60_000)

const rounds = Array.from({ length: 10 }, (_, index) => index + 1)

test.concurrent.each(rounds)('two commands at once, round %i', () => playTwoAtOnce())

const taking = { method: 'POST', path: /\/issues\/2\/reactions/ }
const looking = { ...taking, method: 'GET' }
const releasing = { ...taking, method: 'DELETE' }

/** A command whose job ends at once. */
async function startCommand(fault: Fault) {
  const scene = await openCommandScene()
  scene.github.fail(fault)
  const running = scene.start({
    event: command(scene, '/docs it\nemulate: pull-request after 0s'),
    with: { prompt: '', context: 'none' },
  })
  return { scene, running }
}

test.concurrent.each<[string, Fault]>([
  ['is lost', { ...taking, drop: true, afterEffect: true }],
  ['is a 502', { ...taking, status: 502, afterEffect: true }],
])('a run whose answer to the lock %s takes it over when nobody can hold it any more', async (_, fault) => {
  const { scene, running } = await startCommand(fault)
  await using _scene = scene
  await until(() => locks(scene).length === 1)
  ageLocks(scene)
  const run = await running.finished
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'pull-request'])
  expect([scene.docs.jobs.size, scene.ours().length, locks(scene)]).toEqual([1, 1, []])
})

const always = { times: Number.POSITIVE_INFINITY }

test.concurrent.each<[string, Fault]>([
  ['taking it: 500', { ...taking, ...always, status: 500 }],
  ['taking it: 422', { ...taking, ...always, status: 422 }],
  ['taking it: a page', { ...taking, ...always, status: 200, body: '<h1>Sign in</h1>' }],
  ['taking it: closed connections', { ...taking, ...always, drop: true }],
  ['looking for others: 500', { ...looking, ...always, status: 500 }],
  ['looking for others: 404', { ...looking, ...always, status: 404 }],
  ['looking for others: a page', { ...looking, ...always, status: 200, body: '<h1>' }],
])('nothing is sent without the lock, which is told. %s', async (_, fault) => {
  const { scene, running } = await startCommand(fault)
  await using _scene = scene
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
  expect([scene.asked(), scene.ours(), locks(scene)]).toEqual([[], [], []])
  expect(lastWord(run)).toMatch(/^::error .*Nothing was started/)
})

test.concurrent('a token that may not react goes on without a conversation, which is told', async () => {
  const { scene, running } = await startCommand({
    ...taking,
    ...always,
    status: 404,
    body: { message: 'Not Found' },
  })
  await using _scene = scene
  const run = await running.finished
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'pull-request'])
  expect([scene.docs.jobs.size, scene.ours()]).toEqual([1, []])
  expect(run.stdout).toMatch(/^::warning .*Couldn't lock the conversation: GitHub answered 404/m)
})

test.concurrent('a lock whose release has a lost answer is given back', async () => {
  const { scene, running } = await startCommand({ ...releasing, drop: true, afterEffect: true })
  await using _scene = scene
  const run = await running.finished
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'pull-request'])
  expect([scene.ours()[0]?.body, locks(scene)]).toEqual([expect.stringContaining('✅'), []])
})

test.concurrent.each<[string, Fault]>([
  ['500', { ...releasing, ...always, status: 500 }],
  ['closed connections', { ...releasing, ...always, drop: true }],
])('a lock that cannot be given back changes no result, and the post step tells it: %s', async (_, fault) => {
  let isDown = true
  const { scene, running } = await startCommand({ ...fault, when: () => isDown })
  await using _scene = scene
  const run = await running.finished
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'pull-request'])
  isDown = false
  ageLocks(scene)
  expect((await runPost(run)).exitCode).toBe(0)
  expect([scene.docs.jobs.size, scene.ours()[0]?.body]).toEqual([1, expect.stringContaining('✅')])
  expect(locks(scene)).toEqual([])
})
