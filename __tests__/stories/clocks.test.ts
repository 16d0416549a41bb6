// Times are GitHub's, whatever the clock of the runner says.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { comment, pullRequest } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
/** The runner's clock is two hours ahead of GitHub's. */
beforeEach(async () => {
  let gitHubNow = () => new Date('2026-11-20T12:00:00Z')
  scene = await openScene({ github: { now: () => gitHubNow() } })
  gitHubNow = () => new Date(scene.clock.now().getTime() - 2 * 3_600_000)
})
afterEach(() => scene.close())

/** Kills a run at its next request with this method to Mintlify. */
async function killAt(
  method: 'GET' | 'POST',
  options: Parameters<Scene['start']>[0],
): Promise<void> {
  const run = scene.start(options)
  await new Promise<void>((resolve) => {
    const onMatch = () => {
      run.clock.stop()
      resolve()
    }
    scene.mintlify.fail({ method, hang: true, onMatch })
  })
}

test('until when a run waits is told by the clock of GitHub', async () => {
  await killAt('GET', { with: { prompt: 'emulate: never' } })
  scene.clock.skip(40 * 60_000)
  const { outputs } = await scene.run({ action: 'reconcile' })
  expect(outputs).toMatchObject({ checked: '1' })
})

test('a comment that was begun by a runner with a wrong clock is found', async () => {
  await killAt('POST', {})
  scene.clock.skip(5 * 60_000)
  const event = pullRequest({ action: 'labeled' })
  const { outputs } = await scene.run({ event, runId: '2' })
  expect(outputs).toMatchObject({ reason: 'create-unconfirmed' })
  expect(scene.requests()).toHaveLength(1)
})

const event = pullRequest({ action: 'labeled' })
const hourMs = 3_600_000

test.each([
  [25, 1, 'create-unconfirmed'],
  [26.5, 2, ''],
])(
  'a lost create bars others by the clock of GitHub: after %d h, %d creates',
  async (hours, count, reason) => {
    await killAt('POST', {})
    scene.clock.skip(5 * 60_000)
    await scene.run({ event, runId: '2' })
    scene.clock.skip(hours * hourMs)
    const { outputs } = await scene.run({ event, runId: '3' })
    expect(outputs).toMatchObject({ reason })
    expect(scene.requests()).toHaveLength(count)
  },
)

test('in the background, the end before a young message is not the end of it', async () => {
  await scene.run()
  const [job] = scene.mintlify.jobs.values()
  const body = { id: job?.id, status: 'completed', prLink: null }
  scene.mintlify.fail({ method: 'POST', path: /\/message$/, status: 200, body })
  const run = { event, runId: '2', with: { wait: 'false' } }
  await scene.run(run)
  const { outputs } = await scene.run({ ...run, attempt: 2 })
  expect(outputs.result).toBe('running')
})

test('what came into doubt before a request, by the clock of GitHub, leaves it known', async () => {
  await scene.run()
  const dead = comment('/docs shorter', { id: 502 })
  await killAt('POST', { event: dead, runId: '2' })
  scene.clock.skip(5 * 60_000)
  const push = pullRequest({ action: 'synchronize' })
  // Between the reading of the comment and the announcement.
  const hold = async () => scene.clock.skip(1_000)
  scene.mintlify.fail({ method: 'GET', hold })
  await scene.run({ event, runId: '3' })
  const sent = scene.requests().length
  await scene.run({ event: push, runId: '4' })
  expect(scene.requests()).toHaveLength(sent)
})

test('the end is told by the clock of GitHub', async () => {
  await scene.run({ with: { wait: 'false' } })
  expect(scene.comments()[0]).toContain('2026-11-20 12:0')
})
