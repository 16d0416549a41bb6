// How runs end, for each answer of Mintlify.
import { afterEach, expect, test } from '@jest/globals'
import type { JobScript } from '../../emulator/docs-service/job-script.ts'
import type { Fault } from '../../emulator/shared/faults.ts'
import { dispatch } from '../scene/events.ts'
import { openScene, type RunOptions, type Scene } from '../scene/scene.ts'

let scene: Scene
afterEach(() => scene.close())

/** Without what GitHub was asked, which is the same whatever Mintlify says. */
function withoutGitHub(story: string): string {
  return story.replace(/^ {2}GitHub .*\n|^post, .*\n/gm, '')
}

const scripts: [name: string, script: JobScript, options?: RunOptions][] = [
  ['no pull request', { ending: 'no-pull-request', afterMs: 4_000 }],
  [
    'a link that comes later',
    { ending: 'pull-request', afterMs: 4_000, linkDelayMs: 5_000 },
  ],
  ['a failure', { ending: 'failed', afterMs: 60_000 }],
  ['an archived job', { ending: 'archived', afterMs: 4_000 }],
  [
    'a failure that may pass',
    { ending: 'failed', afterMs: 4_000 },
    { with: { 'fail-on': 'none' } },
  ],
  [
    'a job that takes too long',
    { ending: 'never', afterMs: 0 },
    { with: { 'timeout-minutes': '2' } },
  ],
]

test.each(scripts)('the end of %s', async (_, script, options = {}) => {
  scene = await openScene({ mintlify: { script: () => script } })
  await scene.run(options)
  expect(withoutGitHub(scene.story())).toMatchSnapshot()
})

const post = { method: 'POST', path: /\/job$/ }
const poll = { method: 'GET', path: /\/job\/job_/, times: Infinity }
const refused = (status: number, error: string) => ({
  ...post,
  status,
  body: { error },
})

const faults: [name: string, fault: Fault][] = [
  ['a key that is not accepted', refused(401, 'Missing or invalid API key.')],
  ['a key without the right', refused(403, 'Read only.')],
  ['a firewall', { ...post, status: 403, body: 'error code: 1010' }],
  ['an invalid request', refused(422, 'prompt: too long.')],
  [
    'a redirect',
    { ...post, status: 308, headers: { location: 'https://example.com/' } },
  ],
  ['a lost create', { ...post, drop: true, afterEffect: true }],
  ['a create that answers 500', { ...post, status: 500 }],
  [
    'a job that cannot be read',
    { ...poll, status: 401, body: { error: 'No.' } },
  ],
  [
    'a job that is gone',
    { ...poll, status: 404, body: { error: 'Job not found.' } },
  ],
  ['an outage while it waits', { ...poll, status: 502 }],
]

test.each(faults)('the end of %s', async (_, fault) => {
  scene = await openScene()
  scene.mintlify.fail(fault)
  await scene.run()
  expect(withoutGitHub(scene.story())).toMatchSnapshot()
})

test('sends a request again for ten minutes that Mintlify did not take', async () => {
  scene = await openScene()
  scene.mintlify.fail({
    ...post,
    status: 503,
    headers: { 'retry-after': '60' },
    times: 4,
  })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('is cancelled while it waits to send a request again', async () => {
  scene = await openScene()
  const started = scene.start()
  scene.mintlify.fail({
    ...post,
    status: 429,
    headers: { 'retry-after': '60' },
  })
  await scene.clock.forRun().sleep(30_000)
  started.cancel()
  const { state } = await started.finished
  await scene.start({ action: 'post', state }).finished
  expect(scene.story()).toMatchSnapshot()
})

test('ends red after ten minutes of rate limits, with nothing sent', async () => {
  scene = await openScene()
  scene.mintlify.fail({
    ...post,
    status: 429,
    headers: { 'retry-after': '120' },
    times: Infinity,
  })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('polls on through a short outage', async () => {
  scene = await openScene({
    mintlify: { script: () => ({ ending: 'pull-request', afterMs: 120_000 }) },
  })
  scene.mintlify.fail({ ...poll, times: 5, status: 502 })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('waits for the job that `job-id` names, and sends nothing', async () => {
  scene = await openScene()
  await scene.run({ event: dispatch(), with: { wait: 'false' } })
  await scene.run({
    event: dispatch(),
    runId: '2',
    with: { prompt: '', 'job-id': 'job_9e3779b1' },
  })
  expect(scene.story()).toMatchSnapshot()
})

test('is red where `job-id` names a job that there is not', async () => {
  scene = await openScene()
  const inputs = { prompt: '', 'job-id': 'job_9e3779b1' }
  await scene.run({ event: dispatch(), with: inputs })
  expect(scene.story()).toMatchSnapshot()
})

test('sends a follow-up to the job that `job-id` names', async () => {
  scene = await openScene()
  await scene.run({ event: dispatch() })
  await scene.run({
    event: dispatch(),
    runId: '2',
    with: { prompt: 'More.', 'job-id': 'job_9e3779b1' },
  })
  expect(scene.story()).toMatchSnapshot()
})

test('a follow-up by `job-id` that takes too long is not re-run to keep waiting', async () => {
  scene = await openScene()
  const first = await scene.run({ event: dispatch(), with: { wait: 'false' } })
  const inputs = {
    ...{ prompt: 'emulate: never', 'timeout-minutes': '5' },
    'job-id': first.outputs['job-id'] ?? '',
  }
  const later = { event: dispatch(), runId: '2', with: inputs }
  const { summary, outputs } = await scene.run(later)
  expect(outputs.reason).toBe('deadline')
  expect(summary).not.toContain('Re-run')
})

test('the comment says as well that a re-run would ask the failed job of `job-id` again', async () => {
  scene = await openScene({
    mintlify: { script: () => ({ ending: 'failed', afterMs: 30_000 }) },
  })
  const first = await scene.run({ event: dispatch() })
  const jobId = first.outputs['job-id'] ?? ''
  await scene.run({ runId: '2', with: { 'job-id': jobId } })
  expect(scene.comments()[0]).toContain('in a run without <code>job-id</code>')
})

test('is red where the job that `job-id` names was archived', async () => {
  scene = await openScene({
    mintlify: { script: () => ({ ending: 'archived', afterMs: 0 }) },
  })
  await scene.run({ event: dispatch() })
  const inputs = { prompt: 'More.', 'job-id': 'job_9e3779b1' }
  await scene.run({ event: dispatch(), runId: '2', with: inputs })
  expect(scene.story()).toMatchSnapshot()
})

test('names `job-id` as the next step where no comment remembers the job', async () => {
  scene = await openScene({
    mintlify: { script: () => ({ ending: 'never', afterMs: 0 }) },
  })
  await scene.run({
    event: dispatch('schedule'),
    with: { 'timeout-minutes': '1' },
  })
  expect(scene.story()).toMatchSnapshot()
})

test('is cancelled while it waits, and the post step tells so', async () => {
  scene = await openScene({
    mintlify: { script: () => ({ ending: 'never', afterMs: 0 }) },
  })
  const started = scene.start()
  // The first poll comes after the comment knows the job.
  scene.mintlify.fail({
    method: 'GET',
    onMatch: () => started.cancel(),
    status: 502,
  })
  const run = await started.finished
  await scene.start({ action: 'post', state: run.state }).finished
  expect(scene.story()).toMatchSnapshot()
})
