// The post step: nothing after a normal end, and otherwise what the run could not do.
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parseCommandFile } from '../../emulator/runner/command-files.ts'
import { runJobAction } from '../../src/job/job-action.ts'
import { runJobPost } from '../../src/job/post-step.ts'
import { commentEvent, letMonaWrite, reactionsIn } from '../bundle/comment-event.ts'
import { lastWord, openScene, type Scene } from '../bundle/scene.ts'
import { headingsOf, runAction } from '../fixtures/run-here.ts'

type Given = Record<string, string>

async function open(ending: string): Promise<Scene> {
  const scene = await openScene({ event: commentEvent(`/docs add it\nemulate: ${ending}`) })
  letMonaWrite(scene.repository)
  return scene
}

const inputs = { prompt: '', context: 'none' }

/** A run that is canceled while it waits for its job. `killed`: what it would have left if it had been killed instead. */
async function cancel(scene: Scene, given: Given = {}) {
  let killed: Given = {}
  const onSleep = () => {
    if (Object.keys(killed).length > 0 || !scene.asked().some((call) => call.startsWith('GET /job/'))) return
    killed = parseCommandFile(readFileSync(process.env.GITHUB_STATE ?? '', 'utf8'))
    process.emit('SIGTERM')
  }
  const run = await runAction(scene.requestOf({ with: { ...inputs, ...given } }), runJobAction, { onSleep })
  return { ...run, killed }
}

/** The post step with what the run has saved. */
function post(scene: Scene, { run: STATE_run }: Record<string, string>, given: Given = {}) {
  return runAction(scene.requestOf({ with: { ...inputs, ...given }, env: { STATE_run } }), runJobPost)
}

/** Reactions that lock the pull request. */
const locks = ({ repository }: Scene) => repository.pulls.get(2)?.reactions.length

test('after a normal end nothing is asked or written', async () => {
  await using scene = await open('pull-request after 0s')
  const { state } = await runAction(scene.requestOf({ with: inputs }), runJobAction)
  const before = [...scene.called(), ...scene.asked()]
  const ended = await post(scene, state)
  expect(ended).toMatchObject({ exitCode: 0, outputs: {}, summary: '', stdout: '' })
  expect([...scene.called(), ...scene.asked()]).toEqual(before)
})

test('a canceled run waits for nothing, and leaves its comment and its reaction to the post step', async () => {
  await using scene = await open('never')
  const run = await cancel(scene)
  expect([run.exitCode, run.outputs.result, run.outputs.reason]).toEqual([1, 'cancelled', 'interrupted'])
  expect(run.summary).toContain('## 🚫 Workflow canceled; the docs agent may still be running')
  expect([headingsOf(scene.ours()), reactionsIn(scene.repository)]).toEqual([
    ['### 🟡 Docs agent is working'],
    ['eyes'],
  ])
  const asked = scene.asked().length
  const ended = await post(scene, run.state)
  expect([ended.exitCode, ended.summary, scene.asked().slice(asked)]).toEqual([
    ...[0, ''],
    ['GET /job/job_9e3779b1'],
  ])
  expect([headingsOf(scene.ours()), reactionsIn(scene.repository), locks(scene)]).toEqual([
    ['### 🚫 Workflow canceled; the docs agent may still be running'],
    ['confused'],
    0,
  ])
  expect(scene.ours()[0]?.body).toContain('Re-run this workflow job to keep waiting.')
  expect(lastWord(ended)).toMatch(/^🚫 Workflow canceled; .* Re-run this workflow job to keep waiting\./)
})

test('a job that has ended meanwhile is told of', async () => {
  await using scene = await open('pull-request after 600s')
  const { state } = await cancel(scene)
  scene.endJobs()
  const { exitCode, outputs } = await post(scene, state)
  expect([exitCode, outputs.result, outputs['pr-link']]).toEqual([
    ...[0, 'pull-request', 'https://github.com/acme/docs/pull/57'],
  ])
  expect([headingsOf(scene.ours()), reactionsIn(scene.repository)]).toEqual([
    [expect.stringMatching(/^### ✅ Docs pull request ready/)],
    ['rocket'],
  ])
})

test.each<[string, Given, boolean]>([
  ['in its summary, too', {}, true],
  ['without a summary if none is wanted', { summary: 'false' }, false],
])('a run that was killed is told of as one that stopped, %s', async (_, given, hasSummary) => {
  await using scene = await open('never')
  const { killed } = await cancel(scene, given)
  const ended = await post(scene, killed, given)
  expect([ended.exitCode, ended.outputs.result, ended.outputs.reason]).toEqual([0, 'unknown', 'interrupted'])
  expect([headingsOf(scene.ours()), reactionsIn(scene.repository)]).toEqual([
    ['### ❔ Workflow job stopped before the agent finished'],
    ['confused'],
  ])
  expect(ended.summary.startsWith('## ❔ Workflow job stopped')).toBe(hasSummary)
})

test.each([
  ['nothing', ''],
  ['nonsense', '{"requestCount":'],
  ['another', 'c2lnbmF0dXJl ended   {}'],
])('a state of %s is ignored, which is said', async (_, run) => {
  await using scene = await open('never')
  const { exitCode, stdout } = await post(scene, { run })
  expect([exitCode, stdout]).toEqual([0, "The saved state wasn't written by this run, so it is ignored.\n"])
  expect([scene.called(), scene.asked()]).toEqual([[], []])
})
