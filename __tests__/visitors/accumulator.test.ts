import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type Accumulator,
  addPage,
  createDeduper,
  type DedupedPage,
  emptyAccumulator,
  endOf,
  mostVisited,
} from '../../src/visitors/accumulator.ts'
import type { VisitorsRow } from '../../src/visitors/counts.ts'
import type { ExportStop, VisitorsPage } from '../../src/visitors/visitors.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { row, rowsFrom, samplePage, totals } from '../fixtures/sample-visitors.ts'

/** A page whose rows are all new, but for what is given. */
function deduped(rows: VisitorsRow[], known: Partial<DedupedPage> = {}): DedupedPage {
  return { ...samplePage(rows), newRows: rows, duplicates: 0, isRepeat: false, ...known }
}

test('the accumulator counts rows, keeps the most visited and the totals of the first page', () => {
  const first = deduped([row('/a', { total: 3 }), row('/=b', { total: 9 })], { duplicates: 1, unusable: 2 })
  const second = { ...deduped([row('/c', { total: 5 })], { duplicates: 2 }), totals: { ...totals, human: 1 } }
  const all = [first, second].reduce(
    (sum, page) => addPage(sum, page, { measure: 'total', max: 2 }),
    emptyAccumulator,
  )
  expect(all).toEqual({
    totals,
    rows: 3,
    duplicates: 3,
    unusable: 2,
    top: [row('/=b', { total: 9 }), row('/c', { total: 5 })],
    topSafePaths: [row('/c', { total: 5 }), row('/a', { total: 3 })],
    unsafePathCount: 1,
  })
})

const read: Accumulator = { ...emptyAccumulator, totals, rows: 2 }
const rateLimited: ExportStop = {
  result: 'rejected',
  reason: 'rate-limited',
  detail: '429: slow down',
  offset: 500,
  canGoOn: false,
}
const unreachable: ExportStop = { ...rateLimited, result: 'unknown', reason: 'unreachable', detail: 'reset' }
const budget: ExportStop = {
  ...rateLimited,
  result: 'unknown',
  reason: 'page-budget',
  detail: null,
  canGoOn: true,
}

test.each([
  ['all was read', [read, null], ['complete', null, null]],
  ['a row came twice', [{ ...read, duplicates: 1 }, null], ['partial', 'rows-shifted', null]],
  ['a row was unusable', [{ ...read, unusable: 1 }, null], ['partial', 'unexpected-answer', null]],
  ['the rate limit came in the middle', [read, rateLimited], ['partial', 'rate-limited', 500]],
  [
    'a failure came in the middle',
    [{ ...read, duplicates: 1 }, unreachable],
    ['partial', 'unreachable', 500],
  ],
  ['the budget was used up', [read, budget], ['partial', 'page-budget', 500]],
  ['rows before the first one were skipped', [read, null, 100], ['partial', 'offset', null]],
  [
    'rows were skipped, and one came twice',
    [{ ...read, duplicates: 1 }, null, 100],
    ['partial', 'rows-shifted', null],
  ],
  ['rows were skipped, and the budget was used up', [read, budget, 100], ['partial', 'page-budget', 500]],
  ['the first request was refused', [emptyAccumulator, rateLimited], ['rejected', 'rate-limited', null]],
  ['the first request got no response', [emptyAccumulator, unreachable], ['unknown', 'unreachable', null]],
] as const)(
  'the end of an export when %s',
  (_, [accumulator, stop, offset = 0], [result, reason, nextOffset]) => {
    expect(endOf(accumulator, { stop, offset })).toEqual({
      result,
      reason,
      nextOffset,
      detail: stop?.detail ?? null,
    })
  },
)

test('the most visited rows come first, equal ones by path', () => {
  const rows = [
    row('/c', { total: 5 }),
    row('/b', { total: 9 }),
    row('/a', { total: 5 }),
    row('/d', { total: 1 }),
  ]
  const top = (max: number) => mostVisited(rows, { measure: 'total', max }).map(({ path }) => path)
  expect(top(3)).toEqual(['/b', '/a', '/c'])
  expect(top(0)).toEqual([])
})

