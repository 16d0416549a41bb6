import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { sign } from '../../src/base/hmac.ts'
import { deriveSigningKey } from '../../src/conversation/signed-state.ts'
import { deriveStateKey, readSavedRun, type SavedRun, writeSavedRun } from '../../src/job/saved-run.ts'

const key = deriveStateKey('a secret of sixteen')
const attempt = { runId: '6042', runAttempt: 2 }
const saved: SavedRun = { phase: 'waiting', own: '{"requestCount":1}' }

/** Signed as ours, whatever it says. */
const signed = (text: string) => `${sign(`6042 2 ${text}`, key)} ${text}`

test('what was written is read', () => {
  const phase = fc.constantFrom<SavedRun['phase']>('begun', 'waiting', 'ended')
  const own = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(fc.record({ phase, own }), (run) => {
      expect(readSavedRun(writeSavedRun(run, attempt, key), attempt, key)).toEqual(run)
    }),
  )
})

test('what has any change is not read', () => {
  const text = writeSavedRun(saved, attempt, key)
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 2 }), (at, other) => {
      fc.pre(text[at] !== other)
      expect(readSavedRun(text.slice(0, at) + other + text.slice(at + 1), attempt, key)).toBeNull()
    }),
  )
})

test.each([
  ['another run', { ...attempt, runId: '6041' }, key],
  ['another attempt', { ...attempt, runAttempt: 1 }, key],
  ['another secret', attempt, deriveStateKey('another secret of ours')],
])('what was written for %s is not read', (_, otherAttempt, otherKey) => {
  expect(readSavedRun(writeSavedRun(saved, otherAttempt, otherKey), attempt, key)).toBeNull()
})

test('a saved run is signed by HMAC, with a key for this purpose', () => {
  expect(writeSavedRun(saved, attempt, deriveStateKey('a secret of sixteen'))).toBe(
    'aXA2fGFweS2AnE8bevRTo/GGe/B0GTPLF0WXlTRAukc= waiting {"requestCount":1}',
  )
})

test.each([' ', '\n'])('what begins with %j is not read', (space) => {
  expect(readSavedRun(space + writeSavedRun(saved, attempt, key), attempt, key)).toBeNull()
})

test.each(['', 'waiting'])('what has no signature, such as %j, is not read', (text) => {
  expect(readSavedRun(text, attempt, key)).toBeNull()
})

test.each(['', 'x', 'done {}', 'waiting', 'Waiting {}', '{}'])('a signed %j is not read either', (text) => {
  expect(readSavedRun(signed(text), attempt, key)).toBeNull()
})

test('the key for saved runs is not the key for comments', () => {
  expect(deriveStateKey('x').equals(deriveSigningKey('x'))).toBe(false)
})
