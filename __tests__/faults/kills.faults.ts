// A run or a reconcile that is killed between any two of its requests: its lock is given back or taken over, and what it was
// sending is never sent twice and never lost without a word.
import { expect, jest, test } from '@jest/globals'
import { type ActionRequest, runPost } from '../../emulator/runner/runner.ts'
import {
  createSwitch,
  isAt,
  killAt,
  type Position,
  positions,
  type Switch,
  youngLocks,
} from '../bundle/kill-scene.ts'
import {
  ageLocks,
  command,
  countRequests,
  locks,
  minutesAgo,
  openCommandScene,
} from '../bundle/lock-scene.ts'
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
import { type Moment, watchScene } from '../bundle/watched-scene.ts'
import { playsAllPositions } from './positions.ts'

jest.setTimeout(60_000)

const creating = { with: queueing, env: { GITHUB_RUN_ID: '7000' } }

const createRequest = (scene: Scene) => ({
  ...creating,
  event: command(scene, `/docs first\nemulate: pull-request ${long}`),
})

/** After a create that nobody knows of, it has to be younger than that. */
function second(scene: Scene) {
  const { payload, ...event } = command(scene, `/docs second\nemulate: pull-request ${long}`, { index: 1 })
  const { comment, ...others } = Object(payload)
  const later = { ...comment, created_at: '2099-01-01T00:00:00Z' }
  return {
    event: { ...event, payload: { ...others, comment: later } },
    with: queueing,
    env: { GITHUB_RUN_ID: '7001' },
  }
}

/** The requests of a run that nobody kills. */
async function callsOf(open: (watch: Switch) => Promise<Scene>, request: (scene: Scene) => ActionRequest) {
  const watch = createSwitch()
  await using scene = await open(watch)
  const calls: string[] = []
  const isThere = ({ when, call }: Moment) => when === 'before' && calls.push(call) < 0
  await killAt(scene, { watch, isThere }, request(scene))
  return calls
}

/** A kill after a write leaves the same as one before the next, but for what the run knows of what it sent. Reads leave nothing. */
function placesIn(calls: readonly string[]): [string, Position][] {
  const isPlayed = ([, { number, when }]: [string, Position]) => {
    const call = calls[number - 1] ?? ''
    return !call.startsWith('GET ') && (when === 'after' || call.startsWith('POST /job'))
  }
  return positions(calls.length).filter((place) => playsAllPositions || isPlayed(place))
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

const third = (scene: Scene) => ({
  event: command(scene, `/docs third\nemulate: pull-request ${long}`, { index: 2 }),
  with: queueing,
  env: { GITHUB_RUN_ID: '7002' },
})

const ofCreate = await callsOf(openFreshScene, createRequest)
const ofReconcile = await callsOf(openFreeScene, () => reconcile)
const ofNext = await callsOf(openFreeScene, third)

test('the plays are as long as they should be', () => {
  expect(Math.min(ofCreate.length, ofNext.length)).toBeGreaterThanOrEqual(9)
  expect(ofReconcile.length).toBeGreaterThanOrEqual(12)
})

test.concurrent.each(placesIn(ofCreate))(
  'a command killed at %s: its post step tells it, and the next one sends once',
  async (_, at) => {
    const watch = createSwitch()
    await using scene = await openFreshScene(watch)
    const { run, call } = await killAt(scene, { watch, isThere: isAt(watch, at) }, createRequest(scene))
    expect([run.signal, call !== null]).toEqual(['SIGKILL', true])
    const jobs = sent(scene).length
    const wasKnown = run.outputs['job-id'] === firstJob
    ageLocks(scene)
    const post = await runPost(run)
    expect(post.exitCode).toBe(0)
    if (wasKnown)
      expect(remembered(scene)).toMatchObject({
        ...{ job: { id: firstJob }, run: { result: 'running' } },
        conversation: { requestCount: 1, claim: null },
      })
    ageLocks(scene)
    const next = await scene.run(second(scene))
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
  const { claim } = remembered(scene).conversation
  if (claim === null) return
  rewrite(scene, (state) => {
    const { conversation } = state
    return { ...state, conversation: { ...conversation, claim: { ...claim, until: minutesAgo(1) } } }
  })
  await scene.run(reconcile)
}

/** Of one that was sent, nobody has to know whether it arrived. */
function assertOnce(scene: Scene, wish: string): void {
  const { sent: times, isWaiting, isTold } = fate(scene, wish)
  expect([times, isWaiting, isTold]).toEqual([times === 0 ? 0 : 1, false, times === 0 || isTold])
}

test.concurrent.each(placesIn(ofReconcile))(
  'a reconcile killed at %s sends nothing twice and loses nothing',
  async (_, at) => {
    const watch = createSwitch()
    await using scene = await openFreeScene(watch)
    const { run, call } = await killAt(scene, { watch, isThere: isAt(watch, at) }, reconcile)
    expect([run.signal, call !== null]).toEqual(['SIGKILL', true])
    await settle(scene)
    assertOnce(scene, 'second')
    expect(remembered(scene).conversation).toMatchObject({ queue: [], claim: null })
    expect([countRequests(scene) <= 2, scene.ours().length, youngLocks(scene)]).toEqual([true, 1, []])
  },
)

test.concurrent.each(placesIn(ofNext))(
  'a command killed at %s with the queue in its hands loses nothing',
  async (_, at) => {
    const watch = createSwitch()
    await using scene = await openFreeScene(watch)
    const { run, call } = await killAt(scene, { watch, isThere: isAt(watch, at) }, third(scene))
    expect([run.signal, call !== null]).toEqual(['SIGKILL', true])
    ageLocks(scene)
    const post = await runPost(run)
    expect(post.exitCode).toBe(0)
    await settle(scene)
    assertOnce(scene, 'second')
    expect(fate(scene, 'third').sent).toBeLessThanOrEqual(1)
    expect(remembered(scene).conversation).toMatchObject({ queue: [], claim: null })
    expect([countRequests(scene) <= 2, scene.ours().length, youngLocks(scene)]).toEqual([true, 1, []])
  },
)
