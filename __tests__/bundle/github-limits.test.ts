// Limits of GitHub that end while the run waits for them.
import { expect, jest, test } from '@jest/globals'
import { exceedPrimaryLimit, exceedSecondaryLimit } from '../../emulator/github/rate-limits.ts'
import { commentEvent, letMonaWrite, reactionsIn } from './comment-event.ts'
import { eventOf } from './payloads.ts'
import { openScene } from './scene.ts'

jest.setTimeout(60_000)

const inAnHour = () => new Date(Date.now() + 3_600_000)
const create = { method: 'POST', path: /\/issues\/\d+\/comments$/ }

test.concurrent.each<[string, () => ReturnType<typeof exceedPrimaryLimit>]>([
  ['a secondary limit', () => exceedSecondaryLimit({ retryAfter: '1', resetAt: inAnHour() })],
  [
    'a secondary limit told as 429',
    () => exceedSecondaryLimit({ retryAfter: '1', status: 429, resetAt: inAnHour() }),
  ],
  ['the primary limit', () => exceedPrimaryLimit(new Date(Date.now() + 1_000))],
])('a comment that met %s is written once it is over, and once', async (_, limit) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  scene.github.fail({ ...create, ...limit() })
  const run = await scene.run()
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result: 'pull-request', exitCode: 0 })
  expect(scene.called().filter((call) => /^POST .*comments/.test(call))).toHaveLength(2)
  expect(scene.ours().map(({ body }) => body.split('\n')[0])).toEqual([expect.stringContaining('✅')])
  expect(run.stdout).not.toMatch(/^::warning/m)
})

test.concurrent('a command whose permission check met a secondary limit is obeyed', async () => {
  await using scene = await openScene({ event: commentEvent('/docs') })
  letMonaWrite(scene.repository)
  const limit = exceedSecondaryLimit({ retryAfter: '1', resetAt: inAnHour() })
  scene.github.fail({ path: /\/collaborators\//, ...limit })
  const run = await scene.run()
  expect(run.outputs).toMatchObject({ result: 'pull-request', reason: '' })
  expect(reactionsIn(scene.repository)).toEqual(['rocket'])
})
