// What the store reads and writes.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { nothingRemembered } from '../../src/conversation/snapshot.ts'
import { findComment, readKnown, write } from '../../src/conversation/store.ts'
import { sampleShown, sampleState } from '../fixtures/samples.ts'
import {
  apiKey,
  inaccessible,
  notFound,
  type OpenStore,
  ofComment,
  ofIssue,
  openStore,
} from './open-store.ts'

let scene: OpenStore
beforeEach(async () => {
  scene = await openStore()
})
afterEach(() => scene.close())

const second = sampleState({ requestCount: 2 })
const start = Date.parse('2026-11-20T14:00:00Z')

test('the oldest comment that is ours counts, and reading stops there', async () => {
  for (let count = 0; count < 100; count += 1) scene.addTheirs()
  const { id } = scene.addOurs(second)
  for (let count = 0; count < 100; count += 1) scene.addTheirs()
  scene.addOurs(sampleState({ requestCount: 9 }))

  const { comment, state } = await scene.read()
  expect(comment?.id).toBe(id)
  expect(state).toEqual(second)
  expect(scene.calls()).toEqual([
    'GET comments?per_page=100',
    'GET comments?per_page=100&page=2',
  ])
})

test('a list that begins again counts each comment once', async () => {
  for (let count = 0; count < 1_600; count += 1) scene.addTheirs()
  const { id } = scene.addOurs(second)
  scene.github.fail({ path: /per_page=100&page=16$/, status: 502, times: 9 })
  const { comment } = await scene.read()
  expect(comment?.id).toBe(id)
})

test('a reading is as old as the request for its last page', async () => {
  for (let count = 0; count < 101; count += 1) scene.addTheirs()
  scene.github.fail({
    ...{ method: 'GET', path: ofIssue },
    hold: async () => scene.time.skip(5_000),
  })
  scene.github.fail({
    ...{ method: 'GET', path: /page=2$/ },
    hold: async () => scene.time.skip(7_000),
  })
  const { comment, answer, askedAt } = await scene.read()
  expect(comment).toBeNull()
  expect(askedAt).toEqual({ date: new Date(start + 5_000), elapsedMs: 5_000 })
  expect(answer?.elapsedMs).toBe(12_000)
})

test('what this run has only read is not known to be its own', async () => {
  const { id } = scene.addOurs(second, { isCopy: true })
  const young = await scene.read()
  expect(young.comment?.id).toBe(id)
  scene.time.skip(121_000)
  expect((await findComment(scene.store, young.knownId)).comment).toBeNull()
})

test.each([{ key: 'mint_another' }, { scope: { projectId: 'another' } }])(
  'a comment with %j is nothing',
  async (options) => {
    scene.addOurs(second, options)
    expect((await scene.read()).comment).toBeNull()
  },
)

test('a state of another version ends the run', async () => {
  scene.addOurs(Object.assign({ ...second }, { version: 2 }))
  await expect(scene.read()).rejects.toThrow(/another version of the action/)
})

test('a list that is refused once is read, and one that is refused again is refused', async () => {
  scene.addOurs(second)
  scene.github.fail({ path: ofIssue, ...inaccessible })
  expect((await scene.read()).state).toEqual(second)

  scene.github.fail({ path: ofIssue, times: 2, ...inaccessible })
  await expect(findComment(scene.store, null)).rejects.toMatchObject({
    isInaccessible: true,
  })
})

test('a list that is not answered for a minute ends the run', async () => {
  scene.github.fail({ path: ofIssue, times: Number.POSITIVE_INFINITY })
  await expect(scene.read()).rejects.toMatchObject({
    status: 500,
  })
})

test('a known comment is read by its id', async () => {
  const { id } = scene.addOurs(second)
  const snapshot = await readKnown(scene.store, id)
  expect(snapshot).toMatchObject({ comment: { id }, state: second })
  expect(snapshot.askedAt).toEqual({ date: new Date(start), elapsedMs: 0 })
  expect(scene.calls()).toEqual([`GET ${id}`])
})

test('a known comment that is gone, or is not ours any more, is looked for', async () => {
  const { id } = scene.addOurs(second)
  const other = scene.addOurs(sampleState({ requestCount: 3 }))
  scene.comments().delete(id)
  expect((await readKnown(scene.store, id)).comment?.id).toBe(other.id)

  const theirs = scene.addTheirs()
  expect((await readKnown(scene.store, theirs.id)).comment?.id).toBe(other.id)
  expect((await readKnown(scene.store, null)).comment?.id).toBe(other.id)
})

test('a known comment that cannot be read is no fact', async () => {
  const { id } = scene.addOurs(second)
  scene.github.fail({ path: ofComment, times: Infinity, status: 500 })
  await expect(readKnown(scene.store, id)).rejects.toMatchObject({
    status: 500,
  })

  scene.github.mend()
  scene.comments().delete(id)
  scene.github.fail({ path: ofIssue, times: 2, ...inaccessible })
  await expect(readKnown(scene.store, id)).rejects.toMatchObject({
    status: 403,
  })
})

test('a 404 of a known comment counts when it came three times', async () => {
  const { id } = scene.addOurs(second)
  scene.github.fail({ path: ofComment, times: 2, ...notFound })
  expect((await readKnown(scene.store, id)).state).toEqual(second)
  expect(scene.calls()).toEqual([`GET ${id}`, `GET ${id}`, `GET ${id}`])
  expect(scene.clock.elapsedMs()).toBe(7_000)
})

test('what is written is ours, and says when', async () => {
  const first = await write(scene.store, await scene.read(), second)
  expect(first).toMatchObject({ state: second, comment: { number: 12 } })
  expect((await scene.read()).comment).toEqual(first.comment)

  scene.time.skip(9_000)
  const third = sampleState({ requestCount: 3 })
  const edited = await write(scene.store, first, third)
  expect(edited.answer?.elapsedMs).toBe(9_000)
  expect(await scene.read()).toMatchObject({
    state: third,
    comment: edited.comment,
  })
  expect(scene.comments().size).toBe(1)
})

test('no secret is written, neither in the text nor in the state', async () => {
  const shown = sampleShown({ asked: `Use ${apiKey}.` })
  const written = await write(
    scene.store,
    nothingRemembered,
    sampleState({ shown }),
  )
  expect(written.state.shown?.asked).toBe('Use ***.')
  expect((await scene.read()).state.shown?.asked).toBe('Use ***.')
})
