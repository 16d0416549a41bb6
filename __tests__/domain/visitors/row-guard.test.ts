import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createRowGuard } from '../../../src/domain/visitors/row-guard.ts'
import type { VisitorsPage } from '../../../src/domain/visitors/visitors.ts'
import { hostileText } from '../../fixtures/hostile-text.ts'
import { row, rowsFrom, samplePage } from '../../fixtures/sample-visitors.ts'

test('rows that no page had before are fresh', () => {
  const check = createRowGuard(2)
  const first = rowsFrom(1, 2)
  const second = rowsFrom(3, 2)
  expect(check(samplePage(first))).toEqual({ fresh: first, duplicates: 0, isRepeat: false })
  expect(check(samplePage(second))).toEqual({ fresh: second, duplicates: 0, isRepeat: false })
})

test('a row that comes twice is dropped and counted, on the same page too, whatever its counts', () => {
  const check = createRowGuard(3)
  check(samplePage(rowsFrom(1, 3)))
  const page = samplePage([row('/page-3', { total: 99 }), row('/page-4'), row('/page-4')])
  expect(check(page)).toEqual({ fresh: [row('/page-4')], duplicates: 2, isRepeat: false })
})

const seen = rowsFrom(1, 2)

function isRepeatAfterAPage(page: VisitorsPage): boolean {
  const check = createRowGuard(2)
  check(samplePage(seen))
  return check(page).isRepeat
}

test.each([
  ['the same full page', samplePage(seen)],
  ['the same full page with more to come', samplePage(seen, { hasMore: true })],
  ['old rows and unusable ones with more to come', samplePage(seen, { unusable: 1, hasMore: true })],
  ['an old row although there should be more', samplePage(seen.slice(1), { hasMore: true })],
  ['no rows although there should be more', samplePage([], { hasMore: true })],
])('%s is a repeat', (_, page) => {
  expect(isRepeatAfterAPage(page)).toBe(true)
})

test.each([
  ['an old row at the end', samplePage(seen.slice(1))],
  ['no rows at the end', samplePage([])],
  ['unusable rows only', samplePage([], { unusable: 2, hasMore: true })],
  ['an old row and a new one', samplePage([...seen.slice(1), row('/new')], { hasMore: true })],
])('%s is no repeat', (_, page) => {
  expect(isRepeatAfterAPage(page)).toBe(false)
})

test('whatever the paths, each one is fresh exactly once', () => {
  const paths = fc.array(fc.oneof(hostileText, fc.constantFrom('', '\ud800', '\ud801', '\ufffd')))
  fc.assert(
    fc.property(paths, (given) => {
      const { fresh, duplicates } = createRowGuard(250)(samplePage(given.map((path) => row(path))))
      expect(fresh.map(({ path }) => path)).toEqual([...new Set(given)])
      expect(duplicates).toBe(given.length - fresh.length)
    }),
  )
})
