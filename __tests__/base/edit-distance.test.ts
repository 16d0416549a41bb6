import { expect, test } from '@jest/globals'
import { editDistance, findNearest } from '../../src/base/edit-distance.ts'

test.each([
  ['', '', 0],
  ['wait', 'wait', 0],
  ['', 'ab', 2],
  ['max-request', 'max-requests', 1],
  ['max-requestss', 'max-requests', 1],
  ['mux-requests', 'max-requests', 1],
  ['max-reqeust', 'max-request', 2],
  ['xa-requests', 'max-requests', 2],
  ['axm-requests', 'max-requests', 2],
  ['fail-no', 'fail-on', 2],
  ['top-by', 'top', Infinity],
  ['abc', 'xyz', 3],
  ['x'.repeat(100_000), 'wait', Infinity],
])('%j is as far from %j as %d edits', (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits)
  expect(editDistance(to, from)).toBe(edits)
})

const names = ['top', 'top-by', 'date-to', 'date-from', 'api-key', 'api-url']

test.each([
  ['top-by', ['top-by']],
  ['top-b', ['top-by']],
  ['tops', ['top']],
  ['date-fro', ['date-from']],
  ['api-kyl', ['api-key', 'api-url']],
  ['api-keyz', ['api-key']],
  ['other', []],
])('the nearest to %s are %j', (word, nearest) => {
  expect(findNearest(word, names)).toEqual(nearest)
})
