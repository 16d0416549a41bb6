// How runs end, for each answer of Mintlify.
import { afterEach, expect, test } from '@jest/globals'
import type { JobScript } from '../../emulator/docs-service/job-script.ts'
import type { Fault } from '../../emulator/shared/faults.ts'
import { dispatch } from '../scene/events.ts'
import { openScene, type RunOptions, type Scene } from '../scene/scene.ts'

let scene: Scene
afterEach(() => scene.close())

type Ends = { exitCode: number; result: string; reason: string; title: string }

const scripts: [
  name: string,
  script: JobScript,
  options: RunOptions,
  ends: Ends,
][] = [
  [
    'no pull request',
    { ending: 'no-pull-request', afterMs: 4_000 },
    {},
    {
      exitCode: 0,
      result: 'no-pull-request',
      reason: '',
      title: 'no pull request opened',
    },
  ],
  [
    'a link that comes later',
    { ending: 'pull-request', afterMs: 4_000, linkDelayMs: 5_000 },
    {},
    {
      exitCode: 0,
      result: 'pull-request',
      reason: '',
      title: 'Docs pull request ready',
    },
  ],
  [
    'a failure',
    { ending: 'failed', afterMs: 60_000 },
    {},
    {
      exitCode: 1,
      result: 'failed',
      reason: '',
      title: 'Docs agent failed after 1m',
    },
  ],
  [
    'an archived job',
    { ending: 'archived', afterMs: 4_000 },
    {},
    {
      exitCode: 1,
      result: 'archived',
      reason: '',
      title: 'archived in Mintlify',
    },
  ],
  [
    'a failure that may pass',
    { ending: 'failed', afterMs: 4_000 },
    { with: { 'fail-on': 'none' } },
    { exitCode: 0, result: 'failed', reason: '', title: 'Docs agent failed' },
  ],
  [
    'a job that takes too long',
    { ending: 'never', afterMs: 0 },
    { with: { 'timeout-minutes': '2' } },
    {
      exitCode: 1,
      result: 'timed-out',
      reason: 'deadline',
      title: 'still working after 2m',
    },
  ],
]

test.each(scripts)('%s', async (_, script, options, ends) => {
  scene = await openScene({ mintlify: { script: () => script } })
  const run = await scene.run(options)
  expect({ exitCode: run.exitCode, ...run.outputs }).toMatchObject({
    exitCode: ends.exitCode,
    result: ends.result,
    reason: ends.reason,
  })
  expect(scene.comments()[0]).toContain(ends.title)
  expect(run.summary).toContain(ends.title)
})

const post = { method: 'POST', path: /\/job$/ }
const poll = { method: 'GET', path: /\/job\/job_/, times: Infinity }
const refused = (status: number, error: string) => ({
  ...post,
  status,
  body: { error },
})

const faults: [name: string, fault: Fault, ends: Ends][] = [
  [
    'a key that is not accepted',
    refused(401, 'Missing or invalid API key.'),
    {
      exitCode: 1,
      result: 'rejected',
      reason: 'unauthorized',
      title: 'API key not accepted',
    },
  ],
  [
    'a key without the right',
    refused(403, 'Read only.'),
    {
      exitCode: 1,
      result: 'rejected',
      reason: 'forbidden',
      title: 'API key not authorized',
    },
  ],
  [
    'a firewall',
    { ...post, status: 403, body: 'error code: 1010' },
    {
      exitCode: 1,
      result: 'rejected',
      reason: 'blocked',
      title: 'blocked by a proxy or firewall',
    },
  ],
  [
    'an invalid request',
    refused(422, 'prompt: too long.'),
    {
      exitCode: 1,
      result: 'rejected',
      reason: 'bad-request',
      title: 'Request not valid',
    },
  ],
  [
    'a redirect',
    { ...post, status: 308, headers: { location: 'https://example.com/' } },
    {
      exitCode: 1,
      result: 'rejected',
      reason: 'redirected',
      title: 'Wrong API address',
    },
  ],
  [
    'a lost create',
    { ...post, drop: true, afterEffect: true },
    {
      exitCode: 1,
      result: 'unknown',
      reason: 'create-unconfirmed',
      title: 'confirm that the agent job started',
    },
  ],
  [
    'a create that answers 500',
    { ...post, status: 500 },
    {
      exitCode: 1,
      result: 'unknown',
      reason: 'create-unconfirmed',
      title: 'confirm that the agent job started',
    },
  ],
  [
    'a job that cannot be read',
    { ...poll, status: 401, body: { error: 'No.' } },
    {
      exitCode: 1,
      result: 'unknown',
      reason: 'unauthorized',
      title: 'check the agent job',
    },
  ],
  [
    'a job that is gone',
    { ...poll, status: 404, body: { error: 'Job not found.' } },
    {
      exitCode: 1,
      result: 'unknown',
      reason: 'job-disappeared',
      title: 'Mintlify no longer finds the agent job',
    },
  ],
  [
    'an outage while it waits',
    { ...poll, status: 502 },
    {
      exitCode: 1,
      result: 'unknown',
      reason: 'unreachable',
      title: 'Lost contact with the agent job',
    },
  ],
]

