import { expect, jest, test } from '@jest/globals'
import { addIssue } from '../../emulator/github/fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { until } from './lock-scene.ts'
import { eventOf } from './payloads.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(120_000)

const atOnce = 'emulate: pull-request after 0s'
/** The answer to a message must show the job at work, else its old end might be taken for the new one. */
const soon = 'emulate: pull-request after 1s'
const firstJob = 'job_9e3779b1'

/** Runs the events one after the other, each as a run of its own, and gives back what the last one asked for. */
async function play(scene: Scene, events: ActionEvent[], given: Record<string, string> = {}) {
  let asked = 0
  let outputs: Record<string, string> = {}
  for (const [index, event] of events.entries()) {
    asked = scene.docs.requests.length
    const env = { GITHUB_RUN_ID: String(6_100 + index) }
    outputs = (await scene.run({ event, with: { prompt: '', context: 'none', ...given }, env })).outputs
  }
  return { outputs, calls: scene.asked().slice(asked) }
}

async function openThread(): Promise<Scene> {
  const scene = await openScene({ event: commentEvent('/docs') })
  letMonaWrite(scene.repository)
  return scene
}

test.concurrent('the next command is a message to the same job', async () => {
  await using scene = await openThread()
  const { outputs, calls } = await play(scene, [
    commentEvent(`/docs first wish\n${atOnce}`),
    commentEvent(`/docs second wish\n${soon}`),
  ])
  expect(calls.slice(0, 2)).toEqual([`GET /job/${firstJob}`, `POST /job/${firstJob}/message`])
  expect(calls.slice(2).every((call) => call === `GET /job/${firstJob}`)).toBe(true)
  expect(outputs).toMatchObject({ result: 'pull-request', reason: '', 'job-id': firstJob, 'pr-number': '57' })
  expect(scene.ours()).toHaveLength(1)
  expect(scene.ours()[0]?.body).toMatch(/<code>first wish[\s\S]*<br><code>second wish/)
})

test.concurrent('the summary has the prompt as it was sent, with the create and with the message', async () => {
  await using scene = await openThread()
  for (const [index, wish] of ['first wish', 'second wish'].entries()) {
    const event = commentEvent(`/docs ${wish}\n${soon}`)
    const env = { GITHUB_RUN_ID: String(6_100 + index) }
    const { summary } = await scene.run({ event, with: { prompt: '', context: 'none' }, env })
    expect(summary).toMatch(new RegExp(`<summary>Prompt as sent</summary>[\\s\\S]*\\n${wish}\\n`))
  }
})

test.concurrent('a job that is still at work is waited for before the message', async () => {
  await using scene = await openThread()
  await play(scene, [commentEvent('/docs first\nemulate: pull-request after 600s')], { wait: 'false' })
  const second = play(scene, [commentEvent(`/docs second\n${soon}`)])
  const asksForJob = () => scene.asked().filter((call) => call === `GET /job/${firstJob}`).length
  while (asksForJob() < 2) await new Promise(setImmediate)
  scene.endJobs()
  const { outputs, calls } = await second
  const sent = calls.indexOf(`POST /job/${firstJob}/message`)
  expect(sent).toBeGreaterThan(1)
  expect(scene.docs.jobs.get(firstJob)?.prompts).toHaveLength(2)
  expect(outputs).toMatchObject({ result: 'pull-request', 'job-id': firstJob })
})

test.concurrent('a job that is at work until the time is up gets no message', async () => {
  await using scene = await openThread()
  await play(scene, [commentEvent('/docs first\nemulate: never')], { wait: 'false' })
  const { outputs, calls } = await play(scene, [commentEvent('/docs second')], { 'timeout-minutes': '0.2' })
  expect(calls.every((call) => call === `GET /job/${firstJob}`)).toBe(true)
  expect(outputs).toMatchObject({ result: 'timed-out', reason: 'busy', 'job-id': firstJob })
})

test.concurrent('`new` starts a job of its own, in the same comment', async () => {
  await using scene = await openThread()
  const { outputs, calls } = await play(scene, [
    commentEvent(`/docs first\n${atOnce}`),
    commentEvent(`/docs new second\n${atOnce}`),
  ])
  expect(calls).toEqual(['POST /job'])
  expect(outputs).toMatchObject({ result: 'pull-request', 'pr-number': '58' })
  expect(scene.ours()).toHaveLength(1)
  expect(scene.ours()[0]?.body).toContain('acme/docs/pull/58')
})

