// What passes from part to part: signals, time limits, and what each action
// says of its inputs.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addCommit, makeFile, makeSha } from '../../emulator/github/fixtures.ts'
import { comment, dispatch, pullRequest, push } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const event = pullRequest({ action: 'labeled' })
const published = {
  GITHUB_ACTION_REPOSITORY: 'acme/docs-agent-action',
  GITHUB_ACTION_REF: 'v1',
}

test('a run that ends as busy gives up the request of a dead one', async () => {
  await scene.run({
    runId: '9',
    with: { prompt: 'emulate: never', wait: 'false' },
  })
  scene.mintlify.jobs.clear()
  await scene.run({
    event,
    runId: '8',
    with: { prompt: 'emulate: never', wait: 'false' },
  })
  const other = scene.start({
    event: comment('/docs new one', { id: 502 }),
    runId: '2',
  })
  await new Promise<void>((resolve) => {
    const stop = () => {
      other.clock.stop()
      resolve()
    }
    scene.mintlify.fail({
      method: 'POST',
      path: /\/job$/,
      hang: true,
      onMatch: stop,
    })
  })
  scene.clock.skip(3 * 60_000)
  await scene.run({
    event: comment('/docs two'),
    runId: '3',
    with: { 'timeout-minutes': '1' },
  })
  expect(scene.story()).toMatchSnapshot()
})

test('a comment that could not be written after the request is made good while the run waits', async () => {
  scene.github.fail({ method: 'PATCH', status: 502 })
  await scene.run({ with: { prompt: 'emulate: pull-request after 60s' } })
  const writes = scene.github.requests.filter(
    ({ method }) => method === 'PATCH',
  )
  const sentMs = scene.mintlify.requests[0]?.atMs ?? 0
  expect(writes.map(({ atMs }) => atMs < sentMs + 60_000)).toEqual([
    true,
    true,
    false,
  ])
  expect(scene.story()).toMatchSnapshot()
})

test('a comment of a run that only waits is made good with what it has read', async () => {
  const prompt = 'emulate: pull-request after 300s'
  const background = { event: dispatch(), with: { prompt, wait: 'false' } }
  const { outputs } = await scene.run(background)
  let text = ''
  const hold = async () => {
    text = scene.comments()[0] ?? ''
  }
  const path = /\/issues\/12\/comments/
  scene.github.fail({ method: 'POST', path, status: 502 })
  scene.mintlify.fail({ method: 'GET', nth: 4, hold })
  const named = { prompt: '', 'job-id': outputs['job-id'] ?? '' }
  await scene.run({ runId: '2', with: named })
  expect(text).toContain('<code>active</code>')
})

