// Runs that come to one conversation at the same time, without `concurrency`: the reaction 🚀 lets in one after the other.
import { expect, jest, test } from '@jest/globals'
import { allPermissions } from '../../emulator/github/permissions.ts'
import { actionsBot } from '../../emulator/github/state.ts'
import { runPost } from '../../emulator/runner/runner.ts'
import { pullEvent } from './gate-cases.ts'
import { createSwitch, killAt } from './kill-scene.ts'
import {
  addLock,
  ageLocks,
  command,
  countRequests,
  locks,
  minutesAgo,
  openCommandScene,
  otherBot,
  ownLocks,
  person,
  reactionsTo,
  removeLock,
  until,
} from './lock-scene.ts'
import { openScene, type Scene } from './scene.ts'
import { isRemembered } from './status-scene.ts'
import { playTwoAtOnce } from './two-at-once.ts'
import { type Moment, watchScene } from './watched-scene.ts'

jest.setTimeout(120_000)

const given = { prompt: '', context: 'none' }
const taking = 'POST /issues/2/reactions'
const givingBack = /^DELETE \/issues\/2\/reactions\//

const countTaken = (scene: Scene) => scene.called().filter((call) => call === taking).length
const countGivenBack = (scene: Scene) => scene.called().filter((call) => givingBack.test(call)).length
const sent = (scene: Scene) => scene.asked().filter((call) => call.startsWith('POST '))

/** A command whose job ends at once. */
const runIn = (scene: Scene, inputs: Record<string, string> = {}) =>
  scene.start({
    event: command(scene, '/docs it\nemulate: pull-request after 0s'),
    with: { ...given, ...inputs },
  })

test.concurrent.each([1, 2, 3, 4, 5])(
  'two commands at once are one job, one message and one comment, round %i',
  () => playTwoAtOnce(),
)

test.concurrent('two runs of a pull request at once are one job, one message and one comment', async () => {
  await using scene = await openScene({ event: pullEvent() })
  const run = (action: string, id: string) =>
    scene.run({
      event: pullEvent({}, { action }),
      with: { context: 'none', prompt: 'Document it.\nemulate: pull-request after 1s' },
      env: { GITHUB_RUN_ID: id },
    })
  const runs = await Promise.all([run('opened', '71'), run('synchronize', '72')])
  expect(runs.map(({ outputs }) => outputs.result)).toEqual(['pull-request', 'pull-request'])
  expect(sent(scene)).toEqual(['POST /job', 'POST /job/job_9e3779b1/message'])
  expect([countRequests(scene), scene.ours().length]).toEqual([2, 1])
  expect(locks(scene)).toEqual([])
})

test.concurrent.each([1, 2, 3])(
  'a run and a reconcile at the end of the job leave one right comment, round %i',
  async () => {
    await using scene = await openCommandScene()
    const running = scene.start({
      event: command(scene, '/docs it\nemulate: pull-request after 600s'),
      with: given,
    })
    await until(() => isRemembered(scene) && locks(scene).length === 0)
    const reconciling = scene.start({ metadata: 'reconcile/action.yml' })
    await until(() => scene.called().some((call) => call === 'GET /issues/comments'))
    scene.endJobs()
    const [run, reconciled] = await Promise.all([running.finished, reconciling.finished])
    expect([run.outputs.result, run.exitCode]).toEqual(['pull-request', 0])
    expect([reconciled.outputs.result, reconciled.exitCode]).toEqual(['done', 0])
    expect(scene.ours().map(({ body }) => body.split('\n')[0])).toEqual([expect.stringContaining('✅')])
    expect(reactionsTo(scene, 0)).toEqual(['rocket'])
    expect(locks(scene)).toEqual([])
  },
)

test.concurrent('another App that has the lock is waited for, and told nothing', async () => {
  await using scene = await openCommandScene()
  const other = addLock(scene, otherBot)
  const running = runIn(scene)
  await until(() => countGivenBack(scene) >= 2)
  expect([scene.asked(), scene.ours()]).toEqual([[], []])
  // Its own may be there for a moment, whenever it tries.
  expect(locks(scene)).toContainEqual(other)
  removeLock(scene, other)
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(sent(scene)).toEqual(['POST /job'])
  expect(locks(scene)).toEqual([])
})

