// When a call fits into the points of the last minute.
import { expect, test } from '@jest/globals'
import { createPoints } from '../../src/github/pace.ts'

type Spent = [cost: number, atMs: number]

test.each<[string, Spent[], Spent, number]>([
  ['nothing was spent', [], [800, 0], 0],
  ['it just fits', [[799, 0]], [1, 0], 0],
  ['it does not fit', [[800, 0]], [1, 0], 60_000],
  ['it fits in a millisecond', [[800, 0]], [1, 59_999], 1],
  ['what was spent is a minute ago', [[800, 0]], [1, 60_000], 0],
  ['what was spent is longer ago', [[800, 0]], [800, 70_000], 0],
  [
    'the first of two has to end',
    [
      [400, 0],
      [400, 10_000],
    ],
    [400, 20_000],
    40_000,
  ],
  [
    'both have to end',
    [
      [400, 0],
      [400, 10_000],
    ],
    [401, 20_000],
    50_000,
  ],
])('a call waits, where %s', (...[, spent, [cost, nowMs], expected]) => {
  const points = createPoints()
  for (const [earlier, atMs] of spent) points.spend(earlier, atMs)
  expect(points.waitMs(cost, nowMs)).toBe(expected)
})
