// The commit status of the shipped bundle when GitHub refuses, fails or stays silent: a warning, and the result as it is.
import { expect, jest, test } from '@jest/globals'
import type { Fault } from '../../emulator/github/faults.ts'
import { allPermissions } from '../../emulator/github/permissions.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { runPost } from '../../emulator/runner/runner.ts'
import { commentEvent, letMonaWrite, reactionsIn } from '../bundle/comment-event.ts'
import { pullEvent } from '../bundle/gate-cases.ts'
import { ageLocks } from '../bundle/lock-scene.ts'
import { eventOf } from '../bundle/payloads.ts'
import { flawsOf } from '../bundle/scene.ts'
import {
  lastShown,
  never,
  nextPush,
  nextSha,
  on,
  openStatusScene,
  pushNext,
  ready,
  shown,
  until,
  working,
} from '../bundle/status-scene.ts'

jest.setTimeout(90_000)

const metadata = 'reconcile/action.yml'
const setting: Fault = { method: 'POST', path: /\/statuses\//, times: Infinity }
const { statuses: _, ...withoutStatuses } = allPermissions
const warned = /^::warning .*Couldn't set the commit status of ec26c3e: /m
const phrase = pullEvent({ title: '[skip docs]' })
const fork = { head: { repo: { id: 999, full_name: 'eve/Hello-World', fork: true } } }

test.concurrent.each<[string, ActionEvent, Record<string, string>, string]>([
  ['a job', pullEvent(), {}, 'pull-request'],
  ['a job that nobody waits for', pullEvent(), { wait: 'false', prompt: never }, 'running'],
  ['a gate', phrase, {}, 'skipped'],
  ['a merge queue', eventOf('merge_group'), {}, 'skipped'],
  ['a fork', pullEvent(fork), { 'api-key': '' }, 'skipped'],
])(
  'with exactly the right missing, %s ends as ever, with one warning that names it',
  async (...[, event, given, result]) => {
    await using scene = await openStatusScene({ event, github: { permissions: withoutStatuses } })
    const run = await scene.run({ with: { ...on, ...given } })
    expect([run.exitCode, run.outputs.result]).toEqual([0, result])
    expect(run.stdout.match(/^::warning .*The token needs: statuses: write/gm)).toHaveLength(1)
    expect([...scene.repository.statuses]).toEqual([])
    expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
  },
)

test.concurrent('with exactly the right missing, a waiver is met with 😕 and says why', async () => {
  const event = commentEvent('/docs skip')
  await using scene = await openStatusScene({ event, github: { permissions: withoutStatuses } })
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: on })
  expect([run.exitCode, run.outputs.reason]).toEqual([0, 'status-not-set'])
  expect(run.stdout).toContain('The token needs: statuses: write')
  expect(reactionsIn(scene.repository)).toEqual(['confused'])
})

const onceFailed: Fault[] = [
  { ...setting, times: 1, status: 502 },
  { ...setting, times: 1, status: 500, afterEffect: true },
  { ...setting, times: 1, drop: true },
  { ...setting, times: 1, status: 429, headers: { 'retry-after': '1' } },
]

test.concurrent.each(onceFailed)('is set all the same after %j', async (fault) => {
  await using scene = await openStatusScene()
  scene.github.fail(fault)
  const run = await scene.run({ with: on })
  expect(run.outputs.result).toBe('pull-request')
  expect(lastShown(scene)).toBe(ready)
  expect(run.stdout).not.toContain('::warning')
})

test.concurrent.each<[string, Fault]>([
  ['500', { ...setting, status: 500 }],
  ['404', { ...setting, status: 404 }],
  ['422', { ...setting, status: 422, body: { message: 'Validation Failed' } }],
  ['a cut connection', { ...setting, drop: true }],
  ['a page', { ...setting, status: 503, body: '<html>' }],
])('%s for every status is one warning, and the reconcile writes it later', async (_name, fault) => {
  await using scene = await openStatusScene()
  scene.github.fail({ ...fault, times: 6 })
  const run = await scene.run({ with: on })
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'pull-request'])
  expect(run.stdout.match(new RegExp(warned, 'gm'))).toHaveLength(1)
  expect(shown(scene)).toEqual([])
  await scene.run({ metadata })
  await scene.run({ metadata })
  await scene.run({ metadata })
  await scene.run({ metadata })
  await scene.run({ metadata })
  expect(shown(scene)).toEqual([ready])
})