const gone = 'The previous agent job no longer exists in Mintlify, so this is a new one.'

test.concurrent.each([
  ['failed', 'failed after 0s', [], 'The previous agent job failed, so this is a new one.'],
  ['archived', 'archived after 0s', [], 'The previous agent job was archived, so this is a new one.'],
  ['forgotten', 'pull-request after 0s', [`POST /job/${firstJob}/message`], gone],
])('a job that is %s is replaced by a new one, visibly', async (...[fate, ending, messages, note]) => {
  await using scene = await openThread()
  await play(scene, [commentEvent(`/docs first\nemulate: ${ending}`)])
  const job = scene.docs.jobs.get(firstJob)
  // Another id under the same count, lest the next job gets the id of the one that is gone.
  if (fate === 'forgotten' && job) {
    scene.docs.jobs.delete(firstJob)
    scene.docs.jobs.set('job_other', { ...job, id: 'job_other' })
  }
  const { outputs, calls } = await play(scene, [commentEvent(`/docs second\n${atOnce}`)])
  expect(calls.filter((call) => call.startsWith('POST '))).toEqual([...messages, 'POST /job'])
  expect(outputs).toMatchObject({ result: 'pull-request', 'pr-number': '58' })
  expect(scene.ours()).toHaveLength(1)
  expect(scene.ours()[0]?.body).toContain(`\n\n${note}\n\n`)
})

