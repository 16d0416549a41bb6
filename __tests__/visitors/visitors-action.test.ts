// The wiring of the visitors export: which files it writes, what it says, and when it fails.
import { mkdtempDisposableSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type DocumentationService, startDocumentationService } from '../../emulator/docs-service/server.ts'
import { dataMarker } from '../../src/visitors/page-format.ts'
import { runVisitorsAction } from '../../src/visitors/visitors-action.ts'
import { lastWord } from '../bundle/scene.ts'
import { runAction } from '../fixtures/run-here.ts'

let service: DocumentationService

beforeAll(async () => {
  service = await startDocumentationService({ rateLimits: false, pages: 30 })
})

afterAll(() => service.close())

type Given = Record<string, string>

/** Runs the export in an empty workspace. Returns the files that are there afterwards, too. */
async function run(given: Given = {}, options: Parameters<typeof runAction>[2] = {}) {
  using workspace = mkdtempDisposableSync(join(tmpdir(), 'visitors-action-'))
  const connection = { 'api-key': service.key, 'project-id': service.projectId, 'api-url': service.url }
  const request = {
    metadata: 'visitors/action.yml',
    cwd: realpathSync(workspace.path),
    with: { ...connection, ...given },
  }
  const ended = await runAction(request, runVisitorsAction, options)
  const names = readdirSync(workspace.path)
  const files = names.map((name) => [name, readFileSync(join(workspace.path, name), 'utf8')])
  return { ...ended, files: Object.fromEntries(files), workspace: realpathSync(workspace.path) }
}

test('a complete export has its files, outputs, summary and a line in the log', async () => {
  const ended = await run({ format: 'csv, json', 'output-dir': '.' })
  expect([ended.exitCode, ended.outputs.result, ended.outputs.reason]).toEqual([0, 'complete', ''])
  expect(Object.keys(ended.files)).toEqual(['visitors.csv', 'visitors.json'])
  expect(ended.outputs['csv-file']).toBe(join(ended.workspace, 'visitors.csv'))
  expect(ended.outputs['html-file']).toBe('')
  const { totals, visitors } = JSON.parse(ended.files['visitors.json'])
  expect([String(totals.total), String(visitors.length)]).toEqual([ended.outputs.total, ended.outputs.rows])
  expect(ended.summary).toMatch(/^## ✅ /)
  expect(lastWord(ended)).toBe('✅ Visitors of 30 pages exported.')
})

test('without a folder the files are in a new one of the runner', async () => {
  const { outputs, files } = await run({ format: 'csv' })
  expect(outputs['csv-file']).toMatch(/_temp[\\/]visitors-[^\\/]+[\\/]visitors\.csv$/)
  expect(files).toEqual({})
})

test('the report page is made from the template beside the script', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'visitors-template-'))
  writeFileSync(join(folder.path, 'visitors-page.html'), `<p>A template</p>${dataMarker}`)
  const [, script = ''] = process.argv
  process.argv[1] = join(folder.path, 'index.js')
  try {
    const { files } = await run({ format: 'html', 'output-dir': '.', 'top-by': 'ai' })
    expect(Object.keys(files)).toEqual(['visitors.html'])
    expect(files['visitors.html']).toMatch(/^<p>A template<\/p>/)
    expect(files['visitors.html']).toContain('"topBy":"ai"')
  } finally {
    process.argv[1] = script
  }
})

test.each<[string, Given, number, string | null, string]>([
  ['an export that is cut short', { limit: '10', 'max-pages': '2' }, 0, 'warning', 'page-budget'],
  [
    'an export that is cut short, where that fails',
    { limit: '10', 'max-pages': '2', 'fail-on': 'partial' },
    1,
    'error',
    'page-budget',
  ],
  ['a key that is refused', { 'api-key': 'mint_another_key' }, 1, 'error', 'unauthorized'],
])('%s', async (...[, given, exitCode, level, reason]) => {
  const ended = await run({ format: 'csv', 'output-dir': '.', ...given })
  expect([ended.exitCode, ended.outputs.reason]).toEqual([exitCode, reason])
  expect(lastWord(ended)).toMatch(new RegExp(`^::${level} title=[^:]+::`))
  expect(ended.summary).not.toBe('')
  expect(Object.keys(ended.files)).not.toContain('visitors.csv')
})

test('with `summary: false` there is none', async () => {
  expect((await run({ format: 'csv', summary: 'false' })).summary).toBe('')
})

test.each<[string, Given, string]>([
  ['a folder outside of the workspace', { 'output-dir': '..' }, 'Input `output-dir` must be inside'],
  ['no key', { 'api-key': '' }, 'Input `api-key` is empty.'],
  ['a key of another kind', { 'api-key': 'mint_dsc_0123456789' }, 'Input `api-key`'],
])('%s is refused before any API call', async (_, given, says) => {
  const asked = service.requests.length
  await expect(run({ format: 'csv', ...given })).rejects.toThrow(says)
  expect(service.requests).toHaveLength(asked)
})
