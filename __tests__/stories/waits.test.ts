// What happens in a conversation while a run, or a reconcile, waits for a limit
// or is paused: nothing is written or sent that rests on what was read before.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { describeJob, type Job } from '../../emulator/docs-service/jobs.ts'
import {
  comment,
  dispatch,
  pullRequest,
  repositoryName,
} from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const event = pullRequest({ action: 'labeled' })
const background = { prompt: 'emulate: pull-request after 2s', wait: 'false' }
const hourMs = 3_600_000
const ofIssue = /\/issues\/12\/comments/

/** Of Mintlify. */
const limit = (seconds: number) => ({
  ...{ method: 'POST', status: 429 },
  headers: { 'retry-after': `${seconds}` },
})
/** Of GitHub, for a write to our comment. */
const writeLimit = (seconds: number) => ({
  ...{ method: 'PATCH', path: /\/issues\/comments\/\d+$/, status: 429 },
  headers: { 'retry-after': `${seconds}` },
  body: { message: 'You have exceeded a secondary rate limit.' },
})

const sleep = (ms: number) => scene.clock.forRun().sleep(ms)
/** What Mintlify got: creates and messages, refused ones, too. */
const kinds = () => scene.requests().map(({ path }) => path.split('/').at(-1))
const prompts = () => scene.requests().map(({ prompt }) => prompt.slice(0, 5))
const text = () => scene.comments()[0]

/** The job as it was before its last message. */
function before(job: Job) {
  return describeJob({ ...job, prompts: [job.prompts[0]] }, Infinity)
}
function oldReading() {
  const [job] = scene.mintlify.jobs.values()
  if (job === undefined) throw new Error('There is no job.')
  return before(job)
}

/** Starts a command whose run dies while it sends. */
async function dieSending(command: string): Promise<void> {
  const dead = scene.start({
    event: comment(`/docs ${command}`, { id: 502 }),
    ...{ runId: '2', with: { 'timeout-minutes': '5' } },
  })
  await new Promise<void>((resolve) => {
    const onMatch = () => {
      dead.clock.stop()
      resolve()
    }
    scene.mintlify.fail({ method: 'POST', hang: true, onMatch })
  })
  await scene.settle()
}