test('a list of comments that took more than a minute is read again', async () => {
  const hold = async () => scene.clock.skip(61_000)
  scene.github.fail({ method: 'GET', path: /\/issues\/12\/comments/, hold })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('a context that took more than a minute is followed by a new reading', async () => {
  await scene.run()
  const hold = async () => scene.clock.skip(61_000)
  scene.github.fail({ method: 'GET', path: /\/pulls\/12\/files/, hold })
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('a request that waits for a rate limit is announced anew each minute', async () => {
  let writes: number[] = []
  const hold = async () => {
    writes = scene.github.requests
      .filter(({ method }) => method === 'PATCH')
      .map(({ atMs }) => atMs)
  }
  scene.mintlify.fail({
    method: 'POST',
    status: 429,
    headers: { 'retry-after': '120' },
  })
  scene.mintlify.fail({ method: 'POST', hold })
  await scene.run()
  const [refusedAt = 0, sentAt] = scene.mintlify.requests
    .filter(({ method }) => method === 'POST')
    .map(({ atMs }) => atMs)
  expect(sentAt).toBe(refusedAt + 120_000)
  expect(writes).toEqual([refusedAt + 60_000, refusedAt + 120_000])
  expect(scene.story()).toMatchSnapshot()
})

test('an annotation that is too long for the runner keeps its link', async () => {
  const files = Array.from(
    { length: 60 },
    (_, index) => `missing-${index}.md`,
  ).join('\n')
  const run = await scene.run({
    with: { 'prompt-file': files },
    env: published,
  })
  const [, annotation = ''] = /^::error title=[^:]*::(.*)$/m.exec(run.log) ?? []
  expect(annotation.length).toBe(4_096)
  expect(annotation).toMatch(/… See https:\S+#inputs$/)
})

test('a run whose comment cannot be written ends at its deadline', async () => {
  scene.github.fail({
    method: 'POST',
    path: /\/issues\/12\/comments/,
    status: 502,
    times: Infinity,
  })
  const run = await scene.run({ with: { 'timeout-minutes': '0.05' } })
  expect(run.outputs['duration-seconds']).toBe('3')
  expect(scene.story()).toMatchSnapshot()
})

test('the context takes fifteen seconds at most', async () => {
  scene.github.fail({ path: /\/pulls\/12\/files/, hang: true, times: Infinity })
  await scene.run()
  const [claim, create] = [
    scene.github.requests.find(({ method }) => method === 'POST'),
    scene.mintlify.requests.find(({ method }) => method === 'POST'),
  ]
  expect((create?.atMs ?? 0) - (claim?.atMs ?? 0)).toBe(15_000)
  expect(scene.requests()[0]?.prompt).toContain(
    'Changed files: could not be read',
  )
})

test('the comment knows the job before it is polled', async () => {
  let polls = -1
  const hold = async () => {
    await scene.clock.forRun().sleep(5_000)
    polls = scene.mintlify.requests.filter(
      ({ method }) => method === 'GET',
    ).length
  }
  scene.github.fail({ method: 'PATCH', hold })
  await scene.run()
  expect(polls).toBe(0)
  expect(scene.story()).toMatchSnapshot()
})

test.each([
  ['agent', 'timeout-minutes'],
  ['visitors', 'limit'],
  ['reconcile', 'api-url'],
] as const)(
  'an invalid input of %s links to its inputs',
  async (action, name) => {
    await scene.run({ action, with: { [name]: 'x' }, env: published })
    expect(scene.story()).toMatchSnapshot()
  },
)

test('asks for nothing where its outputs cannot be written', async () => {
  await scene.run({ env: { GITHUB_OUTPUT: '/nowhere/output' } })
  expect(scene.story()).toMatchSnapshot()
})

test('the post step says nothing of a variable that the run has told of', async () => {
  const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0' }
  const { state } = await scene.start({ env }).finished
  const { log } = await scene.start({ action: 'post', state, env }).finished
  expect(log).not.toMatch(/::(?:error|warning)/)
})

test.each([
  [299, '(299)'],
  [300, '(at least 300)'],
])(
  'of a push with %d changed files, GitHub may not name all',
  async (count, expected) => {
    const repository = scene.github.repository('acme/app')
    addCommit(repository, { sha: makeSha('before') })
    const files = Array.from({ length: count }, (_, file) =>
      makeFile(`src/${file}.ts`),
    )
    addCommit(repository, { sha: makeSha('after'), files })
    await scene.run({ event: push() })
    expect(scene.requests()[0]?.prompt).toContain(`Changed files ${expected}:`)
  },
)

test('of 301 changed files, three pages are read and all counted', async () => {
  const { pulls } = scene.github.repository('acme/app')
  pulls
    .get(12)
    ?.files.splice(
      0,
      1,
      ...Array.from({ length: 301 }, (_, file) => makeFile(`src/${file}.ts`)),
    )
  await scene.run()
  expect(scene.requests()[0]?.prompt).toContain('Changed files (301):')
})

test('the log and the outputs name the job once it has the request', async () => {
  const create = scene.start()
  const message = scene.start({ event, runId: '2' })
  const [started, asked] = await Promise.all(
    [create, message].map(({ finished }) => finished),
  )
  expect(started?.log).toMatch(/::group::Prompt\nDocument the change\.\n/)
  expect(started?.log).toContain('Agent job job_9e3779b1 started\n')
  expect(asked?.log).toContain('Agent job job_9e3779b1 got the request\n')
})

test('the output `job-id` is there before the first check', async () => {
  const started = scene.start()
  scene.mintlify.fail({ method: 'GET', onMatch: () => started.cancel() })
  const { outputs } = await started.finished
  expect(outputs['job-id']).toBe('job_9e3779b1')
})
