import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createComparisonIndex } from '../../src/visitors/comparison.ts'
import { renderVisitorsSummary } from '../../src/visitors/visitors-summary.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { row, rowsFrom, sampleExport, sampleRequest, weekBefore } from '../fixtures/sample-visitors.ts'

const before = { period: weekBefore, totals: { human: 1_000, ai: 400, total: 1_400 } }

test('a complete export shows its status, totals, most visited pages, the rest and how to read it', () => {
  const exported = sampleExport({ rows: 12_345, apiCalls: 51, earlier: [before] })
  expect(
    renderVisitorsSummary(exported, sampleRequest({ compare: 'totals' })),
  ).toBe(`## ✅ Visitors of 12,345 pages exported

Period: 2026-11-14 to 2026-11-20 (UTC), compared with 2026-11-07 to 2026-11-13.

| Visitors | Now | Then | Change |
|---|---:|---:|---:|
| People | 1,200 | 1,000 | +200 (+20%) |
| AI | 300 | 400 | -100 (-25%) |
| All | 1,400 | 1,400 | 0 |

### Most visited pages

| Page | People | AI (%) | All |
|---|---:|---:|---:|
| <code>&#47;</code> | 900 | 200 (20%) | 1,000 |
| <code>&#47;<wbr>guides&#47;<wbr>start&#95;here</code> | 20 | 10 (3%) | 333 |

12,343 more pages are in <code>visitors&#46;csv</code>.

<details><summary>How to read the counts</summary>

- The counts are approximate numbers of distinct visitors.
- Don't add rows or weeks together. A visitor who read two pages is counted on each page, and a visitor who came in two weeks is counted in each week.
- Don't add people and AI together. A visitor seen as both is counted once in all visitors.
- The percentage of AI is its share of a page's visitors.
- The first and the last day of the period are included.
- This run made 51 API calls. All analytics of the organization share 100 an hour.

</details>
`)
})