/** Resolves when somebody has tried twice more to take the lock. */
function untilTriedTwice(scene: Scene): Promise<void> {
  const before = countGivenBack(scene)
  return until(() => countGivenBack(scene) >= before + 2)
}

test.concurrent('at its end a run waits for whoever has the lock', async () => {
  await using scene = await openCommandScene()
  const running = scene.start({
    event: command(scene, '/docs it\nemulate: pull-request after 600s'),
    with: given,
  })
  await until(() => isRemembered(scene) && countGivenBack(scene) === 2)
  const other = addLock(scene, otherBot)
  scene.endJobs()
  await untilTriedTwice(scene)
  removeLock(scene, other)
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect([scene.ours()[0]?.body.slice(0, 5), locks(scene)]).toEqual(['### ✅', []])
})

test.concurrent('the post step waits for whoever has the lock', async () => {
  await using scene = await openCommandScene()
  const running = scene.start({
    event: command(scene, '/docs it\nemulate: pull-request after 600s'),
    with: given,
  })
  await until(() => isRemembered(scene) && countGivenBack(scene) === 2 && scene.asked().length > 1)
  running.kill('SIGKILL')
  const run = await running.finished
  const other = addLock(scene, otherBot)
  scene.endJobs()
  const post = runPost(run)
  await untilTriedTwice(scene)
  removeLock(scene, other)
  expect((await post).exitCode).toBe(0)
  expect([scene.ours()[0]?.body.slice(0, 5), locks(scene)]).toEqual(['### ✅', []])
})

test.concurrent('two Apps at once are one after the other', async () => {
  await using scene = await openCommandScene()
  scene.github.addToken({ token: 'token-of-another-app', account: otherBot })
  const secret = { ...given, 'state-secret': 'a secret that both share' }
  const runs = await Promise.all(
    [scene.github.token, 'token-of-another-app'].map((token, index) =>
      scene.run({
        event: command(scene, `/docs wish ${index}\nemulate: pull-request after 1s`, { index }),
        with: secret,
        env: { GITHUB_TOKEN: token, GITHUB_RUN_ID: String(8_200 + index) },
      }),
    ),
  )
  expect(runs.map(({ outputs }) => outputs.result)).toEqual(['pull-request', 'pull-request'])
  expect(sent(scene)).toEqual(['POST /job', 'POST /job/job_9e3779b1/message'])
  expect(locks(scene)).toEqual([])
})

test.concurrent('our own 🚀 that is older than 90 seconds is removed and taken', async () => {
  await using scene = await openCommandScene()
  const old = addLock(scene, actionsBot, 2)
  const run = await runIn(scene).finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(scene.called().filter((call) => givingBack.test(call))[0]).toBe(
    `DELETE /issues/2/reactions/${old.id}`,
  )
  expect(locks(scene)).toEqual([])
})

test.concurrent('our own 🚀 is waited for until it is older than 90 seconds', async () => {
  await using scene = await openCommandScene()
  const old = addLock(scene, actionsBot)
  const running = runIn(scene)
  await until(() => countTaken(scene) === 2)
  expect([scene.asked(), locks(scene)]).toEqual([[], [old]])
  old.created_at = minutesAgo(2)
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(locks(scene)).toEqual([])
})

test.concurrent.each([
  ['a 🚀 of another bot that is older than 90 seconds', otherBot, 2],
  ["a person's 🚀", person, 0],
] as const)('%s does not count, and is left alone', async (_, user, ageMinutes) => {
  await using scene = await openCommandScene()
  const other = addLock(scene, user, ageMinutes)
  const run = await runIn(scene).finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  // Once for the claim, and once for its end.
  expect([countTaken(scene), countGivenBack(scene)]).toEqual([2, 2])
  expect(locks(scene)).toEqual([other])
})

