import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { readVisitorsInputs } from '../../src/visitors/visitors-inputs.ts'

const metadata = parse(readFileSync(new URL('../../visitors/action.yml', import.meta.url), 'utf8'))
const now = new Date('2026-11-21T12:00:00Z')
const roots = { workspace: process.cwd(), temporary: '' }
const read = () => readVisitorsInputs({ now, roots, warn: () => undefined })
const environment = process.env

/** Sets inputs as the runner does: what is not given has the default of the metadata file. */
function give(inputs: Record<string, string>): void {
  const defaults = Object.keys(metadata.inputs).map((name) => [name, metadata.inputs[name].default ?? ''])
  const given = {
    ...Object.fromEntries(defaults),
    'api-key': 'mint_key',
    'project-id': 'acme-docs',
    ...inputs,
  }
  const variables = Object.entries(given).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    String(value),
  ])
  process.env = { ...environment, ...Object.fromEntries(variables) }
}

beforeEach(() => give({}))

afterEach(() => {
  process.env = environment
})

test('the defaults of the metadata file are valid', () => {
  expect(read()).toEqual({
    apiKey: 'mint_key',
    projectId: 'acme-docs',
    apiUrl: new URL('https://api.mintlify.com/'),
    apiTimeoutMs: 30_000,
    request: {
      period: { dateFrom: '2026-11-14', dateTo: '2026-11-21' },
      compare: 'totals',
      trend: 0,
      limit: 250,
      offset: 0,
      maxPages: 40,
      top: 20,
      topBy: 'total',
      risers: false,
      siteUrl: null,
    },
    formats: ['csv', 'json'],
    outputDir: null,
    summary: true,
    failOn: ['rejected', 'unknown'],
  })
})

test.each([
  ['days', '1', { period: { dateFrom: '2026-11-20', dateTo: '2026-11-21' } }],
  ['days', '366', { period: { dateFrom: '2025-11-20', dateTo: '2026-11-21' } }],
  ['limit', '1', { limit: 1 }],
  ['limit', '250', { limit: 250 }],
  ['offset', '999999999', { offset: 999_999_999 }],
  ['max-pages', '1', { maxPages: 1 }],
  ['max-pages', '1000', { maxPages: 1_000 }],
  ['top', '0', { top: 0 }],
  ['top', '250', { top: 250 }],
  ['trend', '26', { trend: 26 }],
])('the smallest and the largest value are taken: %s %s', (input, value, request) => {
  give({ [input]: value })
  expect(read()).toMatchObject({ request })
})

test('every input is read', () => {
  give({
    'date-from': '2026-11-01T00:00:00+01:00',
    'date-to': '2026-11-08',
    limit: '1',
    offset: '500',
    'max-pages': '1000',
    format: 'markdown\ncsv, html, markdown',
    'output-dir': 'reports',
    top: '0',
    'top-by': 'ai',
    compare: 'pages',
    risers: 'True',
    trend: '26',
    'site-url': 'https://Docs.example.com',
    summary: 'false',
    'fail-on': 'none',
    'api-timeout-seconds': '1.5',
  })
  expect(read()).toMatchObject({
    apiTimeoutMs: 1_500,
    request: {
      period: { dateFrom: '2026-10-31', dateTo: '2026-11-08' },
      compare: 'pages',
      trend: 26,
      limit: 1,
      offset: 500,
      maxPages: 1_000,
      top: 0,
      topBy: 'ai',
      risers: true,
      siteUrl: 'https://docs.example.com/',
    },
    formats: ['markdown', 'csv', 'html'],
    outputDir: 'reports',
    summary: false,
    failOn: [],
  })
})

test.each([
  ['api-key', ['', 'mint_dsc_x']],
  ['project-id', ['', '../x']],
  ['api-url', ['http://example.com', 'nonsense']],
  ['api-timeout-seconds', ['0.5', '301', 'NaN']],
  ['date-from', ['yesterday', '2026-02-30', '2026-11-21']],
  ['date-to', ['tomorrow', '2026-13-01']],
  ['days', ['0', '367', '1.5', '']],
  ['limit', ['0', '251', 'abc', '-1', '']],
  ['offset', ['-1', '1e3', '1.5', '9999999999']],
  ['max-pages', ['0', '1001']],
  ['format', ['', 'xlsx', 'csv json', 'CSV']],
  ['top', ['-1', '251']],
  ['compare', ['true', 'false', 'yes', '']],
  ['top-by', ['rows', 'AI', '']],
  ['risers', ['yes', '', 'true']],
  ['trend', ['27', '-1']],
  [
    'site-url',
    [
      ...['docs.example.com', 'http://docs.example.com', 'javascript:alert(1)', 'https://', 'https://..'],
      ...['https://mona@docs.example.com', 'https://docs.example.com/?a', 'https://docs.example.com/#a'],
      ...['https://docs.example.com/)', 'https://[::1]', 'https://docs.example.com:99999', 'https://a b'],
    ],
  ],
  ['summary', ['on']],
  ['fail-on', ['', 'complete', 'failed']],
])('input %s is refused by name for each of %j', (name, values) => {
  for (const value of values) {
    give({ [name]: value })
    const message = expect.stringMatching(`^Input \`${name}\` .*\\.$`)
    expect(read).toThrow(expect.objectContaining({ name: 'InputError', message }))
  }
})

test('a date that could be a key is never quoted', () => {
  give({ 'date-from': 'mint_secret' })
  expect(read).toThrow(/^(?!.*mint_secret)/)
})