test.concurrent('a GitHub that hangs at every status lets the run end, and the reconcile writes it later', async () => {
  await using scene = await openStatusScene()
  scene.github.fail({ ...setting, hang: true, times: 2 })
  const run = await scene.run({ with: on })
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'pull-request'])
  expect(run.spawnToExitMs).toBeLessThan(15_000)
  expect(run.stdout).toMatch(warned)
  expect(shown(scene)).toEqual([])
  await scene.run({ metadata })
  expect(shown(scene)).toEqual([ready])
})

test.concurrent('the same after the deadline: the run ends within its budget', async () => {
  await using scene = await openStatusScene()
  scene.github.fail({ ...setting, hang: true })
  const run = await scene.run({ with: { ...on, 'timeout-minutes': '0.15', prompt: never } })
  expect(run.outputs.result).toBe('timed-out')
  expect(run.spawnToExitMs).toBeLessThan(9_000 + 10_000 + 2_000)
  scene.github.mend()
  // A request without an answer leaves the lock to whoever comes.
  ageLocks(scene)
  expect((await runPost(run)).exitCode).toBe(0)
  expect(scene.ours().map(({ body }) => body)).toEqual([expect.stringMatching(/^### ⏱️/)])
})

test.concurrent('the same in the post step of a killed run: it ends within 20 s, and the reconcile writes it later', async () => {
  await using scene = await openStatusScene()
  const running = scene.start({ with: { ...on, prompt: 'emulate: pull-request after 600s' } })
  await until(() => shown(scene).length === 1)
  running.kill('SIGKILL')
  const killed = await running.finished
  ageLocks(scene)
  scene.endJobs()
  scene.github.fail({ ...setting, hang: true, times: 1 })
  const post = await runPost(killed)
  expect(post.exitCode).toBe(0)
  expect(post.spawnToExitMs).toBeLessThan(20_000)
  await scene.run({ metadata })
  expect(shown(scene)).toEqual([working, ready])
})

test.concurrent.each<[string, ActionEvent, Record<string, string>, Fault]>([
  ['setting it for a gate', phrase, {}, setting],
  [
    'looking for one for a fork',
    pullEvent(fork),
    { 'api-key': '' },
    { path: /\/commits\/.*\/statuses/, times: Infinity },
  ],
  ['setting it for a fork', pullEvent(fork), { 'api-key': '' }, setting],
  ['setting it for a merge queue', eventOf('merge_group'), {}, setting],
])('a GitHub that hangs at %s lets the skipped run end after 10 s', async (...[, event, given, fault]) => {
  await using scene = await openStatusScene({ event })
  scene.github.fail({ ...fault, hang: true })
  const run = await scene.run({ with: { ...on, ...given } })
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'skipped'])
  expect(run.spawnToExitMs).toBeLessThan(14_000)
  expect(run.stdout).toContain('::warning')
  expect([...scene.repository.statuses]).toEqual([])
})

test.concurrent.each<[string, Partial<Fault>]>([
  ['500', { status: 500 }],
  ['a hang', { hang: true }],
])(
  '%s at the head of a comment’s pull request: no status, a warning, and the job all the same',
  async (_name, fault) => {
    await using scene = await openStatusScene({ event: commentEvent('/docs') })
    letMonaWrite(scene.repository)
    scene.github.fail({ method: 'GET', path: /\/pulls\/2$/, times: Infinity, ...fault })
    const run = await scene.run({ with: { ...on, context: 'none' } })
    expect([run.exitCode, run.outputs.result]).toEqual([0, 'pull-request'])
    expect(run.stdout).toMatch(/^::warning .*Couldn't read the pull request #2/m)
    expect([...scene.repository.statuses]).toEqual([])
  },
)

test.concurrent('a phrase beside comments that cannot be read turns nothing green', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: { ...on, wait: 'false', prompt: never } })
  pushNext(scene)
  scene.github.fail({ path: /\/issues\/2\/comments/, status: 500, times: Infinity })
  const event = nextPush({ title: '[skip docs]' })
  const run = await scene.run({ with: on, event, env: { GITHUB_RUN_ID: '6043' } })
  expect([run.exitCode, run.outputs.reason]).toEqual([0, 'skip-phrase'])
  expect(shown(scene, nextSha)).toEqual([])
  expect(run.stdout).toMatch(/^::warning .*Couldn't read the comments/m)
})