test.concurrent('a dry run takes no lock', async () => {
  await using scene = await openCommandScene()
  const run = await runIn(scene, { 'dry-run': 'true' }).finished
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'dry-run' })
  expect(scene.called().filter((call) => call.includes('/reactions'))).toEqual([])
})

test.concurrent('without `reactions` there is none on the command, but the lock', async () => {
  await using scene = await openCommandScene()
  const run = await runIn(scene, { reactions: 'false' }).finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect([countTaken(scene), countGivenBack(scene)]).toEqual([2, 2])
  const others = scene.called().filter((call) => /^POST .*comments\/\d+\/reactions/.test(call))
  expect([others, reactionsTo(scene, 0)]).toEqual([[], []])
})

const refused = { status: 403, body: { message: 'Resource not accessible by integration' } } as const

test.concurrent('a token without the right goes on without a conversation, and is told once which it needs', async () => {
  const permissions = { ...allPermissions, pull_requests: 'read' } as const
  await using scene = await openCommandScene({ github: { permissions } })
  const run = await runIn(scene).finished
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'pull-request'])
  const lines = run.stdout.split('\n').filter((line) => line.includes("Couldn't lock the conversation"))
  expect(lines).toEqual([expect.stringMatching(/^::warning .*The token needs: pull-requests: write/)])
  expect(sent(scene)).toEqual(['POST /job'])
  expect([scene.ours(), ownLocks(scene)]).toEqual([[], []])
})

test.concurrent('a lock that is refused beside a comment of ours: nothing is sent', async () => {
  await using scene = await openCommandScene()
  await runIn(scene).finished
  scene.github.fail({ method: 'POST', path: /\/issues\/2\/reactions/, ...refused, times: Infinity })
  const event = command(scene, '/docs again', { index: 1 })
  const run = await scene.run({ event, with: given, env: { GITHUB_RUN_ID: '8301' } })
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unwritable' })
  expect(sent(scene)).toEqual(['POST /job'])
})

test.concurrent.each([
  ['a list of reactions', /\/issues\/2\/reactions/],
  ['the comments', /\/issues\/2\/comments/],
])('a refusal of %s after the lock does not mean that nothing is remembered', async (_, path) => {
  await using scene = await openCommandScene()
  scene.github.fail({ method: 'GET', path, ...refused, times: Infinity })
  const run = await runIn(scene).finished
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
  expect([sent(scene), locks(scene)]).toEqual([[], []])
})

const killed: [string, Moment['when'], RegExp, number][] = [
  ['while others are listed', 'before', /^GET \/issues\/2\/reactions$/, 0],
  ['before its comment is created', 'before', /^POST \/issues\/2\/comments$/, 0],
  ['when its comment was created', 'after', /^POST \/issues\/2\/comments$/, 1],
  ['before its comment is edited', 'before', /^PATCH \//, 1],
]

test.concurrent.each(killed)('the post step of a run that was killed %s finishes it', async (...row) => {
  const [, when, at, comments] = row
  const watch = createSwitch()
  await using scene = await watchScene(await openCommandScene(), watch.watch)
  const { run, call } = await killAt(
    scene,
    { watch, isThere: (moment) => moment.when === when && at.test(moment.call) },
    {
      event: command(scene, '/docs it\nemulate: pull-request after 600s'),
      with: { ...given, wait: 'false' },
    },
  )
  expect([run.signal, call]).toEqual(['SIGKILL', expect.stringMatching(at)])
  ageLocks(scene)
  const post = await runPost(run)
  expect(post.exitCode).toBe(0)
  const next = await scene.run({
    event: command(scene, '/docs status', { index: 1 }),
    with: given,
    env: { GITHUB_RUN_ID: '8400' },
  })
  const hasJob = run.outputs['job-id'] !== undefined
  expect(next.outputs).toMatchObject(hasJob ? { result: 'running' } : { reason: 'job-not-found' })
  expect([sent(scene).length, scene.ours().length]).toEqual([hasJob ? 1 : 0, comments])
  expect(locks(scene)).toEqual([])
})
