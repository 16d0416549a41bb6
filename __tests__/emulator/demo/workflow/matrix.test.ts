import { expect, test } from '@jest/globals'
import { firstCombination } from '../../../../emulator/demo/workflow/matrix.ts'

test.each<[matrix: unknown, first: unknown]>([
  [undefined, null],
  [
    { os: ['linux', 'mac'], node: [24, 26] },
    { os: 'linux', node: 24 },
  ],
  [{ include: [{ project: 'a' }, { project: 'b' }] }, { project: 'a' }],
  [
    { os: ['linux'], include: [{ color: 'red' }, { os: 'mac', fast: true }, { os: 'linux', fast: false }] },
    { os: 'linux', color: 'red', fast: false },
  ],
])('the first combination of %j is %j', (matrix, first) => {
  expect(firstCombination({ matrix })).toEqual({ kind: 'success', value: first })
})

test.each<[matrix: unknown, reason: string]>([
  [{ os: ['linux'], exclude: [{ os: 'linux' }] }, 'its matrix has `exclude`'],
  [{ os: [] }, 'its matrix is empty'],
  [{ include: [] }, 'its matrix is empty'],
])('%j is not played: %s', (matrix, reason) => {
  expect(firstCombination({ matrix })).toEqual({ kind: 'failure', error: reason })
})

test('a job without a strategy has no combination', () => {
  expect(firstCombination(null)).toEqual({ kind: 'success', value: null })
})
