// What the comment says of runs, steps and post steps that work beside or after
// each other.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  comment,
  pullNumber,
  pullRequest,
  repositoryName,
} from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene

beforeEach(async () => {
  scene = await openScene()
})

afterEach(() => scene.close())

const hourMs = 3_600_000
const text = () => scene.comments().at(-1) ?? ''
const kinds = () => scene.requests().map(({ path }) => path.split('/').at(-1))

function pushCommit() {
  const sha = 'b'.repeat(40)
  const pull = scene.github.repository(repositoryName).pulls.get(pullNumber)
  if (pull) pull.head = { ...pull.head, sha }
  return pullRequest({ action: 'synchronize', sha })
}

test('a run that stops waiting does not hide the end that another one sees', async () => {
  const inputs = { prompt: 'emulate: pull-request after 300s' }
  const sending = scene.start({ runId: '1', with: inputs })
  const event = pullRequest({ action: 'ready_for_review' })
  const soon = { ...inputs, 'timeout-minutes': '2' }
  const waiting = await scene.start({ runId: '2', event, with: soon }).finished
  expect(waiting.outputs.result).toBe('timed-out')
  await sending.finished
  expect(text()).toMatch(/^### ✅ Docs pull request ready/)
})

test('a leg that is cancelled after another one has told the end leaves it', async () => {
  const inputs = { prompt: 'emulate: failed after 100s' }
  const first = scene.start({ with: inputs })
  const slow = { ...inputs, 'poll-interval-seconds': '40' }
  const second = scene.start({ with: slow })
  const legs = [await first.finished]
  second.cancel()
  legs.push(await second.finished)
  for (const { state } of legs) await scene.run({ action: 'post', state })
  expect(text()).toMatch(/^### ❌ Docs agent failed/)
})

/** Two steps of one workflow job, whose post steps run in reverse. */
async function runSteps(
  event: ReturnType<typeof pullRequest>,
  [one, two]: readonly [object, object],
  attempt = 1,
) {
  const run = { event, runId: '2', attempt }
  const stepOf = (name: string, inputs: object) => ({
    ...{ ...run, env: { GITHUB_ACTION: name } },
    with: inputs as Record<string, string>,
  })
  const [first, second] = [stepOf('one', one), stepOf('two', two)]
  const states = [(await scene.start(first).finished).state]
  scene.clock.skip(120_000)
  states.unshift((await scene.start(second).finished).state)
  const before = text()
  for (const [index, step] of [second, first].entries())
    await scene.run({ ...step, action: 'post', state: states[index] ?? {} })
  return before
}

test.each([
  ['pull-request', 'true', /^### ✅ Docs pull request ready: \[acme/],
  ['failed', 'false', /^### ▶️ /],
])(
  'a post step of a step that waited leaves a later %s (wait: %s) as it is',
  async (end, wait, expected) => {
    const one = { prompt: 'one\nemulate: no-pull-request after 5s' }
    const event = pullRequest()
    await scene.run({
      ...{ event, runId: '2', with: one },
      env: { GITHUB_ACTION: 'one' },
    })
    const two = { prompt: `two\nemulate: ${end} after 50s`, wait }
    const before = await runSteps(event, [one, two], 2)
    expect(before).toMatch(expected)
    expect(text()).toBe(before)
    scene.clock.skip(hourMs)
    await scene.run({ action: 'reconcile', runId: '9' })
    expect(text()).not.toMatch(/^### ▶️ /)
  },
)

test('a post step of a message in doubt leaves the end of a later step', async () => {
  await scene.run({ with: { prompt: 'emulate: no-pull-request after 5s' } })
  scene.clock.skip(120_000)
  scene.mintlify.fail({ method: 'POST', status: 500 })
  const one = { prompt: 'one', 'fail-on': 'failed', wait: 'false' }
  const two = { prompt: 'two\nemulate: pull-request after 50s' }
  await runSteps(pushCommit(), [one, two])
  expect(text()).toMatch(/^### ✅ Docs pull request ready: \[acme/)
})

test('a re-run that waits shows the end over a command that was not sent', async () => {
  const inputs = { prompt: 'emulate: pull-request after 300s' }
  const soon = { with: { ...inputs, 'timeout-minutes': '1' } }
  await scene.run(soon)
  scene.clock.skip(hourMs)
  scene.mintlify.fail({ method: 'POST', path: /message$/, status: 402 })
  await scene.run({ ...soon, event: comment('/docs more'), runId: '2' })
  expect(text()).toMatch(/^### ⛔ Payment required/)
  await scene.run({ with: inputs, attempt: 2 })
  expect(text()).toMatch(/^### ✅ Docs pull request ready: \[acme/)
})

test('a job that never ends is replaced, although the announcement took long', async () => {
  await scene.run({ with: { prompt: 'emulate: never', wait: 'false' } })
  scene.clock.skip(27 * hourMs)
  const from = scene.github.requests.length
  const isAnnounced = () =>
    scene.github.requests.slice(from).some(({ method }) => method === 'PATCH')
  const started = scene.start({ event: pushCommit(), runId: '2' })
  scene.github.fail({
    method: 'GET',
    path: /\/issues\/12\/comments\?/,
    when: isAnnounced,
    hold: async () => scene.clock.skip(61_000),
  })
  expect((await started.finished).outputs.result).toBe('pull-request')
  expect(kinds()).toEqual(['job', 'job'])
})

test.each([
  { status: 502, times: 3 },
  { body: { errors: [{ type: 'RATE_LIMITED', message: 'Later.' }] } },
])(
  'a comment whose author GitHub cannot tell is no missing one: %j',
  async (fault) => {
    const started = scene.start()
    await new Promise<void>((resolve) => {
      scene.mintlify.fail({
        ...{ method: 'POST', hang: true, afterEffect: true },
        onMatch() {
          started.clock.stop()
          resolve()
        },
      })
    })
    await scene.settle()
    scene.mintlify.mend()
    scene.clock.skip(5 * 60_000)
    scene.github.fail({ path: /graphql/, status: 200, ...fault })
    const { outputs } = await scene.run({ attempt: 2 })
    expect(outputs.reason).toBe('memory-unreadable')
    expect(scene.comments()).toHaveLength(1)
    expect(scene.mintlify.jobs.size).toBe(1)
  },
)

test('a short timeout leaves the post step its time', async () => {
  const inputs = { with: { 'timeout-minutes': '0.1' } }
  const started = scene.start(inputs)
  scene.github.fail({
    method: 'POST',
    path: /\/issues\/12\/comments$/,
    hold: async () => started.cancel(),
  })
  const { state } = await started.finished
  await scene.run({ ...inputs, action: 'post', state })
  expect(scene.comments()).toEqual([])
})

test('a post step that finds the comment in an old list writes nothing old', async () => {
  const event = comment('/docs a')
  const post = { method: 'POST', path: /\/issues\/12\/comments$/ }
  const lost = scene.start({ event, runId: '1' })
  scene.github.fail({ ...post, drop: true, onMatch: () => lost.cancel() })
  const { state } = await lost.finished
  const postStep = scene.start({ event, runId: '1', action: 'post', state })
  scene.github.fail({
    ...{ method: 'GET', path: /\/issues\/12\/comments\?/, stale: true },
    when: () => text().includes('in the background'),
  })
  const prompt = 'emulate: pull-request after 500s'
  await scene.start({
    ...{ event: comment('/docs b', { id: 502 }), runId: '2' },
    with: { prompt, wait: 'false' },
  }).finished
  await postStep.finished
  scene.clock.skip(hourMs)
  const { outputs } = await scene.run({ action: 'reconcile', runId: '9' })
  expect(outputs.finished).toBe('1')
  expect(text()).toContain('acme/docs&#35;57')
})
