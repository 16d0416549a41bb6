import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { renderVisitorsSummary } from '../../../src/domain/visitors/summary.ts'
import { hostileText } from '../../fixtures/hostile-text.ts'
import { row, sampleExport, sampleRequest, weekBefore } from '../../fixtures/sample-visitors.ts'

const before = { period: weekBefore, totals: { human: 1_000, ai: 400, total: 1_400 } }

test('a complete export shows its status, totals, most visited pages, the rest and how to read it', () => {
  const exported = sampleExport({ rows: 12_345, requests: 51, earlier: [before] })
  expect(
    renderVisitorsSummary(exported, sampleRequest({ compare: true })),
  ).toBe(`## ✅ Visitors of 12,345 pages exported

Period: 14 to 20 November 2026 (UTC).

Compare periods of equal length: counts cannot be added up.

| Visitors | 14 to 20 Nov | 7 to 13 Nov | Change |
|---|---:|---:|---:|
| People | 1,200 | 1,000 | +200 (+20%) |
| AI | 300 | 400 | -100 (-25%) |
| All | 1,400 | 1,400 | 0 |

### Most visited pages

| Page | People | AI | All |
|---|---:|---:|---:|
| <code>&#47;</code><br>████████ | 900 | 200 | 1,000 |
| <code>&#47;<wbr>guides&#47;<wbr>start&#95;<wbr>here</code><br>██▋ | 20 | 10 | 333 |

12,343 more pages are in <code>visitors&#46;csv</code>.

<details><summary>How to read this</summary>

- The counts are approximate numbers of distinct visitors.
- Rows do not add up: who visited two pages counts on both, and once for the site. Nor do periods: who came in two weeks counts once for both.
- People and AI do not add up to all: who was seen as both counts once in all.
- The first and the last day of the period are included.
- The bars compare all visitors of a page with those of the first.
- This run made 51 requests of the 100 an hour that all analytics of the organisation share.

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
  expect(summary).toMatch(/^## ⚠️ Visitors of 500 pages exported, but not of all\n/)
  expect(summary).toContain('100 analytics requests an hour, shared by the whole organisation.\n')
  expect(summary).toContain('Details: <code>429&#58; &#64;mona &#124; slow</code>\n')
  expect(summary).toContain('\nRun the workflow again in an hour. Set `offset: 500` to read the rest.\n')
})

test('a rejected export shows no table and no note', () => {
  const nothing = { totals: null, rows: 0, top: [], topSafePaths: [], files: {} }
  const exported = sampleExport({ ...nothing, result: 'rejected', reason: 'unauthorized' })
  expect(renderVisitorsSummary(exported, sampleRequest({ compare: true, trend: 5 }))).toBe(
    [
      '## ⛔ API key not accepted',
      'The API key is wrong, revoked, or expired. New keys expire after 90 days unless you choose otherwise.',
      'Create an admin key in the Mintlify dashboard, and update the secret.\n',
    ].join('\n\n'),
  )
})

test.each([
  [{ compare: true }, []],
  [{ compare: false, trend: 2 }, [before]],
])('with %j and earlier totals %j nothing is compared', (request, earlier) => {
  const summary = renderVisitorsSummary(sampleExport({ earlier }), sampleRequest(request))
  expect(summary).toContain('| Visitors | 14 to 20 Nov |\n|---|---:|\n| People | 1,200 |\n')
})

test.each([
  [0, false],
  [1, false],
  [2, true],
])('a trend of %d is drawn: %s', (trend, isDrawn) => {
  const summary = renderVisitorsSummary(sampleExport({ earlier: [before] }), sampleRequest({ trend }))
  expect(summary.includes('### Trend\n\n```mermaid\n')).toBe(isDrawn)
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

test('whatever the paths and the detail are, they stay text in their place', () => {
  const plain = renderVisitorsSummary(
    sampleExport({ top: [row('/x')], rows: 1, detail: 'x' }),
    sampleRequest(),
  )
  const around = plain.split(/<code>.*?<\/code>/)
  fc.assert(
    fc.property(hostileText, hostileText, (path, text) => {
      const detail = `x${text}`
      const summary = renderVisitorsSummary(
        sampleExport({ top: [row(path)], rows: 1, detail }),
        sampleRequest(),
      )
      expect(summary.replaceAll('<wbr>', '').split(/<code>[^<>|`@\n]*<\/code>/)).toEqual(around)
    }),
  )
})
