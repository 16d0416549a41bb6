// Every write after the announcement: read again, changed, and written if it
// differs.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  nothingRemembered,
  type Snapshot,
  sinceWriteMs,
} from '../../src/conversation/snapshot.ts'
import type { ConversationState } from '../../src/conversation/state.ts'
import { readKnown } from '../../src/conversation/store.ts'
import {
  type Changing,
  type UpdateOptions,
  updateComment,
} from '../../src/conversation/update.ts'
import { sampleShown, sampleState } from '../fixtures/samples.ts'
import {
  apiKey,
  inaccessible,
  notFound,
  type OpenStore,
  ofComment,
  ofIssue,
  openStore,
  unauthorized,
} from './open-store.ts'

let scene: OpenStore
beforeEach(async () => {
  scene = await openStore()
})
afterEach(() => scene.close())

const before = sampleState({ requestCount: 1 })

const countUp: Changing = ({ state }) => ({
  ...state,
  requestCount: state.requestCount + 1,
})
const keep: Changing = ({ state }) => ({ ...state })
const remove: Changing = () => 'remove-comment'
const outlastMs = 0

function update(
  snapshot: Snapshot,
  change: Changing = countUp,
  options: UpdateOptions = {},
): Promise<Snapshot> {
  scene.calls()
  return updateComment(scene.store, snapshot, change, options)
}

/** Our comment, with what somebody knows of it. */
async function ours(state: ConversationState = before): Promise<Snapshot> {
  const { id } = scene.addOurs(state)
  return readKnown(scene.store, id)
}

const countOf = ({ state }: Snapshot) => state.requestCount

test('the comment is read again, and changed as it stands then', async () => {
  const snapshot = await ours()
  const id = snapshot.comment?.id ?? 0
  scene.comments().delete(id)
  scene.addOurs(sampleState({ requestCount: 5 }), { id })
  const written = await update(snapshot)
  expect(countOf(written)).toBe(6)
  expect(scene.calls()).toEqual([`GET ${id}`, `PATCH ${id}`])
  expect(countOf(await readKnown(scene.store, id))).toBe(6)
})

test('what was just read is not read again', async () => {
  const snapshot = await ours()
  await update(snapshot, countUp, { isJustRead: true })
  expect(scene.calls()).toEqual([`PATCH ${snapshot.comment?.id}`])
})

test('a change is given the time of GitHub and the age of the comment', async () => {
  const snapshot = await ours()
  scene.time.skip(90_000)
  const given: unknown[] = []
  await update(snapshot, (current, now) => {
    given.push(now, sinceWriteMs(current))
    return current.state
  })
  expect(given).toEqual(['2026-11-20T14:01:30.000Z', 90_000])
})

test('what stands there already is not written', async () => {
  const shown = sampleShown({ asked: `Use ${apiKey}.` })
  const snapshot = await ours(
    sampleState({ shown: sampleShown({ asked: 'Use ***.' }) }),
  )
  await update(snapshot, ({ state }) => ({ ...state, shown }))
  expect(scene.calls()).toEqual([`GET ${snapshot.comment?.id}`])
})

