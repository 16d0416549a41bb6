// Whether an announcement was made, and whether it still stands.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Fault } from '../../emulator/shared/faults.ts'
import { renew } from '../../src/conversation/announce.ts'
import { confirm } from '../../src/conversation/confirm.ts'
import { readKnown, type Written } from '../../src/conversation/store.ts'
import { writeAnnouncement } from '../../src/conversation/write-announcement.ts'
import { editComment } from '../../src/github/comments.ts'
import { sampleEntry, sampleSending, sampleState } from '../fixtures/samples.ts'
import {
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
const marked = sampleState({ requestCount: 2, sending: sampleSending() })
const another = sampleState({ requestCount: 7 })

const message = (text: string) => ({ body: { message: text } })
const locked = {
  status: 403,
  ...message('Unable to create comment because issue is locked.'),
}
const invalid = { status: 422, ...message('Validation Failed') }
const limited = (seconds: number) => ({
  ...{ status: 429, headers: { 'retry-after': `${seconds}` } },
})

/** Announces the request, in a new comment or in the one that is there. */
async function announceOver(state: 'nothing' | 'ours'): Promise<Written> {
  if (state === 'ours') scene.addOurs(before)
  scene.time.skip(10_000)
  const announced = await writeAnnouncement(
    scene.store,
    await scene.read(),
    marked,
  )
  if (announced.kind !== 'written') throw new Error(announced.kind)
  scene.calls()
  return announced.snapshot
}

test.each<
  [string, Fault[], { kind: string; writes: number; waitedMs: number }]
>([
  ['is written', [], { kind: 'written', writes: 1, waitedMs: 0 }],
  [
    'is refused once',
    [inaccessible],
    { kind: 'written', writes: 2, waitedMs: 3_000 },
  ],
  [
    'is refused twice',
    [{ ...inaccessible, times: 2 }],
    { kind: 'refused', writes: 2, waitedMs: 3_000 },
  ],
  ['finds a lock', [locked], { kind: 'refused', writes: 1, waitedMs: 0 }],
  [
    'has no pull request for a moment',
    [{ ...notFound, times: 2 }],
    { kind: 'written', writes: 3, waitedMs: 7_000 },
  ],
  [
    'has no pull request',
    [{ ...notFound, times: 3 }],
    { kind: 'refused', writes: 3, waitedMs: 7_000 },
  ],
  [
    'is invalid for a moment',
    [invalid],
    { kind: 'written', writes: 2, waitedMs: 3_000 },
  ],
  [
    'is invalid',
    [{ ...invalid, times: 2 }],
    { kind: 'failed', writes: 2, waitedMs: 3_000 },
  ],
  [
    'has a wrong token',
    [{ ...unauthorized, times: 2 }],
    { kind: 'failed', writes: 2, waitedMs: 2_000 },
  ],
  [
    'is answered with an error',
    [{ status: 500 }],
    { kind: 'written', writes: 2, waitedMs: 15_000 },
  ],
  [
    'gets no answer although it arrived',
    [{ drop: true, afterEffect: true }],
    { kind: 'written', writes: 1, waitedMs: 15_000 },
  ],
  [
    'gets no answer three times',
    [{ drop: true, times: 3 }],
    { kind: 'failed', writes: 3, waitedMs: 30_000 },
  ],
  [
    'meets a limit of 50 s',
    [limited(50)],
    { kind: 'written', writes: 2, waitedMs: 50_000 },
  ],
  [
    'meets a limit for more than a minute',
    [limited(61)],
    { kind: 'failed', writes: 1, waitedMs: 0 },
  ],
])('a first comment that %s', async (_, faults, expected) => {
  for (const fault of faults)
    scene.github.fail({ method: 'POST', path: ofIssue, ...fault })
  const snapshot = await scene.read()
  scene.calls()
  const { kind } = await writeAnnouncement(scene.store, snapshot, marked)
  const isWrite = (call: string) => call.startsWith('POST')
  const writes = scene.calls().filter(isWrite).length
  expect({ kind, writes, waitedMs: scene.clock.elapsedMs() }).toEqual(expected)
})

test.each<[string, Fault, { kind: string; waitedMs: number }]>([
  ['is not found', notFound, { kind: 'written', waitedMs: 3_000 }],
  [
    'is never found',
    { ...notFound, times: 3 },
    { kind: 'failed', waitedMs: 6_000 },
  ],
  ['may not be written', inaccessible, { kind: 'written', waitedMs: 3_000 }],
  [
    'may never be written',
    { ...inaccessible, times: 2 },
    { kind: 'failed', waitedMs: 3_000 },
  ],
  ['is invalid', invalid, { kind: 'failed', waitedMs: 0 }],
  ['is locked', locked, { kind: 'refused', waitedMs: 0 }],
  ['gets no answer', { drop: true }, { kind: 'written', waitedMs: 15_000 }],
  ['meets a limit', limited(30), { kind: 'written', waitedMs: 30_000 }],
])('our comment that %s', async (_, fault, expected) => {
  scene.addOurs(before)
  const snapshot = await scene.read()
  scene.github.fail({ method: 'PATCH', path: ofComment, ...fault })
  const { kind } = await writeAnnouncement(scene.store, snapshot, marked)
  expect({ kind, waitedMs: scene.clock.elapsedMs() }).toEqual(expected)
})

test('a write that is lost over another one is not tried again', async () => {
  const ours = scene.addOurs(before)
  const snapshot = await scene.read()
  const onMatch = () => {
    ours.body += ' '
  }
  scene.github.fail({ method: 'PATCH', path: ofComment, drop: true, onMatch })
  expect(await writeAnnouncement(scene.store, snapshot, marked)).toEqual({
    ...{ kind: 'stale', why: 'the comment has changed' },
  })
})

test('an announcement that never leaves is lost like one without an answer', async () => {
  const snapshot = await scene.read()
  await scene.github.close()
  const written = writeAnnouncement(scene.store, snapshot, marked)
  await expect(written).rejects.toThrow('GitHub')
})

test('a run that is over does not wait for what was lost', async () => {
  const snapshot = await scene.read()
  scene.over.abort()
  scene.github.fail({ method: 'POST', path: ofIssue, status: 500 })
  await writeAnnouncement(scene.store, snapshot, marked)
  expect(scene.clock.elapsedMs()).toBe(0)
})

test('nothing is written over what somebody wrote since it was read', async () => {
  const ours = scene.addOurs(before)
  const snapshot = await scene.read()
  scene.calls()
  ours.body += ' '
  const startedMs = scene.clock.elapsedMs()
  const changed = { kind: 'stale', why: 'the comment has changed' }
  const over = () => writeAnnouncement(scene.store, snapshot, marked)
  expect(await over()).toEqual({ ...changed, kind: 'untouched' })
  // The list shows it by then.
  expect(scene.clock.elapsedMs() - startedMs).toBe(3_000)
  scene.comments().delete(ours.id)
  expect(await over()).toEqual({ ...changed, kind: 'untouched' })
  expect(scene.calls()).not.toContain(`PATCH ${ours.id}`)

  scene.github.fail({ method: 'GET', path: ofComment, times: Infinity })
  await expect(over()).rejects.toThrow('GitHub')
})

test('nothing is written over a reading of more than a minute ago', async () => {
  scene.addOurs(before)
  const snapshot = await scene.read()
  scene.time.skip(60_000)
  expect(await writeAnnouncement(scene.store, snapshot, marked)).toEqual({
    ...{ kind: 'untouched', why: 'the last reading is too old' },
  })
})

test.each(['nothing', 'ours'] as const)(
  'an announcement over %s stands if the list has it after three seconds',
  async (over) => {
    const mine = await announceOver(over)
    const startedMs = scene.clock.elapsedMs()
    expect(await confirm(scene.store, mine)).toMatchObject({
      ...{ comment: { id: mine.comment?.id }, state: marked },
    })
    expect(scene.clock.elapsedMs() - startedMs).toBe(3_000)
    expect(scene.calls()).toEqual(['GET comments?per_page=100'])
  },
)

test.each(['nothing', 'ours'] as const)(
  'a list that lags behind an announcement over %s is read again',
  async (over) => {
    scene.github.lag(8_000)
    const mine = await announceOver(over)
    expect(await confirm(scene.store, mine)).not.toBeNull()
    const list = 'GET comments?per_page=100'
    expect(scene.calls()).toEqual([list, list, list])
  },
)

test('a new comment that no list shows ends the run after fifteen seconds', async () => {
  scene.github.lag(60_000)
  const mine = await announceOver('nothing')
  await expect(confirm(scene.store, mine)).rejects.toThrow(
    "GitHub doesn't list the comment of the docs agent.",
  )
  expect(scene.calls()).toHaveLength(5)
})

test('our comment is read by its id where the list lags for long', async () => {
  scene.github.lag(60_000)
  const mine = await announceOver('ours')
  expect(await confirm(scene.store, mine)).toMatchObject({
    ...{ state: marked, askedAt: { elapsedMs: 25_000 } },
  })
  expect(scene.calls().slice(5)).toEqual([`GET ${mine.comment?.id}`])
})

test('what is read by its id may have changed, or be gone', async () => {
  scene.github.lag(60_000)
  const mine = await announceOver('ours')
  const id = mine.comment?.id ?? 0
  scene.github.fail({
    ...{ method: 'GET', path: ofIssue, nth: 5 },
    hold: async () => scene.comments().delete(id),
  })
  expect(await confirm(scene.store, mine)).toBeNull()
})

test('an announcement that somebody wrote over has changed', async () => {
  const mine = await announceOver('ours')
  scene.time.skip(1_000)
  scene.comments().delete(mine.comment?.id ?? 0)
  scene.addOurs(another, { id: mine.comment?.id ?? 0 })
  expect(await confirm(scene.store, mine)).toBeNull()
  expect(scene.comments().size).toBe(1)
})

test('an announcement that another run has taken over is kept no more', async () => {
  const mine = await announceOver('ours')
  scene.time.skip(61_000)
  const id = mine.comment?.id ?? 0
  scene.comments().delete(id)
  const sending = sampleSending({ nonce: 'other' })
  const { body } = scene.addOurs(sampleState({ sending }), { id })
  const entry = sampleEntry({ delivery: 'unsent' })
  const { nonce } = entry
  const store = { ...scene.store, nonce }
  const ledger = { store, commentRefusal: null, snapshot: mine, entry }
  expect(await renew(ledger)).toBeNull()
  expect(scene.comments().get(id)?.body).toBe(body)
})

test('a second comment goes where another one came before it', async () => {
  const mine = await announceOver('nothing')
  const first = scene.addOurs(another, { id: 1 })
  expect(await confirm(scene.store, mine)).toBeNull()
  expect([...scene.comments().keys()]).toEqual([first.id])
})

test('a second comment that cannot be removed stays', async () => {
  const mine = await announceOver('nothing')
  scene.addOurs(another, { id: 1 })
  scene.github.fail({ method: 'DELETE', times: 3, ...inaccessible })
  expect(await confirm(scene.store, mine)).toBeNull()
  expect(scene.comments().size).toBe(2)
})

test('a list that cannot be read confirms nothing', async () => {
  const mine = await announceOver('ours')
  scene.github.fail({ path: ofIssue, times: 2, ...inaccessible })
  await expect(confirm(scene.store, mine)).rejects.toThrow('GitHub')
})

test('an older text of our comment is a list that lags, a newer one is a change', async () => {
  const { comment } = await announceOver('ours')
  const mine = { ...(await readKnown(scene.store, comment.id)), comment }
  const ours = scene.comments().get(comment.id)
  const body = ours?.body ?? ''
  await editComment(scene.store.github, comment?.id ?? 0, body)
  expect(await confirm(scene.store, mine)).not.toBeNull()
})

test('the announcement that has begun the comment is renewed, whoever the token is', async () => {
  const { nonce } = sampleSending()
  const state = sampleState({ sending: sampleSending() })
  // Such as an account that GitHub doesn't name.
  const github = { ...scene.store.github, ownLogin: async () => null }
  const store = { ...scene.store, github, nonce }
  const written = await writeAnnouncement(store, await scene.read(), state)
  if (written.kind !== 'written') throw new Error(written.kind)
  // The machine was paused.
  scene.time.skip(150_000)
  const entry = { ...sampleEntry({ delivery: 'unsent' }), nonce }
  const { snapshot } = written
  const ledger = { store, commentRefusal: null, snapshot, entry }
  expect(await renew(ledger)).not.toBeNull()
})
