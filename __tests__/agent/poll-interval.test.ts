import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { nextWaitMs, type PollPace } from '../../src/agent/poll-interval.ts'

const start: PollPace = { elapsedMs: 0, fixedMs: null, slowdowns: 0, random: 0.5 }

test.each([
  [0, 3_000],
  [60_000, 3_000],
  [90_000, 3_000],
  [120_000, 4_000],
  [300_000, 10_000],
  [450_000, 15_000],
  [600_000, 15_000],
  [21_000_000, 15_000],
])('after %d ms the next poll comes in %d ms', (elapsedMs, expectedMs) => {
  expect(nextWaitMs({ ...start, elapsedMs })).toBe(expectedMs)
})

test.each([
  [0, 0, 2_700],
  [0, 1, 3_300],
  [300_000, 0, 9_000],
  [300_000, 1, 11_000],
])('jitter takes or adds a tenth: after %d ms with %d it is %d ms', (elapsedMs, random, expectedMs) => {
  expect(nextWaitMs({ ...start, elapsedMs, random })).toBe(expectedMs)
})

test.each([1_000, 5_000, 600_000])('a fixed interval of %d ms is kept to', (fixedMs) => {
  const waits = [0, 0.5, 1].map((random) => nextWaitMs({ ...start, elapsedMs: 9e6, fixedMs, random }))
  expect(waits).toEqual([fixedMs, fixedMs, fixedMs])
})

test.each([
  [null, 1, 6_000],
  [null, 2, 12_000],
  [null, 3, 24_000],
  [null, 4, 48_000],
  [null, 5, 96_000],
  [null, 6, 120_000],
  [null, 1_000_000, 120_000],
  [10_000, 1, 20_000],
  [10_000, 9, 120_000],
  [600_000, 3, 600_000],
])('an interval of %p, throttled %d times, becomes %d ms', (fixedMs, slowdowns, expectedMs) => {
  expect(nextWaitMs({ ...start, fixedMs, slowdowns })).toBe(expectedMs)
})

const elapsed = fc.nat({ max: 6 * 3_600_000 })
const random = fc.double({ min: 0, max: 1, noNaN: true })

test('an adaptive wait stays between 3 s and 15 s, give or take a tenth', () => {
  fc.assert(
    fc.property(elapsed, random, (elapsedMs, drawn) => {
      const waitMs = nextWaitMs({ ...start, elapsedMs, random: drawn })
      expect(waitMs >= 2_700 && waitMs <= 16_500).toBe(true)
    }),
  )
})

test('waits never shrink as time passes or as the service asks for less', () => {
  fc.assert(
    fc.property(elapsed, elapsed, fc.nat({ max: 30 }), (earlierMs, moreMs, slowdowns) => {
      const earlier = nextWaitMs({ ...start, elapsedMs: earlierMs, slowdowns })
      expect(nextWaitMs({ ...start, elapsedMs: earlierMs + moreMs, slowdowns })).toBeGreaterThanOrEqual(
        earlier,
      )
      expect(nextWaitMs({ ...start, elapsedMs: earlierMs, slowdowns: slowdowns + 1 })).toBeGreaterThanOrEqual(
        earlier,
      )
    }),
  )
})
