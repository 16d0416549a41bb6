// The shipped export, run as the runner runs it: the report page, comparisons, and what other exports leave unread.
import { cpSync, mkdtempDisposableSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createDemoSite } from '../../emulator/demo/visitors-site.ts'
import { type DocumentationService, startDocumentationService } from '../../emulator/docs-service/server.ts'
import { readMetadata } from '../../emulator/runner/metadata.ts'
import { startScript } from '../../emulator/runner/process.ts'
import { type ActionRun, runAction, startAction } from '../../emulator/runner/runner.ts'
import type { PageData } from '../../src/visitors/page-format.ts'
import { listenOnLoopback } from './loopback.ts'

const metadata = 'visitors/action.yml'
const pages = 300

let service: DocumentationService

beforeAll(async () => {
  service = await startDocumentationService({ rateLimits: false, countVisitors: createDemoSite(pages) })
})

afterAll(() => service.close())

function inputs(given: Record<string, string>): Record<string, string> {
  return { 'api-key': service.key, 'project-id': service.projectId, 'api-url': service.url, ...given }
}

async function run(given: Record<string, string>): Promise<{ run: ActionRun; files: Map<string, string> }> {
  using workspace = mkdtempDisposableSync(join(tmpdir(), 'visitors-bundle-'))
  const ended = await runAction({
    metadata,
    cwd: workspace.path,
    with: inputs({ 'output-dir': '.', ...given }),
  })
  const names = readdirSync(workspace.path)
  return {
    run: ended,
    files: new Map(names.map((name) => [name, readFileSync(join(workspace.path, name), 'utf8')])),
  }
}

function dataOf(page = ''): PageData {
  const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page) ?? []
  return JSON.parse(json)
}

test('the report page has both periods and all weeks, beside the other files', async () => {
  const { run: ended, files } = await run({
    format: 'csv, html',
    compare: 'pages',
    trend: '12',
    'top-by': 'ai',
  })
  expect(ended).toMatchObject({ exitCode: 0, outputs: { result: 'complete', reason: '' } })
  expect([...files.keys()].sort()).toEqual(['visitors.csv', 'visitors.html'])
  expect(ended.outputs['html-file']).toMatch(/visitors\.html$/)
  const { totals, visitors, visitorsBefore, earlier, topBy, ...rest } = dataOf(files.get('visitors.html'))
  expect(rest).toMatchObject({ complete: true, beforeComplete: true, problem: '', trend: 12 })
  expect([String(totals.ai), topBy, earlier.length]).toEqual([ended.outputs.ai, 'ai', 11])
  expect(visitors).toHaveLength(Number(ended.outputs.rows))
  expect(visitorsBefore?.length).toBeGreaterThan(pages * 0.9)
  expect(ended.summary).toMatch(/### Trend[\s\S]*### Pages with the most AI visitors[\s\S]*### Rising pages/)
  expect(ended.outputs['top-pages']).toMatch(/^Pages with the most AI visitors, /)
})

test('both periods share the budget, and a page that is cut short says so', async () => {
  const { run: ended, files } = await run({
    format: 'html',
    limit: '100',
    'max-pages': '2',
    compare: 'pages',
  })
  expect(ended.outputs).toMatchObject({ result: 'partial', reason: 'page-budget', 'api-calls': '3' })
  const { problem, before } = dataOf(files.get('visitors.partial.html'))
  expect(problem).toMatch(/^Partial export: 200 pages\. .* Set offset: 200 to read the rest\.$/)
  expect(before).toBeUndefined()
})

test('the risers are for the prompt of an agent job, and need the pages before', async () => {
  const risers = await run({ format: 'csv', compare: 'pages', risers: 'true', 'top-by': 'ai', top: '3' })
  expect(risers.run.outputs['top-pages']).toMatch(/^Pages whose AI visitors rose most, .*\n[\s\S]*\| \+\d+/)
  const refused = await run({ risers: 'true' })
  expect(refused.run).toMatchObject({ exitCode: 1, outputs: { result: 'rejected', reason: 'invalid-input' } })
  expect(refused.run.stdout).toContain('Input `risers` must be `false` unless `compare` is `pages`.')
})

test('an export without the page does not read its template', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'visitors-dist-'))
  cpSync('dist', folder.path, { recursive: true })
  rmSync(join(folder.path, 'visitors-page.html'))
  const defaults = Object.entries(readMetadata(metadata).inputs).map(([name, input]) => [name, input.default])
  const given = { ...Object.fromEntries(defaults), ...inputs({ format: 'csv, json, markdown' }) }
  const variables = Object.entries(given).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    String(value),
  ])
  const env = { PATH: process.env.PATH, RUNNER_TEMP: folder.path, ...Object.fromEntries(variables) }
  const { ended } = startScript({ script: join(folder.path, 'index.js'), cwd: folder.path, env })
  expect(await ended).toMatchObject({
    ...{ exitCode: 0, stdout: expect.stringMatching(/^✅ .*pages exported/m) },
  })
  // Without `output-dir`, the files are in a new folder of the runner's.
  expect(readdirSync(folder.path)).toContainEqual(expect.stringMatching(/^visitors-(?!page)/))
})

test('without `summary` there is none, and a format that is named twice is one file', async () => {
  const { run: ended, files } = await run({ format: 'csv, csv', summary: 'false' })
  expect([ended.exitCode, ended.summary, [...files.keys()]]).toEqual([0, '', ['visitors.csv']])
  const [head = '', ...rows] = (files.get('visitors.csv') ?? '').trimEnd().split('\n')
  expect([rows.length, rows.includes(head)]).toEqual([Number(ended.outputs.rows), false])
})

test.each([
  ['rejected', 1, 'error'],
  ['none', 0, 'warning'],
])(
  'a refused key with `fail-on: %s` gives exit code %i and the annotation %s',
  async (failOn, code, level) => {
    const { run: ended } = await run({ 'api-key': 'mint_another_key', 'fail-on': failOn })
    expect(ended).toMatchObject({ exitCode: code, outputs: { result: 'rejected', reason: 'unauthorized' } })
    expect(ended.stdout).toMatch(new RegExp(`^::${level} title=API key not accepted::`, 'm'))
  },
)

test('a folder beside the workspace is refused', async () => {
  const { run: ended } = await run({ 'output-dir': '../beside' })
  expect(ended).toMatchObject({ exitCode: 1, outputs: { result: 'rejected', reason: 'invalid-input' } })
  expect(ended.stdout).toContain('Input `output-dir` must be inside the workspace')
})

test('an export that may exceed the hourly limit says so', async () => {
  const { run: ended } = await run({ format: 'csv', 'max-pages': '200' })
  expect(ended.stdout).toMatch(/^::warning title=The run may exceed the hourly limit::/m)
})

test('a canceled export says that it was interrupted', async () => {
  const asked = Promise.withResolvers<void>()
  await using silent = await listenOnLoopback(createServer(() => asked.resolve()))
  const running = startAction({ metadata, with: inputs({ 'api-url': silent.url }) })
  await asked.promise
  running.kill('SIGINT')
  expect((await running.finished).outputs).toMatchObject({ result: 'unknown', reason: 'interrupted' })
})
