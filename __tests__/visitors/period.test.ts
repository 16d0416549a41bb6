import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { periodLabel, periodsBefore, periodText, readPeriod } from '../../src/visitors/period.ts'

const now = new Date('2026-11-21T23:59:59Z')
const dayMs = 86_400_000

test.each([
  ['the last full days', [null, null], ['2026-11-14', '2026-11-21']],
  ['days before an end', [null, '2026-03-03'], ['2026-02-24', '2026-03-03']],
  ['up to the last full day', ['2026-11-01', null], ['2026-11-01', '2026-11-21']],
  ['both dates', ['2024-02-29', '2024-03-01'], ['2024-02-29', '2024-03-01']],
  ['times in UTC', ['2026-11-14T23:59:59.999Z', '2026-11-20T00:00Z'], ['2026-11-14', '2026-11-20']],
  ['times without an offset', ['2026-11-14T09:30', '2026-11-20T10:00:00'], ['2026-11-14', '2026-11-20']],
  ['an offset to the east', ['2026-11-14T01:00:00+02:00', '2026-11-20'], ['2026-11-13', '2026-11-20']],
  ['an offset to the west', ['2026-11-14T23:00:00-0200', '2026-11-20'], ['2026-11-15', '2026-11-20']],
  ['the end of a day', ['2026-11-14T24:00Z', '2026-11-20'], ['2026-11-15', '2026-11-20']],
] as const)('%s: %j is the period %j', (_, [dateFrom, dateTo], [from, to]) => {
  expect(readPeriod({ dateFrom, dateTo, days: 7 }, now)).toEqual({
    kind: 'success',
    value: { dateFrom: from, dateTo: to },
  })
})

test.each([
  'yesterday',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-1-1',
  '20261114',
  '2026-11-14 09:30',
  '2026-11-14T25:00Z',
  '2026-11-14T09:60Z',
  '2026-02-30T09:00Z',
  '2026-11-14T09:30+99:00',
  '2026-11-14T09',
  '2026-11-14Z',
  '1969-12-31',
  '1970-01-01T00:30+01:00',
  '+012026-11-14',
  '9999-12-31T24:00Z',
  '2026-11-14\n',
])('%j is not a date', (date) => {
  const notADate = (input: string) => ({
    kind: 'failure',
    error: expect.stringMatching(`^Input \`${input}\` must be a date`),
  })
  expect(readPeriod({ dateFrom: date, dateTo: null, days: 7 }, now)).toEqual(notADate('date-from'))
  expect(readPeriod({ dateFrom: null, dateTo: date, days: 7 }, now)).toEqual(notADate('date-to'))
})

test.each([
  ['reversed', ['2026-11-20', '2026-11-14'], /before `date-to`/],
  ['empty', ['2026-11-14', '2026-11-14'], /before `date-to`/],
  ['within one day', ['2026-11-14T01:00Z', '2026-11-14T23:00Z'], /before `date-to`/],
  ['from today on', ['2026-11-21', null], /before today/],
] as const)('a period that is %s is refused in one sentence', (_, [dateFrom, dateTo], sentence) => {
  const error = expect.stringMatching(sentence)
  expect(readPeriod({ dateFrom, dateTo, days: 7 }, now)).toEqual({ kind: 'failure', error })
})

test.each([
  ['2026-11-14', '2026-11-21', '2026-11-14 to 2026-11-20 (UTC)'],
  ['2026-10-28', '2026-11-04', '2026-10-28 to 2026-11-03 (UTC)'],
  ['2025-12-28', '2026-01-04', '2025-12-28 to 2026-01-03 (UTC)'],
  ['2026-11-20', '2026-11-21', '2026-11-20 (UTC)'],
  ['2026-10-01', '2026-11-01', '2026-10-01 to 2026-10-31 (UTC)'],
])('%s until before %s is called %s', (dateFrom, dateTo, label) => {
  expect(periodLabel({ dateFrom, dateTo })).toBe(label)
  expect(`${periodText({ dateFrom, dateTo })} (UTC)`).toBe(label)
})

test.each([
  ['none', 0, []],
  ['none', 1, []],
  ['totals', 0, ['2026-10-25']],
  ['totals', 1, ['2026-10-25']],
  ['pages', 2, ['2026-10-25']],
  ['none', 3, ['2026-10-25', '2026-10-18']],
  ['pages', 4, ['2026-10-25', '2026-10-18', '2026-10-11']],
] as const)('with compare %s and trend %d the periods before begin on %j', (compare, trend, begins) => {
  const period = { dateFrom: '2026-11-01', dateTo: '2026-11-08' }
  expect(periodsBefore(period, { compare, trend }).map(({ dateFrom }) => dateFrom)).toEqual(begins)
})

test('no period before begins before 1970', () => {
  const period = { dateFrom: '1970-01-11', dateTo: '1970-01-21' }
  expect(periodsBefore(period, { compare: 'totals', trend: 26 })).toEqual([
    { dateFrom: '1970-01-01', dateTo: '1970-01-11' },
  ])
})

test('the periods before are as long, touch each other and overlap nowhere', () => {
  const day = fc.integer({ min: 20_000, max: 60_000 })
  const given = fc.record({
    day,
    days: fc.integer({ min: 1, max: 366 }),
    trend: fc.integer({ min: 0, max: 26 }),
  })
  fc.assert(
    fc.property(given, ({ day, days, trend }) => {
      const dateTo = new Date(day * dayMs).toISOString()
      const asked = readPeriod({ dateFrom: null, dateTo, days }, now)
      if (asked.kind === 'failure') throw new Error(asked.error)
      const periods = [asked.value, ...periodsBefore(asked.value, { compare: 'totals', trend })]
      for (const [index, { dateFrom, dateTo }] of periods.entries()) {
        expect(Date.parse(dateTo) - Date.parse(dateFrom)).toBe(days * dayMs)
        expect(dateTo).toBe(index === 0 ? asked.value.dateTo : periods[index - 1]?.dateFrom)
      }
    }),
  )
})
