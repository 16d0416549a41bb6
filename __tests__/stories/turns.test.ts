// A run that begins another turn: what it may still do by then, and what it
// leaves behind.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { listFailures } from '../../emulator/github/failures.ts'
import { makeSha } from '../../emulator/github/fixtures.ts'
import {
  comment,
  dispatch,
  headSha,
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
const ofIssue = /\/issues\/12\/comments/
const background = { prompt: 'emulate: pull-request after 2s', wait: 'false' }
const limit = (seconds: number) => ({
  method: 'POST',
  status: 429,
  headers: { 'retry-after': `${seconds}` },
})

type Turn = [why: string, prepare: () => unknown]

const refusal = { method: 'POST', path: ofIssue, times: 9 }
const skipMinute = async () => scene.clock.skip(61_000)

test.each<Turn>([
  [
    'another run is sending a request',
    async () => {
      scene.mintlify.fail(limit(30))
      scene.start({ with: { prompt: 'Other.' } })
      await scene.clock.forRun().sleep(10_000)
    },
  ],
  [
    'the run had to wait for the agent',
    () =>
      scene.run({
        with: { ...background, prompt: 'emulate: pull-request after 60s' },
      }),
  ],
  [
    'the agent job takes no message',
    async () => {
      await scene.run()
      scene.mintlify.jobs.clear()
    },
  ],
  [
    'the comment has changed',
    async () => {
      await scene.run()
      const hold = async () =>
        void (await scene.run({
          event,
          runId: '3',
          with: { prompt: 'Other.' },
        }))
      scene.github.fail({ path: /\/docs\/pulls\/57$/, hold })
    },
  ],
  [
    'the last reading is too old',
    () => scene.github.fail({ method: 'GET', path: ofIssue, hold: skipMinute }),
  ],
  [
    'the request was given up',
    async () => {
      await scene.run()
      scene.mintlify.fail(limit(120))
      scene.github.fail({ method: 'PATCH', nth: 2, status: 404, times: 9 })
    },
  ],
  [
    'there can be no comment',
    () =>
      scene.github.fail({
        ...refusal,
        ...listFailures(scene.clock.now())['not accessible'],
      }),
  ],
])('another turn because %s', async (why, prepare) => {
  await prepare()
  const { log } = await scene.run({ event, runId: '2' })
  expect(log).toContain(`Another turn: ${why}.`)
})

test('a comment that was there is not given up because it is refused later', async () => {
  await scene.run({ with: background })
  const failure = listFailures(scene.clock.now())['not accessible']
  scene.github.fail({ path: ofIssue, nth: 2, times: 2, ...failure })
  const { outputs } = await scene.run({ event, runId: '2' })
  expect(outputs).toMatchObject({
    result: 'unknown',
    reason: 'memory-unreadable',
  })
  expect(scene.requests()).toHaveLength(1)
})

test('in a locked conversation, the agent at work gets no second job', async () => {
  await scene.run({ with: background })
  const failure = listFailures(scene.clock.now()).locked
  scene.github.fail({ method: 'PATCH', times: Infinity, ...failure })
  const { outputs } = await scene.run({ event, runId: '2' })
  expect(outputs).toMatchObject({
    result: 'rejected',
    reason: 'memory-unwritable',
  })
  expect(scene.requests()).toHaveLength(1)
})

test('in a locked conversation, a lost create gets no second job', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', status: 500 })
  await scene.run({ event: comment('/docs new Start over.'), runId: '2' })
  const failure = listFailures(scene.clock.now()).locked
  scene.github.fail({ method: 'PATCH', times: Infinity, ...failure })
  const { outputs } = await scene.run({ event, runId: '3' })
  expect(outputs.reason).toBe('memory-unwritable')
  expect(scene.mintlify.jobs.size).toBe(1)
})

test('a run whose message was refused, and whom a lost create bars, tells the time of that one', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', status: 500 })
  await scene.run({ event: comment('/docs new Start over.'), runId: '2' })
  scene.clock.skip(600_000)
  const conflict = { status: 409, body: { error: 'Conflict' } }
  scene.mintlify.fail({ method: 'POST', ...conflict })
  const { outputs, summary } = await scene.run({ event, runId: '3' })
  expect(outputs.reason).toBe('create-unconfirmed')
  expect(summary).toContain('from about 2026-11-20 14:00 UTC')
  expect(scene.comments()[0]).toContain('from about 2026-11-20 14:00 UTC')
})

