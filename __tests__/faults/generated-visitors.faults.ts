// Pages of visitors drawn from the description of the documentation service: the shipped export reads all of them, and
// loses no row.
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { runAction } from '../../emulator/runner/runner.ts'
import { parseCsv } from '../fixtures/parse-csv.ts'
import { drawPages, type VisitorsAnswer } from './drawn-answers.ts'
import { startPlannedService } from './planned-service.ts'

const pages = drawPages(200, 5)
const exports = arrange(pages)
const plans = exports.map((visitors, index) => [`site-${index}`, { visitors }] as const)
const service = await startPlannedService(new Map(plans))

afterAll(() => service.close())

test.each(exports.map((answers, index) => [answers.length, index, answers] as const))(
  'an export of %i pages (%i)',
  async (_, index, answers) => {
    using workspace = mkdtempDisposableSync(join(tmpdir(), 'generated-'))
    const { outputs } = await runAction({
      metadata: 'visitors/action.yml',
      cwd: workspace.path,
      with: {
        ...{ 'api-key': 'mint_key_of_the_tests', 'api-url': service.url, 'project-id': `site-${index}` },
        ...{ compare: 'none', format: 'csv, json, markdown, html', 'output-dir': '.', 'max-pages': '200' },
      },
    })
    const { human, ai, total } = answers[0]?.totals ?? {}
    const rows = answers.flatMap(({ visitors }) => visitors.map(countsOf))
    const known = {
      result: 'complete',
      reason: '',
      rows: String(rows.length),
      'api-calls': String(answers.length),
    }
    expect(outputs).toMatchObject({ ...known, human: String(human), ai: String(ai), total: String(total) })
    const read = (name: string) => readFileSync(outputs[name] ?? '', 'utf8')
    expect(JSON.parse(read('json-file'))).toMatchObject({ totals: { human, ai, total }, visitors: rows })
    expect(parseCsv(read('csv-file'))).toHaveLength(1 + rows.length)
  },
)

test('all of them are as described, and so is what the exports asked for', () => {
  expect(service.problems).toEqual([])
  expect(service.requests).toHaveLength(pages.length)
})

/**
 * The pages as exports: each has a path once, and its last page is the first one without rows. Whether there are more follows
 * from that.
 */
function arrange(drawn: readonly VisitorsAnswer[]): VisitorsAnswer[][] {
  const found: VisitorsAnswer[][] = [[]]
  let paths = new Set<string>()
  for (const page of drawn) {
    const visitors = page.visitors.filter(({ path }) => !paths.has(path) && paths.add(path))
    found.at(-1)?.push({ ...page, visitors, hasMore: visitors.length > 0 && page !== drawn.at(-1) })
    if (visitors.length > 0) continue
    found.push([])
    paths = new Set()
  }
  return found.filter((answers) => answers.length > 0)
}

function countsOf({ path, human, ai, total }: VisitorsAnswer['visitors'][number]) {
  return { path, human, ai, total }
}
