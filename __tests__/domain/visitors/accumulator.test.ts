import { expect, test } from '@jest/globals'
import { addPage, emptyTally, endOf, type Tally } from '../../../src/domain/visitors/accumulator.ts'
import type { Stop } from '../../../src/domain/visitors/visitors.ts'
import { row, type rowsFrom, samplePage, totals } from '../../fixtures/sample-visitors.ts'

function checked(rows: ReturnType<typeof rowsFrom>, known: { duplicates?: number; unusable?: number } = {}) {
  return { ...samplePage(rows), fresh: rows, duplicates: 0, isRepeat: false, ...known }
}

test('the tally counts rows, keeps the most visited and the totals of the first page', () => {
  const first = checked([row('/a', { total: 3 }), row('/=b', { total: 9 })], { duplicates: 1, unusable: 2 })
  const second = { ...checked([row('/c', { total: 5 })], { duplicates: 2 }), totals: { ...totals, human: 1 } }
  const tally = [first, second].reduce((sum, page) => addPage(sum, page, 2), emptyTally)
  expect(tally).toEqual({
    totals,
    rows: 3,
    duplicates: 3,
    unusable: 2,
    top: [row('/=b', { total: 9 }), row('/c', { total: 5 })],
    plainTop: [row('/c', { total: 5 }), row('/a', { total: 3 })],
    notPlain: 1,
  })
})

const read: Tally = { ...emptyTally, totals, rows: 2 }
const limited: Stop = {
  result: 'rejected',
  reason: 'rate-limited',
  detail: '429: slow down',
  offset: 500,
  canGoOn: false,
}
const lost: Stop = { ...limited, result: 'unknown', reason: 'unreachable', detail: 'reset' }
const budget: Stop = { ...limited, result: 'unknown', reason: 'page-budget', detail: '', canGoOn: true }

test.each([
  ['all was read', [read, null], ['complete', '', null]],
  ['a row came twice', [{ ...read, duplicates: 1 }, null], ['partial', 'rows-shifted', null]],
  ['a row was unusable', [{ ...read, unusable: 1 }, null], ['partial', 'unexpected-answer', null]],
  ['the limit came in the middle', [read, limited], ['partial', 'rate-limited', 500]],
  ['a fault came in the middle', [{ ...read, duplicates: 1 }, lost], ['partial', 'unreachable', 500]],
  ['the budget was used up', [read, budget], ['partial', 'page-budget', 500]],
  ['the first request was refused', [emptyTally, limited], ['rejected', 'rate-limited', null]],
  ['the first request was lost', [emptyTally, lost], ['unknown', 'unreachable', null]],
] as const)('where %s the end says so', (_, [tally, stop], [result, reason, nextOffset]) => {
  expect(endOf(tally, stop)).toEqual({ result, reason, nextOffset, detail: stop?.detail ?? '' })
})