test('a request without a comment waits for a limit in one turn', async () => {
  scene.mintlify.fail(limit(5))
  const inputs = { comment: 'false' }
  const { log, outputs } = await scene.run({ event, with: inputs })
  expect(outputs.result).toBe('pull-request')
  expect(log).not.toContain('Another turn')
})

test('a message that waits for a limit of Mintlify stays announced', async () => {
  await scene.run()
  scene.mintlify.fail(limit(400))
  const first = scene.start({ event, runId: '2' })
  await scene.clock.forRun().sleep(200_000)
  const second = scene.start({ event, runId: '3', with: { prompt: 'More.' } })
  const ended = await Promise.all([first.finished, second.finished])
  const results = ended.map(({ outputs }) => outputs.result)
  expect(results).toEqual(['pull-request', 'pull-request'])
  const prompts = scene.requests().map(({ prompt }) => prompt.slice(0, 5))
  expect(prompts).toEqual(['Docum', 'Docum', 'Docum', 'More.'])
})

test('a message that waited until another run took over is sent after that one', async () => {
  await scene.run()
  scene.mintlify.fail(limit(120))
  const first = scene.start({ event, runId: '2' })
  await scene.clock.forRun().sleep(30_000)
  const hold = async () => {
    first.clock.freeze()
    scene.clock.skip(200_000)
    await scene.run({ event, runId: '3', with: { prompt: 'More.' } })
    first.clock.thaw()
  }
  scene.github.fail({ method: 'GET', path: ofIssue, hold })
  const { outputs } = await first.finished
  expect(outputs.result).toBe('pull-request')
  const prompts = scene.requests().map(({ prompt }) => prompt.slice(0, 5))
  expect(prompts).toEqual(['Docum', 'Docum', 'More.', 'Docum'])
})

test('a message that another run was sent for is in doubt no more', async () => {
  const [a = '', b = ''] = ['a', 'b'].map(makeSha)
  const pull = scene.github.repository(repositoryName).pulls.get(12)
  const push = (sha: string) => pullRequest({ action: 'synchronize', sha })
  await scene.run({ event: pullRequest({ sha: headSha }) })
  const commits = [headSha, a]
  Object.assign(pull ?? {}, { commits, head: { ...pull?.head, sha: a } })
  scene.mintlify.fail(limit(120))
  const first = scene.start({ event: push(a), runId: '2' })
  await scene.clock.forRun().sleep(30_000)
  const hold = async () => {
    first.clock.freeze()
    scene.clock.skip(200_000)
    Object.assign(pull ?? {}, {
      commits: [...commits, b],
      head: { ...pull?.head, sha: b },
    })
    await scene.run({ event: push(b), runId: '3' })
    first.clock.thaw()
  }
  scene.github.fail({ method: 'GET', path: ofIssue, hold })
  await first.finished
  const sent = scene.requests().length
  const again = { event: push(a), runId: '2', attempt: 2 }
  const { outputs } = await scene.run(again)
  expect(outputs.result).toBe('pull-request')
  expect(scene.requests()).toHaveLength(sent)
})

test('a comment that was announced twice and sent nothing goes', async () => {
  scene.github.fail({
    ...{ method: 'GET', path: ofIssue, nth: 2 },
    hold: async () => scene.clock.skip(61_000),
  })
  const started = scene.start()
  scene.mintlify.fail({ ...limit(30), onMatch: () => started.cancel() })
  const { outputs, state } = await started.finished
  expect(outputs.result).toBe('cancelled')
  await scene.run({ action: 'post', state })
  expect(scene.comments()).toEqual([])
})

