// How long the lock of a conversation is held and waited for, and what is left of it.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addPull } from '../../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../../emulator/github/server.ts'
import { actionsBot, type Reaction } from '../../../../emulator/github/state.ts'
import { clockStart } from '../../../fixtures/fake-clock.ts'
import { type LockScene, makeEyes, openTestLock } from './open-lock.ts'

const held = { hold: 'held', value: 'state' }
const missing = { hold: 'missing', value: 'state' }
const busy = { hold: 'busy', value: null }
let github: GitHubEmulator
let reactions: Reaction[]

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  reactions = addPull(github.repository('octocat/docs'), { number: 12 }).reactions
})

afterEach(() => github.close())

const open = (scene?: LockScene) => openTestLock(github, scene)

/** Adds the 👀 of our account. */
function addOwn(ageMs = 0): Reaction {
  const reaction = makeEyes(github, actionsBot, ageMs)
  reactions.push(reaction)
  return reaction
}

const methods = () => github.requests.map(({ method }) => method)

test('without the lock, a signal limits as it is', async () => {
  const { signal } = new AbortController()
  const { lock } = await open()
  expect(lock.limit(signal)).toBe(signal)
})

test('a holder stops with its signal', async () => {
  const stop = new AbortController()
  const { lock, enter } = await open()
  await enter()
  const limit = lock.limit(stop.signal)
  expect(limit.aborted).toBe(false)
  stop.abort()
  expect(limit.aborted).toBe(true)
})

test.each([
  [65_000, false],
  [79_999, false],
  [80_000, true],
  [90_000, true],
])('a holder may write for 15 s more than it may send: after %d ms, its time is up: %s', async (ms, isUp) => {
  const { lock, enter, clock } = await open()
  await enter()
  await clock.sleep(ms)
  expect(lock.limit(new AbortController().signal).aborted).toBe(isUp)
})

test.each([
  [0, 65_000],
  [20_000, 45_000],
  [-10_000, 65_000],
])('the lock of an earlier step that is %d ms old is held for %d ms more', async (agoMs, leftMs) => {
  const { id } = addOwn(agoMs)
  const { lock, enter } = await open({ heldId: id })
  expect(await enter()).toEqual(held)
  expect(lock.leftMs()).toBe(leftMs)
})

test.each([
  [64_000, ['POST', 'GET']],
  [65_000, ['POST', 'DELETE', 'POST', 'GET']],
])('the lock of an earlier step that is %d ms old is taken with %j', async (agoMs, expected) => {
  const { id } = addOwn(agoMs)
  const { enter, clock } = await open({ heldId: id })
  expect(await enter()).toEqual(held)
  expect([methods(), clock.elapsedMs()]).toEqual([expected, 0])
})

test('there is something to give back only where a lock is no longer held and still there', async () => {
  const { id } = addOwn()
  const { lock, enter, target } = await open({ heldId: id })
  expect([(await open()).lock.hasLeftover(), lock.hasLeftover()]).toEqual([false, true])
  await enter()
  expect(lock.hasLeftover()).toBe(false)
  await lock.removeLeftover(target)
  expect(reactions).toHaveLength(1)
  github.fail({ method: 'DELETE', path: /reactions/, status: 403 })
  await lock.leave()
  expect(lock.hasLeftover()).toBe(true)
  await lock.removeLeftover(target)
  expect([lock.hasLeftover(), reactions]).toEqual([false, []])
})

test('a lock that somebody has removed is given back', async () => {
  const { lock, enter, changes } = await open()
  await enter()
  reactions.length = 0
  await lock.leave()
  expect([lock.hasLeftover(), changes]).toEqual([false, [expect.any(Number), null]])
})

test('the reaction of an account that is gone keeps nobody out', async () => {
  const body = [{ id: 1, created_at: clockStart.toISOString(), user: null }]
  github.fail({ method: 'GET', path: /reactions/, status: 200, body })
  const { enter, lines } = await open()
  expect([await enter(), lines]).toEqual([held, []])
})

test('a lock that cannot be given back at all is left without an error', async () => {
  const { id } = addOwn()
  github.fail({ method: 'DELETE', path: /reactions/, status: 403, times: Infinity })
  const { lock, target } = await open({ heldId: id })
  await lock.removeLeftover(target)
  expect(reactions).toHaveLength(1)
})

test.each([
  [2_500, held],
  [2_499, busy],
])('a pause is made only if it ends in the time to wait: in %d ms', async (waitMs, expected) => {
  addOwn()
  const { enter } = await open({ waitMs, onSleep: () => reactions.pop() })
  expect(await enter()).toEqual(expected)
})

test.each<[string, LockScene, string[]]>([
  ['that is said once', { hasLock: false, unlockedText: 'There is no lock.' }, ['There is no lock.']],
  ['that may be left unsaid', { hasLock: false }, []],
])('without a lock nothing is sent for one, and %s', async (_, scene, expected) => {
  const { lock, enter, lines } = await open(scene)
  expect([await enter(), await enter()]).toEqual([missing, missing])
  await lock.leave()
  expect([lines, lock.isHeld(), github.requests]).toEqual([expected, false, []])
})

test('with a lock, nothing is said of doing without', async () => {
  const { enter, lines } = await open({ unlockedText: 'There is no lock.' })
  await enter()
  expect(lines).toEqual([])
})

test.each<[string, LockScene]>([
  ['its try', { signal: AbortSignal.abort() }],
  ['its try, which is longer than the part for the lock', { signal: AbortSignal.abort(), lockMs: 60_000 }],
])('the lock is not asked for when the time is up for %s', async (_, scene) => {
  const { enter, lines } = await open(scene)
  expect(await enter()).toEqual(missing)
  expect(github.requests).toEqual([])
  expect(lines).toEqual([
    expect.stringContaining("Could not lock the conversation: GitHub didn't answer in time."),
  ])
})

test('a lock that takes too long leaves time to read', async () => {
  github.fail({ path: /reactions/, hang: true, times: Infinity })
  const { enter } = await open({ lockMs: 1 })
  expect(await enter()).toEqual(missing)
})
