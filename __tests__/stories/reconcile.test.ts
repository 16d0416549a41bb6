// The reconcile: what it reads, what it writes, and what it leaves to others.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { listFailures } from '../../emulator/github/failures.ts'
import { addIssue } from '../../emulator/github/fixtures.ts'
import { comment, pullRequest } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

const event = pullRequest({ action: 'labeled' })
const reconcile = { action: 'reconcile', runId: '7' } as const
const refused = { result: 'rejected', exitCode: 1, reads: 1 }

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

test('the reconcile writes the ends of jobs that nobody waits for, and sends nothing', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(120_000)
  scene.calls()
  const run = await scene.run(reconcile)
  expect({ exitCode: run.exitCode, ...run.outputs }).toMatchObject({
    exitCode: 0,
    checked: '1',
    finished: '1',
    result: 'done',
  })
  expect(scene.comments()[0]).toContain('Docs pull request ready')
  expect(run.summary).toContain('| [#12](')
  expect(scene.calls().map((call) => call.replace(/\?.*/, ''))).toEqual([
    'GET /repos/acme/app/issues/comments',
    'GET /repos/acme/app/issues/comments/2900000001',
    'PATCH /repos/acme/app/issues/comments/2900000001',
  ])
  expect(scene.requests()).toHaveLength(1)
})

test('the reconcile leaves a job alone that is at work, or that a run waits for', async () => {
  await scene.run({ with: { wait: 'false', prompt: 'emulate: never' } })
  scene.clock.skip(120_000)
  const run = await scene.run(reconcile)
  expect(run.outputs).toMatchObject({
    checked: '1',
    finished: '0',
    result: 'done',
  })
  const waiting = scene.start({
    event,
    runId: '8',
    with: { 'timeout-minutes': '1' },
  })
  const beside = await scene.run(reconcile)
  expect(beside.outputs).toMatchObject({ finished: '0' })
  await waiting.finished
})

test('a reconcile that meets one 404 does not give the job up', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(120_000)
  scene.mintlify.fail({
    method: 'GET',
    status: 404,
    body: { error: 'Job not found.' },
  })
  await scene.run(reconcile)
  await scene.run({ event, runId: '2' })
  expect(scene.requests().map(({ path }) => path)).toEqual([
    '/v2/agent/acme-docs/job',
    '/v2/agent/acme-docs/job/job_9e3779b1/message',
  ])
})

test('a reconcile does not hide that a request was never confirmed', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', path: /\/message$/, drop: true })
  await scene.run({ event: comment('/docs two'), runId: '2' })
  scene.clock.skip(120_000)
  await scene.run(reconcile)
  expect(scene.comments()[0]).toContain(
    "Couldn't confirm that your request arrived",
  )
})

test('a post step that comes late does not take back what a reconcile wrote', async () => {
  const started = await scene.start({ with: { wait: 'false' } }).finished
  scene.clock.skip(120_000)
  await scene.run(reconcile)
  await scene.start({ action: 'post', state: started.state }).finished
  expect(scene.comments()[0]).toContain('✅ Docs pull request ready')
})

test('a reconcile that is cancelled ends at once', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(120_000)
  const started = scene.start(reconcile)
  scene.mintlify.fail({
    method: 'GET',
    hang: true,
    onMatch: () => started.cancel(),
  })
  const atMs = scene.clock.now().getTime()
  expect((await started.finished).outputs).toMatchObject({ result: 'partial' })
  expect(scene.clock.now().getTime() - atMs).toBe(0)
})

test('a reconcile leaves a comment alone that was just written', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(80_000)
  expect((await scene.run(reconcile)).outputs.checked).toBe('0')
  scene.clock.skip(20_000)
  expect((await scene.run(reconcile)).outputs.checked).toBe('1')
})

test.each<[string, Partial<Parameters<Scene['mintlify']['fail']>[0]>, object]>([
  ['a rate limit', { status: 429 }, { ...refused, reason: 'rate-limited' }],
  [
    '503 with a time',
    { status: 503, headers: { 'retry-after': '60' } },
    { ...refused, reason: 'unreachable' },
  ],
  [
    'a key that is not accepted',
    { status: 401 },
    { ...refused, reason: 'unauthorized' },
  ],
  [
    'a key that is read-only',
    { status: 403, body: { error: 'No.' } },
    { ...refused, reason: 'forbidden' },
  ],
  [
    'a server error',
    { status: 500 },
    { result: 'partial', exitCode: 0, reads: 2, reason: '' },
  ],
  [
    'a job that is not found',
    { status: 404 },
    { result: 'partial', exitCode: 0, reads: 2, reason: '' },
  ],
])('of two open conversations, after %s', async (_, failure, expected) => {
  addIssue(scene.github.repository('acme/app'), { number: 30 })
  await scene.run({ with: { wait: 'false' } })
  await scene.run({
    event: comment('/docs', { isIssue: true }),
    runId: '2',
    with: { wait: 'false' },
  })
  const before = [scene.comments(), scene.comments(30)]
  scene.clock.skip(120_000)
  scene.mintlify.fail({
    method: 'GET',
    times: Infinity,
    body: { error: 'Not now.' },
    ...failure,
  })
  const { exitCode, outputs } = await scene.run(reconcile)
  const reads = scene.mintlify.requests.filter(
    ({ method }) => method === 'GET',
  ).length
  const { result, reason } = outputs
  expect({ result, exitCode, reads, reason }).toEqual(expected)
  expect([scene.comments(), scene.comments(30)]).toEqual(before)
})

test('a reconcile that cannot list the comments fails, and asks Mintlify nothing', async () => {
  scene.github.fail({
    path: /issues\/comments\?/,
    times: Infinity,
    ...listFailures()['not accessible'],
  })
  const run = await scene.run(reconcile)
  expect(run.outputs).toMatchObject({
    result: 'rejected',
    reason: 'memory-unreadable',
  })
  expect(run.exitCode).toBe(1)
  expect(scene.mintlify.requests).toEqual([])
})

test('a reconcile that may not write says so', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(120_000)
  scene.github.fail({
    method: 'PATCH',
    times: Infinity,
    ...listFailures()['not accessible'],
  })
  const run = await scene.run(reconcile)
  expect(run.outputs).toMatchObject({
    checked: '1',
    finished: '0',
    result: 'partial',
  })
  expect(run.summary).toContain('not written, because GitHub refused')
  expect(run.log).toContain("Couldn't update a comment")
})

test('what it has written, it does not check again', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(120_000)
  await scene.run(reconcile)
  scene.clock.skip(120_000)
  expect((await scene.run(reconcile)).outputs).toMatchObject({
    checked: '0',
    result: 'done',
  })
})

test('tells times by the clock of GitHub, whatever the runner says', async () => {
  await scene.close()
  let gitHubNow = new Date('2026-11-21T09:00:00Z')
  scene = await openScene({ github: { now: () => gitHubNow } })
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(120_000)
  gitHubNow = new Date('2026-11-21T09:05:00Z')
  await scene.run(reconcile)
  expect(scene.comments()[0]).toContain('2026-11-21 09:05 UTC</sub>')
})
