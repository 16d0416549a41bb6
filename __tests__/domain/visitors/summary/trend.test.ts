import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { bar, trendChart } from '../../../src/domain/visitors/chart.ts'
import { totals } from '../../fixtures/sample-visitors.ts'

test.each([
  [0, 100, ''],
  [0, 0, ''],
  [1, 1_000_000, '▏'],
  [10, 80, '█'],
  [25, 80, '██▌'],
  [99, 100, '███████▉'],
  [100, 100, '████████'],
  [3, 3, '████████'],
])('%d beside %d is the bar %s', (value, max, expected) => {
  expect(bar(value, max)).toBe(expected)
})

test('a bar never has more than eight cells, and a greater count never a shorter bar', () => {
  const eighths = (text: string) => [...text].reduce((sum, cell) => sum + ' ▏▎▍▌▋▊▉█'.indexOf(cell), 0)
  const count = fc.nat()
  fc.assert(
    fc.property(count, count, count, (a, b, c) => {
      const [min = 0, middle = 0, max = 0] = [a, b, c].toSorted((x, y) => x - y)
      expect(eighths(bar(min, max))).toBeLessThanOrEqual(eighths(bar(middle, max)))
      expect(eighths(bar(max, max))).toBe(max === 0 ? 0 : 64)
    }),
  )
})

function periods(days: number, counts: readonly number[]) {
  return counts.map((total, index) => {
    const day = (before: number) =>
      new Date(Date.UTC(2026, 10, 21 - before * days)).toISOString().slice(0, 10)
    return { period: { dateFrom: day(index + 1), dateTo: day(index) }, totals: { ...totals, total } }
  })
}

test('the trend is a Mermaid chart of one series, oldest first', () => {
  expect(trendChart(periods(7, [30, 20, 10]))).toBe(
    [
      '```mermaid',
      'xychart-beta',
      '  x-axis "First day of the period" ["31 Oct", "7 Nov", "14 Nov"]',
      '  y-axis "Visitors" 0 --> 30',
      '  bar [10, 20, 30]',
      '```',
    ].join('\n'),
  )
})

test('labels that would be equal are whole dates, and the axis is never empty', () => {
  const chart = trendChart(periods(365, [0, 0]))
  expect(chart).toContain('["2024-11-21", "2025-11-21"]')
  expect(chart).toContain('0 --> 1')
})

test.each([[[]], [[5]]])('of the periods %j there is no chart', (counts) => {
  expect(trendChart(periods(7, counts))).toBeNull()
})
