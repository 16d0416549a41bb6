// What once broke a conversation, each as a history of the shipped bundle.
import { expect, jest, test } from '@jest/globals'
import { addComment, makeUser } from '../../emulator/github/fixtures.ts'
import { runPost } from '../../emulator/runner/runner.ts'
import { createSwitch, killAt } from './kill-scene.ts'
import {
  addLock,
  ageLocks,
  command,
  locks,
  openCommandScene,
  otherBot,
  reactionsTo,
  until,
} from './lock-scene.ts'
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
  sent,
  stateSecret,
  updateOf,
  waiting,
} from './queue-scene.ts'
import { changeMemory, memoryIn, signState } from './remembered.ts'
import type { Scene } from './scene.ts'
import { watchScene } from './watched-scene.ts'

jest.setTimeout(180_000)

const atOnce = 'emulate: pull-request after 0s'
/** Long enough to be seen at work after a message. */
const soon = 'emulate: pull-request after 1s'
const waits = { wait: 'true' }
const commentPath = /\/issues\/2\/comments$|\/issues\/comments\/\d+$/
const lockPath = /\/issues\/2\/reactions/
const releasing = /^DELETE \/issues\/2\/reactions\//

/** Our comment, which has no state yet if a scene has just begun. */
const title = (scene: Scene) => scene.ours()[0]?.body.split('\n')[0]

test.concurrent('two failed writes at the first comment: the run sees the end of its job, and the next command starts no other', async () => {
  await using scene = await openCommandScene()
  scene.github.fail({ method: 'POST', path: /\/issues\/2\/comments$/, status: 500, times: 2 })
  const run = await ask(scene, `first\n${atOnce}`, { index: 0, with: waits })
  expect(run.outputs).toMatchObject({ result: 'pull-request', 'job-id': firstJob })
  const next = await ask(scene, `second\n${soon}`, { index: 1, with: waits })
  expect(next.outputs).toMatchObject({ result: 'pull-request', 'job-id': firstJob })
  expect([sent(scene)[0], scene.docs.jobs.size, scene.ours().length]).toEqual(['POST /job', 1, 1])
})

