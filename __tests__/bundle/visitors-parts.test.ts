// The shipped export where it gets only a part of the rows: pages that are shorter than asked for, and a later beginning.
import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'
import { createDemoSite } from '../../emulator/demo/visitors-site.ts'
import {
  type DocumentationService,
  type DocumentationServiceOptions,
  startDocumentationService,
} from '../../emulator/docs-service/server.ts'
import { type ActionRun, runAction } from '../../emulator/runner/runner.ts'
import { dataMarker } from '../../src/visitors/page-format.ts'

const metadata = 'visitors/action.yml'
const pages = 300
/** The demo site has more of them in some weeks. */
const days = { 'date-from': '2026-11-14', 'date-to': '2026-11-21' }

const opened: DocumentationService[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map((service) => service.close()))
})

type Run = { ended: ActionRun; files: Map<string, string>; offsets: number[]; rows: number }

async function run(
  given: Record<string, string>,
  known: Pick<DocumentationServiceOptions, 'maxPageRows' | 'countVisitors'> = {},
): Promise<Run> {
  const site = createDemoSite(pages)
  const service = await startDocumentationService({
    ...{ rateLimits: false, countVisitors: site },
    ...known,
  })
  opened.push(service)
  using workspace = mkdtempDisposableSync(join(tmpdir(), 'visitors-parts-'))
  const account = { 'api-key': service.key, 'project-id': service.projectId, 'api-url': service.url }
  const ended = await runAction({
    metadata,
    cwd: workspace.path,
    with: { ...account, 'output-dir': '.', compare: 'none', ...days, ...given },
  })
  const files = readdirSync(workspace.path).map((name) => [
    name,
    readFileSync(join(workspace.path, name), 'utf8'),
  ])
  return {
    ...{ ended, files: new Map(files.map(([name = '', text = '']) => [name, text])) },
    offsets: service.requests.map(({ path }) =>
      Number(new URLSearchParams(path.split('?')[1]).get('offset')),
    ),
    rows: site({ fromDay: 20_771, toDay: 20_778 }).visitors.length,
  }
}

test('after a page that is shorter than the limit, the next one begins where it ended', async () => {
  const { ended, files, offsets, rows } = await run({ format: 'csv', limit: '100' }, { maxPageRows: 40 })
  expect(ended.outputs).toMatchObject({ result: 'complete', complete: 'true', rows: String(rows) })
  expect(offsets).toEqual(Array.from({ length: Math.ceil(rows / 40) }, (_, index) => index * 40))
  expect(files.get('visitors.csv')?.trimEnd().split('\n')).toHaveLength(rows + 1)
})

test('the offset to go on from is where the last short page ended', async () => {
  const { ended } = await run({ format: 'csv', limit: '100', 'max-pages': '3' }, { maxPageRows: 40 })
  expect(ended.outputs).toMatchObject({ result: 'partial', reason: 'page-budget', 'next-offset': '120' })
})

test('an export from an offset is not the whole, and says so everywhere', async () => {
  const { ended, files, rows } = await run({ format: 'csv, json, markdown, html', offset: '100' })
  expect(ended.exitCode).toBe(0)
  expect(ended.outputs).toMatchObject({
    ...{ result: 'partial', reason: 'offset', complete: 'false', 'next-offset': '' },
    rows: String(rows - 100),
  })
  expect([...files.keys()].sort()).toEqual(
    ['csv', 'html', 'json', 'md'].map((extension) => `visitors.partial.${extension}`),
  )
  expect(JSON.parse(files.get('visitors.partial.json') ?? '')).toMatchObject({
    ...{ complete: false, reason: 'offset', offset: 100 },
  })
  const skipped = "The first 100 rows aren't included."
  expect(ended.summary).toContain(`\n\n${skipped}\n\n`)
  expect(ended.stdout).toContain(skipped)
  expect(files.get('visitors.partial.html')).toContain(skipped)
  expect(files.get('visitors.partial.md')).toContain('(`offset`): rows are missing, also the first 100.\n')
  expect(ended.outputs['top-pages']).toMatch(
    /^Most visited pages, 2026-11-14 to 2026-11-20 .*, approximate\. The first 100 rows aren't included\. The block/,
  )
})

test('an export from an offset that ends early says both, and where to go on', async () => {
  const { ended, files } = await run({ format: 'json', offset: '100', limit: '50', 'max-pages': '2' })
  expect(ended.outputs).toMatchObject({ result: 'partial', reason: 'page-budget', 'next-offset': '200' })
  expect(ended.summary).toMatch(
    /The first 100 rows aren't included\.[\s\S]*Set `offset: 200` to read the rest\./,
  )
  expect(JSON.parse(files.get('visitors.partial.json') ?? '')).toMatchObject({ offset: 100 })
})