test.each([
  ['human', ['/people', '/both', '/ai']],
  ['ai', ['/ai', '/both', '/people']],
  ['total', ['/both', '/ai', '/people']],
] as const)('the most visited rows by %s are %j', (measure, paths) => {
  const rows = [
    row('/both', { human: 1, ai: 5, total: 6 }),
    row('/people', { human: 5, ai: 0, total: 5 }),
    row('/ai', { human: 1, ai: 5.5, total: 5 }),
  ]
  expect(mostVisited(rows, { measure, max: 3 }).map(({ path }) => path)).toEqual(paths)
})

test('however the rows are spread over pages, the top is that of all rows', () => {
  const total = fc.integer({ min: 0, max: 9 })
  const pages = fc.array(fc.array(total), { maxLength: 5 })
  fc.assert(
    fc.property(pages, fc.integer({ min: 0, max: 4 }), (given, max) => {
      const choice = { measure: 'total', max } as const
      const rows = given.map((counts, page) =>
        counts.map((count, place) => row(`/${page}-${place}`, { total: count })),
      )
      const all = rows.reduce((sum, one) => addPage(sum, deduped(one), choice), emptyAccumulator)
      expect(all.top).toEqual(mostVisited(rows.flat(), choice))
      expect(all.topSafePaths).toEqual(all.top)
    }),
  )
})

test('rows that no page had before are new', () => {
  const dedupe = createDeduper(2)
  const first = rowsFrom(1, 2)
  const second = rowsFrom(3, 2)
  expect(dedupe(samplePage(first))).toEqual(deduped(first))
  expect(dedupe(samplePage(second))).toEqual(deduped(second))
})

test('a row that comes twice is dropped and counted, on the same page too, whatever its counts', () => {
  const dedupe = createDeduper(3)
  dedupe(samplePage(rowsFrom(1, 3)))
  const page = samplePage([row('/page-3', { total: 99 }), row('/page-4'), row('/page-4')])
  expect(dedupe(page)).toEqual({ ...page, newRows: [row('/page-4')], duplicates: 2, isRepeat: false })
})

const earlier = rowsFrom(1, 2)

function isRepeatAfterAPage(page: VisitorsPage): boolean {
  const dedupe = createDeduper(2)
  dedupe(samplePage(earlier))
  return dedupe(page).isRepeat
}

test.each([
  ['the same full page', samplePage(earlier)],
  ['the same full page with more to come', samplePage(earlier, { hasMore: true })],
  ['old rows and unusable ones with more to come', samplePage(earlier, { unusable: 1, hasMore: true })],
  ['an old row although there should be more', samplePage(earlier.slice(1), { hasMore: true })],
  ['no rows although there should be more', samplePage([], { hasMore: true })],
])('%s is a repeat', (_, page) => {
  expect(isRepeatAfterAPage(page)).toBe(true)
})

test.each([
  ['an old row at the end', samplePage(earlier.slice(1))],
  ['no rows at the end', samplePage([])],
  ['unusable rows only', samplePage([], { unusable: 2, hasMore: true })],
  ['an old row and a new one', samplePage([...earlier.slice(1), row('/new')], { hasMore: true })],
])('%s is no repeat', (_, page) => {
  expect(isRepeatAfterAPage(page)).toBe(false)
})

test('whatever the paths, each one is new exactly once', () => {
  const paths = fc.array(fc.oneof(hostileText, fc.constantFrom('', '\ud800', '\ud801', '\ufffd')))
  fc.assert(
    fc.property(paths, (given) => {
      const { newRows, duplicates } = createDeduper(250)(samplePage(given.map((path) => row(path))))
      expect(newRows.map(({ path }) => path)).toEqual([...new Set(given)])
      expect(duplicates).toBe(given.length - newRows.length)
    }),
  )
})
