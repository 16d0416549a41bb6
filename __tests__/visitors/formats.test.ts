// The files: what each format writes of hostile paths, of rows in pieces, and
// of an export that is not whole.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hostilePaths } from '../../emulator/docs-service/visitors-data.ts'
import {
  toCsv,
  toJson,
  toMarkdown,
  type VisitorsTable,
} from '../../src/visitors/formats.ts'
import { dataMarker, toPage } from '../../src/visitors/page-format.ts'

const period = { dateFrom: '2026-11-14', dateTo: '2026-11-21' }
const head = { period, totals: { human: 3, ai: 2, total: 4 } }
const options = {
  site: 'acme',
  topBy: 'ai',
  siteUrl: null,
} as const
const hostileRows = hostilePaths.map((path, index) => ({
  path,
  human: index,
  ai: 1,
  total: index + 1,
}))

const whole: VisitorsTable = {
  ...head,
  rows: hostileRows,
  isWhole: true,
  reason: '',
  problem: '',
  offset: 0,
  before: null,
  pagesBefore: null,
  trend: [head],
}
const cut = {
  ...whole,
  isWhole: false,
  reason: 'page-budget',
  problem: 'Partial export: 2 pages.',
  offset: 7,
}
const pageOf = (table: VisitorsTable) =>
  toPage(`<script>${dataMarker}</script>`, options, table)

const dataOf = (html: string) =>
  JSON.parse(html.replace(/^<script>|<\/script>$/g, ''))

test('in CSV every path is quoted, and none is a formula', () => {
  const text = toCsv(whole)
  expect(text).toMatch(
    /^\ufeffpath,human,ai,total\r\n"\/guides\/a,b ""quoted"" 'twice'",0,1,1\r\n/,
  )
  expect(text).toContain(
    `"'=HYPERLINK(""https://example.invalid"",""prize"")",1,1,2\r\n`,
  )
  expect(text).toContain(`"'+1",`)
  expect(text).toContain('"/line\r\nbreak",')
  expect(toCsv({ ...cut, rows: [] })).toBe('path,human,ai,total\r\n')
})

test.each(['\n=1', ' +1', '\u00a0-1', '\u200b@x', ' ＝1'])(
  'a formula behind what is not seen is none: %j',
  (path) => {
    const rows = [{ path, human: 1, ai: 1, total: 1 }]
    expect(toCsv({ ...whole, rows })).toContain(`\r\n"'${path}",1,1,1\r\n`)
  },
)

test('in JSON paths are what they are, one row on each line', () => {
  const text = toJson(cut)
  expect(JSON.parse(text)).toEqual({
    ...period,
    period: '2026-11-14 to 2026-11-20 (UTC)',
    totals: head.totals,
    visitors: hostileRows,
    complete: false,
    reason: 'page-budget',
    offset: 7,
    beforeComplete: null,
  })
  expect(text.split('\n')).toHaveLength(hostileRows.length + 3)
})

test.each([[[]], [hostileRows.slice(0, 1)], [hostileRows]])(
  'both periods are in JSON and in the page',
  (rows) => {
    const pagesBefore = { ...head, rows, isWhole: true }
    const json = JSON.parse(toJson({ ...whole, pagesBefore }))
    expect([json.visitors, json.visitorsBefore, json.beforeComplete]).toEqual([
      hostileRows,
      rows,
      true,
    ])
    expect(json.before).toEqual({
      ...period,
      period: '2026-11-14 to 2026-11-20 (UTC)',
      totals: head.totals,
    })
    const data = dataOf(pageOf({ ...whole, pagesBefore }))
    expect(data.pagesBefore).toEqual(pagesBefore)
  },
)

test('in Markdown each row is one line of one table', () => {
  const lines = toMarkdown(cut).split('\n')
  const [title, , totals] = lines
  expect(title).toBe('# Visitors, 2026-11-14 to 2026-11-20 (UTC)')
  expect(totals).toBe(
    'Whole site: 3 people, 2 AI, 4 in all. Someone seen as both a person and AI is in both numbers, but only once in the total.',
  )
  const rows = lines.filter((line) => line.startsWith('| <code>'))
  expect(rows).toHaveLength(hostilePaths.length)
  for (const row of rows)
    expect(row).toMatch(
      /^\| <code>[^|<>`[\]@]*<\/code> \| \d+ \| \d+ \| \d+ \|$/,
    )
  expect(lines.at(-2)).toBe('**Not complete.** Partial export: 2 pages.')
})

test('the page carries what it shows, and no path ends its script', () => {
  const html = pageOf(cut)
  expect(html.match(/<\/?\w+/g)).toEqual(['<script', '</script'])
  expect(html).not.toContain('<!--')
  expect(dataOf(html)).toEqual({
    ...{ ...options, ...head, rows: hostileRows, isWhole: false },
    before: null,
    pagesBefore: null,
    trend: [head],
    problem: 'Partial export: 2 pages.',
  })
})

test('whatever the path, the page holds it as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      const rows = [{ path, human: 1, ai: 1, total: 1 }]
      const html = pageOf({ ...whole, rows })
      expect(dataOf(html).rows).toEqual(rows)
      expect(html.slice(8, -9)).not.toContain('<')
    }),
  )
})

test.each(['', dataMarker + dataMarker])(
  'a template without one place for the data is refused: %j',
  (template) => {
    expect(() => toPage(template, options, whole)).toThrow(
      'one place for the data',
    )
  },
)
