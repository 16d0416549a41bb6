// While Mintlify is not available, no request is lost and none is sent twice.
import { expect, jest, test } from '@jest/globals'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import { command, locks, openCommandScene, reactionsTo } from './lock-scene.ts'
import { closedAddress } from './loopback.ts'
import { ask, prompts, queueing, reconcile, remembered, sent, updateOf, waiting } from './queue-scene.ts'
import { lastWord, type SceneOptions } from './scene.ts'
import { lastShown, on } from './status-scene.ts'
import { type OtherAnswer, type Watch, watchScene } from './watched-scene.ts'

jest.setTimeout(120_000)

/** What Cloudflare answers while the service behind it refuses its connections. */
const refused = { status: 521, headers: { server: 'cloudflare' }, body: 'error code: 521' }
const overloaded = {
  status: 503,
  headers: { 'content-type': 'application/json', 'retry-after': '5' },
  body: '{"error":"Try again later."}',
}

/** A scene whose service is not available until it is said to be. */
async function openOutage(answer: OtherAnswer = refused, options: SceneOptions = {}) {
  const outage = { isDown: true }
  const titles = new Set<string>()
  const watch: Watch = ({ call }) => {
    for (const { body } of scene.ours()) titles.add(body.split('\n')[0] ?? '')
    return outage.isDown && call.includes(' /job') ? answer : 'go on'
  }
  const scene = await watchScene(await openCommandScene(options), watch)
  const end = () => scene[Symbol.asyncDispose]()
  return Object.assign(outage, { scene, titles, [Symbol.asyncDispose]: end })
}

/** For how many minutes the run says that it tries. The wall clock does not jump. */
function minutesOfTries({ stdout }: ActionRun): number {
  const [, hour, minute] = /Trying until (\d\d):(\d\d) UTC/.exec(stdout) ?? []
  const now = new Date()
  const minutes = Number(hour) * 60 + Number(minute) - (now.getUTCHours() * 60 + now.getUTCMinutes())
  return (minutes + 24 * 60) % (24 * 60)
}

const jumping = { timers: 'jumping' } as const

