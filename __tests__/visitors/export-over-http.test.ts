// The whole export over HTTP, from the emulated service to the files.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type DocumentationService, startDocumentationService } from '../../emulator/docs-service/server.ts'
import { createVisitorsSite, type SiteVisitors } from '../../emulator/docs-service/visitors-data.ts'
import type { CancellationSignals } from '../../src/base/cancellation.ts'
import { systemClock } from '../../src/runner/system-clock.ts'
import { exportVisitors } from '../../src/visitors/export-visitors.ts'
import { tableFormats } from '../../src/visitors/file-formats.ts'
import type { VisitorsExport, VisitorsRequest } from '../../src/visitors/visitors.ts'
import { createVisitorsClient } from '../../src/visitors/visitors-client.ts'
import { openVisitorsFiles } from '../../src/visitors/visitors-files.ts'
import { parseCsv } from '../fixtures/parse-csv.ts'
import { sampleRequest } from '../fixtures/sample-visitors.ts'

const pages = 12_345
const siteIn = createVisitorsSite(pages)
/** 14 to 20 November 2026. */
const site: SiteVisitors = siteIn({ fromDay: 20_771, toDay: 20_778 })
const signals: CancellationSignals = {
  cancelled: new AbortController().signal,
  deadline: new AbortController().signal,
  remainingMs: () => Number.POSITIVE_INFINITY,
}

let service: DocumentationService
let temporary: string

beforeAll(async () => {
  service = await startDocumentationService({ pages, rateLimits: false })
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'visitors-export-')))
})

afterAll(async () => {
  await service.close()
  rmSync(temporary, { recursive: true })
})

function run(known: Partial<VisitorsRequest>): Promise<VisitorsExport> {
  const client = createVisitorsClient({
    apiUrl: new URL(`${service.url}/`),
    key: service.key,
    projectId: service.projectId,
    apiTimeoutMs: 30_000,
    clock: systemClock,
    random: () => 0,
    signals,
    redact: (text) => text,
    onRetry: () => {},
  })
  const tables = (['csv', 'json', 'markdown'] as const).map((format) => ({
    format,
    table: tableFormats[format],
  }))
  const roots = { workspace: temporary, temporary }
  return exportVisitors(sampleRequest({ limit: 250, maxPages: 100, ...known }), {
    ...client,
    sink: openVisitorsFiles({ outputDir: null, tables, roots }),
    cancelled: signals.cancelled,
    clock: systemClock,
    log: () => {},
    warn: () => {},
  })
}

function read(path = ''): string {
  return readFileSync(path, 'utf8')
}

test('the export of a large site equals its data row for row, in every format', async () => {
  const exported = await run({ compare: 'totals', trend: 3 })
  expect(exported).toMatchObject({ result: 'complete', rows: pages, totals: site.totals, duplicates: 0 })
  expect(exported.apiCalls).toBe(Math.ceil(pages / 250) + 2)
  expect(exported.earlier.map(({ totals }) => totals)).toEqual([
    siteIn({ fromDay: 20_764, toDay: 20_771 }).totals,
    siteIn({ fromDay: 20_757, toDay: 20_764 }).totals,
  ])
  expect(exported.top).toEqual(site.visitors.slice(0, 20))

  const { visitors, ...rest } = JSON.parse(read(exported.files.json))
  expect(visitors).toEqual(site.visitors)
  expect(rest).toMatchObject({ totals: site.totals, complete: true, dateFrom: '2026-11-14' })

  const [header, ...records] = parseCsv(read(exported.files.csv))
  expect(header).toEqual(['path', 'human', 'ai', 'total'])
  expect(records).toEqual(
    site.visitors.map(({ path, human, ai, total }) => [inSheet(path), ...[human, ai, total].map(String)]),
  )

  const cells = read(exported.files.markdown).matchAll(
    /^\| <code>(.*)<\/code> \| (\d+) \| (\d+) \| (\d+) \|$/gm,
  )
  expect([...cells].map(([, path = '', ...counts]) => [decode(path), ...counts.map(Number)])).toEqual(
    site.visitors.map(({ path, human, ai, total }) => [onOneLine(path), human, ai, total]),
  )
})

function decode(markdown: string): string {
  return markdown.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}

/** The path without what Markdown cannot show in a cell. */
function onOneLine(path: string): string {
  return path.replace(/[\r\n]+/g, ' ').replace(/[\u202a-\u202e]/g, '')
}

/** The path as a spreadsheet gets it. */
function inSheet(path: string): string {
  return /^[=+@-]/.test(path) ? `'${path}` : path
}

test('exports that go on where the last one ended make up the whole, without gap or overlap', async () => {
  const paths: string[] = []
  let offset: number | null = 0
  while (offset !== null) {
    const exported: VisitorsExport = await run({ offset, maxPages: 20 })
    const { visitors, complete } = JSON.parse(read(exported.files.json))
    paths.push(...visitors.map(({ path }: { path: string }) => path))
    // None of them is the whole.
    expect(complete).toBe(false)
    offset = exported.nextOffset
  }
  expect(paths).toEqual(site.visitors.map(({ path }) => path))
})
