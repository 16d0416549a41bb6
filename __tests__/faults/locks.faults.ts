// The lock of a conversation, a hundred times over, and with answers that are lost.
import { expect, jest, test } from '@jest/globals'
import type { Fault } from '../../emulator/github/faults.ts'
import { command, locks, openCommandScene } from '../bundle/lock-scene.ts'
import { playTwoAtOnce } from '../bundle/two-at-once.ts'

jest.setTimeout(180_000)

const rounds = Array.from({ length: 10 }, (_, index) => index + 1)

test.concurrent.each(rounds)('two commands at once, round %i', playTwoAtOnce)

const taking = { method: 'POST', path: /\/issues\/2\/reactions/ }

/** Plays a command whose job ends at once. */
async function playCommand(fault: Fault) {
  const scene = await openCommandScene()
  scene.github.fail(fault)
  const run = await scene.run({
    event: command(scene, '/docs it\nemulate: pull-request after 0s'),
    with: { prompt: '', context: 'none' },
  })
  return { scene, run }
}

test.concurrent.each<[string, Fault]>([
  ['is lost', { ...taking, drop: true, afterEffect: true }],
  ['is a 502', { ...taking, status: 502, afterEffect: true }],
])('a run whose answer to the lock %s takes it over when nobody can hold it any more', async (_, fault) => {
  const { scene, run } = await playCommand(fault)
  await using _scene = scene
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'pull-request'])
  expect([scene.docs.jobs.size, scene.ours().length, locks(scene)]).toEqual([1, 1, []])
})

test.concurrent.each<[string, Fault]>([
  ['taking the lock: 500', { ...taking, status: 500, times: Infinity }],
  ['taking the lock: 404', { ...taking, status: 404, times: Infinity }],
  ['taking the lock: 422', { ...taking, status: 422, times: Infinity }],
  ['taking the lock: a page', { ...taking, status: 200, body: '<h1>Sign in</h1>', times: Infinity }],
  ['taking the lock: closed connections', { ...taking, drop: true, times: Infinity }],
  ['taking the lock: silence', { ...taking, hang: true, times: Infinity }],
  ['listing the others: 500', { ...taking, method: 'GET', status: 500, times: Infinity }],
  ['listing the others: silence', { ...taking, method: 'GET', hang: true, times: Infinity }],
  ['listing the others: a page', { ...taking, method: 'GET', status: 200, body: '<h1>', times: Infinity }],
  ['giving it back: 500', { ...taking, method: 'DELETE', status: 500, times: Infinity }],
  ['giving it back: closed connections', { ...taking, method: 'DELETE', drop: true, times: Infinity }],
  ['giving it back: silence', { ...taking, method: 'DELETE', hang: true, times: Infinity }],
  ['giving it back: an answer that is lost', { ...taking, method: 'DELETE', drop: true, afterEffect: true }],
])('%s changes no result', async (_, fault) => {
  const { scene, run } = await playCommand(fault)
  await using _scene = scene
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'pull-request'])
  expect([scene.docs.jobs.size, scene.ours().length]).toEqual([1, 1])
  expect(scene.ours()[0]?.body).toContain('✅')
})
