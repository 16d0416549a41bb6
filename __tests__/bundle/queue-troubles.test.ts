// Queued requests when something goes wrong while they are sent: each is sent at most once, and none is lost without a word.
import { expect, jest, test } from '@jest/globals'
import type { DocumentationServiceOptions } from '../../emulator/docs-service/server.ts'
import { actionsBot } from '../../emulator/github/state.ts'
import { addLock, command, locks, minutesAgo, reactionsTo, until } from './lock-scene.ts'
import {
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
import type { Scene } from './scene.ts'
import type { Moment, Watch } from './watched-scene.ts'

jest.setTimeout(120_000)

type Options = { isFree?: boolean; docs?: DocumentationServiceOptions }

/** A conversation with a queued request whose agent is free, or with none whose agent is at work, and a way to watch the rest. */
async function openFreeScene({ isFree = true, docs = {} }: Options = {}) {
  let watch: Watch = () => 'go on'
  const scene = await openBusyScene({ docs, watch: (moment) => watch(moment) })
  if (isFree) {
    await ask(scene, 'second', { index: 1 })
    scene.endJobs()
  }
  const watchBy = (next: Watch) => {
    watch = next
  }
  return { ...scene, watchBy }
}

const isMessage = ({ call, when }: Moment, at: Moment['when']) => call === message && when === at

/** As if what is on its way had been sent so long ago. */
function age(scene: Scene, minutes: number): void {
  rewrite(scene, (report) => {
    const { sending } = report.queue
    if (!sending) throw new Error('Nothing is on its way.')
    return { ...report, queue: { ...report.queue, sending: { ...sending, at: minutesAgo(minutes) } } }
  })
}

test.concurrent('a key that may only read sends nothing, says so, and leaves it to one that may', async () => {
  await using scene = await openFreeScene({ docs: { readOnlyKey: 'mint_key_that_may_only_read' } })
  const readOnly = { ...reconcile, with: { ...reconcile.with, 'api-key': 'mint_key_that_may_only_read' } }
  const run = await scene.run(readOnly)
  expect(updateOf(run)).toMatchObject({
    sent: 0,
    problem: expect.stringMatching(/^The queued requests weren't sent: .*403/),
  })
  expect(run.outputs).toMatchObject({ result: 'partial' })
  expect(run.summary).toContain('The queued requests weren')
  expect([waiting(scene), remembered(scene).queue.sending]).toEqual([['second'], null])
  expect(updateOf(await scene.run(reconcile))).toMatchObject({ sent: 1, problem: null })
  expect(prompts(scene).slice(1)).toEqual(['second'])
})

test.concurrent('a service that answers 429 leaves the request in the queue, and the next reconcile sends it', async () => {
  await using scene = await openFreeScene()
  scene.watchBy((moment) => (isMessage(moment, 'before') ? 429 : 'go on'))
  const run = await scene.run(reconcile)
  expect(updateOf(run)).toMatchObject({ sent: 0, problem: expect.stringContaining('429') })
  expect([waiting(scene), remembered(scene).queue.sending]).toEqual([['second'], null])
  scene.watchBy(() => 'go on')
  expect(updateOf(await scene.run(reconcile))).toMatchObject({ sent: 1, problem: null })
  expect(prompts(scene).slice(1)).toEqual(['second'])
})

test.concurrent.each<[string, Moment['when'], ReturnType<Watch>]>([
  ['a 500 after it has arrived', 'after', 500],
  ['no answer after it has arrived', 'after', 'lose'],
])('%s: the next reconcile sees it by the job', async (...[, when, verdict]) => {
  await using scene = await openFreeScene()
  scene.watchBy((moment) => (isMessage(moment, when) ? verdict : 'go on'))
  const run = await scene.run(reconcile)
  expect(updateOf(run)).toMatchObject({ sent: 0, problem: expect.stringContaining('The connection dropped') })
  expect(remembered(scene).queue.sending).not.toBeNull()
  scene.watchBy(() => 'go on')
  await scene.run(reconcile)
  expect(remembered(scene)).toMatchObject({
    turn: 2,
    result: 'running',
    queue: { entries: [], sending: null },
  })
  expect(scene.ours()[0]?.body).not.toContain("Couldn't confirm")
  scene.endJobs()
  await scene.run(reconcile)
  expect(reactionsTo(scene, 1)).toEqual(['rocket'])
  expect(prompts(scene).slice(1)).toEqual(['second'])
})

test.concurrent.each<[string, ReturnType<Watch>]>([
  ['a 500', 500],
  ['no answer', 'lose'],
])('%s to a message that has not arrived: it is told after 20 minutes, and not sent', async (_, verdict) => {
  await using scene = await openFreeScene()
  scene.watchBy((moment) => (isMessage(moment, 'before') ? verdict : 'go on'))
  await scene.run(reconcile)
  scene.watchBy(() => 'go on')
  age(scene, 19)
  const early = await scene.run(reconcile)
  expect(early.exitCode).toBe(0)
  expect([waiting(scene), reactionsTo(scene, 1)]).toEqual([['second'], ['eyes']])
  age(scene, 20)
  await scene.run(reconcile)
  expect(scene.ours()[0]?.body).toMatch(
    /Couldn't confirm that these queued requests arrived: <code>second<\/code>/,
  )
  expect([waiting(scene), remembered(scene).queue.sending]).toEqual([[], null])
  expect(reactionsTo(scene, 1)).toEqual(['confused'])
  await scene.run(reconcile)
  expect([prompts(scene).length, locks(scene)]).toEqual([1, []])
  expect(scene.ours()[0]?.body).toContain("Couldn't confirm")
})

test.concurrent('requests that nobody could confirm stay told beside what is queued later', async () => {
  await using scene = await openFreeScene()
  scene.watchBy((moment) => (isMessage(moment, 'before') ? 'lose' : 'go on'))
  await scene.run(reconcile)
  scene.watchBy(() => 'go on')
  const run = await ask(scene, 'third', { index: 2 })
  expect(run.outputs).toMatchObject({ result: 'running' })
  expect(prompts(scene).slice(1)).toEqual(['third'])
  expect(scene.ours()[0]?.body).toMatch(
    /Couldn't confirm that these queued requests arrived: <code>second<\/code>/,
  )
  expect(waiting(scene)).toEqual([])
})

test.concurrent('a comment that is deleted while the reconcile is at work is told, and nothing is sent', async () => {
  await using scene = await openFreeScene()
  scene.watchBy(({ call, when }) => {
    if (call === 'GET /issues/comments' && when === 'after') scene.repository.comments.delete(ourId)
    return 'go on'
  })
  const ourId = scene.ours()[0]?.id ?? 0
  const run = await scene.run(reconcile)
  expect(updateOf(run).problem).toContain('The comment is gone or was changed by someone else.')
  expect([scene.ours(), sent(scene), locks(scene)]).toEqual([[], ['POST /job'], []])
})

test.concurrent('a request that cannot be written down waits for the agent', async () => {
  await using scene = await openFreeScene({ isFree: false })
  const ourId = scene.ours()[0]?.id ?? 0
  scene.watchBy(({ call, when }) => {
    if (call === `PATCH /issues/comments/${ourId}` && when === 'before')
      scene.repository.comments.delete(ourId)
    return 'go on'
  })
  const running = scene.start({
    event: command(scene, '/docs second', { index: 1 }),
    with: queueing,
    env: { GITHUB_RUN_ID: '7001' },
  })
  const asksForJob = () => scene.asked().filter((call) => call === `GET /job/${firstJob}`).length
  await until(() => asksForJob() > 1)
  scene.endJobs()
  const run = await running.finished
  expect(run.stdout).toContain(
    "The request couldn't be queued: it is too long, or the comment can't be changed.",
  )
  expect(run.outputs).toMatchObject({ result: 'running' })
  expect(prompts(scene).slice(1)).toEqual(['second'])
  expect(locks(scene)).toEqual([])
})

test.concurrent('a run whose comment is deleted tells what was queued there', async () => {
  await using scene = await openFreeScene()
  scene.watchBy(({ call, when }) => {
    if (call === 'GET /issues/2/comments' && when === 'after') scene.repository.comments.delete(ourId)
    return 'go on'
  })
  const ourId = scene.ours()[0]?.id ?? 0
  const run = await ask(scene, 'third', { index: 2 })
  expect(run.outputs).toMatchObject({ result: 'running' })
  expect(run.stdout).toContain("The queued requests couldn't be marked as sent")
  expect(prompts(scene).slice(1)).toEqual(['third'])
})

test.concurrent('without the right to lock the reconcile sends nothing, and says why', async () => {
  await using scene = await openFreeScene()
  scene.github.fail({ method: 'POST', path: /\/issues\/2\/reactions/, status: 403, times: Infinity })
  const run = await scene.run(reconcile)
  expect(updateOf(run)).toMatchObject({ sent: 0, problem: expect.stringContaining('pull-requests: write') })
  expect([waiting(scene), sent(scene)]).toEqual([['second'], ['POST /job']])
})

test.concurrent('a reconcile takes over the lock of a run that was killed long ago', async () => {
  await using scene = await openFreeScene()
  addLock(scene, actionsBot, 6)
  expect(updateOf(await scene.run(reconcile))).toMatchObject({ sent: 1, problem: null })
  expect(locks(scene)).toEqual([])
})

test.concurrent('a reconcile leaves a conversation alone that somebody else has locked', async () => {
  await using scene = await openFreeScene()
  const other = addLock(scene, actionsBot)
  const before = scene.ours().map(({ body }) => body)
  const run = await scene.run(reconcile)
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'done'])
  expect(run.stdout).toContain('#2: a run is at work here')
  expect(scene.ours().map(({ body }) => body)).toEqual(before)
  expect([locks(scene), sent(scene)]).toEqual([[other], ['POST /job']])
})

test.concurrent('two reconciles and a command at once send each request once', async () => {
  await using scene = await openFreeScene()
  await Promise.all([
    scene.run(reconcile),
    scene.run(reconcile),
    ask(scene, `third\nemulate: pull-request ${long}`, { index: 2 }),
  ])
  const all = [...prompts(scene).slice(1), ...waiting(scene)].join('\n')
  expect([all.match(/second/g), all.match(/third/g)].map((found) => found?.length)).toEqual([1, 1])
  expect(locks(scene)).toEqual([])
})
