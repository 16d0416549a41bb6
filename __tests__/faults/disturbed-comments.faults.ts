// Somebody deletes or edits the comment of a conversation between any two requests of a run.
import { expect, jest, test } from '@jest/globals'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import { createSwitch } from '../bundle/kill-scene.ts'
import { ageLocks, openCommandScene, reactionsTo } from '../bundle/lock-scene.ts'
import { ask, firstJob, message, reconcile, sent } from '../bundle/queue-scene.ts'
import type { Scene } from '../bundle/scene.ts'
import { watchScene } from '../bundle/watched-scene.ts'

jest.setTimeout(60_000)

const atOnce = 'emulate: pull-request after 0s'
/** Long enough to be seen at work. */
const quick = 'emulate: pull-request after 1s'

async function openWatched() {
  const watch = createSwitch()
  const scene = await watchScene(await openCommandScene(), watch.watch)
  await ask(scene, `first\n${atOnce}`, { index: 0, with: { wait: 'true' } })
  return { watch, scene }
}

type Disturbed = {
  scene: Scene
  run: ActionRun
  /** Requests to GitHub of the run. */
  asked: string[]
}

/** Plays a second command, and does that when its request to GitHub of that number has been answered. */
async function disturb(number: number, act: (scene: Scene) => void): Promise<Disturbed> {
  const { watch, scene } = await openWatched()
  const asked: string[] = []
  watch.change(({ when, call }) => {
    const isCounted = when === 'after' && !/^\w+ \/job(\/|$)/.test(call)
    if (isCounted && asked.push(call.replace(/\d{4,}/g, '…')) === number) act(scene)
    return 'go on'
  })
  const run = await ask(scene, `second\n${quick}`, { index: 1, with: { wait: 'true' } })
  watch.change(() => 'go on')
  return { scene, run, asked }
}

async function listCalls(): Promise<string[]> {
  const { scene, asked } = await disturb(0, () => undefined)
  await scene[Symbol.asyncDispose]()
  return asked
}

const calls = (await listCalls()).map((call, index) => ({ number: index + 1, call }))

test('the run that is disturbed makes all requests of a conversation', () => {
  expect(calls.length).toBeGreaterThan(15)
})

test.concurrent.each(calls)(
  'a comment that is deleted after request $number of a run, $call: its result stands, and nothing is sent twice',
  async ({ number }) => {
    const { scene, run } = await disturb(number, ({ repository, ours }) => {
      for (const { id } of ours()) repository.comments.delete(id)
    })
    await using _scene = scene
    expect(run.outputs).toMatchObject({ result: 'pull-request' })
    // Without its comment the conversation begins anew.
    expect(['POST /job', message]).toContain(sent(scene)[1])
    expect([sent(scene).length, scene.ours().length <= 1]).toEqual([2, true])
    expect(scene.ours().every(({ body }) => body.startsWith('### ✅'))).toBe(true)
    ageLocks(scene)
    await scene.run(reconcile)
    expect([sent(scene).length, reactionsTo(scene, 1)]).toEqual([2, ['rocket']])
  },
)

test.concurrent.each(calls)(
  'a comment whose text is edited after request $number of a run, $call: the run is shown and told',
  async ({ number }) => {
    const { scene, run } = await disturb(number, ({ ours }) => {
      for (const comment of ours()) comment.body = comment.body.replace(/^.*/, '### Mine')
    })
    await using _scene = scene
    expect(run.outputs).toMatchObject({ result: 'pull-request', 'job-id': firstJob })
    const isLast = number > calls.findLastIndex(({ call }) => call.startsWith('PATCH '))
    expect(scene.ours().map(({ body }) => body.slice(0, 5))).toEqual([isLast ? '### M' : '### ✅'])
    await scene.run(reconcile)
    expect([sent(scene).length, reactionsTo(scene, 1)]).toEqual([2, ['rocket']])
  },
)
