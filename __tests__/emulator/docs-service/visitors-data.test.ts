import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import { createVisitorsSite, hostilePaths } from '../../../emulator/docs-service/visitors-data.ts'

const day = Date.UTC(2026, 10, 1) / 86_400_000
const kinds = ['human', 'ai', 'total'] as const
const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)

const periods = fc
  .record({ fromDay: fc.integer({ min: day - 400, max: day }), days: fc.integer({ min: 1, max: 120 }) })
  .map(({ fromDay, days }) => ({ fromDay, toDay: fromDay + days }))

test('counts are those of sets: a union is at least each part and less than their sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), periods, (pages, period) => {
      const { totals, visitors } = createVisitorsSite(pages)(period)
      expect(visitors).toHaveLength(pages)
      expect(new Set(visitors.map(({ path }) => path)).size).toBe(pages)
      const impossible = [...visitors, totals].filter(({ human, ai, total }) => {
        return (
          ![human, ai, total].every(Number.isSafeInteger) ||
          total < Math.max(human, ai) ||
          total >= human + ai
        )
      })
      expect(impossible).toEqual([])
      for (const kind of kinds) {
        const counts = visitors.map((row) => row[kind])
        expect(totals[kind]).toBeGreaterThanOrEqual(Math.max(...counts))
        expect(totals[kind]).toBeLessThan(sum(counts))
      }
    }),
  )
})

test('a longer period has no fewer visitors anywhere, and fewer than its parts together', () => {
  const count = createVisitorsSite(60)
  fc.assert(
    fc.property(periods, fc.integer({ min: 1, max: 60 }), ({ fromDay, toDay }, more) => {
      const short = count({ fromDay, toDay })
      const rest = count({ fromDay: toDay, toDay: toDay + more })
      const long = count({ fromDay, toDay: toDay + more })
      const counts = new Map(long.visitors.map((row) => [row.path, row]))
      const fewer = short.visitors.filter((row) => (counts.get(row.path)?.total ?? 0) < row.total)
      expect(fewer).toEqual([])
      expect(long.totals.human).toBeGreaterThan(short.totals.human)
      expect(long.totals.ai).toBeGreaterThan(short.totals.ai)
      expect(long.totals.total).toBeGreaterThan(short.totals.total)
      expect(long.totals.total).toBeLessThan(short.totals.total + rest.totals.total)
    }),
  )
})

test('rows come by falling total, then by path, and are the same every time', () => {
  const { visitors } = createVisitorsSite(12_345)({ fromDay: day, toDay: day + 7 })
  const inOrder = visitors.toSorted((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1))
  expect(visitors).toEqual(inOrder)
  expect(new Set(visitors.map(({ total }) => total)).size).toBeLessThan(visitors.length)
  expect(createVisitorsSite(12_345)({ fromDay: day, toDay: day + 7 }).visitors).toEqual(visitors)
})

test('equal periods apart in time differ, page by page and in order', () => {
  const count = createVisitorsSite(137)
  const [before, after] = [count({ fromDay: day - 7, toDay: day }), count({ fromDay: day, toDay: day + 7 })]
  expect(after.totals).not.toEqual(before.totals)
  expect(after.visitors.map(({ path }) => path)).not.toEqual(before.visitors.map(({ path }) => path))
})

test.each([
  ['no days', { fromDay: day, toDay: day }],
  ['reversed days', { fromDay: day, toDay: day - 1 }],
  ['days before the site was there', { fromDay: 0, toDay: 18_000 }],
])('%s have no visitors', (_, period) => {
  expect(createVisitorsSite(5)(period)).toEqual({ totals: { human: 0, ai: 0, total: 0 }, visitors: [] })
})

test('a site of a usual size has every absurd path', () => {
  const paths = createVisitorsSite(200)({ fromDay: day, toDay: day + 1 }).visitors.map(({ path }) => path)
  expect(hostilePaths.filter((path) => !paths.includes(path))).toEqual([])
})

test('a site may have no pages, or one', () => {
  const period = { fromDay: day, toDay: day + 1 }
  expect(createVisitorsSite(0)(period)).toEqual({ totals: { human: 0, ai: 0, total: 0 }, visitors: [] })
  const { totals, visitors } = createVisitorsSite(1)(period)
  expect(visitors).toEqual([{ path: '/', ...totals }])
})

test('a period is counted once while it is among the last few asked for', () => {
  const count = createVisitorsSite(3)
  const weeks = [0, 1, 2, 3].map((week) => ({ fromDay: day + 7 * week, toDay: day + 7 * week + 7 }))
  const first = weeks.map(count)
  const second = weeks.map(count)
  expect(second.every((site, week) => site === first[week])).toBe(true)
  count({ fromDay: day, toDay: day + 1 })
  const [oldest = { fromDay: 0, toDay: 0 }] = weeks
  expect(count(oldest)).not.toBe(first[0])
  expect(count(oldest)).toEqual(first[0])
})