test('the parts of an export are the whole', async () => {
  const part = async (given: Record<string, string>) => {
    const { ended, files, rows } = await run({ format: 'csv', limit: '100', ...given })
    const [head, ...lines] = (files.get('visitors.partial.csv') ?? '').trimEnd().split('\r\n')
    return { next: ended.outputs['next-offset'] ?? '', head, lines, rows }
  }
  const first = await part({ 'max-pages': '2' })
  const second = await part({ offset: first.next })
  expect([first.next, second.next, second.head]).toEqual(['200', '', first.head])
  expect(new Set([...first.lines, ...second.lines]).size).toBe(first.rows)
})

test('the period before is read whole, wherever the export begins', async () => {
  const { ended, offsets } = await run({ format: 'json', compare: 'pages', offset: '200', limit: '250' })
  expect(ended.outputs).toMatchObject({ reason: 'offset' })
  expect(offsets).toEqual([200, 0, 250])
})

test('`fail-on: partial` fails an export from an offset, too', async () => {
  const { ended } = await run({ offset: '100', 'fail-on': 'partial' })
  expect(ended.exitCode).toBe(1)
  expect(ended.stdout).toMatch(/^::error title=Export began at an offset::/m)
})

const workflow = z.object({
  jobs: z.object({
    export: z.object({ steps: z.tuple([z.object({ with: z.record(z.string(), z.string()) }), z.unknown()]) }),
  }),
})

test.each([
  ['all rows', {}, 0],
  ['a part of the rows', { 'max-pages': '1', limit: '100' }, 1],
])(
  'the step of the example that commits the file, with %s, ends with the exit code %s',
  async (...[, given, code]) => {
    const example = parse(readFileSync('docs/examples/weekly-csv-commit.yml', 'utf8'))
    const [step] = workflow.parse(example).jobs.export.steps
    const { 'api-key': _key, 'project-id': _id, ...chosen } = step.with
    const { ended } = await run({ ...chosen, ...given })
    expect(ended.exitCode).toBe(code)
  },
)

test('the dates of a chart have their year', async () => {
  const long = { 'date-from': '2026-08-23', 'date-to': '2026-11-21', trend: '4', compare: 'totals' }
  const { ended } = await run({ format: 'csv', ...long })
  const [, axis = ''] = /x-axis .* \[(.*)\]/.exec(ended.summary) ?? []
  expect(axis.split(', ')).toEqual(['"2025-11-26"', '"2026-02-24"', '"2026-05-25"', '"2026-08-23"'])
})

test.each([
  ['0', 'totals'],
  ['1', 'totals'],
  ['3', 'none'],
])('the page knows how many periods it draws: trend %s with compare %s', async (trend, compare) => {
  const { files } = await run({ format: 'html', trend, compare })
  const page = files.get('visitors.html') ?? ''
  expect(page).not.toContain(dataMarker)
  expect(page).toContain(`"trend":${trend},`)
})

test('with site-url, the page has the address of the site, and the summary links to it', async () => {
  const { ended, files } = await run({ format: 'html', 'site-url': 'https://docs.example.com' })
  expect(files.get('visitors.html')).toContain('"siteUrl":"https://docs.example.com/",')
  expect(ended.summary).toContain('</code>](https://docs.example.com/quickstart) |')
})

test('paths that look alike do not in the summary, because what nobody can see is a code point', async () => {
  const paths = ['/a', '/a\u3164', '/a\ufe0f', '/a\u00a0', '/a ']
  const countVisitors = () => ({
    totals: { human: 9, ai: 9, total: 9 },
    visitors: paths.map((path) => ({ path, human: 1, ai: 1, total: 1 })),
  })
  const { ended, files } = await run({ format: 'json' }, { countVisitors })
  const shown = [...ended.summary.matchAll(/<code>(.*?)<\/code> \|/g)].map(([, code = '']) =>
    code.replaceAll('<wbr>', '').replace(/&#(\d+);/g, (_, sign) => String.fromCharCode(Number(sign))),
  )
  expect(shown).toEqual(['/a', '/a\\u{20}', '/a\\u{a0}', '/a\\u{3164}', '/a\\u{fe0f}'])
  const { visitors } = JSON.parse(files.get('visitors.json') ?? '')
  expect(visitors.map(({ path }: { path: string }) => path)).toEqual(paths)
})