test('a run that is cancelled while another one is sending ends at once', async () => {
  scene.mintlify.fail(limit(30))
  scene.start({ with: { prompt: 'Other.' } })
  const { sleep } = scene.clock.forRun()
  await sleep(10_000)
  const started = scene.start({ runId: '2' })
  await sleep(10_000)
  started.cancel()
  const { outputs } = await started.finished
  const { result, 'duration-seconds': seconds } = outputs
  expect([result, seconds]).toEqual(['cancelled', '10'])
})

/** Reactions to the comment with the command. */
const reactions = () =>
  scene.github
    .repository(repositoryName)
    .comments.get(501)
    ?.reactions.map(({ content }) => content)

test('a command that is cancelled before it is sent shows so', async () => {
  await scene.run({ with: { prompt: 'emulate: never', wait: 'false' } })
  const command = comment('/docs shorter')
  const started = scene.start({ event: command, runId: '2' })
  scene.mintlify.fail({
    ...{ method: 'GET', nth: 2, status: 502 },
    onMatch: () => started.cancel(),
  })
  const { state } = await started.finished
  expect(reactions()).toEqual(['eyes'])
  await scene.run({ action: 'post', event: command, state })
  expect(reactions()).toEqual(['confused'])
})

test('a command whose run is killed before it is sent shows so', async () => {
  await scene.run({ with: { prompt: 'emulate: never', wait: 'false' } })
  const command = comment('/docs shorter')
  const started = scene.start({ event: command, runId: '2' })
  await scene.clock.forRun().sleep(20_000)
  started.clock.stop()
  await scene.settle()
  const state = started.readState()
  await scene.run({ action: 'post', event: command, state })
  expect(reactions()).toEqual(['confused'])
})

test('a run that is killed while it sends, and its comment deleted, is told of', async () => {
  const started = scene.start()
  const onMatch = () => started.clock.stop()
  scene.mintlify.fail({ method: 'POST', hang: true, onMatch })
  await scene.clock.forRun().sleep(60_000)
  await scene.settle()
  scene.github.repository(repositoryName).comments.clear()
  const state = started.readState()
  await scene.run({ action: 'post', state })
  expect(scene.comments()[0]).toContain("Couldn't confirm that the agent job")
})

test('the end of a run that was killed has the time of GitHub, whatever the runner says', async () => {
  await scene.close()
  const now = () => new Date(scene.clock.now().getTime() + 600_000)
  scene = await openScene({ github: { now } })
  const started = scene.start({ with: { prompt: 'emulate: never' } })
  await scene.clock.forRun().sleep(60_000)
  started.clock.stop()
  await scene.settle()
  await scene.run({ action: 'post', state: started.readState() })
  expect(scene.comments()[0]).toContain('2026-11-20 14:11 UTC</sub>')
})

test('a command that is cancelled once its end is written shows the end', async () => {
  const command = comment('/docs shorter')
  const started = scene.start({ event: command })
  scene.github.fail({
    ...{ method: 'POST', path: /reactions$/, nth: 2, hang: true },
    onMatch: () => started.cancel(),
  })
  const { state } = await started.finished
  scene.github.mend()
  await scene.run({ action: 'post', event: command, state })
  expect(reactions()).toEqual(['rocket'])
  expect(scene.comments()[0]).toMatch(/^### ✅ /)
})

test('a run without an answer that is cancelled says so, and no more', async () => {
  await scene.run({ with: background })
  scene.mintlify.fail({ method: 'GET', status: 404, times: Infinity })
  const started = scene.start({ runId: '6042', attempt: 2, with: background })
  await scene.clock.forRun().sleep(5_000)
  started.cancel()
  const { outputs } = await started.finished
  expect(outputs).toMatchObject({ result: 'cancelled', reason: 'interrupted' })
})

test('a message that was seen to arrive is known as delivered although the run is cancelled', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', afterEffect: true, drop: true })
  const prompt = { prompt: 'emulate: pull-request after 60s' }
  const started = scene.start({ event, runId: '2', with: prompt })
  await scene.clock.forRun().sleep(20_000)
  started.cancel()
  const { state } = await started.finished
  await scene.run({ action: 'post', state })
  const again = { event, runId: '2', attempt: 2, with: prompt }
  const { outputs } = await scene.run(again)
  expect(outputs.result).toBe('pull-request')
  expect(scene.requests()).toHaveLength(2)
})