test.concurrent.each([
  ["Mintlify's proxy answered 521", refused],
  ['503: Try again later.', overloaded],
])('a request is queued where there is no job yet, and every surface says so: %s', async (detail, answer) => {
  await using outage = await openOutage(answer)
  const { scene } = outage
  const run = await ask(scene, 'first', { index: 0, with: on, ...jumping })
  expect([run.exitCode, run.outputs]).toMatchObject([0, { result: 'queued', reason: 'unreachable' }])
  expect(run.stdout).toMatch(/^Mintlify isn't available: .+\. Trying until \d\d:\d\d UTC\.$/m)
  expect(minutesOfTries(run)).toBeLessThanOrEqual(2)
  expect(run.stdout).toContain(detail)
  expect(run.summary).toMatch(/^## 📥 Request queued\n\nMintlify isn't available\./)
  expect(run.summary).toContain("<summary>Prompt that wasn't sent</summary>")
  expect(lastWord(run)).toMatch(/^📥 Request queued/)
  expect(scene.ours().map(({ body }) => body.split('\n')[0])).toEqual(['### 📥 Request queued'])
  expect(scene.ours()[0]?.body).toMatch(/^1\. <code>first<\/code>, asked by <code>mona<\/code>/m)
  expect(waiting(scene)).toEqual(['first'])
  expect(remembered(scene)).toMatchObject({ job: null, conversation: { claim: null, requestCount: 0 } })
  expect(lastShown(scene, scene.repository.pulls.get(2)?.head.sha)).toBe('pending: A request is queued')
  expect([reactionsTo(scene, 0), locks(scene), scene.docs.jobs.size]).toEqual([['eyes'], [], 0])
})

test.concurrent('the reconcile begins the job once Mintlify is available again, and not before', async () => {
  await using outage = await openOutage()
  const { scene } = outage
  await ask(scene, 'first', { index: 0, ...jumping })
  const early = await scene.run({ ...reconcile, ...jumping })
  expect(updateOf(early)).toMatchObject({ sent: 0, problem: expect.stringContaining('521') })
  expect(waiting(scene)).toEqual(['first'])
  outage.isDown = false
  const late = await scene.run(reconcile)
  expect(updateOf(late)).toMatchObject({ sent: 1, problem: null })
  expect(prompts(scene)).toEqual([expect.stringContaining('first')])
  expect(remembered(scene)).toMatchObject({
    job: { isOwn: true },
    conversation: { queue: [], requestCount: 1 },
  })
  scene.endJobs()
  await scene.run(reconcile)
  expect([reactionsTo(scene, 0), scene.docs.jobs.size]).toEqual([['rocket'], 1])
})

test.concurrent('the next request takes the queued one along', async () => {
  await using outage = await openOutage()
  const { scene } = outage
  await ask(scene, 'first', { index: 0, ...jumping })
  outage.isDown = false
  const run = await ask(scene, 'second', { index: 1 })
  expect(run.outputs).toMatchObject({ result: 'running' })
  expect(prompts(scene)).toEqual([expect.stringMatching(/^There are 2 requests\. .+first.+second/s)])
  expect(waiting(scene)).toEqual([])
})

test.concurrent('a re-run of the run sends its queued request once', async () => {
  await using outage = await openOutage()
  const { scene } = outage
  await ask(scene, 'first', { index: 0, ...jumping })
  outage.isDown = false
  const run = await ask(scene, 'first', { index: 0, attempt: 2 })
  expect(run.outputs).toMatchObject({ result: 'running' })
  expect(prompts(scene)).toEqual([expect.not.stringMatching(/first.*first/s)])
  expect(waiting(scene)).toEqual([])
})

test.concurrent('a request for a job that is there is queued, too', async () => {
  await using outage = await openOutage()
  const { scene } = outage
  outage.isDown = false
  await ask(scene, 'first\nemulate: pull-request after 0s', { index: 0 })
  outage.isDown = true
  const run = await ask(scene, 'second', { index: 1, ...jumping })
  expect(run.outputs).toMatchObject({ result: 'queued', reason: 'unreachable' })
  expect(Number(run.outputs['duration-seconds'])).toBeGreaterThan(45)
  outage.isDown = false
  await scene.run(reconcile)
  expect([prompts(scene).length, scene.docs.jobs.size, waiting(scene)]).toEqual([2, 1, []])
})

test.concurrent('a run that waits for the agent tries for ten minutes, and its comment says until when', async () => {
  await using outage = await openOutage()
  const { scene } = outage
  const event = command(scene, '/docs first', { index: 0 })
  const run = await scene.run({ event, with: { ...queueing, wait: 'true' }, ...jumping })
  expect([run.exitCode, run.outputs]).toMatchObject([1, { result: 'rejected', reason: 'unreachable' }])
  expect(minutesOfTries(run)).toBeGreaterThan(7)
  expect(lastWord(run)).toMatch(/^::error title=Couldn't reach Mintlify::.*Nothing was sent/)
  expect([...outage.titles]).toEqual([
    '### 🟡 Docs agent is working',
    expect.stringMatching(/^### 🟡 Mintlify isn't available: trying until \d{4}-\d\d-\d\d \d\d:\d\d UTC$/),
    "### ⛔ Couldn't reach Mintlify",
  ])
  expect([waiting(scene), scene.docs.jobs.size]).toEqual([[], 0])
})

test.concurrent('a run that waits sends its request once when Mintlify is available again', async () => {
  await using outage = await openOutage()
  const { scene } = outage
  const running = scene.start({
    event: command(scene, '/docs first\nemulate: pull-request after 0s', { index: 0 }),
    with: { ...queueing, wait: 'true' },
    onLine: (line) => {
      if (line.includes('Trying until')) outage.isDown = false
    },
  })
  expect((await running.finished).outputs).toMatchObject({ result: 'pull-request' })
  expect([sent(scene), scene.docs.jobs.size]).toEqual([['POST /job'], 1])
})

test.concurrent('a service that is not there is told, and without a conversation nothing is queued', async () => {
  const url = await closedAddress()
  await using scene = await openCommandScene()
  const run = await scene.run({
    event: command(scene, '/docs first', { index: 0 }),
    with: { ...queueing, 'api-url': url, comment: 'off' },
    ...jumping,
  })
  expect(run.outputs).toMatchObject({ result: 'rejected', reason: 'unreachable' })
  expect(run.stdout).toMatch(/^Mintlify isn't available: the connection was refused\. Trying/m)
})
