// The table of all pages without its looks: sorted, filtered and cut into pages of rows.
import { expect, test } from '@jest/globals'
import type { Page } from '../../src/page/data.ts'
import { createPagesModel } from '../../src/page/pages-model.ts'

/** A page whose people rose by `rise`, null for one that was not compared. */
function page(path: string, [human, ai, total]: [number, number, number], rise: number | null = null): Page {
  const now = { human, ai, total }
  const before = rise === null ? now : { human: human - rise, ai, total: total - rise }
  return { path, ...now, change: rise === null ? null : { path, kind: 'both', now, before } }
}

const sample = [
  page('/a', [10, 5, 15], -4),
  page('/Guides/b', [30, 30, 60], 2),
  page('/guides/c', [20, 0, 20], null),
  page('/d/guides', [0, 0, 0], 9),
]

const paths = (model: ReturnType<typeof createPagesModel>) => model.rows().map(({ path }) => path)

test.each([
  ['total', ['/Guides/b', '/guides/c', '/a', '/d/guides']],
  ['human', ['/Guides/b', '/guides/c', '/a', '/d/guides']],
  ['ai', ['/Guides/b', '/a', '/guides/c', '/d/guides']],
] as const)('at first the most visited by %s come first', (topBy, expected) => {
  const model = createPagesModel(sample, topBy)
  expect(model.sorting()).toEqual({ id: topBy, isDescending: true })
  expect(paths(model)).toEqual(expected)
})

test.each([
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
] as const)('sorted by %s, descending: %s', (...[id, isDescending, expected]) => {
  const model = createPagesModel(sample, 'total')
  model.sortBy(id, isDescending)
  expect(model.sorting()).toEqual({ id, isDescending })
  expect(paths(model)).toEqual(expected)
})

test.each([
  ['guides', ['/Guides/b', '/guides/c', '/d/guides']],
  ['/guides', ['/Guides/b', '/guides/c']],
  [' /GUIDES/ ', ['/Guides/b', '/guides/c']],
  ['/d', ['/d/guides']],
  ['nothing', []],
  ['  ', ['/Guides/b', '/guides/c', '/a', '/d/guides']],
])('the filter %j', (text, expected) => {
  const model = createPagesModel(sample, 'total')
  model.filterBy('a filter from before')
  model.filterBy(text)
  expect([paths(model), model.count()]).toEqual([expected, expected.length])
})

test('rows come fifteen at a time, or as many as are wanted', () => {
  const many = Array.from({ length: 120 }, (_, index) => page(`/${index}`, [0, 0, 120 - index]))
  const model = createPagesModel(many, 'total')
  expect([model.rows().length, model.position()]).toEqual([15, { first: 0, index: 0, pages: 8 }])
  model.goTo(7)
  expect([paths(model)[0], model.rows().length]).toEqual(['/105', 15])
  expect(model.position()).toEqual({ first: 105, index: 7, pages: 8 })
  model.setSize(25)
  model.goTo(0)
  expect([model.position().pages, model.rows().length]).toEqual([5, 25])
})

test.each([
  ['another order', (model: ReturnType<typeof createPagesModel>) => model.sortBy('path', false)],
  ['another filter', (model: ReturnType<typeof createPagesModel>) => model.filterBy('/')],
])('%s begins with the first rows again', (_, change) => {
  const many = Array.from({ length: 120 }, (_, index) => page(`/${index}`, [0, 0, index]))
  const model = createPagesModel(many, 'total')
  model.goTo(2)
  change(model)
  expect(model.position()).toEqual({ first: 0, index: 0, pages: 8 })
})
