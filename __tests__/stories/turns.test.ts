// A run that begins another turn: what it may still do by then, and what it
// leaves behind.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { listFailures } from '../../emulator/github/failures.ts'
import { pullRequest } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const event = pullRequest({ action: 'labeled' })
const ofIssue = /\/issues\/12\/comments/
const background = { prompt: 'emulate: pull-request after 2s', wait: 'false' }
const limit = (seconds: number) => ({
  method: 'POST',
  status: 429,
  headers: { 'retry-after': `${seconds}` },
})

test('a comment that was there is not given up because it is refused later', async () => {
  await scene.run({ with: background })
  const failure = listFailures(scene.clock.now())['not accessible']
  scene.github.fail({ path: ofIssue, nth: 2, times: 2, ...failure })
  const { outputs } = await scene.run({ event, runId: '2' })
  expect(outputs).toMatchObject({
    result: 'unknown',
    reason: 'memory-unreadable',
  })
  expect(scene.requests()).toHaveLength(1)
})

test('in a locked conversation, the agent at work gets no second job', async () => {
  await scene.run({ with: background })
  const failure = listFailures(scene.clock.now()).locked
  scene.github.fail({ method: 'PATCH', times: Infinity, ...failure })
  const { outputs } = await scene.run({ event, runId: '2' })
  expect(outputs).toMatchObject({
    result: 'rejected',
    reason: 'memory-unwritable',
  })
  expect(scene.requests()).toHaveLength(1)
})

test('a message that waited until another run took over is not sent', async () => {
  await scene.run()
  scene.mintlify.fail(limit(240))
  scene.mintlify.fail({
    method: 'POST',
    hold: () => scene.clock.forRun().sleep(50_000),
  })
  const first = scene.start({ event, runId: '2' })
  await scene.clock.forRun().sleep(200_000)
  const second = scene.start({ event, runId: '3', with: { prompt: 'More.' } })
  const [{ outputs }] = await Promise.all([first.finished, second.finished])
  expect(outputs).toMatchObject({
    result: 'unknown',
    reason: 'message-unconfirmed',
  })
  const prompts = scene.requests().map(({ prompt }) => prompt.slice(0, 5))
  expect(prompts).toEqual(['Docum', 'Docum', 'More.'])
})

test('a comment that was announced twice and sent nothing goes', async () => {
  scene.github.fail({
    ...{ method: 'GET', path: ofIssue, nth: 2 },
    hold: async () => scene.clock.skip(61_000),
  })
  const started = scene.start()
  scene.mintlify.fail({ ...limit(30), onMatch: () => started.cancel() })
  const { outputs, state } = await started.finished
  expect(outputs.result).toBe('cancelled')
  await scene.run({ action: 'post', state })
  expect(scene.comments()).toEqual([])
})
