// Each input: one good value, its bounds, one bad value. What is wrong is told
// before any request.
import {
  mkdirSync,
  mkdtempDisposableSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { openFiles } from '../../src/visitors/files.ts'
import { createFolder, rootsOf } from '../../src/visitors/folder.ts'
import { readVisitorsInputs } from '../../src/visitors/inputs.ts'
import { envOf } from './run-export.ts'

const now = new Date('2026-11-21T23:59:59Z')
const connection = { 'api-key': 'mint_0123456789abcdef', 'project-id': 'acme' }
const empty = mkdtempDisposableSync(join(tmpdir(), 'inputs-'))
afterAll(() => empty.remove())
const log = { info: () => undefined }
const roots = { workspace: empty.path, temporary: empty.path }

const read = (inputs: Record<string, string>) =>
  readVisitorsInputs(envOf({ ...connection, ...inputs }), now, roots)

test('without inputs, an export has the defaults of the metadata file', () => {
  expect(read({})).toEqual({
    apiKey: connection['api-key'],
    projectId: 'acme',
    apiUrl: new URL('https://api.mintlify.com/'),
    period: { dateFrom: '2026-11-14', dateTo: '2026-11-21' },
    hasEnded: true,
    compare: 'totals',
    trend: 0,
    limit: 250,
    offset: 0,
    maxPages: 40,
    top: 10,
    topBy: 'total',
    site: 'acme',
    siteUrl: null,
    formats: ['csv', 'json'],
    outputDir: null,
  })
})

test('an empty number means its default', () => {
  const empty = {
    days: '',
    trend: '',
    limit: '',
    offset: '',
    'max-pages': '',
    top: '',
  }
  expect(read(empty)).toEqual(read({}))
})

test.each([
  [{ days: '1' }, { period: { dateFrom: '2026-11-20', dateTo: '2026-11-21' } }],
  [
    { days: '366', 'date-to': '2026-03-03' },
    { period: { dateFrom: '2025-03-02', dateTo: '2026-03-03' } },
  ],
  [
    { 'date-from': '2026-11-01T09:00Z' },
    { period: { dateFrom: '2026-11-01', dateTo: '2026-11-21' } },
  ],
  [
    { compare: 'pages', 'top-by': 'ai' },
    { compare: 'pages', topBy: 'ai' },
  ],
  [
    { compare: 'none', 'top-by': 'human' },
    { compare: 'none', topBy: 'human' },
  ],
  [
    { trend: '26', limit: '1', offset: '999999999' },
    { trend: 26, limit: 1, offset: 999_999_999 },
  ],
  [
    { 'max-pages': '1000', top: '250' },
    { maxPages: 1_000, top: 250 },
  ],
  [
    { 'max-pages': '1', top: '0' },
    { maxPages: 1, top: 0 },
  ],
  [{ format: 'html\nmarkdown, html' }, { formats: ['html', 'markdown'] }],
  [{ format: 'none' }, { formats: [] }],
  [
    { 'site-url': 'https://DOCS.example.com' },
    { siteUrl: 'https://docs.example.com/' },
  ],
  [
    { 'site-url': 'https://example.com:8443/docs' },
    { siteUrl: 'https://example.com:8443/docs' },
  ],
  [
    { 'site-url': 'HTTPS://example.com/my%20docs' },
    { siteUrl: 'https://example.com/my%20docs' },
  ],
  [{ 'output-dir': 'a/b' }, { outputDir: 'a/b' }],
])('%j', (inputs, expected) => {
  expect(read(inputs)).toMatchObject(expected)
})

test('a period that has not ended has no comparison and no chart', () => {
  const inputs = { 'date-to': '2026-11-22', compare: 'pages', trend: '4' }
  expect(read(inputs)).toMatchObject({
    hasEnded: false,
    compare: 'none',
    trend: 0,
  })
})

test.each([
  [{ days: '0' }, 'Input `days` must be a whole number from 1 to 366.'],
  [{ days: '367' }, 'Input `days` must be a whole number from 1 to 366.'],
  [
    { 'date-from': '2026-02-30' },
    'Input `date-from` must be a date that exists',
  ],
  [{ 'date-to': 'today' }, 'Input `date-to` must be a date that exists'],
  [
    { 'date-from': '2026-11-20', 'date-to': '2026-11-20' },
    'Input `date-from` must be before `date-to`',
  ],
  [{ 'date-from': '2026-11-21' }, 'Input `date-from` must be before `date-to`'],
  [{ compare: 'all' }, 'Input `compare` must be `none`, `totals` or `pages`.'],
  [{ trend: '27' }, 'Input `trend` must be a whole number from 0 to 26.'],
  [{ limit: '251' }, 'Input `limit` must be a whole number from 1 to 250.'],
  [
    { offset: '-1' },
    'Input `offset` must be a whole number from 0 to 999999999.',
  ],
  [
    { 'max-pages': '1001' },
    'Input `max-pages` must be a whole number from 1 to 1000.',
  ],
  [{ top: '251' }, 'Input `top` must be a whole number from 0 to 250.'],
  [{ 'top-by': 'people' }, 'Input `top-by` must be `total`, `human` or `ai`.'],
  [
    { format: 'csv, pdf' },
    'Input `format` must be a list of `csv`, `json`, `markdown` and `html`, or `none`.',
  ],
  [
    { 'site-url': 'http://docs.example.com' },
    'Input `site-url` must be the https address',
  ],
  [
    { 'site-url': 'https://docs.example.com/?q' },
    'Input `site-url` must be the https address',
  ],
  ...[
    'https://docs.example.com:99999',
    'https://1.2.3.4.5',
    'https://example.com/100%',
  ].map((address): [Record<string, string>, string] => [
    { 'site-url': address },
    'Input `site-url` must be the https address',
  ]),
  ...['~/reports', '~mona', '.git/hooks', 'a/.git', '.GIT/hooks'].map(
    (folder): [Record<string, string>, string] => [
      { 'output-dir': folder },
      'Input `output-dir` must be inside the workspace, without `~` and `.git`',
    ],
  ),
  [
    { 'output-dir': '../..' },
    'Input `output-dir` must be inside the workspace',
  ],
  [{ 'project-id': '' }, 'Input `project-id` is empty.'],
  [{ 'api-key': '' }, 'Input `api-key` is empty.'],
  [{ formats: 'csv' }, 'Unknown input `formats`. Did you mean `format`?'],
])('%j is refused', (inputs, problem) => {
  expect(() => read(inputs)).toThrow(problem)
})

test('all that is wrong is told at once', () => {
  const problems = (() => {
    try {
      return read({ trend: 'x', top: 'y', 'output-dir': '/' }) && []
    } catch (error) {
      return Object(error).problems
    }
  })()
  expect(problems).toHaveLength(3)
})

test('the folder may be new, but not a file, nor behind a link that leads out', () => {
  using outside = mkdtempDisposableSync(join(tmpdir(), 'outside-'))
  using folder = mkdtempDisposableSync(join(tmpdir(), 'workspace-'))
  const workspace = realpathSync(folder.path)
  symlinkSync(outside.path, join(workspace, 'link'))
  mkdirSync(join(workspace, '.git'))
  symlinkSync(join(workspace, '.git'), join(workspace, 'git'))
  mkdirSync(join(workspace, '..twice'))
  writeFileSync(join(workspace, 'file'), '')
  const env = {
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: join(workspace, '..twice'),
  }
  const readIn = (dir: string) =>
    readVisitorsInputs(
      envOf({ ...connection, 'output-dir': dir }),
      now,
      rootsOf(env),
    ).outputDir
  expect(() => readIn('link/a')).toThrow('must be inside the workspace')
  expect(() => readIn('git/a')).toThrow('must be inside the workspace')
  expect(() => readIn('file/a')).toThrow(
    'must be a folder that can be written to',
  )
  expect(['..twice/x', 'a/b', workspace].map(readIn)).toEqual([
    '..twice/x',
    'a/b',
    workspace,
  ])
  expect(createFolder('a/b', rootsOf(env))).toBe(join(workspace, 'a', 'b'))
  expect(createFolder(null, rootsOf(env))).toMatch(
    /[\\/]\.\.twice[\\/]visitors-\w+$/,
  )
  expect(() =>
    openFiles({ outputDir: 'file/a', formats: [] }, rootsOf(env), log),
  ).toThrow('Input `output-dir` must be a folder')
  const gone = { workspace, temporary: join(workspace, 'gone') }
  expect(() => openFiles({ outputDir: null, formats: [] }, gone, log)).toThrow(
    "The runner's temporary folder, which the variable RUNNER_TEMP names, can't be written to.",
  )
})

test.each(['visitors.csv', 'visitors.partial.csv'])(
  'a folder in the place of %s is refused',
  (name) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'workspace-'))
    mkdirSync(join(folder.path, name))
    const folders = { workspace: folder.path, temporary: folder.path }
    expect(() =>
      openFiles({ outputDir: '.', formats: ['csv'] }, folders, log),
    ).toThrow('Input `output-dir` must be a folder that can be written to')
  },
)
