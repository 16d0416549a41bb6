// With `wait: false`, a request to a busy agent job waits in the comment, and whoever comes first when the agent is free sends it.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { addCommit } from '../../emulator/github/fixtures.ts'
import { pullEvent } from './gate-cases.ts'
import { command, locks, minutesAgo, reactionsTo, until } from './lock-scene.ts'
import {
  age,
  ask,
  firstJob,
  long,
  message,
  openBusyScene,
  prompts,
  queueing,
  reconcile,
  remembered,
  rewrite,
  sent,
  updateOf,
  waiting,
} from './queue-scene.ts'
import { lastWord, type Scene } from './scene.ts'
import { gitHubSha, lastShown, nextPush, nextSha, on, pushNext } from './status-scene.ts'

jest.setTimeout(120_000)

/** A push to the pull request, in a run that does not wait. */
function push(scene: Scene, prompt: string, { id = '7101', ...inputs }: Record<string, string> = {}) {
  return scene.run({
    event: pullEvent({}, { action: 'synchronize' }),
    with: { ...queueing, prompt, ...inputs },
    env: { GITHUB_RUN_ID: id },
  })
}

test.concurrent('every surface says that a request is queued', async () => {
  await using scene = await openBusyScene({ inputs: on })
  addCommit(scene.repository, { sha: gitHubSha, parents: [] })
  const run = await ask(scene, 'second', { index: 1, with: on })
  expect([run.exitCode, run.outputs]).toMatchObject([
    0,
    { result: 'queued', reason: 'busy', 'job-id': firstJob, status: 'active' },
  ])
  expect(run.summary).toMatch(/^## 📥 Request queued\n\nThe agent is still working on an earlier request\./)
  expect(lastWord(run)).toMatch(/^📥 Request queued/)
  expect(scene.ours()).toHaveLength(1)
  expect(scene.ours()[0]?.body).toMatch(
    /^\*\*Queued requests:\*\*\n\n1\. <code>second<\/code>, asked by <code>mona<\/code> \([-\d]{10} \d\d:\d\d UTC\)$/m,
  )
  expect(lastShown(scene, scene.repository.pulls.get(2)?.head.sha)).toBe('pending: A request is queued')
  expect(reactionsTo(scene, 1)).toEqual(['eyes'])
  expect(locks(scene)).toEqual([])
  expect(sent(scene)).toEqual(['POST /job'])
})

test.concurrent('while the agent is at work the reconcile sends nothing', async () => {
  await using scene = await openBusyScene()
  await ask(scene, 'second', { index: 1 })
  const run = await scene.run(reconcile)
  expect(run.outputs).toMatchObject({ result: 'done', finished: '0', pending: '1' })
  expect([sent(scene), waiting(scene)]).toEqual([['POST /job'], ['second']])
  expect(reactionsTo(scene, 1)).toEqual(['eyes'])
})

test.concurrent('requests of several people are one message with their names, and all get the last reaction', async () => {
  await using scene = await openBusyScene()
  await ask(scene, 'second', { index: 1 })
  await ask(scene, 'third', { index: 2, author: 'hubot' })
  await ask(scene, 'fourth', { index: 3, author: 'octavia' })
  expect(waiting(scene)).toEqual(['second', 'third', 'fourth'])
  scene.endJobs()
  const sending = await scene.run(reconcile)
  expect(updateOf(sending)).toMatchObject({ sent: 3, problem: null })
  expect(sent(scene)).toEqual(['POST /job', message])
  const [, prompt] = prompts(scene)
  expect(prompt).toMatch(/^There are 3 requests\. Do all of them\.\n\n/)
  for (const [index, name] of ['mona', 'hubot', 'octavia'].entries()) {
    expect(prompt).toMatch(new RegExp(`^Request ${index + 1} of 3, asked by ${name} at .* UTC`, 'm'))
  }
  expect(remembered(scene).conversation).toMatchObject({ queue: [], claim: null })
  expect(reactionsTo(scene, 0)).toEqual(['rocket'])
  expect([1, 2, 3].map((index) => reactionsTo(scene, index))).toEqual([['eyes'], ['eyes'], ['eyes']])
  age(scene)
  scene.endJobs()
  const ending = await scene.run(reconcile)
  expect(ending.outputs).toMatchObject({ result: 'done', finished: '1' })
  expect(scene.ours()[0]?.body).toMatch(/^### ✅ Docs pull request ready/)
  expect([1, 2, 3].map((index) => reactionsTo(scene, index))).toEqual([['rocket'], ['rocket'], ['rocket']])
  await scene.run(reconcile)
  expect(sent(scene)).toEqual(['POST /job', message])
  expect(locks(scene)).toEqual([])
})

test.concurrent('a later push takes the place of an earlier one, but not of a command', async () => {
  await using scene = await openBusyScene()
  const pushed = await push(scene, 'Look at push one.')
  await ask(scene, 'a command', { index: 1 })
  await push(scene, 'Look at push two.', { id: '7102' })
  expect(pushed.outputs).toMatchObject({ result: 'queued', reason: 'busy' })
  expect(waiting(scene)).toEqual(['a command', 'Look at push two.'])
  scene.endJobs()
  await scene.run(reconcile)
  expect(prompts(scene)[1]).toContain('Look at push two.')
  expect(prompts(scene)[1]).not.toContain('Look at push one.')
})

test.concurrent('a newer head shows that its push is queued', async () => {
  await using scene = await openBusyScene({ inputs: on })
  addCommit(scene.repository, { sha: gitHubSha, parents: [] })
  pushNext(scene)
  const run = await scene.run({
    event: nextPush(),
    with: { ...queueing, ...on, prompt: 'Look at the push.' },
    env: { GITHUB_RUN_ID: '7101' },
  })
  expect(run.outputs).toMatchObject({ result: 'queued' })
  expect(lastShown(scene, nextSha)).toMatch(/^pending: /)
  scene.endJobs()
  await scene.run(reconcile)
  expect(lastShown(scene, nextSha)).toMatch(/^pending: /)
  age(scene)
  scene.endJobs()
  await scene.run(reconcile)
  expect(lastShown(scene, nextSha)).toMatch(/^success: Docs pull request ready/)
})

test.concurrent('a push in the cooldown is queued with a time, for which the reconcile waits', async () => {
  await using scene = await openBusyScene({ ending: 'pull-request after 0s' })
  await scene.run(reconcile)
  const run = await push(scene, 'Look at the push.', { 'cooldown-minutes': '30' })
  expect(run.outputs).toMatchObject({ result: 'queued', reason: 'cooldown' })
  expect(run.summary).toContain('This conversation is in its cooldown period.')
  expect(scene.ours()[0]?.body).toMatch(
    /<code>Look at the push&#46;<\/code>.*, not before [-\d]{10} \d\d:\d\d UTC/,
  )
  const [entry] = remembered(scene).conversation.queue
  expect(Date.parse(entry?.notBefore ?? '') > Date.now() + 20 * 60_000).toBe(true)
  await scene.run(reconcile)
  expect(sent(scene)).toEqual(['POST /job'])
  rewrite(scene, ({ conversation, ...state }) => {
    const queue = conversation.queue.map((entry) => ({ ...entry, notBefore: minutesAgo(1) }))
    return { ...state, conversation: { ...conversation, queue } }
  })
  await scene.run(reconcile)
  expect(sent(scene)).toEqual(['POST /job', message])
})

const file = join(mkdtempSync(join(tmpdir(), 'queue-')), 'prompt.md')
writeFileSync(file, 'From a file.')

test.concurrent.each<[string, Record<string, string>, string]>([
  ['more than 8,000 bytes', { prompt: 'x'.repeat(8_100) }, 'x'.repeat(80)],
  ['`prompt-file`', { 'prompt-file': 'prompt.md' }, 'From a file.'],
  ['`job-id`', { 'job-id': firstJob, prompt: 'To a job.' }, 'To a job.'],
])('a request with %s waits for the agent, and is sent by its own run', async (_, inputs, text) => {
  await using scene = await openBusyScene()
  const running = scene.start({
    event: command(scene, '/docs second', { index: 1 }),
    with: { ...queueing, ...inputs },
    env: { GITHUB_RUN_ID: '7001' },
    cwd: join(file, '..'),
  })
  const asksForJob = () => scene.asked().filter((call) => call === `GET /job/${firstJob}`).length
  await until(() => asksForJob() > 1)
  expect([waiting(scene), locks(scene)]).toEqual([[], []])
  scene.endJobs()
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'running', 'job-id': firstJob })
  expect(sent(scene)).toEqual(['POST /job', message])
  expect(prompts(scene)[1]).toContain(text)
})

