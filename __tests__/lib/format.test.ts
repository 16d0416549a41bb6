// Times, durations and counts as people read them.
import { expect, test } from '@jest/globals'
import {
  changeText,
  countedText,
  countText,
  dateTimeText,
  durationText,
} from '../../src/lib/format.ts'

test.each([
  [-5_000, '0s'],
  [0, '0s'],
  [45_000, '45s'],
  [59_499, '59s'],
  [59_500, '1m'],
  [60_000, '1m'],
  [252_000, '4m 12s'],
  [1_800_000, '30m'],
  [3_599_000, '59m 59s'],
  [3_600_000, '1h 00m'],
  [3_780_000, '1h 03m'],
  [21_000_000, '5h 50m'],
])('%d ms are %s', (durationMs, expected) => {
  expect(durationText(durationMs)).toBe(expected)
})

test.each([
  ['2026-11-20T14:32:59.999Z', '2026-11-20 14:32 UTC'],
  ['2026-01-02T03:04:05Z', '2026-01-02 03:04 UTC'],
  ['2026-11-20T00:30:00+02:00', '2026-11-19 22:30 UTC'],
])('%s is %s', (at, text) => {
  expect(dateTimeText(new Date(at))).toBe(text)
})

test.each([
  [0, '0', '0 pages'],
  [1, '1', '1 page'],
  [12_345, '12,345', '12,345 pages'],
])('%d is %s, as pages %s', (count, text, pages) => {
  expect([countText(count), countedText(count, 'page')]).toEqual([text, pages])
})

test.each([
  [1_234, 1_000, '+234 (+23.4%)'],
  [900, 1_000, '-100 (-10%)'],
  [1_000, 1_000, '0'],
  [5, 0, '+5'],
  [0, 5, '-5 (-100%)'],
])('%d after %d is %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text)
})
