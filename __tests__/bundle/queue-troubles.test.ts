// Queued requests when something goes wrong while they are sent: each is sent at most once, and none is lost without a word.
import { expect, jest, test } from '@jest/globals'
import type { DocumentationServiceOptions } from '../../emulator/docs-service/server.ts'
import { actionsBot } from '../../emulator/github/state.ts'
import { addLock, ageLocks, locks, minutesAgo, reactionsTo } from './lock-scene.ts'
import {
  ask,
  long,
  message,
  openBusyScene,
  prompts,
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

/** As if the time of what is on its way had run out. */
function expire(scene: Scene): void {
  rewrite(scene, ({ conversation, ...state }) => {
    const { claim } = conversation
    if (!claim) throw new Error('Nothing is on its way.')
    return { ...state, conversation: { ...conversation, claim: { ...claim, until: minutesAgo(1) } } }
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
  expect([waiting(scene), remembered(scene).conversation.claim]).toEqual([['second'], null])
  expect(updateOf(await scene.run(reconcile))).toMatchObject({ sent: 1, problem: null })
  expect(prompts(scene).slice(1)).toEqual(['second'])
})

test.concurrent('a service that answers 429 leaves the request in the queue, and the next reconcile sends it', async () => {
  await using scene = await openFreeScene()
  scene.watchBy((moment) => (isMessage(moment, 'before') ? 429 : 'go on'))
  const run = await scene.run(reconcile)
  expect(updateOf(run)).toMatchObject({ sent: 0, problem: expect.stringContaining('429') })
  expect([waiting(scene), remembered(scene).conversation.claim]).toEqual([['second'], null])
  scene.watchBy(() => 'go on')
  expect(updateOf(await scene.run(reconcile))).toMatchObject({ sent: 1, problem: null })
  expect(prompts(scene).slice(1)).toEqual(['second'])
})

const unconfirmed = /Couldn't confirm that these requests arrived: <code>second<\/code>/

test.concurrent.each<[string, Moment['when'], ReturnType<Watch>]>([
  ['a 500 after it has arrived', 'after', 500],
  ['no answer after it has arrived', 'after', 'lose'],
  ['a 500 to a message that has not arrived', 'before', 500],
  ['no answer to a message that has not arrived', 'before', 'lose'],
])('%s: it is told once as unconfirmed, and never sent again', async (...[, when, verdict]) => {
  await using scene = await openFreeScene()
  scene.watchBy((moment) => (isMessage(moment, when) ? verdict : 'go on'))
  const run = await scene.run(reconcile)
  expect(updateOf(run)).toMatchObject({
    sent: 0,
    problem: expect.stringContaining("Mintlify didn't confirm"),
  })
  scene.watchBy(() => 'go on')
  await scene.run(reconcile)
  expect([waiting(scene), remembered(scene).conversation.claim]).toEqual([[], null])
  expect(scene.ours()[0]?.body.match(new RegExp(unconfirmed, 'g'))).toHaveLength(1)
  expect(reactionsTo(scene, 1)).toEqual(['confused'])
  await scene.run(reconcile)
  expect(sent(scene).filter((call) => call === message)).toHaveLength(when === 'after' ? 1 : 0)
  expect([prompts(scene).length, locks(scene)]).toEqual([when === 'after' ? 2 : 1, []])
})

test.concurrent('a reconcile that was killed while it sent: it is told when its time has run out', async () => {
  await using scene = await openFreeScene()
  scene.watchBy((moment) => {
    if (isMessage(moment, 'before')) running.kill('SIGKILL')
    return isMessage(moment, 'before') ? 'lose' : 'go on'
  })
  const running = scene.start(reconcile)
  await running.finished
  scene.watchBy(() => 'go on')
  await scene.run(reconcile)
  expect([waiting(scene), reactionsTo(scene, 1)]).toEqual([['second'], ['eyes']])
  expire(scene)
  ageLocks(scene)
  await scene.run(reconcile)
  expect(scene.ours()[0]?.body).toMatch(unconfirmed)
  expect([waiting(scene), remembered(scene).conversation.claim]).toEqual([[], null])
  await scene.run(reconcile)
  expect(reactionsTo(scene, 1)).toEqual(['confused'])
  expect(prompts(scene)).toHaveLength(1)
})

test.concurrent('after requests that nobody could confirm later ones go on', async () => {
  await using scene = await openFreeScene()
  scene.watchBy((moment) => (isMessage(moment, 'before') ? 'lose' : 'go on'))
  await scene.run(reconcile)
  expect(scene.ours()[0]?.body).toMatch(unconfirmed)
  scene.watchBy(() => 'go on')
  const run = await ask(scene, 'third', { index: 2 })
  expect(run.outputs).toMatchObject({ result: 'running' })
  expect([prompts(scene).slice(1), waiting(scene)]).toEqual([['third'], []])
})

test.concurrent('a comment that is deleted while the reconcile is at work: nothing is sent or written anew', async () => {
  await using scene = await openFreeScene()
  scene.watchBy(({ call, when }) => {
    if (call === 'GET /issues/comments' && when === 'after') scene.repository.comments.delete(ourId)
    return 'go on'
  })
  const ourId = scene.ours()[0]?.id ?? 0
  const run = await scene.run(reconcile)
  expect(run.exitCode).toBe(0)
  expect([scene.ours(), sent(scene), locks(scene)]).toEqual([[], ['POST /job'], []])
})

test.concurrent.each([
  ['read', 'GET /issues/2/comments', 'before'],
  ['written to', 'PATCH ', 'before'],
] as const)(
  'a comment that is deleted before it is %s by a command: a new conversation begins',
  async (_, at, moment) => {
    await using scene = await openFreeScene({ isFree: false })
    const ourId = scene.ours()[0]?.id ?? 0
    scene.watchBy(({ call, when }) => {
      if (call.startsWith(at) && when === moment) scene.repository.comments.delete(ourId)
      return 'go on'
    })
    const run = await ask(scene, `second\nemulate: never`, { index: 1 })
    expect(run.outputs).toMatchObject({ result: 'running' })
    expect(sent(scene)).toEqual(['POST /job', 'POST /job'])
    expect([scene.ours().length, locks(scene)]).toEqual([1, []])
  },
)

test.concurrent('without the right to lock the reconcile sends nothing, and says why', async () => {
  await using scene = await openFreeScene()
  const body = { message: 'Resource not accessible by integration' }
  scene.github.fail({ method: 'POST', path: /\/issues\/2\/reactions/, status: 403, body, times: Infinity })
  const run = await scene.run(reconcile)
  const problem = expect.stringContaining("Couldn't lock the conversation: GitHub answered 403")
  expect(updateOf(run)).toMatchObject({ sent: 0, problem })
  expect([waiting(scene), sent(scene)]).toEqual([['second'], ['POST /job']])
})

test.concurrent('a reconcile takes over the lock of a run that was killed long ago', async () => {
  await using scene = await openFreeScene()
  addLock(scene, actionsBot, 2)
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
