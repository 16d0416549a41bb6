// The days of a period: which text is a date, what a period is called, and
// which periods come before it.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  dayOf,
  periodLabel,
  periodOf,
  periodsBefore,
  trendOf,
} from '../../src/visitors/period.ts'

const dayMs = 86_400_000

test.each([
  ['2026-11-14', '2026-11-14'],
  ['2024-02-29', '2024-02-29'],
  ['2026-11-14T23:59:59.999Z', '2026-11-14'],
  ['2026-11-20T00:00Z', '2026-11-20'],
  ['2026-11-14T09:30', '2026-11-14'],
  ['2026-11-14T01:00:00+02:00', '2026-11-13'],
  ['2026-11-14T23:00:00-0200', '2026-11-15'],
  ['2026-11-14T24:00Z', '2026-11-15'],
  ['1970-01-01', '1970-01-01'],
])('%s is the day %s', (text, day) => {
  expect(dayOf(text)).toBe(Date.parse(day) / dayMs)
})

test.each([
  ...[
    '',
    'yesterday',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-1-1',
    '20261114',
    '2026-11-14 09:30',
  ],
  ...[
    '2026-11-14T25:00Z',
    '2026-11-14T09:60Z',
    '2026-02-30T09:00Z',
    '2026-11-14T09:30+99:00',
    '2026-11-14T09',
  ],
  ...[
    '2026-11-14Z',
    '1969-12-31',
    '1970-01-01T00:30+01:00',
    '+012026-11-14',
    '9999-12-31T24:00Z',
    '2026-11-14\n',
  ],
])('%j is no date', (text) => {
  expect(dayOf(text)).toBeNull()
})

test.each([
  ['2026-11-14', '2026-11-21', '2026-11-14 to 2026-11-20 (UTC)'],
  ['2025-12-28', '2026-01-04', '2025-12-28 to 2026-01-03 (UTC)'],
  ['2026-11-20', '2026-11-21', '2026-11-20 (UTC)'],
])('%s until before %s is called %s', (dateFrom, dateTo, label) => {
  expect(periodLabel({ dateFrom, dateTo })).toBe(label)
  const before = { dateFrom: '2025-01-01', dateTo: '2025-01-03' }
  expect(periodLabel({ dateFrom, dateTo }, before)).toBe(
    `${label}, compared with 2025-01-01 to 2025-01-02`,
  )
})

test('the periods before are as long, touch each other, and none begins before 1970', () => {
  const numbers = fc.tuple(
    fc.integer({ min: 0, max: 9_000 }),
    fc.integer({ min: 1, max: 366 }),
    fc.nat(26),
  )
  fc.assert(
    fc.property(numbers, ([fromDay, days, count]) => {
      const period = periodOf(fromDay, fromDay + days)
      const periods = [period, ...periodsBefore(period, count)]
      expect(periods).toHaveLength(
        1 + Math.min(count, Math.floor(fromDay / days)),
      )
      for (const [index, { dateFrom, dateTo }] of periods.entries()) {
        expect(Date.parse(dateTo) - Date.parse(dateFrom)).toBe(days * dayMs)
        expect(dateTo).toBe(
          index === 0 ? period.dateTo : periods[index - 1]?.dateFrom,
        )
      }
    }),
  )
})

test.each([
  [0, []],
  [1, []],
  [2, [7, 300]],
  [3, [14, 7, 300]],
  [26, [14, 7, 300]],
])('with trend %d the people of the chart are %j', (count, people) => {
  const [now, ...earlier] = [300, 7, 14].map((human) => ({
    period: periodOf(20_771, 20_778),
    totals: { human, ai: 0, total: human },
  }))
  if (!now) throw new Error('There is no period.')
  const trend = trendOf(now, earlier, count)
  expect(trend.map(({ totals }) => totals.human)).toEqual(people)
})