test.concurrent('an 👀 of another App on the pull request keeps nobody waiting', async () => {
  await using scene = await openCommandScene()
  const seen = { ...addLock(scene, otherBot), content: 'eyes' as const }
  scene.repository.pulls.get(2)?.reactions.splice(0, 1, seen)
  const run = await ask(scene, `first\n${atOnce}`, { index: 0, with: waits })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(run.stdout).not.toContain('Waiting for it')
  expect(title(scene)).toMatch(/^### ✅/)
})

test.concurrent('a 🚀 of another App that comes while the agent works does not keep the comment at work for ever', async () => {
  await using scene = await openBusyScene()
  const other = addLock(scene, otherBot)
  scene.endJobs()
  await scene.run(reconcile)
  expect([title(scene), sent(scene)]).toEqual([expect.stringMatching(/^### (?:🟡|▶️)/), ['POST /job']])
  other.created_at = new Date(Date.now() - 91_000).toISOString()
  await scene.run(reconcile)
  expect([title(scene), locks(scene)]).toEqual([expect.stringMatching(/^### ✅/), [other]])
})

test.concurrent.each([
  ['the lock', 'POST', lockPath],
  ['the look', 'GET', lockPath],
  ['the reading', 'GET', /\/issues\/2\/comments/],
  ['the write', 'PATCH', commentPath],
  ['the release', 'DELETE', lockPath],
] as const)('one lost answer to %s at the end: the comment ends true', async (_, method, path) => {
  await using scene = await openCommandScene()
  const running = scene.start({
    event: command(scene, '/docs first\nemulate: pull-request after 600s', { index: 0 }),
    with: { ...queueing, ...waits },
  })
  // The claim, and the job in its place.
  await until(() => scene.called().filter((call) => releasing.test(call)).length === 2)
  scene.github.fail({ method, path, drop: true, afterEffect: true })
  scene.endJobs()
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  ageLocks(scene)
  // Without an answer nobody knows whose lock that is, so it is left to the post step.
  await runPost(run)
  expect([title(scene), reactionsTo(scene, 0)]).toEqual([expect.stringMatching(/^### ✅/), ['rocket']])
})

test.concurrent('two projects on one pull request keep the ends of each other', async () => {
  await using scene = await openCommandScene()
  const projects = ['a', 'b'].map((key) => ({ ...queueing, ...waits, 'comment-key': key }))
  const runs = projects.map((inputs, index) =>
    scene.start({
      event: command(scene, `/docs wish\nemulate: pull-request after 600s`, { index }),
      with: inputs,
      env: { GITHUB_RUN_ID: String(7_000 + index) },
    }),
  )
  await until(() => scene.docs.jobs.size === 2)
  scene.endJobs()
  const ended = await Promise.all(runs.map(({ finished }) => finished))
  expect(ended.map(({ outputs }) => outputs.result)).toEqual(['pull-request', 'pull-request'])
  expect(scene.ours().map(({ body }) => body.split('\n')[0])).toEqual([
    expect.stringMatching(/^### ✅/),
    expect.stringMatching(/^### ✅/),
  ])
  expect([reactionsTo(scene, 0), reactionsTo(scene, 1)]).toEqual([['rocket'], ['rocket']])
})

test.concurrent('a long note and a reason of a newer version leave the state readable, and the job is found again', async () => {
  await using scene = await openCommandScene()
  await ask(scene, `first\n${atOnce}`, { index: 0, with: waits })
  changeMemory(scene.ours()[0], stateSecret, ({ scope, state }) => ({
    scope,
    state: {
      ...state,
      run: { ...state.run, note: 'x'.repeat(1_088), result: 'unknown', reason: 'of-a-newer-version' },
    },
  }))
  const run = await ask(scene, `second\n${soon}`, { index: 1, with: waits })
  expect(run.outputs).toMatchObject({ result: 'pull-request', 'job-id': firstJob })
  expect([scene.docs.jobs.size, scene.ours().length]).toEqual([1, 1])
})

test.concurrent('one queued request that Mintlify always refuses is taken out and told, and the others are sent', async () => {
  let tries = 0
  await using scene = await openBusyScene({
    // Both together are refused, and then the first of them.
    watch: ({ call, when }) => {
      if (call !== message || when !== 'before') return 'go on'
      tries += 1
      return tries <= 2 ? 422 : 'go on'
    },
  })
  await ask(scene, 'second', { index: 1 })
  await ask(scene, 'third', { index: 2 })
  scene.endJobs()
  expect(updateOf(await scene.run(reconcile))).toMatchObject({ sent: 1 })
  expect([prompts(scene).slice(1), waiting(scene)]).toEqual([['third'], []])
  expect(scene.ours()[0]?.body).toContain('<code>second</code>')
  expect([reactionsTo(scene, 1), reactionsTo(scene, 2)]).toEqual([['confused'], ['eyes']])
})

test.concurrent('a valid state in the comment of an ordinary person is not used, and nothing is begun beside it', async () => {
  await using scene = await openCommandScene()
  await ask(scene, `first\n${atOnce}`, { index: 0, with: waits })
  const [ours] = scene.ours()
  const { scope, state } = memoryIn(ours, stateSecret)
  scene.repository.comments.delete(ours?.id ?? 0)
  const body = `Mine\n\n${signState(scope, state, stateSecret)}`
  const forged = addComment(scene.repository, { issue: 2, user: makeUser('mallory'), body })
  const run = await ask(scene, `second\n${soon}`, { index: 1, with: waits })
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
  expect(run.stdout).toContain(
    'The comment by `mallory` was written with another account: use one token, or delete it',
  )
  expect([sent(scene), forged.body, scene.ours()]).toEqual([['POST /job'], body, []])
})

test.concurrent('a command keeps its reaction until it has its end, though the next one starts before a reconcile', async () => {
  await using scene = await openBusyScene()
  scene.endJobs()
  await ask(scene, `second\nemulate: pull-request ${long}`, { index: 1 })
  expect(reactionsTo(scene, 1)).toEqual(['eyes'])
  scene.endJobs()
  age(scene)
  await scene.run(reconcile)
  expect([reactionsTo(scene, 0), reactionsTo(scene, 1)]).toEqual([['rocket'], ['rocket']])
  expect(remembered(scene).conversation.commands).toEqual([])
})

test.concurrent('a status check of a job at work leaves no 👀', async () => {
  await using scene = await openBusyScene()
  const run = await ask(scene, 'status', { index: 1 })
  expect(run.outputs).toMatchObject({ result: 'running' })
  expect([reactionsTo(scene, 0), reactionsTo(scene, 1)]).toEqual([['eyes'], ['+1']])
})

test.concurrent('of several reactions the last stands, also after a re-run', async () => {
  await using scene = await openCommandScene()
  await ask(scene, 'first\nemulate: failed after 0s', { index: 0, with: waits })
  expect(reactionsTo(scene, 0)).toEqual(['confused'])
  const again = await ask(scene, 'first\nemulate: failed after 0s', {
    index: 0,
    attempt: 2,
    with: { wait: 'false' },
  })
  expect([again.outputs.result, reactionsTo(scene, 0)]).toEqual(['running', ['eyes']])
})

test.concurrent('a run that dies while it sends: the next one waits for its time, and it is told once', async () => {
  const watch = createSwitch()
  await using scene = await watchScene(await openCommandScene(), watch.watch)
  const { run } = await killAt(
    scene,
    { watch, isThere: ({ call, when }) => call === 'POST /job' && when === 'after' },
    { event: command(scene, `/docs first\nemulate: never`, { index: 0 }), with: queueing },
  )
  expect([run.signal, sent(scene)]).toEqual(['SIGKILL', ['POST /job']])
  ageLocks(scene)
  const early = await ask(scene, `second\n${atOnce}`, { index: 1 })
  expect([sent(scene), early.outputs.result]).toEqual([['POST /job'], 'queued'])
  changeMemory(scene.ours()[0], stateSecret, ({ scope, state: { conversation, ...state } }) => {
    const claim = conversation.claim && { ...conversation.claim, until: '2020-01-01T00:00:00Z' }
    return { scope, state: { ...state, conversation: { ...conversation, claim, queue: [] } } }
  })
  ageLocks(scene)
  const rerun = await ask(scene, 'first\nemulate: never', { index: 0, attempt: 2 })
  expect(rerun.outputs).toMatchObject({ result: 'unknown', reason: 'create-unconfirmed' })
  expect(sent(scene)).toEqual(['POST /job'])
  await scene.run(reconcile)
  expect(remembered(scene).conversation).toMatchObject({
    claim: null,
    createUnconfirmedAt: expect.any(String),
  })
  expect(reactionsTo(scene, 0)).toEqual(['confused'])
})

test.concurrent('a rejected request after a job in the background began is still followed by the reconcile', async () => {
  await using scene = await openBusyScene()
  const run = await ask(scene, 'second', { index: 1, with: { ...waits, 'api-key': 'mint_another_key' } })
  expect(run.outputs).toMatchObject({ result: 'rejected' })
  scene.endJobs()
  const reconciled = await scene.run(reconcile)
  expect(reconciled.outputs).toMatchObject({ finished: '1' })
  expect([title(scene), reactionsTo(scene, 0)]).toEqual([expect.stringMatching(/^### ✅/), ['rocket']])
})
