// What the report page makes of its data, before anything is drawn.
import { expect, test } from '@jest/globals'
import { scaleOf, ticksTo } from '../../src/page/chart-scale.ts'
import { type Page, toReport } from '../../src/page/data.ts'
import { groupPages } from '../../src/page/sections.ts'
import {
  type Column,
  selectPages,
  type View,
} from '../../src/page/select-pages.ts'
import { changeText, pageChangeText, shareText } from '../../src/page/text.ts'
import type { PageData } from '../../src/visitors/page-format.ts'

const totals = { human: 300, ai: 100, total: 400 }
const period = { dateFrom: '2026-11-14', dateTo: '2026-11-21' }
const now = {
  period,
  totals,
  isWhole: true,
  rows: [
    { path: '/kept', human: 30, ai: 10, total: 40 },
    { path: '/fresh', human: 3, ai: 1, total: 4 },
  ],
}
const data: PageData = {
  site: 'acme',
  topBy: 'total',
  siteUrl: null,
  problem: '',
  ...now,
  before: null,
  pagesBefore: null,
  trend: [],
}

test('without pages of the period before, no change is known', () => {
  const report = toReport(data)
  expect(report.pages).toEqual([
    { path: '/kept', human: 30, ai: 10, total: 40, change: null },
    { path: '/fresh', human: 3, ai: 1, total: 4, change: null },
  ])
  expect(report.comparison).toBeNull()
})

test.each([
  [true, true, ['both /kept', 'new /fresh', 'gone /lost']],
  [false, true, ['both /kept', 'new /fresh']],
  [true, false, ['both /kept', 'gone /lost']],
])('whole now: %s, whole before: %s', (isNowWhole, isBeforeWhole, expected) => {
  const pagesBefore = {
    ...now,
    isWhole: isBeforeWhole,
    rows: [
      { path: '/kept', human: 20, ai: 10, total: 30 },
      { path: '/lost', human: 1, ai: 1, total: 2 },
    ],
  }
  const { comparison, pages: all } = toReport({
    ...data,
    isWhole: isNowWhole,
    pagesBefore,
  })
  const changes = comparison?.changes ?? []
  expect(changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual(expected)
  expect(all[0]?.change).toBe(changes[0])
})

function page(
  path: string,
  [human, ai, total]: [number, number, number],
  rise: number | null = null,
): Page {
  const now = { human, ai, total }
  const before = { human: human - (rise ?? 0), ai, total: total - (rise ?? 0) }
  return {
    path,
    ...now,
    change: rise === null ? null : { path, kind: 'both', now, before },
  }
}

const pages = [
  page('/a', [10, 5, 15], -4),
  page('/Guides/b', [30, 30, 60], 2),
  page('/guides/c', [20, 0, 20], null),
  page('/d/guides', [0, 0, 0], 9),
]
const view: View = {
  column: 'total',
  isDescending: true,
  filter: '',
  size: 15,
  first: 0,
  measure: 'total',
}
const pathsIn = (change: Partial<View>) =>
  selectPages(pages, { ...view, ...change }).rows.map(({ path }) => path)

test.each<[Column, boolean, string[]]>([
  ['path', false, ['/Guides/b', '/a', '/d/guides', '/guides/c']],
  ['path', true, ['/guides/c', '/d/guides', '/a', '/Guides/b']],
  ['human', false, ['/d/guides', '/a', '/guides/c', '/Guides/b']],
  ['ai', true, ['/Guides/b', '/a', '/guides/c', '/d/guides']],
  ['total', false, ['/d/guides', '/a', '/guides/c', '/Guides/b']],
  // What has no share or no change comes last in both directions.
  ['share', true, ['/Guides/b', '/a', '/guides/c', '/d/guides']],
  ['share', false, ['/guides/c', '/a', '/Guides/b', '/d/guides']],
  ['change', true, ['/d/guides', '/Guides/b', '/a', '/guides/c']],
  ['change', false, ['/a', '/Guides/b', '/d/guides', '/guides/c']],
])('sorted by %s, descending: %s', (column, isDescending, expected) => {
  expect(pathsIn({ column, isDescending })).toEqual(expected)
})

test.each([
  ['guides', ['/Guides/b', '/guides/c', '/d/guides']],
  [' /GUIDES/ ', ['/Guides/b', '/guides/c']],
  ['nothing', []],
  ['  ', ['/Guides/b', '/guides/c', '/a', '/d/guides']],
])('the filter %j', (filter, expected) => {
  expect(pathsIn({ filter })).toEqual(expected)
  expect(selectPages(pages, { ...view, filter, size: 1 }).matches).toHaveLength(
    expected.length,
  )
})

test('rows are cut to a page of them', () => {
  expect(pathsIn({ size: 2, first: 2 })).toEqual(['/a', '/d/guides'])
  expect(pages[0]?.path).toBe('/a')
})

test('sections are the first part of the path, or the second where almost all share the first', () => {
  const names = (some: Page[]) =>
    groupPages(some).map(({ prefix, pages: count }) => `${prefix}:${count}`)
  expect(names([...pages, page('/guides/d', [1, 1, 90])])).toEqual([
    '/guides/:2',
    '/Guides/:1',
    ':1',
    '/d/:1',
  ])
  const docs = ['a/1', 'a/2', 'b/1'].map((path) =>
    page(`/docs/${path}`, [1, 1, 2]),
  )
  expect(names(docs)).toEqual(['/docs/a/:2', '/docs/b/:1'])
})

test.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [11, [0, 2, 4, 6, 8, 10, 12]],
  [12_590, [0, 5_000, 10_000, 15_000]],
  [60, [0, 10, 20, 30, 40, 50, 60]],
])('counts up to %d stand beside lines at %j', (greatest, ticks) => {
  expect(ticksTo(greatest)).toEqual(ticks)
})

test.each([1, 7, 99, 101, 999, 4_321, 1e6 + 1])(
  'the lines go beyond %d, and are seven at most',
  (greatest) => {
    const ticks = ticksTo(greatest)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest)
    expect(ticks.length).toBeLessThanOrEqual(7)
  },
)

test.each([0, 300, 1_040])(
  'a chart of %d pixels labels the newest period, and finds the one under the pointer',
  (width) => {
    const trend = Array.from({ length: 26 }, () => ({
      period: { dateFrom: '', dateTo: '' },
      totals,
    }))
    const { x, y, labeled, nearest } = scaleOf(trend, width)
    expect(labeled.at(-1)).toBe(25)
    expect([y(0) > y(300), x(25) <= Math.max(width, 60)]).toEqual([true, true])
    if (width > 0)
      expect([0, 12, 25].map((index) => nearest(x(index)))).toEqual([0, 12, 25])
    expect([nearest(-5), nearest(1e6)]).toEqual([0, 25])
  },
)

test('numbers say how they have changed', () => {
  expect([
    changeText(5, 5),
    changeText(10, 8),
    changeText(4, 5),
    changeText(3, 0),
  ]).toEqual([...['no change', '▲ +2 (+25%)', '▼ -1 (-20%)', '▲ +3']])
  const gone = {
    kind: 'gone',
    path: '/',
    now: { human: 0, ai: 0, total: 0 },
    before: totals,
  } as const
  expect([
    pageChangeText(gone, 'ai'),
    pageChangeText({ ...gone, kind: 'both' }, 'ai'),
  ]).toEqual(['-100 gone', '-100'])
  expect([shareText(totals), shareText(gone.now)]).toEqual(['25%', ''])
})
