import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createPageFormat, dataMarker } from '../../src/visitors/page-format.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { row, sampleEnd, totals, week, weekBefore } from '../fixtures/sample-visitors.ts'

const head = { period: week, totals }
const before = { period: weekBefore, totals: { human: 1, ai: 2, total: 3 } }
const template = `<p>start</p><script>${dataMarker}</script><p>end</p>`
const format = createPageFormat(template, { topBy: 'ai', siteUrl: 'https://docs.example.com/', trend: 3 })

function dataOf(page: string): unknown {
  const [, json = ''] = /^<p>start<\/p><script>(.*)<\/script><p>end<\/p>$/s.exec(page) ?? []
  return JSON.parse(json)
}

test('the data stands in the place of the marker, with both periods', () => {
  const page = [
    format.begin(head),
    format.rows([row('/'), row('/a')], true),
    format.rows([row('/b')], false),
    format.beginBefore?.(before),
    format.rows([row('/')], true),
    format.end(sampleEnd({ earlier: [before], beforeComplete: true })),
  ].join('')
  expect(dataOf(page)).toEqual({
    ...{
      ...week,
      totals,
      topBy: 'ai',
      siteUrl: 'https://docs.example.com/',
      trend: 3,
      complete: true,
      problem: '',
    },
    visitors: ['/', '/a', '/b'].map((path) => [path, 20, 10, 25]),
    ...{ before, visitorsBefore: [['/', 20, 10, 25]], beforeComplete: true, earlier: [before] },
  })
})

test('a page without rows, or without a period before, is as well formed', () => {
  const end = sampleEnd({ complete: false, problem: 'Partial export: 0 pages.' })
  expect(dataOf(format.begin(head) + format.end(end))).toEqual({
    ...{
      ...week,
      totals,
      topBy: 'ai',
      siteUrl: 'https://docs.example.com/',
      trend: 3,
      visitors: [],
      earlier: [],
    },
    ...{ complete: false, problem: 'Partial export: 0 pages.' },
  })
})

test.each(['no place', `${dataMarker} and ${dataMarker}`])('the template %j is refused', (broken) => {
  expect(() => createPageFormat(broken, { topBy: 'total', siteUrl: null, trend: 0 })).toThrow(
    'one place for the data',
  )
})

test('whatever the paths, they end no script and come back as they are', () => {
  const path = fc.oneof(
    hostileText,
    fc.constantFrom('</script>', '<!--<script>', dataMarker, '\ud800', '\u2028'),
  )
  fc.assert(
    fc.property(fc.array(path, { minLength: 1 }), (paths) => {
      const rows = format.rows(
        paths.map((one) => row(one)),
        true,
      )
      expect(rows).not.toContain('<')
      const page = format.begin(head) + rows + format.end(sampleEnd())
      expect(dataOf(page)).toMatchObject({ visitors: paths.map((one) => [one, 20, 10, 25]) })
    }),
  )
})