test('the end is written once a limit has passed, while the run has time', async () => {
  const until = scene.clock.now().getTime() + 600_000
  const spent = {
    ...{ status: 403, times: Infinity },
    headers: {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': `${until / 1_000}`,
    },
    body: { message: 'API rate limit exceeded for installation ID 1.' },
    when: () => scene.clock.now().getTime() < until,
  }
  const hold = async () => scene.github.fail(spent)
  scene.mintlify.fail({ method: 'GET', hold })
  const { outputs, log } = await scene.run()
  expect(outputs.result).toBe('pull-request')
  expect(text()).toMatch(/^### ✅ Docs pull request ready/)
  expect(log).toMatch(/used up until 2026-11-20 14:10 UTC\. Next try in 9m/)
})

test.each([
  ['our comment is there', 5],
  ['the agent job is there', 7],
])(
  'an outage of five minutes that begins once %s loses nothing',
  async (_, first) => {
    const until = scene.clock.now().getTime() + 300_000
    let calls = 0
    const when = () => {
      calls += 1
      return calls >= first && scene.clock.now().getTime() < until
    }
    scene.github.fail({ status: 502, times: Infinity, when })
    await scene.run()
    const { outputs } = await scene.run({ attempt: 2 })
    expect(outputs.result).toBe('pull-request')
    expect(kinds()).toEqual(['job'])
    expect(text()).toMatch(/^### ✅ Docs pull request ready/)
  },
)

test('a reconcile that waits for a limit writes over nothing', async () => {
  const failed = { prompt: 'emulate: failed after 1s', wait: 'false' }
  await scene.run({ with: failed })
  scene.clock.skip(600_000)
  scene.github.fail(writeLimit(30))
  const reconcile = scene.start({ action: 'reconcile', runId: '9' })
  await sleep(3_500)
  const two = { event: comment('/docs two', { id: 502 }), runId: '2' }
  await scene.run({ ...two, with: background })
  await reconcile.finished
  const three = { event: comment('/docs three', { id: 503 }), runId: '3' }
  await scene.run({ ...three, with: background })
  expect(kinds()).toEqual(['job', 'job', 'message'])
})

test('a reconcile whose lists are some seconds old writes over nothing', async () => {
  await scene.run({ with: background })
  scene.clock.skip(600_000)
  const body = oldReading()
  scene.github.lag(8_000)
  const two = { event, runId: '2', with: { ...background, prompt: 'two' } }
  await scene.run(two)
  scene.mintlify.fail({ method: 'GET', status: 200, body })
  await sleep(2_000)
  await scene.run({ action: 'reconcile', runId: '9' })
  scene.clock.skip(120_000)
  await scene.run({ ...two, attempt: 2 })
  expect(kinds()).toEqual(['job', 'message'])
})

test('an announcement that waits for a limit is decided anew', async () => {
  await scene.run({ with: { prompt: 'emulate: failed after 1s' } })
  scene.github.fail(writeLimit(30))
  const first = scene.start({ event, runId: '2', with: { prompt: 'two' } })
  await sleep(2_000)
  const second = scene.start({ event, runId: '3', with: { prompt: 'three' } })
  await Promise.all([first.finished, second.finished])
  expect(kinds()).toEqual(['job', 'job', 'message'])
})

test('an end that waits for a limit hides no later request', async () => {
  await scene.run()
  const slow = { prompt: 'emulate: pull-request after 20s' }
  const first = scene.start({ event, runId: '2', with: slow })
  await sleep(8_000)
  scene.github.fail(writeLimit(50))
  await sleep(20_000)
  const second = { prompt: 'three', wait: 'false' }
  await scene.run({ event, runId: '3', with: second })
  await first.finished
  scene.clock.skip(120_000)
  await scene.run({ event, runId: '3', attempt: 2, with: second })
  expect(prompts().filter((prompt) => prompt === 'three')).toHaveLength(1)
})

test('a run that is paused while it renews its announcement gives it up', async () => {
  await scene.run()
  scene.mintlify.fail(limit(120))
  const first = scene.start({ event, runId: '2', with: { prompt: 'one' } })
  const second = { event, runId: '3', with: { prompt: 'three', wait: 'false' } }
  await sleep(30_000)
  const hold = async () => {
    first.clock.freeze()
    scene.clock.skip(200_000)
    await scene.run(second)
    first.clock.thaw()
  }
  scene.github.fail({ method: 'GET', path: ofIssue, hold })
  await first.finished
  await scene.run({ ...second, attempt: 2 })
  expect(prompts().filter((prompt) => prompt === 'three')).toHaveLength(1)
})

test('a wait for a limit of Mintlify is kept although GitHub fails meanwhile', async () => {
  await scene.run()
  scene.mintlify.fail(limit(300))
  const started = scene.start({ event, runId: '2', with: { prompt: 'two' } })
  await sleep(30_000)
  scene.github.fail({ ...writeLimit(0), status: 502 })
  await sleep(200_000)
  expect(kinds()).toEqual(['job', 'message'])
  const { outputs } = await started.finished
  expect(outputs.result).toBe('pull-request')
  expect(kinds()).toEqual(['job', 'message', 'message'])
})

test('a run that is killed while it waits for a limit has certainly sent nothing', async () => {
  const started = scene.start()
  scene.mintlify.fail(limit(300))
  await sleep(100_000)
  started.clock.stop()
  await scene.settle()
  await scene.run({ action: 'post', state: started.readState() })
  expect(scene.comments()).toEqual([])
  const { outputs } = await scene.run({ attempt: 2 })
  expect(outputs.result).toBe('pull-request')
  expect(kinds()).toEqual(['job', 'job'])
})

/**
 * A message that meets a limit of two minutes, 100 s later. The job had ended
 * before.
 */
async function startLimited() {
  await scene.run({ with: background })
  await sleep(30_000)
  scene.mintlify.fail(limit(120))
  const slow = { prompt: 'emulate: pull-request after 60s' }
  const started = scene.start({ event, runId: '2', with: slow })
  await sleep(100_000)
  return started
}

test('a message counts from its last try: the end before it is not its end', async () => {
  const started = await startLimited()
  const old = { status: 200, body: oldReading() }
  scene.mintlify.fail({ method: 'POST', afterEffect: true, ...old })
  scene.mintlify.fail({ method: 'GET', nth: 2, times: 3, ...old })
  const { outputs } = await started.finished
  expect(outputs).toMatchObject({ result: 'pull-request', reason: '' })
})

test('a message counts from its last try: its lost answer is waited for', async () => {
  const started = await startLimited()
  const old = { status: 200, body: oldReading() }
  scene.mintlify.fail({ method: 'POST', afterEffect: true, drop: true })
  scene.mintlify.fail({ method: 'GET', nth: 2, ...old })
  const { outputs } = await started.finished
  expect(outputs.result).toBe('pull-request')
})

test('a message counts from its last try: a link that was missing then is not its own', async () => {
  const started = await startLimited()
  const old = { status: 200, body: oldReading() }
  const body = { ...old.body, prLink: null }
  scene.mintlify.fail({ method: 'GET', status: 200, body })
  scene.mintlify.fail({ method: 'POST', afterEffect: true, ...old })
  scene.mintlify.fail({ method: 'GET', times: 3, ...old })
  const { outputs } = await started.finished
  expect(outputs.result).toBe('pull-request')
  expect(Number(outputs['duration-seconds'])).toBeGreaterThan(180)
})

test('the first message to a job that `job-id` named is no create', async () => {
  const create = { method: 'POST', path: /\/job$/ }
  scene.mintlify.fail({ ...create, drop: true, afterEffect: true })
  await scene.run({ with: { prompt: 'emulate: pull-request after 2s' } })
  await sleep(30_000)
  const job = { 'job-id': 'job_9e3779b1', 'issue-number': '12' }
  const found = { prompt: '', ...job }
  await scene.run({ event: dispatch(), runId: '2', with: found })
  const push = { event, runId: '3', with: background }
  await scene.run(push)
  scene.mintlify.fail({ method: 'GET', status: 200, body: oldReading() })
  const { outputs } = await scene.run({ ...push, attempt: 2 })
  expect(outputs.result).toBe('running')
})

test('a command that died is told in its own words, whoever wrote since', async () => {
  await scene.run({ runId: '1' })
  await dieSending('aaa')
  scene.clock.skip(30_000)
  const push = pullRequest({ action: 'synchronize' })
  await scene.run({ event: push, runId: '3' })
  scene.clock.skip(hourMs)
  await scene.run({ action: 'reconcile', runId: '9' })
  expect(text()).toMatch(/^### ✅ /)
  expect(text()).toContain(': <code>aaa</code>. Ask again')
})

test('a command that died is named by the one after it', async () => {
  const one = { runId: '1', with: { prompt: 'one' } }
  await scene.run(one)
  await dieSending('aaa')
  scene.clock.skip(30_000)
  await scene.run({ ...one, attempt: 2 })
  scene.clock.skip(300_000)
  await scene.run({ event: comment('/docs ccc', { id: 503 }), runId: '3' })
  expect(text()).toContain(': <code>aaa</code>. Ask again')
})

test('a comment that was begun as the run was cancelled goes, although no list shows it yet', async () => {
  const started = scene.start()
  scene.github.lag(8_000)
  const first = { method: 'POST', path: ofIssue, hang: true } as const
  const onMatch = () => started.cancel()
  scene.github.fail({ ...first, afterEffect: true, onMatch })
  const { state } = await started.finished
  await scene.run({ action: 'post', state })
  expect(scene.comments()).toEqual([])
})

test('a wait for a limit ends in time, whatever GitHub lets it wait for', async () => {
  await scene.run()
  const atMs = scene.clock.now().getTime()
  scene.mintlify.fail(limit(590))
  scene.github.fail({ ...writeLimit(80), nth: 2, times: Infinity })
  const inputs = { prompt: 'two', 'timeout-minutes': '11' }
  const { outputs } = await scene.run({ event, runId: '2', with: inputs })
  const lateMs = scene.clock.now().getTime() - atMs - 660_000
  expect(lateMs).toBeLessThan(30_000)
  expect(outputs.result).toBe('rejected')
})

test('a run whose time is up before its request could be sent says why', async () => {
  await scene.run()
  scene.mintlify.fail(limit(170))
  scene.github.fail({ ...writeLimit(0), nth: 2, status: 502, times: 9 })
  const inputs = { prompt: 'two', 'timeout-minutes': '3' }
  const { outputs } = await scene.run({ event, runId: '2', with: inputs })
  expect(outputs).toMatchObject({
    ...{ result: 'rejected', reason: 'rate-limited' },
  })
  expect(kinds()).toEqual(['job', 'message'])
})

test('a reconcile takes no run for dead that waits to be sent again', async () => {
  const inputs = { prompt: 'one', 'timeout-minutes': '3' }
  const started = scene.start({ runId: '2', with: inputs })
  scene.mintlify.fail(limit(170))
  await sleep(100_000)
  scene.github.fail(writeLimit(80))
  await sleep(90_000)
  await scene.run({ action: 'reconcile', runId: '9' })
  await started.finished
  const { outputs } = await scene.run({ event, runId: '3' })
  expect(outputs.result).toBe('pull-request')
})

test('a reconcile whose write took effect without an answer has written', async () => {
  await scene.run({ with: background })
  scene.clock.skip(hourMs)
  scene.github.fail({ ...writeLimit(0), status: 502, afterEffect: true })
  const { outputs } = await scene.run({ action: 'reconcile', runId: '9' })
  expect(outputs).toMatchObject({ result: 'done', finished: '1' })
})

test('a reconcile has written nothing where the comment is gone', async () => {
  await scene.run({ with: background })
  scene.clock.skip(hourMs)
  const { comments } = scene.github.repository(repositoryName)
  const gone = { status: 404, body: { message: 'Not Found' }, times: 3 }
  const path = /\/issues\/comments\/\d+$/
  const onMatch = () => comments.clear()
  scene.github.fail({ method: 'GET', path, ...gone, onMatch })
  const { outputs } = await scene.run({ action: 'reconcile', runId: '9' })
  expect(outputs).toMatchObject({ result: 'partial', finished: '0' })
})

test('the post step of a step before does not close the job that a later one uses', async () => {
  const stepOf = (step: string) => ({
    event,
    runId: '2',
    env: { GITHUB_ACTION: step },
  })
  const one = { ...stepOf('one'), with: { prompt: 'one' } }
  const slow = { prompt: 'emulate: pull-request after 100s', wait: 'false' }
  const two = { ...stepOf('two'), with: slow }
  const first = await scene.start(one).finished
  const second = await scene.start(two).finished
  for (const [step, { state }] of [
    [two, second] as const,
    [one, first] as const,
  ])
    await scene.run({ ...step, action: 'post', state })
  scene.clock.skip(hourMs)
  await scene.run({ action: 'reconcile', runId: '9' })
  expect(kinds()).toEqual(['job', 'message'])
  expect(text()).toMatch(/^### ✅ /)
})

test('a request that is in doubt stays told by the run after it', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', drop: true, afterEffect: true })
  const aaa = { event: comment('/docs aaa', { id: 502 }), runId: '2' }
  await scene.run({ ...aaa, with: { prompt: 'emulate: never', wait: 'false' } })
  scene.mintlify.fail({
    method: 'GET',
    status: 200,
    body: oldReading(),
    times: 2,
  })
  await scene.run({ attempt: 2 })
  expect(text()).toContain(': <code>aaa</code>. Ask again')
})

test('a link of the request before, which came during a wait, is not its own', async () => {
  const late = 'emulate: pull-request after 1s link after 60s'
  await scene.run({ with: { prompt: late, wait: 'false' } })
  await sleep(5_000)
  scene.mintlify.fail(limit(120))
  const slow = { prompt: 'emulate: pull-request after 100s' }
  const started = scene.start({ event, runId: '2', with: slow })
  await sleep(100_000)
  const old = { status: 200, body: oldReading() }
  scene.mintlify.fail({ method: 'POST', afterEffect: true, ...old })
  scene.mintlify.fail({ method: 'GET', nth: 2, times: 3, ...old })
  const { outputs } = await started.finished
  expect(outputs.result).toBe('pull-request')
  expect(Number(outputs['duration-seconds'])).toBeGreaterThan(220)
})

test('an agent that went to work during a wait is not interrupted', async () => {
  await scene.run()
  scene.mintlify.fail(limit(120))
  const started = scene.start({ event, runId: '2', with: { prompt: 'two' } })
  await sleep(100_000)
  const body = { ...oldReading(), status: 'active' }
  scene.mintlify.fail({ method: 'GET', status: 200, body, times: 3 })
  await started.finished
  const methods = scene.mintlify.requests.map(({ method }) => method)
  const last = methods.lastIndexOf('POST')
  const first = methods.lastIndexOf('POST', last - 1)
  expect(kinds()).toEqual(['job', 'message', 'message'])
  expect(last - first).toBeGreaterThan(3)
})

test('a request that waits for such an agent is not in doubt meanwhile', async () => {
  await scene.run()
  scene.mintlify.fail(limit(120))
  const first = scene.start({ event, runId: '2', with: { prompt: 'two' } })
  await sleep(100_000)
  const body = { ...oldReading(), status: 'active' }
  scene.mintlify.fail({ method: 'GET', status: 200, body, times: 1_000 })
  await sleep(300_000)
  const inputs = { 'timeout-minutes': '2' }
  await scene.run({ event: comment('/docs x'), runId: '3', with: inputs })
  expect(scene.comments()[0]).not.toContain("Couldn't confirm")
  scene.mintlify.mend()
  await first.finished
  expect(kinds()).toEqual(['job', 'message', 'message'])
})

test('for a re-run, a message counts from when it was delivered', async () => {
  await scene.run({ with: background })
  await sleep(30_000)
  const body = oldReading()
  scene.mintlify.fail(limit(120))
  await scene.run({ event, runId: '2', with: background })
  scene.mintlify.fail({ method: 'GET', status: 200, body })
  const again = { event, runId: '2', attempt: 2, with: background }
  const { outputs } = await scene.run(again)
  expect(outputs.result).toBe('running')
})

test('a job that Mintlify finds only after a while is not replaced', async () => {
  await scene.run({ with: background })
  const body = { error: 'Job not found.' }
  scene.mintlify.fail({ method: 'GET', status: 404, times: 4, body })
  await scene.run({ event, runId: '2', with: { prompt: 'two' } })
  expect(kinds()).toEqual(['job', 'message'])
})

test('an answer without a job does not make an old end that of a message', async () => {
  await scene.run({ with: background })
  await sleep(30_000)
  const old = { status: 200, body: oldReading() }
  const nothing = { status: 200, body: {} }
  scene.mintlify.fail({ method: 'POST', afterEffect: true, ...nothing })
  scene.mintlify.fail({ method: 'GET', nth: 3, times: 9, ...old })
  const slow = { prompt: 'emulate: pull-request after 60s' }
  const { outputs } = await scene.run({ event, runId: '2', with: slow })
  expect(outputs).toMatchObject({ result: 'pull-request', reason: '' })
  expect(Number(outputs['duration-seconds'])).toBeGreaterThan(60)
})

test('a post step writes again what fails once', async () => {
  const started = scene.start()
  const onMatch = () => started.cancel()
  scene.mintlify.fail({ method: 'GET', nth: 2, onMatch })
  const { state } = await started.finished
  scene.github.fail({ method: 'PATCH', status: 502 })
  await scene.run({ action: 'post', state })
  expect(text()).toContain('Workflow canceled')
})

test('a post step reads the comment for a minute', async () => {
  const started = scene.start()
  const onMatch = () => started.cancel()
  scene.mintlify.fail({
    method: 'POST',
    hang: true,
    afterEffect: true,
    onMatch,
  })
  const { state } = await started.finished
  const read = { method: 'GET', path: /\/issues\/comments\/\d+$/ } as const
  scene.github.fail({ ...read, status: 502, times: 6 })
  await scene.run({ action: 'post', state })
  expect(text()).toContain("Couldn't confirm that the agent job started")
})

test('a comment is compared for a minute before a message', async () => {
  await scene.run()
  const read = { method: 'GET', path: /\/issues\/comments\/\d+$/ } as const
  scene.github.fail({ ...read, status: 502, times: 6 })
  const { outputs } = await scene.run({ event, runId: '2' })
  expect(outputs.result).toBe('pull-request')
})

test('the comment of a run that does not wait names no time', async () => {
  const texts: (string | undefined)[] = []
  const hold = async () => texts.push(text())
  scene.mintlify.fail({ method: 'POST', hold })
  await scene.run({ with: background })
  expect(texts).toEqual([
    expect.stringMatching(/^### 🟡 Docs agent is working/),
  ])
  expect(texts[0]).not.toContain('is updated')
})

test('an announcement that is renewed keeps what another run has noted meanwhile', async () => {
  scene.mintlify.fail(limit(120))
  const started = scene.start()
  await sleep(10_000)
  await scene.run({
    ...{ event: comment('/docs shorter'), runId: '2' },
    with: { 'timeout-minutes': '0.5' },
  })
  const note = '(<code>shorter</code>)'
  expect(text()).toContain(note)
  await started.finished
  expect(text()).toContain(note)
})

test('a follow-up that ends just before the deadline has ended', async () => {
  await scene.run()
  const { outputs } = await scene.run({
    event: pullRequest({ action: 'labeled' }),
    runId: '2',
    with: {
      prompt: 'emulate: pull-request after 50s',
      'poll-interval-seconds': '45',
      'timeout-minutes': '1',
    },
  })
  expect(outputs).toMatchObject({ result: 'pull-request', reason: '' })
})

test('a link that is missing since a message waited for a limit stays known', async () => {
  await scene.run()
  const [job] = scene.mintlify.jobs.values()
  const body = { id: job?.id, status: 'completed', prLink: null }
  const headers = { 'retry-after': '120' }
  scene.mintlify.fail({ method: 'POST', status: 429, headers })
  const without = { status: 200, body }
  scene.mintlify.fail({ method: 'POST', nth: 2, afterEffect: true, ...without })
  scene.mintlify.fail({ method: 'GET', nth: 2, times: Infinity, ...without })
  const event = pullRequest({ action: 'labeled' })
  const { outputs } = await scene.run({ event, runId: '2' })
  expect(outputs.result).toBe('pull-request')
})
