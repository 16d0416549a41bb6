// How far two words are apart.
import { expect, test } from '@jest/globals'
import { findNearest, isNear } from '../../src/lib/edit-distance.ts'

test.each([
  ['', '', 0],
  ['', 'ab', 2],
  ['wait', 'wait', 0],
  ['wiat', 'wait', 1],
  ['wiatt', 'wait', 2],
  ['max-request', 'max-requests', 1],
  ['mux-requests', 'max-requests', 1],
  ['xa-requests', 'max-requests', 2],
  ['abc', 'xyz', 3],
  ['top-by', 'top', 3],
])('%j is as far from %j as %d edits', (from, to, edits) => {
  const near = [edits - 1, edits].map((max) => [
    isNear(from, to, max),
    isNear(to, from, max),
  ])
  expect(near).toEqual([
    [false, false],
    [true, true],
  ])
})

test('a word of any length is compared at once', () => {
  const long = 'x'.repeat(100_000)
  expect([isNear(long, 'wait', 2), isNear('wait', long, 2)]).toEqual([
    false,
    false,
  ])
})

const names = ['top', 'top-by', 'date-to', 'date-from', 'api-key', 'api-url']

test.each([
  ['top-by', 'top-by'],
  ['top-b', 'top-by'],
  ['tops', 'top'],
  ['tpo', 'top'],
  ['tag', undefined],
  ['app', undefined],
  ['date-fxxm', 'date-from'],
  ['api-kyl', 'api-key'],
  ['api-keyz', 'api-key'],
  ['other', undefined],
])('the nearest to %s is %j', (word, nearest) => {
  expect(findNearest(word, names)).toBe(nearest)
})
