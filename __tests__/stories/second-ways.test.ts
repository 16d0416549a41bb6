// What a run does by a second way: a dry run, a step that only waits, a run
// that was taken for dead, the legs of a matrix.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { listFailures } from '../../emulator/github/failures.ts'
import { comment, dispatch, pullRequest } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

test('a dry run says why there can be no comment', async () => {
  const refused = listFailures(scene.clock.now())['not accessible']
  const path = /\/issues\/12\/comments/
  scene.github.fail({ method: 'GET', path, times: Infinity, ...refused })
  const { summary } = await scene.run({ with: { 'dry-run': 'true' } })
  expect(summary).toMatch(/\| Comment \| None\. GitHub answered 403/)
})

test('a step that waits for the job of a command advises for the whole run', async () => {
  const event = comment('/docs emulate: failed after 400s')
  const { outputs } = await scene.run({ event, with: { wait: 'false' } })
  const { summary } = await scene.run({
    event,
    env: { GITHUB_ACTION: 'wait' },
    with: { prompt: '', 'job-id': outputs['job-id'] ?? '' },
  })
  expect(summary).toContain('re-run the workflow job that sent the request')
})

test('a job that was missing for less than 90 s is not said to be unknown', async () => {
  const { outputs } = await scene.run({ event: dispatch() })
  scene.clock.skip(600_000)
  const missing = { status: 404, body: { error: 'Job not found' } }
  scene.mintlify.fail({ method: 'POST', times: Infinity, ...missing })
  scene.mintlify.fail({ method: 'GET', nth: 2, times: Infinity, hang: true })
  const jobId = outputs['job-id'] ?? ''
  const second = await scene.run({
    event: comment('/docs shorter'),
    runId: '2',
    with: { 'job-id': jobId, 'timeout-minutes': '1.6' },
  })
  expect(second.outputs).toMatchObject({
    ...{ result: 'rejected', reason: 'unreachable' },
  })
})

test('a list that is behind makes no job at work one that never ended', async () => {
  const inBackground = { prompt: '', wait: 'false' }
  const command = (text: string) => comment(`/docs emulate: ${text}`)
  await scene.run({
    event: command('pull-request after 60s'),
    with: inBackground,
  })
  scene.clock.skip(30 * 3_600_000)
  scene.github.lag(14_000)
  await scene.run({
    ...{ event: command('pull-request after 300s'), runId: '2' },
    with: inBackground,
  })
  const push = pullRequest({ action: 'synchronize' })
  const { outputs } = await scene.run({ event: push, runId: '3' })
  expect(outputs).toMatchObject({
    ...{ result: 'pull-request', 'job-id': 'job_9e3779b1' },
  })
  expect(scene.mintlify.jobs.size).toBe(1)
})

test('a last look that a machine has slept through is made again', async () => {
  const onMatch = () => scene.clock.skip(600_000)
  scene.mintlify.fail({ method: 'GET', nth: 2, hang: true, onMatch })
  const { outputs } = await scene.run({
    with: {
      prompt: 'emulate: pull-request after 55s',
      'poll-interval-seconds': '50',
      'timeout-minutes': '1',
    },
  })
  expect(outputs.result).toBe('pull-request')
})

test('the leg of a matrix that sends nothing does not hide the one in doubt', async () => {
  scene.mintlify.fail({ method: 'POST', hang: true, afterEffect: true })
  const event = comment('/docs shorter')
  const legs = [scene.start({ event }), scene.start({ event })]
  await Promise.all(legs.map(({ finished }) => finished))
  expect(scene.comments()[0]).toMatch(
    /^### ❔ Couldn't confirm that the agent job started/,
  )
})

test('a run that was taken for dead while it waited sends its request', async () => {
  const limit = { status: 429, headers: { 'retry-after': '260' } }
  scene.mintlify.fail({ method: 'POST', ...limit, body: { error: 'Slow' } })
  const refused = listFailures(scene.clock.now())['not accessible']
  scene.github.fail({ method: 'PATCH', times: Infinity, ...refused })
  const first = scene.start({ event: pullRequest() })
  await scene.clock.forRun().sleep(200_000)
  scene.github.mend()
  const second = scene.start({ event: comment('/docs more'), runId: '2' })
  const [{ outputs }] = await Promise.all([first.finished, second.finished])
  expect(outputs).toMatchObject({ result: 'pull-request', reason: '' })
})

test('a run whose job another one has replaced offers no command for it', async () => {
  await scene.run()
  await scene.run({ event: comment('/docs new from scratch'), runId: '2' })
  const again = await scene.run({ attempt: 2 })
  expect(again.outputs['pr-link']).toBe('https://github.com/acme/docs/pull/57')
  expect(again.summary).not.toContain('To request changes')
})

test.each(['failed', 'archived', 'pull-request', 'no-pull-request'])(
  'a run that does not wait tells the end that the answer has: %s',
  async (end) => {
    const prompt = `emulate: ${end} after 0s`
    const { outputs } = await scene.run({ with: { wait: 'false', prompt } })
    expect(outputs.result).toBe(end)
  },
)

test('the log names the docs pull request that the effect is looked for in', async () => {
  const { outputs } = await scene.run({ event: dispatch() })
  const { log } = await scene.run({
    event: dispatch(),
    with: {
      prompt: 'emulate: archived after 20s',
      'job-id': outputs['job-id'] ?? '',
    },
  })
  expect(log).toMatch(/ready: \S+\/pull\/57 .*Look at the docs pull request/)
})

test('a job whose checks bring only pages is not available, and a re-run helps', async () => {
  await scene.run()
  const page = { status: 200, body: '<html>Maintenance</html>' }
  scene.mintlify.fail({ method: 'GET', times: Infinity, ...page })
  const event = pullRequest({ action: 'labeled' })
  const { outputs, log } = await scene.run({ event, runId: '2' })
  const { result, reason } = outputs
  expect([result, reason]).toEqual(['rejected', 'unreachable'])
  expect(log).toContain('Re-run this workflow job later.')
})

test('a 👀 whose answers were lost is gone at the end', async () => {
  const lost = { drop: true, afterEffect: true, times: 3 } as const
  scene.github.fail({ method: 'POST', path: /reactions/, ...lost })
  await scene.run({ event: comment('/docs shorter') })
  const { comments } = scene.github.repository('acme/app')
  const reactions = [...comments.values()].flatMap((one) => one.reactions)
  expect(reactions.map(({ content }) => content)).toEqual(['rocket'])
})
