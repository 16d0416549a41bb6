// What both services answer now and then: odd, late, or for a moment only.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Job } from '../../emulator/docs-service/jobs.ts'
import { undocumented } from '../../emulator/docs-service/undocumented.ts'
import { comment, pullRequest } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const event = pullRequest({ action: 'labeled' })
const list = { method: 'GET', path: /\/issues\/12\/comments/ }
const message = { method: 'POST', path: /\/message$/ }

/** GitHub refuses something, in its own words. */
function refusal(status: number, said: string) {
  const body = { message: said, documentation_url: 'https://docs.github.com' }
  return { status, body, headers: { 'content-type': 'application/json' } }
}

function archive(job: Job | undefined): void {
  if (job === undefined) return
  Object.assign(job, { previous: { ref: job.branch, prLink: job.pullRequest } })
  for (const prompt of job.prompts)
    prompt.script = { ending: 'archived', afterMs: 0 }
}

test('a job that was archived after its pull request is a success, also for a re-run', async () => {
  await scene.run()
  archive([...scene.mintlify.jobs.values()][0])
  await scene.run({ attempt: 2 })
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('a link that comes 25 s after the end is found', async () => {
  await scene.run({ with: { prompt: 'emulate: pull-request link after 25s' } })
  expect(scene.story()).toMatchSnapshot()
})

test('a job without an id is the one that was asked for', async () => {
  const prLink = 'https://github.com/acme/docs/pull/57/files?diff=split'
  scene.mintlify.fail({
    method: 'GET',
    times: Infinity,
    status: 200,
    body: { status: 'COMPLETED', prLink },
  })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('a follow-up that is not found for a moment starts no second job', async () => {
  await scene.run()
  const body = { error: 'Job not found.' }
  scene.mintlify.fail({ ...message, status: 404, body })
  scene.mintlify.fail({ method: 'GET', nth: 2, times: 2, status: 404, body })
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('one 404 for a job is no end where nobody waits', async () => {
  const background = { with: { wait: 'false' } }
  await scene.run(background)
  const body = { error: 'Job not found.' }
  scene.mintlify.fail({ method: 'GET', status: 404, body })
  await scene.run({ ...background, attempt: 2 })
  expect(scene.story()).toMatchSnapshot()
})

test('used-up credits are named as a cause', async () => {
  scene.mintlify.fail({ method: 'POST', ...undocumented['no credits'] })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('a token that sees nothing is named, and not the person', async () => {
  scene.github.fail({ ...refusal(404, 'Not Found'), times: Infinity })
  await scene.run({ event: comment('/docs') })
  expect(scene.story()).toMatchSnapshot()
})

test('one 404 for a permission is asked again', async () => {
  scene.github.fail({ path: /permission$/, ...refusal(404, 'Not Found') })
  await scene.run({ event: comment('/docs') })
  expect(scene.story()).toMatchSnapshot()
})

test.each([
  [
    'an IP allow list',
    refusal(
      403,
      'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
    ),
  ],
  [
    'a full conversation',
    refusal(
      403,
      'Commenting is disabled on issues with more than 2500 comments',
    ),
  ],
])('what GitHub says of %s is quoted', async (_, refused) => {
  const path = /\/issues\/12\/comments/
  scene.github.fail({ method: 'POST', path, ...refused, times: Infinity })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('a list that is too long for GitHub is read in smaller pages', async () => {
  scene.github.fail({ ...list, path: /per_page=100/, status: 502, times: 9 })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('what fails for six seconds at the end is written all the same', async () => {
  const path = /\/issues\/comments\/\d+$/
  const untilMs = () => scene.clock.now().getTime() < sinceMs + 6_000
  let sinceMs = Infinity
  scene.mintlify.fail({
    method: 'GET',
    nth: 2,
    hold: async () => {
      sinceMs = scene.clock.now().getTime()
    },
  })
  scene.github.fail({
    path,
    when: () => sinceMs < Infinity && untilMs(),
    times: Infinity,
    drop: true,
  })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('a permission that cannot be asked for six seconds is known after them', async () => {
  const startedMs = scene.clock.now().getTime()
  const isEarly = () => scene.clock.now().getTime() < startedMs + 6_000
  scene.github.fail({ when: isEarly, times: Infinity, drop: true })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('files of the runner that are gone while the agent works end no run', async () => {
  const started = scene.start()
  scene.mintlify.fail({ method: 'GET', hold: async () => started.loseFiles() })
  await started.finished
  expect(scene.story()).toMatchSnapshot()
})
