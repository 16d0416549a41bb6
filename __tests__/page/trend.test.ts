// Whether the page has a chart, and the dates in it. How it looks, browser tests see.
import { expect, test } from '@jest/globals'
import { readReport } from '../../src/page/data.ts'
import { withShortTexts } from '../../src/page/text.ts'
import { showTrend } from '../../src/page/trend.ts'
import type { PageData } from '../../src/visitors/page-format.ts'
import { openPage, texts } from './open-page.ts'

const before = {
  period: { dateFrom: '2026-11-07', dateTo: '2026-11-14' },
  totals: { human: 200, ai: 100, total: 300 },
}

test.each<[string, Partial<PageData>, string]>([
  ['no chart is wanted', {}, 'Set trend: 12 in the workflow to see a chart of 12 periods.'],
  [
    'the period before is only compared with',
    { earlier: [before] },
    'Set trend: 12 in the workflow to see a chart of 12 periods.',
  ],
  [
    'one period is wanted',
    { earlier: [before], trend: 1 },
    'Set trend: 12 in the workflow to see a chart of 12 periods.',
  ],
  ['no other one was read', { trend: 3 }, 'No earlier period was read, so there is no chart.'],
])('where %s there is no chart, and drawing it again does nothing', (_, known, expected) => {
  openPage(known)
  const redraw = showTrend(readReport())
  redraw()
  expect(texts('#trend')).toEqual([expected])
})

test.each([
  ['2026-11-07', '2026-11-14', '2026-11-21', { month: 'short', day: 'numeric' }],
  ['2025-12-18', '2025-12-25', '2026-01-01', { month: 'short', day: 'numeric' }],
  ['2025-12-19', '2025-12-26', '2026-01-02', { month: 'short', day: 'numeric', year: 'numeric' }],
] as const)(
  'the short dates of %s until before %s and %s have a year where they need one',
  (...[from, middle, to, form]) => {
    const format = new Intl.DateTimeFormat(undefined, { ...form, timeZone: 'UTC' })
    const periods = [
      { dateFrom: from, dateTo: middle },
      { dateFrom: middle, dateTo: to },
    ]
    const withTexts = withShortTexts(periods.map((period) => ({ period, totals: before.totals })))
    expect(withTexts.map(({ firstDay }) => firstDay)).toEqual(
      [from, middle].map((day) => format.format(Date.parse(day))),
    )
    const endMs = Date.parse(to) - 86_400_000
    expect(withTexts.at(-1)?.days).toBe(format.formatRange(Date.parse(middle), endMs))
  },
)