test('a partial export shows what stopped it, the detail and the next offset', () => {
  const known = {
    result: 'partial',
    reason: 'rate-limited',
    nextOffset: 500,
    detail: '429: @mona | slow',
  } as const
  const summary = renderVisitorsSummary(sampleExport({ ...known, rows: 500 }), sampleRequest())
  expect(summary).toMatch(/^## ⚠️ Partial export: 500 pages\n/)
  expect(summary).toContain('100 analytics calls an hour, shared by the whole organization.\n')
  expect(summary).toContain('Details: <code>429&#58; &#64;mona &#124; slow</code>\n')
  expect(summary).toContain('\nRun the workflow again in an hour. Set `offset: 500` to read the rest.\n')
})

test('a rejected export shows no table and no note', () => {
  const nothing = { totals: null, rows: 0, top: [], topSafePaths: [], files: {} }
  const exported = sampleExport({ ...nothing, result: 'rejected', reason: 'unauthorized' })
  expect(renderVisitorsSummary(exported, sampleRequest({ compare: 'totals', trend: 5 }))).toBe(
    [
      '## ⛔ API key not accepted',
      'The API key is wrong, revoked, or expired. New keys expire after 90 days unless you choose otherwise.',
      'Create an admin key in the Mintlify dashboard, and update the secret.\n',
    ].join('\n\n'),
  )
})

test.each([
  [{ compare: 'totals' }, []],
  [{ compare: 'none', trend: 2 }, [before]],
] as const)('with %j and earlier totals %j nothing is compared', (request, earlier) => {
  const summary = renderVisitorsSummary(sampleExport({ earlier: [...earlier] }), sampleRequest(request))
  expect(summary).toContain('(UTC).\n\n| Visitors | Count |\n|---|---:|\n| People | 1,200 |\n')
})

test.each([
  [0, false],
  [1, false],
  [2, true],
])('a trend of %d is drawn: %s', (trend, isDrawn) => {
  const summary = renderVisitorsSummary(sampleExport({ earlier: [before] }), sampleRequest({ trend }))
  expect(summary.includes('### Trend\n\n') && summary.includes('```mermaid\n')).toBe(isDrawn)
})

test.each([
  [2, { csv: '/tmp/visitors.csv' }, null],
  [
    3,
    { json: '/tmp/visitors.partial.json' },
    '1 more page is in <code>visitors&#46;partial&#46;json</code>.',
  ],
  [9, { markdown: String.raw`D:\a\_temp\visitors.md` }, '7 more pages are in <code>visitors&#46;md</code>.'],
])('of %d rows in %j the summary counts the others', (rows, files, sentence) => {
  const summary = renderVisitorsSummary(sampleExport({ rows, files }), sampleRequest())
  if (sentence === null) expect(summary).not.toContain('more page')
  else expect(summary).toContain(`\n${sentence}\n`)
})

test('without a list of the most visited pages the summary names the file of all', () => {
  const exported = sampleExport({ rows: 9, top: [], topSafePaths: [] })
  expect(renderVisitorsSummary(exported, sampleRequest({ top: 0 }))).toContain(
    '\n9 pages are in <code>visitors&#46;csv</code>.\n',
  )
})

test('an export without rows has totals and no list', () => {
  const summary = renderVisitorsSummary(sampleExport({ rows: 0, top: [], topSafePaths: [] }), sampleRequest())
  expect(summary).toContain('| People | 1,200 |')
  expect(summary).not.toContain('Most visited')
})

function compared(sides = { isNowWhole: true, isBeforeWhole: true }) {
  const index = createComparisonIndex()
  index.addNow([row('/', { ai: 30, total: 50 }), row('/new', { total: 7 }), row('/same')])
  index.addBefore([row('/', { ai: 10, total: 40 }), row('/same'), row('/lost', { total: 9 })])
  return index.compare({ ...sides, period: weekBefore, measure: 'total', max: 20 })
}

test('with the pages before, the summary shows changes, risers and fallers, new and vanished pages', () => {
  const top = [row('/', { ai: 30, total: 50 }), row('/same'), row('/new', { total: 7 })]
  const exported = sampleExport({ rows: 3, top, comparison: compared(), earlier: [before] })
  const summary = renderVisitorsSummary(exported, sampleRequest({ compare: 'pages' }))
  expect(summary).toContain(
    [
      '| Page | People | AI (%) | All (±%) |',
      '|---|---:|---:|---:|',
      '| <code>&#47;</code> | 20 | 30 (60%) | 50 (+25%) |',
      '| <code>&#47;<wbr>same</code> | 20 | 10 (40%) | 25 (0%) |',
      '| <code>&#47;<wbr>new</code> | 20 | 10 (100%) | 7 (new) |',
      '',
      '### Rising pages',
      '',
      '| Page | Then | Now | Change |',
      '|---|---:|---:|---:|',
      '| <code>&#47;</code> | 40 | 50 | +10 (+25%) |',
      '| <code>&#47;<wbr>new</code> | 0 | 7 | +7, new |',
      '',
      '### Falling pages',
      '',
      '| Page | Then | Now | Change |',
      '|---|---:|---:|---:|',
      '| <code>&#47;<wbr>lost</code> | 9 | 0 | -9, gone |',
      '',
      'Compared with 2026-11-07 to 2026-11-13 (UTC) by all visitors. Pages: 2 in both periods, 1 new, 1 gone.',
    ].join('\n'),
  )
})

test('with the address of the site, the paths in each table are links, but for one that was cut', () => {
  const long = `/${'x'.repeat(200)}`
  const top = [row('/guides/start'), row(long)]
  const exported = sampleExport({ top, comparison: compared() })
  const siteUrl = 'https://docs.example.com/'
  const summary = renderVisitorsSummary(exported, sampleRequest({ compare: 'pages', siteUrl }))
  expect(summary).toContain(
    '| [<code>&#47;<wbr>guides&#47;<wbr>start</code>](https://docs.example.com/guides/start) | 20 |',
  )
  expect(summary).toContain('| [<code>&#47;<wbr>lost</code>](https://docs.example.com/lost) | 9 | 0 |')
  expect(summary).toContain(`| <code>&#47;<wbr>${'x'.repeat(118)}…</code> | 20 |`)
})

test('a change from 0 is a difference, because it has no percentage', () => {
  const index = createComparisonIndex()
  index.addNow([row('/a', { ai: 40, total: 50 })])
  index.addBefore([row('/a', { ai: 0, total: 0 })])
  const sides = { isNowWhole: true, isBeforeWhole: true }
  const comparison = index.compare({ ...sides, period: weekBefore, measure: 'ai', max: 20 })
  const exported = sampleExport({ comparison, top: [row('/a', { ai: 40, total: 50 })] })
  const summary = renderVisitorsSummary(exported, sampleRequest({ compare: 'pages', topBy: 'ai' }))
  expect(summary).toContain('| <code>&#47;<wbr>a</code> | 20 | 40 (80%) | 50 (+50) |')
  expect(summary).toContain('| <code>&#47;<wbr>a</code> | 0 | 40 | +40 |')
})

test('a cut period is said, and pages missing in it are neither new nor gone', () => {
  const comparison = compared({ isNowWhole: false, isBeforeWhole: false })
  const summary = renderVisitorsSummary(sampleExport({ comparison }), sampleRequest({ compare: 'pages' }))
  expect(summary).toContain(
    "Pages: 2 in both periods. Not every page of this period and the period before was read, so pages missing there aren't compared.",
  )
  expect(summary).not.toMatch(/, new \||, gone \||### Falling/)
})

test.each([
  ['human', '### Pages with the most people'],
  ['ai', '### Pages with the most AI visitors'],
] as const)('the most visited pages by %s have the title %s', (topBy, title) => {
  expect(renderVisitorsSummary(sampleExport(), sampleRequest({ topBy }))).toContain(`\n${title}\n`)
})

test('no cell has a bar of block characters, which a screen reader would spell out', () => {
  const summary = renderVisitorsSummary(sampleExport({ top: rowsFrom(1, 20), rows: 20 }), sampleRequest())
  expect(summary).not.toMatch(/[\u2580-\u259f]/)
})

test.each([null, 'https://docs.example.com/'])(
  'whatever the paths and the detail are, they stay text in their place: site %s',
  (siteUrl) => {
    const plain = renderVisitorsSummary(
      sampleExport({ top: [row('/x')], rows: 1, detail: 'x' }),
      sampleRequest({ siteUrl }),
    )
    const around = plain.split(/\[?<code>.*?<\/code>(?:\]\(.*?\))?/)
    fc.assert(
      fc.property(hostileText, hostileText, (path, text) => {
        const detail = `x${text}`
        const summary = renderVisitorsSummary(
          sampleExport({ top: [row(path)], rows: 1, detail }),
          sampleRequest({ siteUrl }),
        )
        expect(
          summary
            .replaceAll('<wbr>', '')
            .split(/\[?<code>[^<>|`@\n]*<\/code>(?:\]\(https:\/\/docs\.example\.com\/[\w/.~%-]*\))?/),
        ).toEqual(around)
      }),
    )
  },
)
