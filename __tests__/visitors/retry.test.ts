// Whether and when a call for visitors is sent again.
import { expect, test } from '@jest/globals'
import type { HttpFailure } from '../../src/lib/http-failure.ts'
import { isRefusal, startRetries } from '../../src/visitors/retry.ts'
import {
  answered,
  blocked,
  intercepted,
  lost,
  notSent,
  tls,
  unreadable,
} from '../fixtures/samples.ts'

/** The waits after these failures, each `everyMs` after the one before. */
function waitsAfter(failures: readonly HttpFailure[], everyMs = 0) {
  let elapsedMs = -everyMs
  const next = startRetries({
    elapsedMs: () => {
      elapsedMs += everyMs
      return elapsedMs
    },
  })
  return failures.map(next)
}

test.each<[string, HttpFailure[]]>([
  ['not sent', [notSent]],
  ['no response', [lost]],
  ['unreadable', [unreadable]],
  ['intercepted', [intercepted]],
  ['server error', [answered(500), answered(502), answered(503)]],
])('%s is asked for again four times', (_, failures) => {
  for (const failure of failures) {
    const waits = waitsAfter(Array(5).fill(failure))
    const boundsMs = [1_000, 2_000, 4_000, 8_000]
    for (const [index, boundMs] of boundsMs.entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(250)
      expect(waits[index]).toBeLessThanOrEqual(boundMs)
    }
    expect(waits[4]).toBeNull()
    expect(isRefusal(failure)).toBe(false)
  }
})

test.each<[string, HttpFailure]>([
  ['tls', tls],
  ['blocked', blocked],
  ['client error', answered(400)],
  ['not found', answered(404)],
])('%s is a refusal', (_, failure) => {
  expect(waitsAfter([failure])).toEqual([null])
  expect(isRefusal(failure)).toBe(true)
})

test.each<[string, HttpFailure[], (number | null)[]]>([
  ['without a time', [answered(429)], [60_000]],
  ['of 60 s', [answered(429, 60_000)], [60_000]],
  ['of more', [answered(429, 60_001)], [null]],
  ['of a 503', [answered(503, 1_000)], [1_000]],
  ['twice', [answered(429, 1_000), answered(429, 1_000)], [1_000, null]],
])('a limit %s', (_, failures, waits) => {
  expect(waitsAfter(failures)).toEqual(waits)
  expect(failures.every(isRefusal)).toBe(true)
})

test('a limit does not count as one of the retries', () => {
  const waits = waitsAfter([answered(429), ...Array(5).fill(lost)])
  expect(waits.map((ms) => ms !== null)).toEqual([
    ...[true, true, true, true, true, false],
  ])
})

test('nothing is asked for again after two minutes', () => {
  expect(waitsAfter([lost, lost], 119_000)).toEqual([expect.any(Number), null])
})
