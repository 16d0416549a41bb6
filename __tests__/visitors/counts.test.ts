import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  aiShare,
  byCount,
  type Counts,
  changeOf,
  differenceIn,
  noCounts,
  rankChanges,
} from '../../src/visitors/counts.ts'
import { row } from '../fixtures/sample-visitors.ts'

const some: Counts = { human: 20, ai: 10, total: 25 }
const whole = { isNowWhole: true, isBeforeWhole: true }

test.each([
  ['in both periods', { now: some, before: some }, whole, 'both'],
  [
    'in both, of periods cut short',
    { now: some, before: some },
    { isNowWhole: false, isBeforeWhole: false },
    'both',
  ],
  ['only now', { now: some, before: null }, whole, 'new'],
  ['only now, in a period cut short', { now: some, before: null }, { ...whole, isNowWhole: false }, 'new'],
  ['only before', { now: null, before: some }, whole, 'gone'],
  [
    'only before, in a period cut short',
    { now: null, before: some },
    { ...whole, isBeforeWhole: false },
    'gone',
  ],
] as const)('a page %s is told as such', (...[, rows, sides, kind]) => {
  expect(changeOf('/', rows, sides)).toEqual({
    ...{ kind, path: '/', now: rows.now ?? noCounts, before: rows.before ?? noCounts },
  })
})

test.each([
  ['only now, after a period cut short', { now: some, before: null }, { ...whole, isBeforeWhole: false }],
  ['only before, and this period is cut short', { now: null, before: some }, { ...whole, isNowWhole: false }],
  ['in no period', { now: null, before: null }, whole],
])('nobody can say how a page changed that is %s', (_, rows, sides) => {
  expect(changeOf('/', rows, sides)).toBeNull()
})

test('a difference is one of whole counts, as they are shown', () => {
  const change = {
    kind: 'both',
    path: '/',
    now: { ...some, total: 1.4 },
    before: { ...some, total: 0.6 },
  } as const
  expect(differenceIn(change, 'total')).toBe(0)
})

test.each([
  [some, 0.4],
  [noCounts, null],
  [{ human: 0, ai: 9, total: 8 }, 1],
])("AI's share of %j is %j", (counts, share) => {
  expect(aiShare(counts)).toBe(share)
})

test('risers and fallers are ranked by size, then by path, and a page without change is neither', () => {
  const changes = [
    ['/b', 5, 1],
    ['/a', 5, 1],
    ['/same', 3, 3],
    ['/most', 90, 1],
    ['/down', 1, 9],
  ].map(([path, now, before]) => ({
    ...{ kind: 'both' as const, path: String(path) },
    ...{ now: { ...some, ai: Number(now) }, before: { ...some, ai: Number(before) } },
  }))
  const { risers, fallers } = rankChanges(changes, { measure: 'ai', max: 2 })
  expect(risers.map(({ path }) => path)).toEqual(['/most', '/a'])
  expect(fallers.map(({ path }) => path)).toEqual(['/down'])
})

test('rows are ordered by a count, equal ones by all visitors and then by path, whatever the order was', () => {
  const rows = [row('/c'), row('/a'), row('/b', { total: 30 }), row('/top', { ai: 11 })]
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: 4 }), (shuffled) => {
      expect(shuffled.toSorted(byCount('ai')).map(({ path }) => path)).toEqual(['/top', '/b', '/a', '/c'])
    }),
  )
})
