// The reconcile: what it reads, what it writes, and what it leaves to others.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { listFailures } from '../../emulator/github/failures.ts'
import { addIssue, addPull, makeFile } from '../../emulator/github/fixtures.ts'
import { comment, pullRequest } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

const event = pullRequest({ action: 'labeled' })
const reconcile = { action: 'reconcile', runId: '7' } as const

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

test('the reconcile writes the ends of jobs that nobody waits for, and sends nothing', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(120_000)
  const run = await scene.run(reconcile)
  expect(run.summary).toContain('| [#12](')
  expect(scene.story()).toMatchSnapshot()
})

test('the reconcile writes an end whose docs pull request stays refused', async () => {
  await scene.run({ with: { wait: 'false' } })
  const body = { message: 'Resource protected by organization SAML.' }
  scene.github.fail({ path: /pulls\/57/, times: Infinity, status: 403, body })
  scene.clock.skip(120_000)
  const { outputs } = await scene.run(reconcile)
  expect(outputs).toMatchObject({ result: 'done', finished: '1' })
  expect(scene.comments()[0]).toContain('Docs pull request ready')
})

test.each([200, 502])(
  'the reconcile shows the docs pull request if GitHub answers %d',
  async (status) => {
    const files = [makeFile('guides/retries.mdx', 'added')]
    addPull(scene.github.repository('acme/docs'), { number: 57, files })
    await scene.run({ with: { wait: 'false' } })
    if (status === 502)
      scene.github.fail({ path: /pulls\/57/, times: Infinity, status })
    scene.clock.skip(120_000)
    const { outputs } = await scene.run(reconcile)
    const isRead = status === 200
    expect(outputs.result).toBe(isRead ? 'done' : 'partial')
    const [text = ''] = scene.comments()
    // Else the next pass writes all of it.
    for (const part of ['Docs pull request ready', 'guides/retries'])
      expect(text.includes(part)).toBe(isRead)
  },
)

test('the reconcile writes an end at last whose docs pull request cannot be read', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.github.fail({ path: /pulls\/57/, times: Infinity, status: 502 })
  for (const hours of [1, 26]) {
    scene.clock.skip(hours * 3_600_000)
    const { outputs } = await scene.run(reconcile)
    expect(outputs.finished).toBe(hours === 1 ? '0' : '1')
  }
  expect(scene.comments()[0]).toContain('Docs pull request ready')
})

test('a reconcile ends after ten minutes', async () => {
  const background = { wait: 'false' }
  addIssue(scene.github.repository('acme/app'), { number: 30 })
  await scene.run({ with: background })
  const event = comment('/docs one', { isIssue: true })
  await scene.run({ event, runId: '2', with: background })
  scene.clock.skip(120_000)
  const hold = async () => scene.clock.skip(600_000)
  scene.mintlify.fail({ method: 'GET', hold })
  const { outputs } = await scene.run(reconcile)
  expect(outputs).toMatchObject({ result: 'partial', reason: 'interrupted' })
})

test('a job that nobody knows yet how it ended is no conversation that is done', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(120_000)
  const completed = { status: 'completed', prLink: null }
  scene.mintlify.fail({ method: 'GET', status: 200, body: completed })
  const missing = { status: 404, body: { error: 'Job not found.' } }
  scene.mintlify.fail({ method: 'GET', times: 2, ...missing })
  const { outputs } = await scene.run(reconcile)
  expect(outputs).toMatchObject({ result: 'partial', checked: '1' })
})

test('the reconcile leaves a job alone that is at work', async () => {
  await scene.run({ with: { wait: 'false', prompt: 'emulate: never' } })
  scene.clock.skip(120_000)
  await scene.run(reconcile)
  expect(scene.story()).toMatchSnapshot()
})

