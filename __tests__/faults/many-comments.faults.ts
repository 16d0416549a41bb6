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
const pageOf = (path: string) => new URL(path, 'http://x').searchParams.get('page') ?? '1'

test('the newest comments are read first, so that ours is found among more than 3,000', async () => {
  await using scene = await openScene({ event: pull })
  await scene.run({ with: inputs })
  const [ours] = scene.ours()
  const { comments } = scene.repository
  comments.clear()
  for (let count = 1; count <= 3_250; count += 1) addComment(scene.repository, { issue: 2, id: count })
  if (ours) comments.set(ours.id, ours)
  for (let count = 0; count < 20; count += 1) addComment(scene.repository, { issue: 2 })
  const called = scene.github.requests.length
  const run = await scene.run(next)
  expect(run.outputs).toMatchObject({ result: 'pull-request', 'job-id': 'job_9e3779b1' })
  const pages = scene.github.requests
    .slice(called)
    .filter(({ path }) => /comments\?.*per_page=100/.test(path))
  const newest = Array.from({ length: 30 }, (_, page) => String(33 - page))
  expect(pages.map(({ path }) => pageOf(path))).toEqual(['1', ...newest])
  expect(scene.ours()).toHaveLength(1)
})

test('where not every comment could be read, and none was ours, nothing is started', async () => {
  await using scene = await openScene({ event: pull })
  for (let count = 0; count < 3_101; count += 1) addComment(scene.repository, { issue: 2 })
  const run = await scene.run({ with: inputs })
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
  expect(lastWord(run)).toMatch(/more than 3,100 comments/)
  expect(scene.asked()).toEqual([])
})

test('a comment is written after 3,100 others: the first page and the thirty newest are read', async () => {
  await using scene = await openScene({ event: pull })
  for (let count = 0; count < 3_100; count += 1) addComment(scene.repository, { issue: 2, body: '.' })
  const run = await scene.run({ with: { context: 'none' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(scene.called().filter((call) => /^GET .*\/issues\/2\/comments$/.test(call))).toHaveLength(31)
  expect(scene.ours()).toHaveLength(1)
})