test.each(faults)('%s', async (_, fault, ends) => {
  scene = await openScene()
  scene.mintlify.fail(fault)
  const run = await scene.run()
  expect({ exitCode: run.exitCode, ...run.outputs }).toMatchObject({
    exitCode: ends.exitCode,
    result: ends.result,
    reason: ends.reason,
  })
  expect(scene.comments()[0]).toContain(ends.title)
  expect(scene.requests()).toHaveLength(1)
})

test('sends a request again for ten minutes that Mintlify did not take', async () => {
  scene = await openScene()
  scene.mintlify.fail({
    ...post,
    status: 503,
    headers: { 'retry-after': '60' },
    times: 4,
  })
  const run = await scene.run()
  expect(run.outputs.result).toBe('pull-request')
  expect(scene.requests()).toHaveLength(5)
  expect(scene.mintlify.jobs.size).toBe(1)
})

test('ends red after ten minutes of rate limits, with nothing sent', async () => {
  scene = await openScene()
  scene.mintlify.fail({
    ...post,
    status: 429,
    headers: { 'retry-after': '120' },
    times: Infinity,
  })
  const run = await scene.run()
  expect({ exitCode: run.exitCode, ...run.outputs }).toMatchObject({
    exitCode: 1,
    result: 'rejected',
    reason: 'rate-limited',
  })
  expect(scene.mintlify.jobs.size).toBe(0)
})

test('polls on through a short outage', async () => {
  scene = await openScene({
    mintlify: { script: () => ({ ending: 'pull-request', afterMs: 120_000 }) },
  })
  scene.mintlify.fail({ ...poll, times: 5, status: 502 })
  expect((await scene.run()).outputs.result).toBe('pull-request')
})

test('waits for the job that `job-id` names, and sends nothing', async () => {
  scene = await openScene()
  await scene.run({ event: dispatch(), with: { wait: 'false' } })
  const run = await scene.run({
    event: dispatch(),
    runId: '2',
    with: { prompt: '', 'job-id': 'job_9e3779b1' },
  })
  expect(run.outputs).toMatchObject({
    result: 'pull-request',
    'job-id': 'job_9e3779b1',
  })
  expect(scene.requests()).toHaveLength(1)
})

test('sends a follow-up to the job that `job-id` names', async () => {
  scene = await openScene()
  await scene.run({ event: dispatch() })
  await scene.run({
    event: dispatch(),
    runId: '2',
    with: { prompt: 'More.', 'job-id': 'job_9e3779b1' },
  })
  expect(scene.requests().map(({ path }) => path)).toEqual([
    '/v2/agent/acme-docs/job',
    '/v2/agent/acme-docs/job/job_9e3779b1/message',
  ])
})

test('names `job-id` as the next step where no comment remembers the job', async () => {
  scene = await openScene({
    mintlify: { script: () => ({ ending: 'never', afterMs: 0 }) },
  })
  const run = await scene.run({
    event: dispatch('schedule'),
    with: { 'timeout-minutes': '1' },
  })
  expect(run.log).toContain('set `job-id` to `job_9e3779b1`')
  expect(run.log).not.toContain('Re-run this workflow job')
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
  expect({ exitCode: run.exitCode, ...run.outputs }).toMatchObject({
    exitCode: 1,
    result: 'cancelled',
    'job-id': 'job_9e3779b1',
  })
  await scene.start({ action: 'post', state: run.state }).finished
  expect(scene.comments()[0]).toContain(
    'Workflow canceled, but the docs agent may still be working',
  )
})
