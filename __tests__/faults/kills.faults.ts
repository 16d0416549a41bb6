// A run or a reconcile that is killed between any two of its requests: its lock is given back or taken over, and what it was
// sending is never sent twice and never lost without a word.
import { expect, jest, test } from '@jest/globals'
import { runPost } from '../../emulator/runner/runner.ts'
import {
  ageLocks,
  createSwitch,
  isAt,
  killAt,
  knows,
  positions,
  type Switch,
  youngLocks,
} from '../bundle/kill-scene.ts'
import { command, countTurns, locks, minutesAgo, openCommandScene } from '../bundle/lock-scene.ts'
import {
  ask,
  firstJob,
  long,
  openBusyScene,
  prompts,
  queueing,
  reconcile,
  remembered,
  rewrite,
  sent,
  waiting,
} from '../bundle/queue-scene.ts'
import type { Scene } from '../bundle/scene.ts'
import { watchScene } from '../bundle/watched-scene.ts'

jest.setTimeout(120_000)

const creating = { with: queueing, env: { GITHUB_RUN_ID: '7000' } }

const createRequest = (scene: Scene) => ({
  ...creating,
  event: command(scene, `/docs first\nemulate: pull-request ${long}`),
})

/** How many requests the play makes if nobody kills it. */
async function countRequests(play: (watch: Switch) => Promise<number>): Promise<number> {
  const watch = createSwitch()
  const before = await play(watch)
  return watch.countRequests() - before
}

async function openFreshScene(watch: Switch): Promise<Scene> {
  return watchScene(await openCommandScene(), watch.watch)
}

/** A conversation with a queued request whose agent is free. */
async function openFreeScene(watch: Switch): Promise<Scene> {
  const scene = await openBusyScene({ watch: watch.watch })
  await ask(scene, `second\nemulate: pull-request ${long}`, { index: 1 })
  scene.endJobs()
  return scene
}

const ofCreate = await countRequests(async (watch) => {
  await using scene = await openFreshScene(watch)
  await killAt(scene, { watch, isThere: () => false }, createRequest(scene))
  return 0
})

const ofReconcile = await countRequests(async (watch) => {
  await using scene = await openFreeScene(watch)
  const before = watch.countRequests()
  await killAt(scene, { watch, isThere: () => false }, reconcile)
  return before
})

const third = (scene: Scene) => ({
  event: command(scene, `/docs third\nemulate: pull-request ${long}`, { index: 2 }),
  with: queueing,
  env: { GITHUB_RUN_ID: '7002' },
})

const ofNext = await countRequests(async (watch) => {
  await using scene = await openFreeScene(watch)
  const before = watch.countRequests()
  await killAt(scene, { watch, isThere: () => false }, third(scene))
  return before
})

test('the plays are as long as they should be', () => {
  expect(Math.min(ofCreate, ofNext)).toBeGreaterThanOrEqual(9)
  expect(ofReconcile).toBeGreaterThanOrEqual(12)
})

test.concurrent.each(positions(ofCreate))(
  'a command killed at %s: its post step gives the lock back',
  async (_, at) => {
    const watch = createSwitch()
    await using scene = await openFreshScene(watch)
    const { run, call } = await killAt(scene, { watch, isThere: isAt(watch, at) }, createRequest(scene))
    expect([run.signal, call !== null]).toEqual(['SIGKILL', true])
    const jobs = sent(scene).length
    const wasKnown = run.outputs['job-id'] === firstJob
    const post = await runPost(run)
    expect(post.exitCode).toBe(0)
    // Only whoever learns of its reaction can give it back.
    expect(locks(scene).filter((lock) => knows(run, lock))).toEqual([])
    if (wasKnown) expect(remembered(scene)).toMatchObject({ jobId: firstJob, turn: 1, result: 'running' })
    ageLocks(scene)
    const next = await ask(scene, 'second', { index: 1 })
    expect(next.outputs.result).toBe(wasKnown ? 'queued' : 'running')
    expect(sent(scene)).toHaveLength(wasKnown ? 1 : jobs + 1)
    expect([scene.ours().length, locks(scene)]).toEqual([1, []])
  },
)

/** How often each text was sent, and whether it waits or is told as unconfirmed. */
function fate(scene: Scene, wish: string) {
  const isIn = (text: string) => text.includes(wish)
  return {
    sent: prompts(scene).filter(isIn).length,
    isWaiting: waiting(scene).some(isIn),
    isTold: scene.ours().some(({ body }) => body.includes(`arrived: <code>${wish}`)),
  }
}

/** Reconciles until nothing is on its way, as if much time passed in between. */
async function settle(scene: Scene): Promise<void> {
  ageLocks(scene)
  await scene.run(reconcile)
  if (remembered(scene).queue.sending === null) return
  rewrite(scene, (report) => {
    const { sending } = report.queue
    return { ...report, queue: { ...report.queue, sending: sending && { ...sending, at: minutesAgo(20) } } }
  })
  await scene.run(reconcile)
}

function assertOnce(scene: Scene, wish: string): void {
  const { sent: times, isWaiting, isTold } = fate(scene, wish)
  expect([times, isWaiting, isTold]).toEqual(times === 1 ? [1, false, false] : [0, false, true])
}

test.concurrent.each(positions(ofReconcile))(
  'a reconcile killed at %s sends nothing twice and loses nothing',
  async (_, at) => {
    const watch = createSwitch()
    await using scene = await openFreeScene(watch)
    const { run, call } = await killAt(scene, { watch, isThere: isAt(watch, at) }, reconcile)
    expect([run.signal, call !== null]).toEqual(['SIGKILL', true])
    await settle(scene)
    assertOnce(scene, 'second')
    expect(remembered(scene).queue).toMatchObject({ entries: [], sending: null })
    await scene.run(reconcile)
    assertOnce(scene, 'second')
    expect([countTurns(scene) <= 2, scene.ours().length, youngLocks(scene)]).toEqual([true, 1, []])
  },
)

test.concurrent.each(positions(ofNext))(
  'a command killed at %s with the queue in its hands loses nothing',
  async (_, at) => {
    const watch = createSwitch()
    await using scene = await openFreeScene(watch)
    const { run, call } = await killAt(scene, { watch, isThere: isAt(watch, at) }, third(scene))
    expect([run.signal, call !== null]).toEqual(['SIGKILL', true])
    const post = await runPost(run)
    expect(post.exitCode).toBe(0)
    await settle(scene)
    assertOnce(scene, 'second')
    expect(fate(scene, 'third').sent).toBeLessThanOrEqual(1)
    expect(remembered(scene).queue).toMatchObject({ entries: [], sending: null })
    expect([countTurns(scene) <= 2, scene.ours().length, youngLocks(scene)]).toEqual([true, 1, []])
  },
)
