// A conversation where clocks differ, reads are late, or a write fails.
import { expect, jest, test } from '@jest/globals'
import { letMonaWrite } from './comment-event.ts'
import {
  addLock,
  command,
  locks,
  minutesAgo,
  openCommandScene,
  otherBot,
  reactionsTo,
  removeLock,
  until,
} from './lock-scene.ts'
import { queueing, sent } from './queue-scene.ts'
import { lastShown, on, openStatusScene } from './status-scene.ts'
import { playTwoAtOnce } from './two-at-once.ts'

jest.setTimeout(180_000)

const failing = { status: 500 as const, times: Number.POSITIVE_INFINITY }
const sixMinutesMs = 360_000
const atOnce = 'emulate: pull-request after 0s'

test.concurrent.each([
  ['ahead of', -sixMinutesMs],
  ['behind', sixMinutesMs],
])('a runner whose clock is six minutes %s GitHub’s: two commands at once are one job', (_, clockOffsetMs) =>
  playTwoAtOnce({ github: { clockOffsetMs } }),
)

test.concurrent('a runner whose clock is six minutes ahead waits for the lock of a minute ago', async () => {
  await using scene = await openCommandScene({ github: { clockOffsetMs: -sixMinutesMs } })
  const other = addLock(scene, otherBot)
  other.created_at = minutesAgo(7)
  const running = scene.start({
    event: command(scene, `/docs first\n${atOnce}`),
    with: { ...queueing, wait: 'true' },
  })
  await until(() => scene.called().filter((call) => call.startsWith('DELETE ')).length >= 2)
  expect(sent(scene)).toEqual([])
  expect(locks(scene)).toContainEqual(other)
  removeLock(scene, other)
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
})

test.concurrent('reads that are older than the last write: the next command knows of the job', async () => {
  await using scene = await openCommandScene()
  scene.github.fail({ path: /\/comments/, staleMs: 2_000, times: Number.POSITIVE_INFINITY })
  const runs = await Promise.all(
    ['first', 'second'].map((wish, index) =>
      scene.run({
        timers: 'real',
        event: command(scene, `/docs ${wish}\n${atOnce}`, { index }),
        with: queueing,
        env: { GITHUB_RUN_ID: String(7_000 + index) },
      }),
    ),
  )
  expect(runs.map(({ outputs }) => outputs['job-id'])).toEqual(['job_9e3779b1', 'job_9e3779b1'])
  expect([scene.docs.jobs.size, scene.ours().length]).toEqual([1, 1])
})

test.concurrent('a waiver that the comment cannot take is not confirmed, and turns nothing green', async () => {
  await using scene = await openStatusScene()
  letMonaWrite(scene.repository)
  await scene.run({ with: { ...on, prompt: 'emulate: failed after 0s' } })
  const before = lastShown(scene)
  scene.github.fail({ method: 'PATCH', path: /\/issues\/comments\//, ...failing })
  const run = await scene.run({
    event: command(scene, '/docs skip'),
    with: on,
    env: { GITHUB_RUN_ID: '7000' },
  })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'status-not-set' })
  expect([before, lastShown(scene)]).toEqual([expect.stringMatching(/^error: /), before])
  expect(reactionsTo(scene, 0)).toEqual(['confused'])
})

test.concurrent('a note that the comment cannot take is a warning', async () => {
  await using scene = await openCommandScene()
  const limited = { ...queueing, 'max-requests': '1', wait: 'true' }
  const play = (wish: string, index: number) =>
    scene.run({
      event: command(scene, `/docs ${wish}\n${atOnce}`, { index }),
      with: limited,
      env: { GITHUB_RUN_ID: String(7_000 + index) },
    })
  await play('first', 0)
  scene.github.fail({ method: 'PATCH', path: /\/issues\/comments\//, ...failing })
  const run = await play('second', 1)
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'request-limit' })
  expect(run.stdout).toMatch(/^::warning .*Couldn't update the comment: /m)
  expect(scene.ours()[0]?.body).not.toContain('Request not sent')
})
