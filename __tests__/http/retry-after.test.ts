import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseRetryAfter } from '../../src/http/retry-after.ts'

const now = new Date('2026-11-20T12:00:00Z')
const dayMs = 86_400_000

test.each([
  ['0', 0],
  ['1', 1_000],
  ['120', 120_000],
  ['  7  ', 7_000],
  ['007', 7_000],
  ['86400', dayMs],
  ['86401', dayMs],
  ['999999999', dayMs],
  ['9999999999', dayMs],
  ['9'.repeat(30), dayMs],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 12:00:00 GMT', 0],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['Mon, 20 Nov 2090 12:00:00 GMT', dayMs],
])('%j means %d ms', (header, expectedMs) => {
  expect(parseRetryAfter(header, now)).toBe(expectedMs)
})

test.each([
  null,
  '',
  ' ',
  '-1',
  '+5',
  '1.5',
  '1e3',
  '0x10',
  '10, 20',
  '10s',
  '\uff11\uff10',
  'soon',
  'NaN',
  'Infinity',
  '2026-11-20',
  '2026-11-20T12:00:30Z',
  'Friday, 20-Nov-26 12:00:30 GMT',
  'Fri Nov 20 12:00:30 2026',
  'Fri, 20 Nov 2026 12:00:30 +0100',
  'Fri, 20 Nov 2026 12:00:30',
  'Fri, 20 Xyz 2026 12:00:30 GMT',
  'Fri, 20 Nov 2026 99:00:30 GMT',
])('%j is not valid', (header) => {
  expect(parseRetryAfter(header, now)).toBeNull()
})

test('whatever the header says, the wait is none or between nothing and a day', () => {
  const header = fc.oneof(fc.string({ unit: 'binary' }), fc.bigInt().map(String), fc.date().map(String))
  fc.assert(
    fc.property(header, (text) => {
      const waitMs = parseRetryAfter(text, now) ?? 0
      expect(waitMs >= 0 && waitMs <= dayMs).toBe(true)
    }),
    { numRuns: 300 },
  )
})