test('a change that keeps the very state writes nothing, whatever the text', async () => {
  const snapshot = await ours()
  const comment = scene.comments().get(snapshot.comment?.id ?? 0)
  if (comment) comment.body = comment.body.replace('working', 'worked')
  await update(snapshot, ({ state }) => state)
  expect(comment?.body).toMatch(/^### worked/)
})

test('a text that differs is written, though the state is the same', async () => {
  const snapshot = await ours()
  const comment = scene.comments().get(snapshot.comment?.id ?? 0)
  if (comment) comment.body = comment.body.replace('working', 'worked')
  await update(snapshot, keep)
  expect(scene.calls()).toHaveLength(2)
  expect(comment?.body).toMatch(/^### working/)
})

test('a comment with nothing left to say goes', async () => {
  const snapshot = await ours()
  const { comment } = await update(snapshot, remove)
  expect(comment).toBeNull()
  expect(scene.comments().size).toBe(0)

  scene.calls()
  await update(nothingRemembered, remove, { mayBegin: true })
  expect(scene.calls()).toEqual(['GET comments?per_page=100'])
})

test('a comment that is gone is begun anew only where it may be', async () => {
  const snapshot = await ours(sampleState({ requestCount: 4 }))
  scene.comments().clear()
  const left = await update(snapshot)
  expect(left).toMatchObject({ comment: null, state: { requestCount: 4 } })
  expect(scene.comments().size).toBe(0)

  const begun = await update(snapshot, countUp, { mayBegin: true })
  expect(countOf(begun)).toBe(5)
  expect(scene.comments().size).toBe(1)
})

test('a reading that took more than a minute is made again', async () => {
  const snapshot = await ours()
  const id = snapshot.comment?.id
  scene.github.fail({
    ...{ method: 'GET', path: ofComment },
    hold: async () => scene.time.skip(60_000),
  })
  await update(snapshot)
  expect(scene.calls()).toEqual([`GET ${id}`, `GET ${id}`, `PATCH ${id}`])
})

test.each([
  ['an answer 500', { status: 500 }],
  ['no answer', { drop: true as const }],
])('%s is tried again for as long as there is time', async (_, fault) => {
  const snapshot = await ours()
  const id = snapshot.comment?.id
  const path = ofComment
  scene.github.fail({ method: 'PATCH', path, times: 3, ...fault })
  await update(snapshot, countUp, { outlastMs })
  expect(scene.clock.elapsedMs()).toBe(500 + 1_000 + 2_000)
  expect(scene.calls().filter((call) => call === `PATCH ${id}`)).toHaveLength(4)
})

test('a last write is given up after a minute', async () => {
  const snapshot = await ours()
  scene.github.fail({ method: 'PATCH', path: ofComment, times: Infinity })
  const written = update(snapshot, countUp, { outlastMs })
  await expect(written).rejects.toThrow('GitHub')
  expect(scene.clock.elapsedMs()).toBe(7_500 + 6 * 8_000)
})

test('at the end, the usual limit of GitHub is waited for', async () => {
  const snapshot = await ours()
  const limit = { status: 429, headers: { 'retry-after': '60' } }
  const hold = async () => scene.time.skip(500)
  scene.github.fail({ method: 'GET', path: ofComment, hold })
  scene.github.fail({ method: 'PATCH', path: ofComment, ...limit })
  const written = await update(snapshot, countUp, { outlastMs })
  expect(countOf(written)).toBe(2)
})

test('a failed write is not tried again without time for it', async () => {
  const snapshot = await ours()
  scene.github.fail({ method: 'PATCH', path: ofComment })
  await expect(update(snapshot)).rejects.toMatchObject({ status: 500 })
  expect(scene.clock.elapsedMs()).toBe(0)
})

test('a comment that is not found for moments is written at last', async () => {
  const snapshot = await ours()
  const path = ofComment
  scene.github.fail({ method: 'PATCH', path, times: 2, ...notFound })
  await update(snapshot, countUp, { outlastMs })
  expect(countOf(await readKnown(scene.store, snapshot.comment?.id ?? 0))).toBe(
    2,
  )
})

test('what a later try cannot mend is not tried again', async () => {
  const snapshot = await ours()
  const refused = { ...unauthorized, times: Infinity }
  scene.github.fail({ method: 'PATCH', path: ofComment, ...refused })
  const written = update(snapshot, countUp, { outlastMs })
  await expect(written).rejects.toMatchObject({ status: 401 })
  expect(scene.clock.elapsedMs()).toBe(6_000)
})

test('a run that is over does not try again', async () => {
  const snapshot = await ours()
  scene.over.abort()
  scene.github.fail({ method: 'PATCH', path: ofComment })
  const written = update(snapshot, countUp, { outlastMs })
  await expect(written).rejects.toMatchObject({ status: 500 })
})

test('after a failed write the comment is read again, though it was just read', async () => {
  const snapshot = await ours()
  const id = snapshot.comment?.id
  scene.github.fail({ method: 'PATCH', path: ofComment })
  await update(snapshot, countUp, { isJustRead: true, outlastMs })
  expect(scene.calls()).toEqual([`PATCH ${id}`, `GET ${id}`, `PATCH ${id}`])
})

test('a new comment that is refused once is posted', async () => {
  scene.github.fail({
    ...{ method: 'POST', path: ofIssue },
    ...inaccessible,
  })
  await update(nothingRemembered, countUp, { mayBegin: true })
  expect(scene.comments().size).toBe(1)
})
