import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { VisitorsRow } from '../../src/visitors/counts.ts'
import { type TableFormat, tableFormats } from '../../src/visitors/file-formats.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { parseCsv } from '../fixtures/parse-csv.ts'
import { row, sampleEnd, totals, week, weekBefore } from '../fixtures/sample-visitors.ts'

const { csv, json, markdown } = tableFormats
const complete = sampleEnd()
const cut = sampleEnd({ complete: false, reason: 'page-budget' })

function write(table: TableFormat, chunks: VisitorsRow[][], end: Parameters<TableFormat['end']>[0]): string {
  const rows = chunks.map((chunk, index) => table.rows(chunk, index === 0))
  return table.begin({ period: week, totals }) + rows.join('') + table.end(end)
}

test('CSV has a header, CRLF line ends and nothing else around the rows', () => {
  expect(write(csv, [[row('/')], [row('/a'), row('')]], cut)).toBe(
    'path,human,ai,total\r\n"/",20,10,25\r\n"/a",20,10,25\r\n"",20,10,25\r\n',
  )
})

test.each([
  ['/a,b', '"/a,b"'],
  ['/a;=1+1', '"/a;=1+1"'],
  ['/a";=1+1;"', '"/a"";=1+1;"""'],
  ['/say "hi"', '"/say ""hi"""'],
  ['/line\nbreak', '"/line\nbreak"'],
  ['/line\rbreak', '"/line\rbreak"'],
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['＝1', `"'＝1"`],
])('CSV writes the path %j as %j', (path, field) => {
  expect(csv.rows([row(path)], true)).toBe(`${field},20,10,25\r\n`)
})

test('JSON is one object with the period, the totals, the rows and whether they are all', () => {
  expect(JSON.parse(write(json, [[row('/')], [row('/a')]], complete))).toEqual({
    dateFrom: '2026-11-14',
    dateTo: '2026-11-21',
    period: '2026-11-14 to 2026-11-20 (UTC)',
    totals,
    visitors: [row('/'), row('/a')],
    complete: true,
    reason: '',
  })
  expect(JSON.parse(write(json, [], cut))).toMatchObject({
    visitors: [],
    complete: false,
    reason: 'page-budget',
  })
})

test('JSON has the period before and its rows after those of the period, if it was read', () => {
  const before = { period: weekBefore, totals: { human: 1, ai: 2, total: 3 } }
  const text = [
    json.begin({ period: week, totals }),
    json.rows([row('/a')], true),
    json.beginBefore?.(before),
    json.rows([row('/a'), row('/b')], true),
    json.end(sampleEnd({ beforeComplete: false })),
  ].join('')
  expect(JSON.parse(text)).toMatchObject({
    visitors: [row('/a')],
    before: { ...weekBefore, period: '2026-11-07 to 2026-11-13 (UTC)', totals: before.totals },
    visitorsBefore: [row('/a'), row('/b')],
    complete: true,
    beforeComplete: false,
  })
})

test.each([csv, markdown])('a format of one period has no place for the one before', ({ beginBefore }) => {
  expect(beginBefore).toBeNull()
})

test('Markdown has the totals and a table, and says when it is not complete', () => {
  const whole = write(markdown, [[row('/a_b')]], complete)
  expect(whole).toBe(
    [
      '# Visitors, 2026-11-14 to 2026-11-20 (UTC)',
      '',
      'Whole site, each visitor counted once: 1200 people, 300 AI, 1400 in all.',
      '',
      '| Page | People | AI | All |',
      '|---|---:|---:|---:|',
      '| <code>&#47;a&#95;b</code> | 20 | 10 | 25 |',
      '',
    ].join('\n'),
  )
  expect(write(markdown, [[row('/a_b')]], cut)).toBe(
    `${whole}\n**Not complete** (\`page-budget\`): rows are missing.\n`,
  )
})

const chunks = fc.array(
  fc.array(hostileText, { minLength: 1 }).map((paths) => paths.map((path) => row(path))),
)

test('whatever the paths, JSON keeps every row as it is', () => {
  fc.assert(
    fc.property(chunks, (given) => {
      expect(JSON.parse(write(json, given, complete)).visitors).toEqual(given.flat())
    }),
  )
})

test('whatever the paths, CSV reads back as the same rows, and no field is a formula', () => {
  fc.assert(
    fc.property(chunks, (given) => {
      const [, ...records] = parseCsv(write(csv, given, complete))
      const counts = ['20', '10', '25']
      const plain = records.map(([path = '', ...rest]) => [
        path.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, ''),
        ...rest,
      ])
      expect(plain).toEqual(given.flat().map(({ path }) => [path, ...counts]))
      expect(records.filter(([path = '']) => /^[=+\-@\t\r＝＋－＠]/.test(path))).toEqual([])
    }),
  )
})

test('whatever the paths, Markdown has one line and four cells for each row', () => {
  fc.assert(
    fc.property(fc.array(hostileText), (paths) => {
      const lines = markdown
        .rows(
          paths.map((path) => row(path)),
          true,
        )
        .split('\n')
      expect(lines).toHaveLength(paths.length + 1)
      for (const line of lines.slice(0, -1))
        expect(line).toMatch(/^\| <code>[^|<>`@]*<\/code> \| 20 \| 10 \| 25 \|$/)
    }),
  )
})
