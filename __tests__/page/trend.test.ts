// Whether the page has a chart. How it looks, browser tests see.
import { expect, test } from '@jest/globals'
import { readReport } from '../../src/page/data.ts'
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
