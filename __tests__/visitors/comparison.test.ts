import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createComparisonIndex } from '../../src/visitors/comparison.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { row, weekBefore } from '../fixtures/sample-visitors.ts'

const choice = { period: weekBefore, measure: 'total', max: 2 } as const
const whole = { isNowWhole: true, isBeforeWhole: true }

function fill(now: [string, number][], before: [string, number][]) {
  const index = createComparisonIndex()
  index.addNow(now.map(([path, total]) => row(path, { total })))
  index.addBefore(before.map(([path, total]) => row(path, { total })))
  return index
}

test('pages are counted as compared, new and gone, and ranked', () => {
  const index = fill(
    [
      ['/up', 50],
      ['/down', 1],
      ['/new', 30],
      ['/small', 2],
    ],
    [
      ['/up', 10],
      ['/down', 9],
      ['/gone', 20],
      ['/small', 1],
    ],
  )
  const { risers, fallers, changeIn, ...counts } = index.compare({ ...choice, ...whole })
  expect(counts).toMatchObject({ compared: 3, newPages: 1, gonePages: 1, period: weekBefore, ...whole })
  expect(risers.map(({ path, kind }) => [path, kind])).toEqual([
    ['/up', 'both'],
    ['/new', 'new'],
  ])
  expect(fallers.map(({ path, kind }) => [path, kind])).toEqual([
    ['/gone', 'gone'],
    ['/down', 'both'],
  ])
  expect(changeIn('/small')).toMatchObject({ kind: 'both', now: { total: 2 }, before: { total: 1 } })
  expect(changeIn('/unknown')).toBeNull()
})

test.each([
  [
    { isNowWhole: false, isBeforeWhole: true },
    { compared: 1, newPages: 1, gonePages: null },
  ],
  [
    { isNowWhole: true, isBeforeWhole: false },
    { compared: 1, newPages: null, gonePages: 1 },
  ],
  [
    { isNowWhole: false, isBeforeWhole: false },
    { compared: 1, newPages: null, gonePages: null },
  ],
])('a period cut short (%j) leaves %j', (sides, counts) => {
  const index = fill(
    [
      ['/both', 1],
      ['/new', 1],
    ],
    [
      ['/both', 2],
      ['/gone', 2],
    ],
  )
  expect(index.compare({ ...choice, ...sides })).toMatchObject(counts)
})

test('risers without a safe path are left out of those for a prompt, and counted', () => {
  const index = fill(
    [
      ['/a b', 90],
      ['/up', 5],
      ['/`c`', 3],
    ],
    [['/up', 1]],
  )
  const { safeRisers, unsafeRiserCount } = index.compare({ ...choice, ...whole })
  expect([safeRisers.map(({ path }) => path), unsafeRiserCount]).toEqual([['/up'], 2])
})

test('a long path is kept cut, stays unsafe, and is not taken for another of the same beginning', () => {
  const [one, other] = [`/${'x'.repeat(10_000)}1`, `/${'x'.repeat(10_000)}2`]
  const index = fill([[one, 5]], [[other, 5]])
  const { risers, fallers, safeRisers } = index.compare({ ...choice, ...whole })
  expect(risers).toMatchObject([{ kind: 'new', path: one.slice(0, 201) }])
  expect(fallers).toMatchObject([{ kind: 'gone' }])
  expect(safeRisers).toEqual([])
})

test('whatever the paths, a page is compared with itself alone', () => {
  const path = fc.oneof(hostileText, fc.constantFrom('', '__proto__', 'constructor', '\ud800', '\ud801'))
  fc.assert(
    fc.property(fc.uniqueArray(path), fc.uniqueArray(path), (now, before) => {
      const withCount = (paths: string[]) => paths.map((one): [string, number] => [one, 1])
      const compared = fill(withCount(now), withCount(before)).compare({ ...choice, ...whole })
      const both = now.filter((one) => before.includes(one)).length
      expect(compared).toMatchObject({
        ...{ compared: both, newPages: now.length - both, gonePages: before.length - both },
      })
    }),
  )
})
