// Conversations of thousands of comments. One after the other, because each is read within the time before the create.
import { expect, jest, test } from '@jest/globals'
import { addComment } from '../../emulator/github/fixtures.ts'
import { eventOf } from '../bundle/payloads.ts'
import { lastWord, openScene } from '../bundle/scene.ts'

jest.setTimeout(60_000)

const pull = eventOf('pull_request')
const inputs = { prompt: 'Document it.\nemulate: pull-request after 0s', context: 'none' }
/** A later run on the same conversation, which sends a message. */
const next = {
  with: { ...inputs, prompt: 'Again.\nemulate: pull-request after 1s' },
  env: { GITHUB_RUN_ID: '6043' },
}
test('where not every comment can be read, nothing is started, even if ours is among the newest', async () => {
  await using scene = await openScene({ event: pull })
  await scene.run({ with: inputs })
  const [ours] = scene.ours()
  const { comments } = scene.repository
  comments.clear()
  for (let count = 1; count <= 3_100; count += 1) addComment(scene.repository, { issue: 2, id: count })
  if (ours) comments.set(ours.id, ours)
  const asked = scene.asked().length
  const run = await scene.run(next)
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
  expect(lastWord(run)).toMatch(/more than 3,100 comments/)
  expect(scene.asked().slice(asked)).toEqual([])
  expect(scene.ours()).toEqual([ours])
})

test('among 3,100 comments ours is written, found and written again', async () => {
  await using scene = await openScene({ event: pull })
  for (let count = 0; count < 3_099; count += 1) addComment(scene.repository, { issue: 2, body: '.' })
  const run = await scene.run({ with: inputs })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(scene.ours().map(({ body }) => body)).toEqual([expect.stringContaining('✅')])
  // Both its beginning and its end read all pages.
  expect(scene.called().filter((call) => /^GET .*\/issues\/2\/comments$/.test(call))).toHaveLength(2 * 31)
  const again = await scene.run(next)
  expect(again.outputs).toMatchObject({ result: 'pull-request', 'job-id': 'job_9e3779b1' })
})