test('the reconcile leaves a job alone that a run waits for', async () => {
  await scene.run({ with: { wait: 'false', prompt: 'emulate: never' } })
  scene.clock.skip(120_000)
  const inputs = { 'timeout-minutes': '1' }
  const waiting = scene.start({ event, runId: '8', with: inputs })
  const beside = await scene.run(reconcile)
  await waiting.finished
  // No story: the requests of two runs at once come in any order.
  expect(beside.outputs).toMatchObject({ finished: '0', result: 'done' })
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
  expect(scene.story()).toMatchSnapshot()
})

test('a reconcile gives a job up that three answers do not find', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.mintlify.jobs.clear()
  scene.clock.skip(120_000)
  await scene.run(reconcile)
  expect(scene.story()).toMatchSnapshot()
})

test('a reconcile that sees how a job ended still tells of a lost create', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.mintlify.fail({ method: 'POST', path: /\/job$/, status: 500 })
  await scene.run({ event: comment('/docs new Start over.'), runId: '2' })
  scene.clock.skip(120_000)
  await scene.run(reconcile)
  expect(scene.story()).toMatchSnapshot()
})

test('a reconcile that sees how a job ended still tells of a request that was not sent', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.mintlify.fail({ method: 'POST', status: 402 })
  await scene.run({ event: comment('/docs Start over.'), runId: '2' })
  scene.clock.skip(120_000)
  await scene.run(reconcile)
  expect(scene.story()).toMatchSnapshot()
})

test('a reconcile leaves a comment alone that a run wrote meanwhile', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(120_000)
  const started = scene.start(reconcile)
  const hold = async () => {
    started.clock.freeze()
    await scene.run({ event, runId: '2', with: { wait: 'false' } })
    started.clock.thaw()
  }
  scene.mintlify.fail({ method: 'GET', hold })
  const { summary } = await started.finished
  // No story: the requests of two runs at once come in any order.
  expect(summary).toContain('changed meanwhile, so not written')
  expect(scene.comments()[0]).toContain('Updating the docs pull request')
})

test('a reconcile leaves a request alone that waits to be sent again', async () => {
  const started = scene.start()
  await new Promise<void>((resolve) => {
    const headers = { 'retry-after': '120' }
    const onMatch = () => {
      started.clock.freeze()
      resolve()
    }
    scene.mintlify.fail({ method: 'POST', status: 429, headers, onMatch })
  })
  await scene.settle()
  scene.clock.skip(100_000)
  await scene.run(reconcile)
  started.clock.thaw()
  await started.finished
  expect(scene.story()).toMatchSnapshot()
})

test('a reconcile closes the comment of a run that died, once its time is up', async () => {
  const prompt = 'emulate: pull-request after 1200s'
  await scene.run({ with: { prompt, wait: 'false' } })
  const waiting = scene.start({ event, runId: '2' })
  await new Promise<void>((resolve) => {
    const hold = async () => {
      waiting.clock.stop()
      resolve()
    }
    scene.mintlify.fail({ method: 'POST', hold })
  })
  await scene.settle()
  scene.clock.skip(11 * 60_000)
  await scene.run(reconcile)
  expect(scene.story()).toMatchSnapshot()
})

test('a reconcile closes a comment whose run died before it named it', async () => {
  const dying = scene.start({ event })
  const sent = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const hold = () => {
    dying.clock.stop()
    sent.resolve()
    return answer.promise
  }
  scene.mintlify.fail({ method: 'POST', hold })
  await sent.promise
  await scene.settle()
  scene.clock.skip(50 * 60_000)
  const { outputs } = await scene.run(reconcile)
  expect(outputs).toMatchObject({ checked: '1', finished: '1' })
  expect(scene.comments()).toEqual([
    expect.stringContaining(
      "### ❔ Couldn't confirm that the agent job started",
    ),
  ])
  answer.resolve()
})

test('a reconcile does not hide that a request was never confirmed', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', path: /\/message$/, drop: true })
  await scene.run({ event: comment('/docs two'), runId: '2' })
  scene.clock.skip(120_000)
  await scene.run(reconcile)
  expect(scene.story()).toMatchSnapshot()
})