test('a command that is not sent is told, although one before it failed alike', async () => {
  await scene.run()
  const send = (text: string, id: number) =>
    scene.run({ event: comment(`/docs ${text}`, { id }), runId: `${id}` })
  scene.mintlify.fail({ method: 'POST', status: 401 })
  await send('one', 501)
  scene.mintlify.fail({ method: 'GET', status: 401, times: 2 })
  await send('two', 502)
  expect(scene.comments()[0]).toMatch(/two[\s\S]*one/)
})

test('that a command is not sent is told although GitHub fails once', async () => {
  await scene.run({ with: background })
  const patch = { method: 'PATCH', path: /\/issues\/comments\/\d+$/ }
  scene.github.fail({ ...patch, status: 502 })
  const limited = { 'max-requests': '1' }
  await scene.run({ event: comment('/docs two'), runId: '2', with: limited })
  expect(scene.comments()[0]).toContain('<code>two</code>')
})

test('a message is announced over nothing that another run has written', async () => {
  await scene.run()
  const [job] = scene.mintlify.jobs.values()
  const asked = { event: comment('/docs one'), runId: '2', with: background }
  const hold = async () => {
    await scene.run(asked)
    // As the job read before that message.
    const prLink = 'https://github.com/acme/docs/pull/57'
    const body = { id: job?.id, status: 'completed', prLink }
    scene.mintlify.fail({ method: 'GET', status: 200, body })
  }
  scene.github.fail({ method: 'GET', path: /\/docs\/pulls\/57$/, hold })
  await scene.run({ event, runId: '3', with: { prompt: 'two' } })
  const sent = scene.requests().length
  await scene.run({ ...asked, attempt: 2 })
  expect(scene.requests()).toHaveLength(sent)
})

test("a run whose own comment was a second one leaves another one's alone", async () => {
  scene.mintlify.fail({ method: 'POST', status: 401, body: { error: 'No.' } })
  const [, second] = ['1', '2'].map((runId) =>
    scene.start({ runId, with: { prompt: `Prompt ${runId}.` } }),
  )
  const cancel = () => second?.cancel()
  const hold = async () =>
    scene.github.fail({ path: ofIssue, hang: true, onMatch: cancel })
  // After the end of the first run, the second one announces its request.
  scene.github.fail({ method: 'PATCH', nth: 2, hold })
  const { state } = { ...(await second?.finished) }
  scene.github.mend()
  await scene.run({ action: 'post', runId: '2', ...(state && { state }) })
  expect(scene.comments()).toHaveLength(1)
})

test('a run that waits for another one until its time is up has timed out, although an announcement was lost before', async () => {
  await scene.run()
  const onMatch = () => {
    scene.mintlify.fail(limit(300))
    scene.start({ runId: '3', with: { prompt: 'Other.' } })
  }
  scene.github.fail({ method: 'PATCH', status: 502, onMatch })
  const { outputs } = await scene.run({
    ...{ event, runId: '2', with: { 'timeout-minutes': '1' } },
  })
  expect(outputs).toMatchObject({ result: 'timed-out', reason: 'busy' })
})

test('a run whose time is up before it sends has timed out', async () => {
  const hold = async () => scene.clock.skip(31_000)
  scene.github.fail({ path: /\/pulls\/12\/files/, hold })
  const { outputs } = await scene.run({ with: { 'timeout-minutes': '0.5' } })
  expect(outputs).toMatchObject({ result: 'timed-out', reason: 'busy' })
  expect(scene.requests()).toEqual([])
})

test('the context is gathered no longer than the time of the run, which then still tells its end', async () => {
  const hold = async () => scene.clock.skip(28_500)
  scene.github.fail({ method: 'POST', path: ofIssue, hold })
  scene.github.fail({ path: /\/pulls\/12\/files/, hang: true })
  const { outputs } = await scene.start({ with: { 'timeout-minutes': '0.5' } })
    .finished
  expect(outputs).toMatchObject({ result: 'timed-out', reason: 'busy' })
  expect(scene.comments()).toEqual([])
})

