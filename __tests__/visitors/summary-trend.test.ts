import { expect, test } from '@jest/globals'
import { chartColors, trendSection } from '../../src/visitors/summary-trend.ts'
import { totals } from '../fixtures/sample-visitors.ts'

function periods(days: number, counts: readonly number[]) {
  return counts.map((human, index) => {
    const day = (before: number) =>
      new Date(Date.UTC(2026, 10, 21 - before * days)).toISOString().slice(0, 10)
    return { period: { dateFrom: day(index + 1), dateTo: day(index) }, totals: { ...totals, human, ai: 7 } }
  })
}

test('the trend is a Mermaid chart of people and AI, oldest first, with the same numbers in a table', () => {
  expect(trendSection(periods(7, [3_000, 20, 10]))).toBe(
    [
      '### Trend',
      '',
      '🔵 Blue: people. 🟠 Orange: AI. Distinct visitors of each period.',
      '',
      '```mermaid',
      '%%{init: {"themeVariables":{"xyChart":{"backgroundColor":"transparent","plotColorPalette":"#0969da, #bc4c00"}}}}%%',
      'xychart-beta',
      '  accTitle: People and AI in each period',
      '  accDescr: People from 10 to 3,000 over 3 periods. AI from 7 to 7 over 3 periods.',
      '  x-axis "First day of the period" ["2026-10-31", "2026-11-07", "2026-11-14"]',
      '  y-axis "Visitors" 0 --> 3000',
      '  line [10, 20, 3000]',
      '  line [7, 7, 7]',
      '```',
      '',
      '<details><summary>Numbers of the chart</summary>',
      '',
      '| Period | People | AI | All |',
      '|---|---:|---:|---:|',
      '| 2026-11-14 to 2026-11-20 | 3,000 | 7 | 1,400 |',
      '| 2026-11-07 to 2026-11-13 | 20 | 7 | 1,400 |',
      '| 2026-10-31 to 2026-11-06 | 10 | 7 | 1,400 |',
      '',
      '</details>',
    ].join('\n'),
  )
})

test('the axis of counts is never empty', () => {
  const chart = trendSection(
    periods(365, [0, 0])?.map((one) => ({ ...one, totals: { human: 0, ai: 0, total: 0 } })),
  )
  expect(chart).toContain('0 --> 1\n')
})

test.each([2, 8, 9, 12, 13, 20, 26])(
  '%d periods have at most six dates, the last one among them, and no label twice',
  (count) => {
    const [, axis = ''] =
      /x-axis .* \[(.*)\]/.exec(trendSection(periods(7, Array(count).fill(1))) ?? '') ?? []
    const labels = axis.split(', ')
    const dates = labels.filter((label) => /\d-\d/.test(label))
    expect(new Set(labels).size).toBe(count)
    expect(labels.at(-1)).toBe('"2026-11-14"')
    expect(dates.length).toBeLessThanOrEqual(6)
    expect(dates.length).toBeGreaterThanOrEqual(Math.min(count, 4))
  },
)

test.each([[[]], [[5]]])('of the periods %j there is no chart', (counts) => {
  expect(trendSection(periods(7, counts))).toBeNull()
})

test.each(['#ffffff', '#0d1117'])('both colors have a contrast of at least 3 to 1 on %s', (background) => {
  const contrasts = Object.values(chartColors).map((color) => {
    const [light = 0, dark = 0] = [luminanceOf(color), luminanceOf(background)].toSorted((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  })
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3)
})

/** Relative luminance as WCAG 2.2 defines it. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
