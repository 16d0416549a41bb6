// What is said of counts, and how pages differ between two periods.
import { expect, test } from '@jest/globals'
import {
  aiShare,
  comparePages,
  describeChanges,
  differenceIn,
  mostVisited,
  overlapText,
  type PageChange,
  rankChanges,
} from '../../src/visitors/counts.ts'

const counts = (total: number) => ({ human: total, ai: 0, total })
const [a, b, none] = [counts(3), counts(5), counts(0)]

test.each([
  [
    'both',
    { now: a, before: b },
    [true, true],
    { kind: 'both', now: a, before: b },
  ],
  [
    'new',
    { now: a, before: null },
    [true, true],
    { kind: 'new', now: a, before: none },
  ],
  [
    'new in a cut period',
    { now: a, before: null },
    [false, true],
    { kind: 'new', now: a, before: none },
  ],
  ['new or unread', { now: a, before: null }, [true, false], null],
  [
    'gone',
    { now: null, before: b },
    [true, false],
    { kind: 'gone', now: none, before: b },
  ],
  ['gone or unread', { now: null, before: b }, [false, true], null],
] as const)(
  'a page that is %s',
  (...[, { now, before }, [isNowWhole, isBeforeWhole], change]) => {
    const pages = (row: typeof now, isWhole: boolean) => ({
      rows: row ? [{ path: '/a', ...row }] : [],
      isWhole,
    })
    const { changes } = comparePages(
      pages(now, isNowWhole),
      pages(before, isBeforeWhole),
    )
    expect(changes).toMatchObject(change ? [{ path: '/a', ...change }] : [])
  },
)

test('a page with two rows is not compared', () => {
  const row = { path: '/a', ...a }
  const [one, two] = [[row], [row, { ...row, ...b }]].map((rows) => ({
    rows,
    isWhole: true,
  }))
  if (!one || !two) throw new Error('There are no pages.')
  const kindsOf = (now: typeof one, before: typeof one) =>
    comparePages(now, before).changes.map(({ kind }) => kind)
  expect([kindsOf(one, two), kindsOf(two, one)]).toEqual([[], []])
})

test('a page without visitors is new or gone, with a row and without', () => {
  const [visited, unvisited] = [a, none].map((counts) => ({
    rows: [{ path: '/a', ...counts }],
    isWhole: true,
  }))
  if (!visited || !unvisited) throw new Error('There are no pages.')
  const kindsOf = (now: typeof visited, before: typeof visited) =>
    comparePages(now, before).changes.map(({ kind }) => kind)
  expect(kindsOf(visited, unvisited)).toEqual(['new'])
  expect(kindsOf(unvisited, visited)).toEqual(['gone'])
  expect(kindsOf(unvisited, unvisited)).toEqual([])
})

function change(path: string, now: number, before: number): PageChange {
  return {
    kind: now === 0 ? 'gone' : before === 0 ? 'new' : 'both',
    path,
    now: counts(now),
    before: counts(before),
  }
}

const changes = [
  change('/b', 9, 4),
  change('/a', 6, 1),
  change('/c', 4, 4),
  change('/d', 0, 7),
  change('/e', 8, 9),
]

test('the greatest changes come first, equal ones by path', () => {
  const { risers, fallers } = rankChanges(changes, 'total', 2)
  expect([risers, fallers].map((some) => some.map(({ path }) => path))).toEqual(
    [
      ['/a', '/b'],
      ['/d', '/e'],
    ],
  )
  expect(rankChanges(changes, 'ai', 2)).toEqual({ risers: [], fallers: [] })
  expect(differenceIn(change('/', 2, 1), 'human')).toBe(1)
})

test.each([
  [true, true, 'Pages: 4 in both periods, 0 new, 1 gone.'],
  [
    true,
    false,
    "Pages: 4 in both periods, 1 gone. Not every page of both periods was read, so some new or gone pages aren't shown.",
  ],
  [
    false,
    true,
    "Pages: 4 in both periods, 0 new. Not every page of both periods was read, so some new or gone pages aren't shown.",
  ],
])('whole now: %s, whole before: %s', (isNowWhole, isBeforeWhole, text) => {
  expect(describeChanges({ changes, isNowWhole, isBeforeWhole }, String)).toBe(
    text,
  )
})

test('pages are compared, whatever their paths are called', () => {
  const paths = ['/__proto__', 'constructor', '', '/a', '/b', '/c', '/d']
  const pagesOf = (countOf: (index: number) => number) => ({
    rows: paths.map((path, index) => ({ path, ...counts(countOf(index)) })),
    isWhole: true,
  })
  const comparison = comparePages(
    pagesOf((index) => 10 + index),
    pagesOf(() => 5),
  )
  const { risers, fallers } = rankChanges(comparison.changes, 'total', 5)
  expect(risers.map(({ path }) => path)).toEqual(['/d', '/c', '/b', '/a', ''])
  expect([fallers, describeChanges(comparison, String)]).toEqual([
    [],
    'Pages: 7 in both periods, 0 new, 0 gone.',
  ])
})

test('the most visited pages are ordered by a count, then by all visitors, then by path', () => {
  const rows = [
    { path: '/c', human: 1, ai: 2, total: 3 },
    { path: '/b', human: 1, ai: 2, total: 3 },
    { path: '/a', human: 2, ai: 1, total: 3 },
    { path: '/d', human: 1, ai: 3, total: 4 },
    { path: '/e', human: 0, ai: 0, total: 0 },
  ]
  const paths = (measure: 'human' | 'ai' | 'total') =>
    mostVisited(rows, measure, 5)
      .map(({ path }) => path)
      .join('')
  expect([paths('human'), paths('ai'), paths('total')]).toEqual([
    '/a/d/b/c',
    '/d/b/c/a',
    '/d/a/b/c',
  ])
})

test.each([
  [{ human: 3, ai: 1, total: 4 }, 0.25, false],
  [{ human: 3, ai: 2, total: 4 }, 0.5, true],
  [{ human: 0, ai: 5, total: 4 }, 1, true],
  [{ human: 3, ai: 4, total: 10 }, 0.4, false],
  [{ human: 0, ai: 0, total: 0 }, null, false],
])('the share of AI of %j is %s, overlap: %s', (of, share, overlaps) => {
  expect(aiShare(of)).toBe(share)
  expect(overlapText(of) !== null).toBe(overlaps)
})
