// How far two words are apart.
import { expect, test } from '@jest/globals'
import { editDistance, findNearest } from '../../src/lib/edit-distance.ts'

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
  ['top-by', 'top', Infinity],
  ['x'.repeat(100_000), 'wait', Infinity],
])('%j is as far from %j as %d edits', (from, to, edits) => {
  expect([editDistance(from, to), editDistance(to, from)]).toEqual([
    edits,
    edits,
  ])
})

const names = ['top', 'top-by', 'date-to', 'date-from', 'api-key', 'api-url']

test.each([
  ['top-by', ['top-by']],
  ['top-b', ['top-by']],
  ['tops', ['top']],
  ['tpo', ['top']],
  ['tag', []],
  ['app', []],
  ['date-fxxm', ['date-from']],
  ['api-kyl', ['api-key', 'api-url']],
  ['api-keyz', ['api-key']],
  ['other', []],
])('the nearest to %s are %j', (word, nearest) => {
  expect(findNearest(word, names)).toEqual(nearest)
})