test('a run that is cancelled after its message was refused is canceled', async () => {
  await scene.run()
  const gone = { status: 404, body: { error: 'Not found' } }
  const started = scene.start({
    event,
    runId: '2',
    with: { 'fail-on': 'none' },
  })
  const onMatch = () => started.cancel()
  scene.mintlify.fail({ method: 'POST', ...gone })
  scene.mintlify.fail({ method: 'GET', nth: 2, ...gone, onMatch })
  const { outputs, exitCode } = await started.finished
  expect(outputs.result).toBe('cancelled')
  expect(exitCode).toBe(1)
})

test('a run that is cancelled while it looks at a job that refused is canceled', async () => {
  await scene.run()
  const conflict = { status: 409, body: { error: 'Conflict' } }
  const started = scene.start({ event, runId: '2' })
  const onMatch = () => started.cancel()
  scene.mintlify.fail({ method: 'POST', ...conflict })
  scene.mintlify.fail({ method: 'GET', nth: 2, status: 500, onMatch })
  const { outputs } = await started.finished
  expect(outputs).toMatchObject({ result: 'cancelled', reason: 'interrupted' })
})

test('a run that is killed while it waits for a named job leaves its end to the post step', async () => {
  const background = { prompt: 'emulate: never', wait: 'false' }
  const { outputs } = await scene.run({ event: dispatch(), with: background })
  const named = { prompt: '', 'job-id': outputs['job-id'] ?? '' }
  const run = { event, runId: '2', with: named }
  const killed = scene.start(run)
  await new Promise<void>((resolve) => {
    const hold = async () => {
      killed.clock.stop()
      resolve()
    }
    scene.mintlify.fail({ method: 'GET', nth: 3, hold })
  })
  await scene.run({ ...run, action: 'post', state: killed.readState() })
  expect(scene.comments()[0]).not.toContain('is working')
})

test('a comment that could not be begun at the end is begun by the post step', async () => {
  const background = { prompt: 'emulate: pull-request after 2s', wait: 'false' }
  const { outputs } = await scene.run({ event: dispatch(), with: background })
  const named = { prompt: '', wait: 'false', 'job-id': outputs['job-id'] ?? '' }
  const run = { event, runId: '2', with: named }
  scene.github.fail({ ...refusal, status: 403, times: 99 })
  const { state } = await scene.start(run).finished
  expect(scene.comments()).toEqual([])
  scene.github.mend()
  await scene.run({ ...run, action: 'post', state })
  expect(scene.comments()).toHaveLength(1)
})

test('a `job-id` of no job keeps no later request waiting', async () => {
  const reads = () =>
    scene.mintlify.requests.filter(({ path }) => /\/wrong$/.test(path)).length
  await scene.run({ with: { prompt: '', 'job-id': 'wrong' } })
  const before = reads()
  await scene.run({ event: comment('/docs shorter'), runId: '2' })
  expect(reads()).toBe(before)
  expect(scene.requests()).toHaveLength(1)
})

test('a run that is killed while it writes its end leaves the end to the post step', async () => {
  const killed = scene.start()
  await new Promise<void>((resolve) => {
    const onMatch = () => {
      killed.clock.stop()
      resolve()
    }
    scene.github.fail({
      ...{ method: 'PATCH', hang: true, onMatch },
      when: ({ body }) => body.includes('### ✅'),
    })
  })
  await scene.settle()
  await scene.run({ action: 'post', state: killed.readState() })
  expect(scene.comments()[0]).toMatch(/^### ✅ /)
})

test('a command that is cancelled before it is sent asks GitHub for nothing more', async () => {
  await scene.run()
  const [before] = scene.comments()
  const started = scene.start({ event: comment('/docs shorter'), runId: '2' })
  let asked = 0
  const onMatch = () => {
    asked = scene.github.requests.length
    started.cancel()
  }
  scene.github.fail({ path: /\/graphql$/, onMatch })
  const { outputs } = await started.finished
  expect(outputs.result).toBe('cancelled')
  expect(scene.github.requests.length - asked).toBeLessThanOrEqual(1)
  expect(scene.comments()).toEqual([before])
})
