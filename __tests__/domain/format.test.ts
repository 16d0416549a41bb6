import { expect, test } from '@jest/globals'
import { changeText, countedText, countText } from '../../src/domain/format.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [12_345, '12,345'],
  [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
])('the count %d reads %s', (count, text) => {
  expect(countText(count)).toBe(text)
})

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [12_345, '12,345 pages'],
])('%d pages are %s', (count, text) => {
  expect(countedText(count, 'page')).toBe(text)
})

test.each([
  [1_234, 1_000, '+234 (+23.4%)'],
  [900, 1_000, '-100 (-10%)'],
  [1_000, 1_000, '0'],
  [5, 0, '+5'],
  [0, 0, '0'],
  [0, 5, '-5 (-100%)'],
])('%d after %d reads %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text)
})
