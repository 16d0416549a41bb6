import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createDemoSite } from '../../../emulator/demo/visitors-site.ts'

const day = 20_771
const weeks = fc
  .integer({ min: 0, max: 200 })
  .map((week) => ({ fromDay: day + 7 * week, toDay: day + 7 * week + 7 }))

test('almost all pages are there each week, each under a plain name of its own, the most visited first', () => {
  const count = createDemoSite(1_200)
  fc.assert(
    fc.property(weeks, (period) => {
      const { visitors } = count(period)
      const paths = new Set(visitors.map(({ path }) => path))
      expect(paths.size).toBe(visitors.length)
      expect(visitors.length).toBeGreaterThan(1_150)
      expect([...paths].filter((path) => !/^[/a-z-]+$/.test(path))).toEqual([])
      expect(visitors).toEqual(visitors.toSorted((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1)))
      const impossible = visitors.filter(
        ({ human, ai, total }) => total < Math.max(human, ai) || total > human + ai,
      )
      expect(impossible).toEqual([])
    }),
    { numRuns: 20 },
  )
})

test('from one week to the next, pages appear, vanish, rise and fall, and AI grows', () => {
  const count = createDemoSite(1_200)
  const [before, now] = [count({ fromDay: day - 7, toDay: day }), count({ fromDay: day, toDay: day + 7 })]
  const totals = new Map(before.visitors.map(({ path, total }) => [path, total]))
  const changes = now.visitors.map(({ path, total }) => total - (totals.get(path) ?? 0))
  const paths = new Set(now.visitors.map(({ path }) => path))
  expect(now.visitors.some(({ path }) => !totals.has(path))).toBe(true)
  expect(before.visitors.some(({ path }) => !paths.has(path))).toBe(true)
  expect([Math.max(...changes) > 20, Math.min(...changes) < -20]).toEqual([true, true])
  expect(now.totals.ai / now.totals.human).toBeGreaterThan(before.totals.ai / before.totals.human)
})
