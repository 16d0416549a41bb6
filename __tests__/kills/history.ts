// One history of a conversation: a run that meets a fault, what goes on
// afterwards, and what must hold in the end.
import type { Fault } from '../../emulator/shared/faults.ts'
import { readState, signingKeyOf } from '../../src/conversation/signed-state.ts'
import type { ConversationState } from '../../src/conversation/state.ts'
import {
  comment,
  pullNumber,
  pullRequest,
  repositoryName,
} from '../scene/events.ts'
import {
  openScene,
  type RunOptions,
  type Scene,
  type SceneOptions,
  type StartedRun,
} from '../scene/scene.ts'

/**
 * What happens to the request with this number, counted over both services from
 * the start of the run.
 */
type Disturbance =
  | { kind: 'kill'; when: 'before' | 'after' }
  /** The answer to a write is lost. */
  | { kind: 'lose'; effect: 'now' | 'late' | 'never' }
  /** A list or a comment is read as it was before the last write. */
  | { kind: 'stale' }
  /** The process is paused for some minutes, while something else may run. */
  | { kind: 'pause'; meanwhile: RunOptions }
  /** Another run begins, as where a workflow has no group. */
  | { kind: 'beside'; other: RunOptions }

export type Situation = {
  name: string
  /** Runs before, without a fault. */
  before: RunOptions[]
  run: RunOptions
}

/** What goes on after the run. */
type Continuation = { name: string; runs: RunOptions[]; withPostStep: boolean }

const labeled = pullRequest({ action: 'labeled' })
const open = pullRequest({ action: 'opened' })
const first: RunOptions = { event: open, runId: '1', with: { prompt: 'one' } }
const pushed: RunOptions = {
  event: labeled,
  runId: '2',
  with: { prompt: 'two' },
}

export const creates: Situation[] = [
  { name: 'a create that waits', before: [], run: first },
  {
    name: 'a create in the background',
    before: [],
    run: { ...first, with: { prompt: 'one', wait: 'false' } },
  },
]

export const messages: Situation[] = [
  {
    name: 'a message that waits',
    before: [{ ...first, with: { prompt: 'zero' }, runId: '9' }],
    run: { ...first },
  },
  {
    name: 'a message in the background',
    before: [{ ...first, with: { prompt: 'zero' }, runId: '9' }],
    run: { ...first, with: { prompt: 'one', wait: 'false' } },
  },
]

const reconcile: RunOptions = { action: 'reconcile', event: open, runId: '7' }
const command: RunOptions = {
  event: comment('/docs three', { createdAt: '2026-11-20T15:30:00Z', id: 777 }),
  runId: '3',
}

/** The attempt of a re-run asks for the same. */
function rerunOf({ run }: Situation): RunOptions {
  return { ...run, attempt: 2 }
}

function continuationsOf(situation: Situation): Continuation[] {
  return [
    { name: 'the post step, a push', runs: [pushed], withPostStep: true },
    { name: 'a re-run', runs: [rerunOf(situation)], withPostStep: false },
    {
      name: 'a reconcile, a re-run, a push',
      runs: [reconcile, rerunOf(situation), pushed],
      withPostStep: false,
    },
    { name: 'a command', runs: [command], withPostStep: false },
  ]
}

/**
 * The requests that the run makes when nothing goes wrong, over both services,
 * such as `GET /user`.
 */
async function listRequests(situation: Situation): Promise<string[]> {
  const scene = await openScene(options)
  for (const run of situation.before) await scene.run(run)
  const requests: string[] = []
  const record = ({ method, path }: { method: string; path: string }) => {
    requests.push(`${method} ${path}`)
    return false
  }
  for (const service of [scene.github, scene.mintlify])
    service.fail({ when: record })
  await scene.start(situation.run).finished
  await scene.close()
  return requests
}

const options: SceneOptions = {
  mintlify: { script: () => ({ ending: 'pull-request', afterMs: 4_000 }) },
}

/**
 * Whether the disturbance of such a request is another one than that of the
 * request before it.
 */
function isNews(request: string, disturbance: Disturbance): boolean {
  const isWrite = !request.startsWith('GET ')
  if (disturbance.kind === 'stale')
    return /\/comments/.test(request) && !isWrite
  if (
    disturbance.kind === 'pause' ||
    disturbance.kind === 'beside' ||
    (disturbance.kind === 'kill' && disturbance.when === 'after')
  )
    return true
  return isWrite
}

/** Plays a history. Returns what is wrong with its end. */
async function play(
  situation: Situation,
  {
    at,
    disturbance,
    continuation,
  }: { at: number; disturbance: Disturbance; continuation: Continuation },
): Promise<string[]> {
  const scene = await openScene(options)
  try {
    for (const run of situation.before) await scene.run(run)
    await disturb(scene, situation.run, {
      at,
      disturbance,
      withPostStep: continuation.withPostStep,
    })
    const exitCodes: number[] = []
    for (const run of continuation.runs) {
      scene.clock.skip(5 * 60_000)
      exitCodes.push((await scene.run(run)).exitCode)
    }
    return violations(scene, continuation)
  } finally {
    scene.mintlify.problems.splice(0)
    scene.github.problems.splice(0)
    await scene.close()
  }
}