test('a post step that comes late does not take back what a reconcile wrote', async () => {
  const started = await scene.start({ with: { wait: 'false' } }).finished
  scene.clock.skip(120_000)
  await scene.run(reconcile)
  await scene.start({ action: 'post', state: started.state }).finished
  expect(scene.story()).toMatchSnapshot()
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
  await started.finished
  expect(scene.clock.now().getTime() - atMs).toBe(0)
  expect(scene.story()).toMatchSnapshot()
})

test('a reconcile leaves a comment alone that was just written', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(80_000)
  await scene.run(reconcile)
  scene.clock.skip(20_000)
  await scene.run(reconcile)
  expect(scene.story()).toMatchSnapshot()
})

test.each<[string, Partial<Parameters<Scene['mintlify']['fail']>[0]>]>([
  ['a rate limit', { status: 429 }],
  ['503 with a time', { status: 503, headers: { 'retry-after': '60' } }],
  ['a key that is not accepted', { status: 401 }],
  ['a key that is read-only', { status: 403, body: { error: 'No.' } }],
  ['a server error', { status: 500 }],
])(
  'of two open conversations, a reconcile writes none after %s',
  async (_, failure) => {
    addIssue(scene.github.repository('acme/app'), { number: 30 })
    const inputs = { with: { wait: 'false' } }
    await scene.run(inputs)
    const event = comment('/docs', { isIssue: true })
    await scene.run({ event, runId: '2', ...inputs })
    scene.clock.skip(120_000)
    scene.mintlify.fail({
      method: 'GET',
      times: Infinity,
      body: { error: 'Not now.' },
      ...failure,
    })
    await scene.run(reconcile)
    // The rest is the same in each row: no comment is written.
    const [told] =
      /^reconcile,[\s\S]*(?=\ncomment on #12)/m.exec(scene.story()) ?? []
    expect(told).toMatchSnapshot()
  },
)

test('a reconcile that cannot list the comments fails, and asks Mintlify nothing', async () => {
  scene.github.fail({
    path: /issues\/comments\?/,
    times: Infinity,
    ...listFailures()['not accessible'],
  })
  await scene.run(reconcile)
  expect(scene.story()).toMatchSnapshot()
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
  expect(run.summary).toContain('not written: GitHub answered 403')
  expect(scene.story()).toMatchSnapshot()
})

test('what it has written, it does not check again', async () => {
  await scene.run({ with: { wait: 'false' } })
  scene.clock.skip(120_000)
  await scene.run(reconcile)
  scene.clock.skip(120_000)
  await scene.run(reconcile)
  expect(scene.story()).toMatchSnapshot()
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

test('all links that may still come are waited for at once', async () => {
  addIssue(scene.github.repository('acme/app'), { number: 30 })
  const prompt = 'emulate: no-pull-request after 1s'
  const inputs = { with: { prompt, wait: 'false' } }
  await scene.run(inputs)
  const event = comment('/docs', { isIssue: true })
  await scene.run({ event, runId: '2', ...inputs })
  scene.clock.skip(120_000)
  const startMs = scene.clock.now().getTime()
  const { outputs } = await scene.run(reconcile)
  expect(outputs).toMatchObject({ checked: '2', finished: '2' })
  expect(scene.clock.now().getTime() - startMs).toBeLessThan(60_000)
})

test.each<[string, Record<string, string>, string | null]>([
  ['its own token', {}, null],
  [
    'an empty token',
    { 'github-token': '' },
    'Input `github-token` is empty. Add the secret that it names, or remove the input to use the token of the workflow.',
  ],
  ['no key', { 'api-key': '' }, 'Input `api-key` is empty.'],
])('a reconcile with %s', async (_, inputs, problem) => {
  const { outputs, log } = await scene.run({ ...reconcile, with: inputs })
  if (problem === null) {
    expect(outputs.result).toBe('done')
    return
  }
  expect(outputs).toMatchObject({ result: 'rejected', reason: 'invalid-input' })
  expect(log).toContain(problem)
  expect(scene.calls()).toEqual([])
})