test.concurrent('a re-run of a queued run is still queued, and is not queued twice', async () => {
  await using scene = await openBusyScene()
  await ask(scene, 'second', { index: 1 })
  const again = await ask(scene, 'second', { index: 1, attempt: 2 })
  expect(again.outputs).toMatchObject({ result: 'queued', reason: 'busy' })
  expect([waiting(scene), sent(scene)]).toEqual([['second'], ['POST /job']])
  expect(reactionsTo(scene, 1)).toEqual(['eyes'])
})

test.concurrent('a re-run of a queued run whose request was sent waits for the agent', async () => {
  await using scene = await openBusyScene()
  await ask(scene, `second\nemulate: pull-request ${long}`, { index: 1 })
  scene.endJobs()
  await scene.run(reconcile)
  scene.endJobs()
  const again = await ask(scene, `second\nemulate: pull-request ${long}`, {
    ...{ index: 1, attempt: 2, with: { wait: 'true' } },
  })
  expect(again.outputs).toMatchObject({ result: 'pull-request', 'job-id': firstJob })
  expect(sent(scene)).toEqual(['POST /job', message])
  expect(reactionsTo(scene, 1)).toEqual(['rocket'])
})

test.concurrent('the next command sends what is queued along, as one message', async () => {
  await using scene = await openBusyScene()
  await ask(scene, 'second\nemulate: pull-request after 1s', { index: 1 })
  scene.endJobs()
  const run = await ask(scene, 'third', { index: 2, author: 'hubot', with: { wait: 'true' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request', 'job-id': firstJob })
  expect(sent(scene)).toEqual(['POST /job', message])
  expect(prompts(scene)[1]).toMatch(/^There are 2 requests[\s\S]*second[\s\S]*Request 2 of 2:\n\nthird/)
  expect([reactionsTo(scene, 1), reactionsTo(scene, 2)]).toEqual([['rocket'], ['rocket']])
  expect(remembered(scene).conversation.queue).toEqual([])
  await scene.run(reconcile)
  expect(sent(scene)).toHaveLength(2)
})

test.concurrent('a run that waits for its job leaves what was queued meanwhile', async () => {
  await using scene = await openBusyScene({ ending: 'pull-request after 0s' })
  const running = scene.start({
    event: command(scene, `/docs second\nemulate: pull-request ${long}`, { index: 1 }),
    with: { ...queueing, wait: 'true' },
    env: { GITHUB_RUN_ID: '7001' },
  })
  await until(() => sent(scene).length === 2 && remembered(scene).conversation.requestCount === 2)
  const queued = await ask(scene, 'third', { index: 2 })
  expect(queued.outputs).toMatchObject({ result: 'queued' })
  scene.endJobs()
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(waiting(scene)).toEqual(['third'])
  await scene.run(reconcile)
  expect([sent(scene).length, waiting(scene)]).toEqual([3, []])
})

test.concurrent.each(['failed', 'archived'])(
  'a job that has %s is replaced by a new one for the queue',
  async (fate) => {
    await using scene = await openBusyScene({ ending: `${fate} ${long}` })
    await ask(scene, 'second', { index: 1 })
    scene.endJobs()
    const run = await scene.run(reconcile)
    expect(updateOf(run)).toMatchObject({ sent: 1, problem: null })
    expect(sent(scene)).toEqual(['POST /job', 'POST /job'])
    expect(prompts(scene)[1]).toBe('second')
    expect(scene.ours()[0]?.body).toMatch(
      new RegExp(`The previous agent job (?:was )?${fate}, so this is a new one\\.`),
    )
    expect(waiting(scene)).toEqual([])
  },
)
