/** Two commands at the same time, in a workflow without `concurrency`. */

import { expect } from '@jest/globals'
import { command, countRequests, locks, openCommandScene, reactionsTo } from './lock-scene.ts'
import type { SceneOptions } from './scene.ts'

/** Plays them, and asserts that they are one job, one message and one comment. */
export async function playTwoAtOnce(options: SceneOptions = {}): Promise<void> {
  await using scene = await openCommandScene(options)
  const runs = await Promise.all(
    ['first', 'second'].map((wish, index) =>
      scene.run({
        event: command(scene, `/docs ${wish}\nemulate: pull-request after 1s`, { index }),
        with: { prompt: '', context: 'none' },
        env: { GITHUB_RUN_ID: String(8_100 + index) },
      }),
    ),
  )
  expect(runs.map(({ outputs }) => outputs.result)).toEqual(['pull-request', 'pull-request'])
  const posts = scene.asked().filter((call) => call.startsWith('POST '))
  expect(posts).toEqual(['POST /job', 'POST /job/job_9e3779b1/message'])
  expect([scene.docs.jobs.size, countRequests(scene)]).toEqual([1, 2])
  const [comment, ...others] = scene.ours()
  expect(others).toEqual([])
  for (const wish of ['first', 'second']) expect(comment?.body).toContain(`<code>${wish} emulate`)
  expect(comment?.body).toContain('✅')
  expect([reactionsTo(scene, 0), reactionsTo(scene, 1)]).toEqual([['rocket'], ['rocket']])
  expect(locks(scene)).toEqual([])
}