test.concurrent('`status` asks once, refreshes the comment and gives the result of the job', async () => {
  await using scene = await openThread()
  await play(scene, [commentEvent('/docs first\nemulate: pull-request after 0s')], { wait: 'false' })
  const { outputs, calls } = await play(scene, [commentEvent('/docs status')])
  expect(calls).toEqual([`GET /job/${firstJob}`])
  expect(outputs).toMatchObject({ result: 'pull-request', status: 'completed', 'pr-number': '57' })
  expect(scene.ours().map(({ body }) => body.split('\n')[0])).toEqual([
    expect.stringMatching(/✅.*docs&#35;57/),
  ])
})

test.concurrent('`status` of a job that is at work', async () => {
  await using scene = await openThread()
  await play(scene, [commentEvent('/docs first\nemulate: never')], { wait: 'false' })
  const { outputs, calls } = await play(scene, [commentEvent('/docs status')])
  expect(calls).toEqual([`GET /job/${firstJob}`])
  expect(outputs).toMatchObject({ result: 'running', status: 'active', 'job-id': firstJob })
})

test.concurrent('`status` where there is no job', async () => {
  await using scene = await openThread()
  const { outputs, calls } = await play(scene, [commentEvent('/docs status')])
  expect(calls).toEqual([])
  expect(outputs).toMatchObject({ result: 'skipped' })
  expect(scene.ours()).toEqual([])
})

const pullRequest = eventOf('pull_request')

test.concurrent.each([
  ['auto', 'a pull request', pullRequest, ['GET', 'POST message', 'GET']],
  ['message', 'a pull request', pullRequest, ['GET', 'POST message', 'GET']],
  ['new', 'a pull request', pullRequest, ['POST', 'GET']],
  ['skip', 'a pull request', pullRequest, []],
  ['auto', 'a dispatch', eventOf('workflow_dispatch'), ['POST', 'GET']],
  ['message', 'a dispatch', eventOf('workflow_dispatch'), ['GET', 'POST message', 'GET']],
  ['skip', 'a dispatch', eventOf('workflow_dispatch'), []],
] as const)('`on-existing: %s` on %s', async (...row) => {
  const [choice, , event, expected] = row
  await using scene = await openScene({ event })
  if (event !== pullRequest) addIssue(scene.repository, { number: 2 })
  await play(scene, [event], { prompt: atOnce, 'issue-number': '2' })
  const given = { prompt: soon, 'on-existing': choice, 'issue-number': '2' }
  const { outputs, calls } = await play(scene, [event], given)
  const kinds = calls.map((call) => call.replace(/ \/job(?:\/[^/]+)?/, '').replace('/', ' '))
  expect([...new Set(kinds)]).toEqual([...new Set(expected)])
  expect(outputs).toMatchObject(
    choice === 'skip' ? { result: 'skipped', reason: 'existing-job' } : { result: 'pull-request' },
  )
})

test.concurrent.each([
  ['attach', ['GET']],
  ['new', ['POST']],
])('a re-run after a run that timed out, `on-rerun: %s`', async (rerun, methods) => {
  await using scene = await openScene({ event: pullRequest })
  const given = { prompt: 'emulate: pull-request after 600s', context: 'none', 'on-existing': 'new' }
  const first = await scene.run({ with: { ...given, 'timeout-minutes': '0.2' } })
  expect(first.outputs).toMatchObject({ result: 'timed-out', 'job-id': firstJob })
  const asked = scene.docs.requests.length
  const again = scene.start({ with: { ...given, 'on-rerun': rerun }, env: { GITHUB_RUN_ATTEMPT: '2' } })
  const jobs = rerun === 'attach' ? 1 : 2
  await until(() => scene.docs.requests.length > asked && scene.docs.jobs.size === jobs)
  scene.endJobs()
  const second = await again.finished
  expect(second.outputs).toMatchObject({ result: 'pull-request' })
  expect(second.outputs['job-id'] === firstJob).toBe(rerun === 'attach')
  expect(scene.docs.requests.slice(asked, asked + 1).map(({ method }) => method)).toEqual(methods)
  expect(scene.docs.jobs.size).toBe(jobs)
  expect(scene.ours()).toHaveLength(1)
})

test.concurrent('a re-run after a run that ended well starts anew', async () => {
  await using scene = await openScene({ event: pullRequest })
  await scene.run({ with: { 'on-existing': 'new' } })
  const second = await scene.run({ with: { 'on-existing': 'new' }, env: { GITHUB_RUN_ATTEMPT: '2' } })
  expect(second.outputs).toMatchObject({ result: 'pull-request', 'pr-number': '58' })
})

test.concurrent.each([
  ['with a prompt it is followed up', soon, 'pull-request'],
  ['without one it is waited for', '', 'pull-request'],
])('`job-id`: %s', async (_, prompt, result) => {
  await using scene = await openScene({ event: eventOf('workflow_dispatch') })
  await scene.run({ with: { prompt: atOnce } })
  const asked = scene.docs.requests.length
  const run = await scene.run({ with: { prompt, 'job-id': firstJob } })
  expect(run.outputs).toMatchObject({ result, 'job-id': firstJob, 'pr-number': '57' })
  const posts = scene
    .asked()
    .slice(asked)
    .filter((call) => call.startsWith('POST '))
  expect(posts).toEqual(prompt === '' ? [] : [`POST /job/${firstJob}/message`])
})

test.concurrent.each([
  ['is not there', 'job_unknown', 'job-not-found'],
  ['is archived', firstJob, 'bad-request'],
])('a `job-id` with a prompt whose job %s starts no other', async (_, jobId, reason) => {
  await using scene = await openScene({ event: eventOf('workflow_dispatch') })
  await scene.run({ with: { prompt: 'emulate: archived after 0s' } })
  const asked = scene.docs.requests.length
  const run = await scene.run({ with: { 'job-id': jobId } })
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({
    result: 'rejected',
    reason,
    exitCode: 1,
  })
  expect(scene.asked().slice(asked)).not.toContain('POST /job')
})

test.concurrent('commands within seconds of each other are both served, one after the other', async () => {
  await using scene = await openThread()
  await play(scene, [commentEvent(`/docs zeroth\n${atOnce}`)])
  const given = { prompt: '', context: 'none' }
  const first = scene.start({ event: commentEvent(`/docs first\n${soon}`), with: given })
  const second = scene.start({ event: commentEvent(`/docs second\n${soon}`), with: given })
  const runs = await Promise.all([first.finished, second.finished])
  expect(runs.map(({ outputs }) => outputs.result)).toEqual(['pull-request', 'pull-request'])
  expect(scene.docs.jobs.size).toBe(1)
  expect(
    scene.docs.jobs
      .get(firstJob)
      ?.prompts.map(({ prompt }) => prompt.split('\n')[0])
      .toSorted(),
  ).toEqual([...['first', 'second', 'zeroth']])
})
