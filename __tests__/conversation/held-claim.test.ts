import { expect, test } from '@jest/globals'
import { claimUntil, holdClaim } from '../../src/conversation/held-claim.ts'
import { markNow } from '../../src/conversation/lock.ts'
import type { Claim } from '../../src/state/state.ts'
import { sampleState } from '../fixtures/sample-state.ts'
import { type Answers, found, noAnswer, nothing, openSample, value } from './sample-ports.ts'

const sendTimeoutMs = 30_000
const claim: Claim = {
  ...{ nonce: 'ours', until: '2026-11-20T12:04:00.000Z', isCreate: false, id: 'a', request: 'shorter' },
  ...{ queued: ['b'], command: null },
}
const remembered = (nonce: string) => value(found(sampleState({ claim: { ...claim, nonce } })))

const gone: Answers = { find: [remembered('ours'), value(nothing)], write: [{ kind: 'gone' }] }

/** A claim of ours, and what the comment remembers of it. */
function hold(answers: Answers = {}, isWritten = true) {
  const { conversation, clock, calls, written } = openSample({ find: [remembered('ours')], ...answers })
  const patience = () => ({ waitMs: 60_000, stop: new AbortController().signal })
  const options = { conversation, isWritten, clock, sendTimeoutMs, patience }
  return { clock, calls, written, held: holdClaim(claim, markNow(clock), options) }
}

test('a claim runs out after twice the time limit and three minutes, later by a pause before the request', () => {
  const at = new Date('2026-11-20T12:00:00.000Z')
  expect(claimUntil(at, sendTimeoutMs)).toBe('2026-11-20T12:04:00.000Z')
  expect(claimUntil(at, sendTimeoutMs, 60_000)).toBe('2026-11-20T12:05:00.000Z')
})

test.each<[string, { afterMs: number; waitMs: number; answers?: Answers }, boolean, number]>([
  ['at once', { afterMs: 0, waitMs: 0 }, true, 0],
  ['within the time limit', { afterMs: 30_000, waitMs: 0 }, true, 0],
  ['later, once it is renewed', { afterMs: 30_001, waitMs: 0 }, true, 1],
  ['after a pause within the time limit', { afterMs: 10_000, waitMs: 20_000 }, true, 0],
  ['after a longer pause, once it is renewed', { afterMs: 10_000, waitMs: 20_001 }, true, 1],
  [
    'not if another one is there',
    { afterMs: 0, waitMs: 30_001, answers: { find: [remembered('theirs')] } },
    false,
    0,
  ],
  ['not if the comment is gone', { afterMs: 0, waitMs: 30_001, answers: gone }, false, 1],
  ['not if it cannot be renewed', { afterMs: 0, waitMs: 30_001, answers: { addLock: [noAnswer] } }, false, 0],
])(
  'a request may be sent under a claim: %s',
  async (...[, { afterMs, waitMs, answers }, expected, writes]) => {
    const { held, clock, written } = hold(answers)
    await clock.sleep(afterMs)
    expect(await held.mayTry(waitMs, null)).toBe(expected)
    expect(written).toHaveLength(writes)
  },
)

test('a renewed claim covers the pause, and the try after it', async () => {
  const { held, clock, written } = hold()
  await held.mayTry(100_000, null)
  expect(written).toMatchObject([{ conversation: { claim: { until: '2026-11-20T12:05:40.000Z' } } }])
  await clock.sleep(100_000)
  expect(await held.mayTry(0, null)).toBe(true)
  expect(written).toHaveLength(1)
  await clock.sleep(30_001)
  await held.mayTry(0, null)
  expect(written).toHaveLength(2)
})

test('while the service is not available a claim is renewed for a minute at least, and says until when it is tried', async () => {
  const { held, clock, written } = hold()
  const until = new Date('2026-11-20T12:10:00.000Z')
  await held.mayTry(1_000, until)
  expect(written).toEqual([])
  await clock.sleep(30_000)
  await held.mayTry(1_000, until)
  const claim = { until: '2026-11-20T12:05:00.000Z', tryingUntil: until.toISOString() }
  expect(written).toMatchObject([{ conversation: { claim } }])
  await clock.sleep(60_000)
  await held.mayTry(10_000, until)
  expect(written).toHaveLength(1)
})

test('a message becomes a create only once that is written', async () => {
  const { held, written } = hold()
  expect(await held.becomeCreate()).toBe(true)
  expect(written).toMatchObject([{ conversation: { claim: { nonce: 'ours', isCreate: true } } }])
  expect(held.claim().isCreate).toBe(true)
  await held.becomeCreate()
  expect(written).toHaveLength(1)
  const unwritten = hold({ addLock: [noAnswer] })
  expect(await unwritten.held.becomeCreate()).toBe(false)
  expect(unwritten.held.claim().isCreate).toBe(false)
})

test('where nothing is remembered, nobody needs to be asked', async () => {
  const { held, calls } = hold({}, false)
  expect(await held.mayTry(600_000, null)).toBe(true)
  expect(await held.becomeCreate()).toBe(true)
  expect(held.claim().isCreate).toBe(true)
  expect(calls).toEqual([])
})
