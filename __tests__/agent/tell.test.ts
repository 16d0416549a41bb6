// What becomes of an entry that cannot be written.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { save, tell } from '../../src/agent/tell.ts'
import { nothingRemembered } from '../../src/conversation/snapshot.ts'
import type { ConversationState } from '../../src/conversation/state.ts'
import {
  type OpenStore,
  ofIssue,
  openStore,
  unauthorized,
} from '../conversation/open-store.ts'
import { sampleEntry, sampleState } from '../fixtures/samples.ts'

let scene: OpenStore
beforeEach(async () => {
  scene = await openStore()
})
afterEach(() => scene.close())

const entry = sampleEntry({ delivery: 'delivered' })
const snapshot = nothingRemembered

test('without a comment, nothing is left to write', async () => {
  const told = await tell({ store: null }, snapshot, entry)
  expect(told).toEqual({ snapshot, isWritten: true, problem: null })
})

test('what GitHub refuses is said, and is left to write', async () => {
  scene.github.fail({ path: ofIssue, times: Infinity, ...unauthorized })
  expect(await tell(scene, snapshot, entry)).toEqual({
    ...{ snapshot, isWritten: false },
    problem: expect.stringMatching(/^GitHub answered 401/),
  })
})

test('so is why a comment cannot be read', async () => {
  const future = { ...sampleState(), version: 2 }
  scene.addOurs(future as unknown as ConversationState)
  expect(await tell(scene, snapshot, entry)).toEqual({
    ...{ snapshot, isWritten: false },
    problem: expect.stringMatching(/another version of the action/),
  })
})

test('a mistake of ours is none of GitHub', async () => {
  const render = () => {
    throw new RangeError('Ours.')
  }
  const store = { ...scene.store, render }
  await expect(tell({ store }, snapshot, entry)).rejects.toThrow('Ours.')
})

test.each([
  [{}, false],
  [{ isEndWritten: true }, true],
])('with %j, is the end written in what is saved: %j', (options, expected) => {
  const saved: string[] = []
  const files = { saveState: (text: string) => saved.push(text) }
  const run = { files, reactionId: 5 } as unknown as Parameters<typeof save>[0]
  expect(save(run, entry, snapshot, options)).toBe(entry)
  expect(saved.map((text) => JSON.parse(text))).toEqual([
    { entry, commentId: null, reactionId: 5, isEndWritten: expected },
  ])
})
