// A run that the docs repository started: how long it waits for agent jobs that are about to end.
import { expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { type ReconcilePorts, reconcile } from '../../src/reconcile/reconcile.ts'
import type { WakeUp } from '../../src/reconcile/wake-up.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { answered, link, reading } from '../fixtures/sample-job.ts'
import { quietPorts, sampleCandidate, sampleConversation } from '../fixtures/sample-reconcile.ts'

const opened: WakeUp = { pull: { repository: 'acme/docs', number: 57, branch: 'mintlify/9e3779b1' } }
const dispatched: WakeUp = { pull: null }

/** Plays a reconcile whose job has these readings in turn, of which the last one stays, after so many seconds of other work. */
async function play(
  wakeUp: WakeUp | null,
  readings: HttpOutcome<Job>[],
  { seconds = 0, ...given }: Partial<ReconcilePorts> & { seconds?: number } = {},
) {
  const clock = createFakeClock()
  await clock.sleep(seconds * 1_000)
  const asked: number[] = []
  const one = sampleConversation(7, { jobId: 'job_1' })
  const task = { repositories: [sampleCandidate()], problem: null, maxAgeMs: 30 * 86_400_000, wakeUp }
  const report = await reconcile(task, {
    clock,
    listConversations: async () => ({ kind: 'listed', conversations: [one], unverified: 0, problem: null }),
    ...quietPorts,
    async getJob() {
      asked.push(clock.elapsedMs() / 1_000)
      return readings[asked.length - 1] ?? readings.at(-1) ?? answered(500)
    },
    log: () => undefined,
    ...given,
  })
  return { asked, updates: report.updates, result: report.result }
}

const atWork = reading()
const withPull = reading({ pullRequest: link })
const onBranch = reading({ ref: 'mintlify/9e3779b1' })
const ended = reading({ status: 'completed', pullRequest: link })
const lost = answered(500)

test.each<[string, WakeUp | null, HttpOutcome<Job>[], number[], boolean]>([
  ['by a schedule', null, [withPull, ended], [0], false],
  ['by the docs pull request', opened, [withPull, withPull, ended], [0, 5, 10], true],
  ['by the docs pull request, whose branch is known', opened, [onBranch, withPull, ended], [0, 5, 10], true],
  ['by a dispatch', dispatched, [withPull, ended], [0, 5], true],
  ['by a dispatch, for a job without a docs pull request', dispatched, [onBranch, ended], [0], false],
  ['for nothing', opened, [atWork, ended], [0], false],
  ['for a job that has ended', opened, [ended], [0], true],
  ['with an answer that is lost meanwhile', opened, [withPull, lost, ended], [0, 5, 10], true],
])('a run that was started %s', async (...[, wakeUp, readings, expected, isFinished]) => {
  const { asked, updates } = await play(wakeUp, readings)
  expect([asked, updates.map((one) => one.isFinished)]).toEqual([expected, [isFinished]])
})

test.each([0, 1_000])(
  'it looks every five seconds for at most 90 seconds, after %d s of other work',
  async (before) => {
    const { asked, updates, result } = await play(opened, [withPull], { seconds: before })
    expect(asked).toEqual(Array.from({ length: 19 }, (_, index) => before + index * 5))
    expect([result, updates.map(({ status }) => status)]).toEqual(['done', ['active']])
  },
)

test('a run that is canceled meanwhile ends at once, with what it knows', async () => {
  const run = new AbortController()
  const { asked, updates } = await play(opened, [withPull], {
    signal: run.signal,
    async getJob() {
      run.abort()
      return withPull
    },
  })
  expect([asked, updates.map(({ status }) => status)]).toEqual([[], ['active']])
})

test('a key that is refused meanwhile ends the wait', async () => {
  const { asked, updates } = await play(opened, [withPull, answered(401)])
  expect([asked, updates.map(({ status }) => status)]).toEqual([[0, 5], ['active']])
})
