// How long a request took, whoever tells its end: the run that asked, a status check, or a re-run.
import { expect, jest, test } from '@jest/globals'
import { addComment } from '../../emulator/github/fixtures.ts'
import type { Report } from '../../src/state/report.ts'
import { commentEvent, commentId, letMonaWrite } from './comment-event.ts'
import { rewrite } from './docs-threads.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const given = (prompt: string) => ({ prompt, context: 'none' })
const statusEvent = commentEvent('/docs status', { changes: { comment: { id: commentId + 1 } } })
const status = { event: statusEvent, with: given(''), env: { GITHUB_RUN_ID: '6043' } }
const rerun = { env: { GITHUB_RUN_ATTEMPT: '2' } }
const twoHoursMs = 2 * 3_600_000

async function openThread(): Promise<Scene> {
  const scene = await openScene({ event: commentEvent('/docs') })
  letMonaWrite(scene.repository)
  addComment(scene.repository, { issue: 2, id: commentId + 1, body: '/docs status' })
  return scene
}

/** Changes what the comment remembers: the request was made two hours ago. */
function ageRequest(scene: Scene, known: Partial<Report> = {}): void {
  const [comment] = scene.ours()
  if (!comment) throw new Error('There is no comment of ours.')
  const startedAt = new Date(Date.now() - twoHoursMs).toISOString()
  rewrite(scene, comment, { startedAt, ...known })
}

const requestLine = (scene: Scene) => /^Asked by .*$/m.exec(scene.ours()[0]?.body ?? '')?.[0]
const titles = (scene: Scene) => scene.ours().map(({ body }) => body.split('\n')[0])

test.concurrent('a status check of a request whose end is known leaves its time', async () => {
  await using scene = await openThread()
  await scene.run({ with: given('emulate: pull-request after 0s') })
  ageRequest(scene, { tookMs: 252_000 })
  const run = await scene.run(status)
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(requestLine(scene)).toMatch(/ Took 4m 12s\.$/)
  await scene.run(status)
  expect(requestLine(scene)).toMatch(/ Took 4m 12s\.$/)
})

test.concurrent('a status check of a job that ended unseen does not say how long it took', async () => {
  await using scene = await openThread()
  await scene.run({ with: { ...given('emulate: pull-request after 600s'), wait: 'false' } })
  ageRequest(scene)
  scene.endJobs()
  await scene.run(status)
  expect(requestLine(scene)).toMatch(/^Asked by <code>mona<\/code>/)
  expect(requestLine(scene)).not.toContain('Took')
})

test.concurrent('nor how long a run waited that had stopped before the end', async () => {
  await using scene = await openThread()
  await scene.run({ with: { ...given('emulate: pull-request after 600s'), wait: 'false' } })
  ageRequest(scene, { result: 'timed-out', reason: 'deadline', tookMs: 1_800_000 })
  scene.endJobs()
  await scene.run(status)
  expect(requestLine(scene)).toMatch(/^Asked by <code>mona<\/code>/)
  expect(requestLine(scene)).not.toContain('Took')
})

test.concurrent('a re-run that waits for the same job counts from the request on', async () => {
  await using scene = await openThread()
  await scene.run({ with: { ...given('emulate: pull-request after 600s'), wait: 'false' } })
  ageRequest(scene)
  const again = scene.start({ with: given('emulate: pull-request after 600s'), ...rerun })
  while (!titles(scene)[0]?.includes('is working')) await new Promise(setImmediate)
  scene.endJobs()
  const run = await again.finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(scene.asked().filter((call) => call.startsWith('POST'))).toEqual(['POST /job'])
  expect(requestLine(scene)).toMatch(/ Took 2h 0\dm\.$/)
})

test.concurrent('a status check while a run waits leaves the time to that run', async () => {
  await using scene = await openThread()
  const running = scene.start({ with: given('emulate: pull-request after 600s') })
  while (!scene.ours()[0]?.body.includes('docs-agent:v1 ey')) await new Promise(setImmediate)
  await scene.run(status)
  scene.endJobs()
  await Promise.all([running.finished, scene.run(status)])
  expect(requestLine(scene)).toMatch(/ Took [\dms ]+\.$/)
})

test.concurrent('a run that waits for a job nobody asked for here has no line about a request', async () => {
  await using scene = await openThread()
  await scene.run({ with: { ...given('emulate: pull-request after 0s'), comment: 'off' } })
  const run = await scene.run({
    with: { ...given(''), 'job-id': [...scene.docs.jobs.keys()][0] ?? '' },
    env: { GITHUB_RUN_ID: '6044' },
  })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(requestLine(scene)).toBeUndefined()
})