async function disturb(
  scene: Scene,
  run: RunOptions,
  {
    at,
    disturbance,
    withPostStep,
  }: { at: number; disturbance: Disturbance; withPostStep: boolean },
): Promise<void> {
  const before = scene.github.requests.length + scene.mintlify.requests.length
  const isDue = () =>
    scene.github.requests.length + scene.mintlify.requests.length - before ===
    at
  let started: StartedRun | null = null
  let pause: Promise<unknown> = Promise.resolve()
  let reached = () => {}
  const killed = new Promise<null>((resolve) => {
    reached = () => resolve(null)
  })
  const fault = faultOf(scene, disturbance, {
    kill() {
      started?.clock.stop()
      reached()
    },
    pause(meanwhile) {
      started?.clock.freeze()
      scene.clock.skip(3 * 60_000)
      pause = scene.run(meanwhile).then(() => started?.clock.thaw())
      return pause
    },
    begin(other) {
      pause = scene.run(other)
      return Promise.resolve()
    },
  })
  for (const service of [scene.github, scene.mintlify])
    service.fail({ ...fault, when: isDue })
  started = scene.start(run)
  const result = await Promise.race([started.finished, killed])
  // A run that does not need the answer may end before the pause does.
  await pause
  // The effect of a request comes after its connection was seen.
  if (result === null) await settle(scene)
  scene.github.mend()
  scene.mintlify.mend()
  const state = result?.state ?? started.readState()
  if (withPostStep && state.run !== undefined) {
    scene.clock.skip(2_000)
    await scene.start({ ...run, action: 'post', state }).finished
  }
}

async function settle(scene: Scene): Promise<void> {
  for (let turns = 0; turns < 60; turns += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    if (scene.github.pending() + scene.mintlify.pending() > 0) turns = 0
  }
}

type Acts = {
  begin: (other: RunOptions) => Promise<unknown>
  kill: () => void
  pause: (meanwhile: RunOptions) => Promise<unknown>
}

function faultOf(scene: Scene, disturbance: Disturbance, acts: Acts): Fault {
  switch (disturbance.kind) {
    case 'kill': {
      const fault: Fault = { hang: true, onMatch: acts.kill }
      return disturbance.when === 'after'
        ? { ...fault, afterEffect: true }
        : fault
    }
    case 'lose':
      return loss(scene, disturbance.effect)
    case 'stale':
      return { method: 'GET', stale: true }
    case 'pause':
      return { hold: () => acts.pause(disturbance.meanwhile) }
    case 'beside':
      return { hold: () => acts.begin(disturbance.other) }
  }
}

function loss(scene: Scene, effect: 'now' | 'late' | 'never'): Fault {
  if (effect === 'now') return { drop: true, afterEffect: true }
  if (effect === 'never') return { drop: true }
  return { drop: true, effectWhen: scene.clock.forRun().sleep(10_000) }
}

/** What must hold, whatever happened. */
function violations(scene: Scene, continuation: Continuation): string[] {
  const found: string[] = []
  const sent = scene.requests()
  const state = readComments(scene)
  for (const word of ['zero', 'one', 'two', 'three']) {
    const count = sent.filter(({ prompt }) => prompt.startsWith(word)).length
    if (count > 1) found.push(`"${word}" was sent ${count} times`)
  }
  const creates = sent.filter(({ path }) => path.endsWith('/job')).length
  const isAskedAnew = continuation.runs.some(
    ({ event }) => event?.name === 'issue_comment',
  )
  if (creates > (isAskedAnew ? 2 : 1))
    found.push(`${creates} jobs were created`)
  if (state === null)
    return sent.length === 0
      ? found
      : [...found, 'requests were sent and nothing is remembered']
  if (state.sending !== null) found.push('a request is being sent for ever')
  const known = state.delivered.length + state.unconfirmed.length
  if (known < sent.length)
    found.push(`${sent.length} requests were sent and ${known} are remembered`)
  if (state.shown?.result === null)
    found.push('the comment says "working" for ever')
  return found
}

function readComments(scene: Scene): ConversationState | null {
  const { comments } = scene.github.repository(repositoryName)
  const scope = {
    repository: repositoryName,
    number: pullNumber,
    projectId: scene.mintlify.projectId,
    apiHost: new URL(scene.mintlify.url).host,
  }
  const states = [...comments.values()].flatMap(({ body }) => {
    const reading = readState(body, scope, signingKeyOf(scene.mintlify.key))
    return reading.kind === 'state' ? [reading.state] : []
  })
  return states[0] ?? null
}

/**
 * Plays the disturbance at each request of the run, with each continuation.
 * Returns what is wrong, a line for each.
 */
export async function playAll(
  situation: Situation,
  disturbance: Disturbance,
): Promise<string[]> {
  const found: string[] = []
  for (const [index, request] of (await listRequests(situation)).entries()) {
    if (!isNews(request, disturbance)) continue
    for (const continuation of continuationsOf(situation)) {
      const wrong = await play(situation, {
        at: index + 1,
        disturbance,
        continuation,
      })
      const label = `${index + 1}. ${request}, then ${continuation.name}`
      found.push(...wrong.map((violation) => `${label}: ${violation}`))
    }
  }
  return found
}

export const disturbances: { name: string; disturbance: Disturbance }[] = [
  {
    name: 'killed before the effect',
    disturbance: { kind: 'kill', when: 'before' },
  },
  {
    name: 'killed after the effect',
    disturbance: { kind: 'kill', when: 'after' },
  },
  {
    name: 'answer lost, with its effect',
    disturbance: { kind: 'lose', effect: 'now' },
  },
  {
    name: 'answer lost, with its effect later',
    disturbance: { kind: 'lose', effect: 'late' },
  },
  {
    name: 'answer lost, without an effect',
    disturbance: { kind: 'lose', effect: 'never' },
  },
  { name: 'a read one write behind', disturbance: { kind: 'stale' } },
  {
    name: 'paused for minutes, with a reconcile',
    disturbance: { kind: 'pause', meanwhile: reconcile },
  },
  {
    name: 'another run beside it, without a group',
    disturbance: { kind: 'beside', other: pushed },
  },
  {
    name: 'paused for minutes, with another run',
    disturbance: { kind: 'pause', meanwhile: pushed },
  },
]
