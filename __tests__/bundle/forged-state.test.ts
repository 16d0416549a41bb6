// An earlier step of the same job can write `STATE_…` into the environment. Nothing of it is believed.
import { expect, jest, test } from '@jest/globals'
import { type ActionRun, runPost } from '../../emulator/runner/runner.ts'
import { deriveStateKey, type SavedRun, writeSavedRun } from '../../src/job/saved-run.ts'
import { sampleState } from '../fixtures/sample-state.ts'
import { eventOf } from './payloads.ts'
import { flawsOf, openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const note = '**Live** @octocat ![](https://example.invalid/x.png)'
const asked = { runId: '6042', at: '2026-11-20T14:02:00.000Z', text: 'describe the change' }
const ofThisRun = { runId: '6042', runAttempt: 1 }

/** What a run knows, in JSON. */
function ownOf(jobId: string): string {
  const { run, job, conversation } = sampleState()
  const own = {
    ...{ run: { ...run, id: ofThisRun.runId, note }, job: job && { ...job, id: jobId, isOwn: true } },
    ...{
      claim: null,
      delivery: 'done',
      requestCount: conversation.requestCount,
      request: asked,
      command: null,
    },
    ...{ commandEnds: [], status: null, docsPullRules: null, isUnsent: false },
  }
  return JSON.stringify(own)
}

/** What an earlier version of the action saved, which is not signed. */
const unsigned = { phase: 'waiting', report: ownOf('job_1'), 'comment-id': '../../admin' }

function savedRun(changes: Partial<SavedRun> = {}): SavedRun {
  return { phase: 'waiting', own: ownOf('job_1'), ...changes }
}

function signed(saved: SavedRun, secret: string, run = ofThisRun): Record<string, string> {
  return { run: writeSavedRun(saved, run, deriveStateKey(secret)) }
}

function asEnvironment(state: Record<string, string>) {
  return Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]))
}

/** The post step alone, with a state that no run of ours has saved. */
function postWith(scene: Scene, state: Record<string, string>, given: Record<string, string> = {}) {
  const request = { event: eventOf('pull_request'), with: { ...inputsOf(scene), ...given } }
  const env = { GITHUB_TOKEN: scene.github.token, GITHUB_API_URL: scene.github.apiUrl }
  const run: ActionRun = {
    ...{ request: { ...request, env }, state, outputs: {}, summary: '', stdout: '', stderr: '' },
    ...{ exitCode: 0, signal: null, spawnedAtMs: 0, spawnToExitMs: 0 },
  }
  return runPost(run)
}

function inputsOf({ docs }: Scene): Record<string, string> {
  return { 'api-key': docs.key, 'project-id': docs.projectId, 'api-url': docs.url, prompt: 'x' }
}

const requestsOf = ({ docs, github }: Scene) => [...docs.requests, ...github.requests]

test.concurrent.each([
  ['of an earlier version', () => unsigned],
  ['of this version', (scene: Scene) => signed(savedRun({ phase: 'ended' }), scene.docs.key)],
  ['that says too little', () => ({ phase: 'begun', run: 'x' })],
])('a run whose environment has the state of a post step is a run: state %s', async (_, stateOf) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ env: asEnvironment(stateOf(scene)) })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(scene.asked()).toEqual(['POST /job'])
  expect(
    requestsOf(scene)
      .map(({ path }) => path)
      .join(),
  ).not.toContain('admin')
  expect(
    scene
      .ours()
      .map(({ body }) => body)
      .join(),
  ).not.toContain('Live')
})

test.concurrent.each<[string, (secret: string) => Record<string, string>]>([
  ['has no signature', () => unsigned],
  ['is not signed', (key) => ({ run: signed(savedRun(), key).run?.replace(/^\S+/, 'x') ?? '' })],
  ['is signed with another secret', () => signed(savedRun(), 'mint_another_key_0123')],
  ['is signed for another run', (key) => signed(savedRun(), key, { runId: '6041', runAttempt: 1 })],
  ['is signed for another attempt', (key) => signed(savedRun(), key, { runId: '6042', runAttempt: 2 })],
  ['was changed', (key) => ({ run: signed(savedRun(), key).run?.replace('waiting', 'begun') ?? '' })],
  // `..` would lead out of the path of a job, encoded or not.
  ['has an id that is none', (key) => signed(savedRun({ own: ownOf('..') }), key)],
])('a saved state that %s is ignored', async (_, stateOf) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const post = await postWith(scene, stateOf(scene.docs.key))
  expect({ code: post.exitCode, outputs: post.outputs, summary: post.summary }).toEqual({
    ...{ code: 0, outputs: {}, summary: '' },
  })
  expect(requestsOf(scene)).toEqual([])
  expect(flawsOf(post, [scene.docs.key, scene.github.token])).toEqual([])
})

test.concurrent('a saved state that is ignored is one line in the log', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const post = await postWith(scene, signed(savedRun(), 'mint_another_key_0123'))
  const lines = post.stdout.split('\n').filter((line) => line !== '' && !line.startsWith('::add-mask::'))
  expect(lines).toEqual([expect.stringMatching(/^The saved state .* is ignored/)])
})

test.concurrent('without a secret no saved state is believed', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const post = await postWith(scene, signed(savedRun(), ''), { 'api-key': '' })
  expect({ code: post.exitCode, requests: requestsOf(scene) }).toEqual({ code: 0, requests: [] })
})

test.concurrent('a saved state that is signed is believed', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const post = await postWith(scene, signed(savedRun(), scene.docs.key))
  expect(post.exitCode).toBe(0)
  expect(scene.asked()).toEqual(['GET /job/job_1'])
  expect(scene.ours()).toHaveLength(1)
})
