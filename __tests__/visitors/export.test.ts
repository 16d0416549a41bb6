// What an export does, from the API to its files, outputs, summary and log.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  type DocumentationService,
  type DocumentationServiceOptions,
  startDocumentationService,
} from '../../emulator/docs-service/server.ts'
import { createVisitorsSite } from '../../emulator/docs-service/visitors-data.ts'
import { limitTime } from '../../src/runner/cancellation.ts'
import { getVisitors } from '../../src/visitors/client.ts'
import { type Ended, metadata, runExport } from './run-export.ts'

const path = /^\/v1\/analytics\//
const siteOf = createVisitorsSite(30)
const [week, weekBefore] = [
  { fromDay: 20_771, toDay: 20_778 },
  { fromDay: 20_764, toDay: 20_771 },
]

let service: DocumentationService

beforeAll(async () => {
  service = await startDocumentationService({ pages: 30 })
})

afterAll(() => service.close())

/** A service for one test. */
async function start(options: DocumentationServiceOptions) {
  const own = await startDocumentationService({ pages: 30, ...options })
  return Object.assign(own, { [Symbol.asyncDispose]: () => own.close() })
}

/** The queries of the requests to a service since there were so many. */
function queriesSince(count: number, { requests } = service): string[] {
  return requests
    .slice(count)
    .map((request) => request.path.replace(/.*\?/, ''))
}

function pathsIn(file = '{"visitors":[]}'): string[] {
  return JSON.parse(file).visitors.map((row: { path: string }) => row.path)
}

test('a complete export has whole files, outputs, a summary and one last line', async () => {
  const count = service.requests.length
  const { exitCode, outputs, summary, log, files } = await runExport(service)
  const [now, before] = [siteOf(week).totals, siteOf(weekBefore).totals]
  expect(exitCode).toBe(0)
  expect(Object.keys(files)).toEqual(['visitors.csv', 'visitors.json'])
  expect(outputs).toMatchObject({
    total: String(now.total),
    human: String(now.human),
    ai: String(now.ai),
    'total-before': String(before.total),
    'human-before': String(before.human),
    'ai-before': String(before.ai),
    rows: '30',
    complete: 'true',
    'next-offset': '',
    result: 'complete',
    reason: '',
    'date-from': '2026-11-14',
    'date-to': '2026-11-21',
    'html-file': '',
    'csv-file': expect.stringMatching(/[\\/]visitors\.csv$/),
  })
  expect(Object.keys(outputs).sort()).toEqual(
    Object.keys(metadata.outputs).sort(),
  )
  expect(JSON.parse(files['visitors.json'] ?? '')).toMatchObject({
    totals: now,
    visitors: siteOf(week).visitors,
    complete: true,
    reason: '',
    offset: 0,
  })
  expect(summary).toMatch(
    /^## ✅ Exported the visitors of 30 pages\n\n<code>acme-docs<\/code>: 2026-11-14 to/,
  )
  expect(log).toEqual([
    'Visitors of 2026-11-14 to 2026-11-20 (UTC): at most 41 API calls, not counting retries',
    '✅ Exported the visitors of 30 pages.',
  ])
  expect(queriesSince(count)).toEqual([
    'dateFrom=2026-11-14&dateTo=2026-11-21&limit=250&offset=0',
    'dateFrom=2026-11-07&dateTo=2026-11-14&limit=1&offset=0',
  ])
})

test('exports that go on where the last one ended make up the whole', async () => {
  const paths: string[] = []
  let offset = '0'
  for (let runs = 0; offset !== '' && runs < 5; runs += 1) {
    const { files, outputs } = await runExport(service, {
      limit: '7',
      'max-pages': '2',
      offset,
    })
    expect([outputs.complete, outputs.result]).toEqual(['false', 'partial'])
    expect(Object.keys(files)).toEqual([
      'visitors.partial.csv',
      'visitors.partial.json',
    ])
    paths.push(...pathsIn(files['visitors.partial.json']))
    offset = outputs['next-offset'] ?? ''
  }
  expect(paths).toEqual(siteOf(week).visitors.map((row) => row.path))
})

test('an offset alone leaves out rows, says so, and has no cursor', async () => {
  const { exitCode, outputs, log, files } = await runExport(service, {
    offset: '28',
  })
  expect([
    exitCode,
    outputs.reason,
    outputs.rows,
    outputs['next-offset'],
  ]).toEqual([0, 'offset', '2', ''])
  expect(log.at(-1)).toMatch(
    /^warning Partial export: 2 pages: .*Skipped at the beginning: 28 rows\.$/,
  )
  expect(JSON.parse(files['visitors.partial.json'] ?? '')).toMatchObject({
    complete: false,
    offset: 28,
  })
})

test('with an offset, no page is called gone that was only skipped', async () => {
  const { summary } = await runExport(service, {
    offset: '28',
    compare: 'pages',
  })
  expect(summary).toContain(
    'Pages: 2 in both periods, 0 new. Not every page of both periods was read',
  )
  expect(summary).not.toMatch(/, gone|Falling pages/)
})

test('with `compare: pages` both periods share the calls, and the totals before take none of their own', async () => {
  const count = service.requests.length
  const { outputs, files, summary } = await runExport(service, {
    compare: 'pages',
    trend: '3',
    limit: '20',
  })
  expect(
    queriesSince(count).map((query) =>
      query.replace(/dateFrom=|&dateTo=.*limit=|offset=/g, ''),
    ),
  ).toEqual([
    ...[
      '2026-11-1420&0',
      '2026-11-1420&20',
      '2026-11-0720&0',
      '2026-11-0720&20',
      '2026-10-311&0',
    ],
  ])
  expect(outputs['total-before']).toBe(String(siteOf(weekBefore).totals.total))
  expect(JSON.parse(files['visitors.json'] ?? '')).toMatchObject({
    beforeComplete: true,
    visitorsBefore: siteOf(weekBefore).visitors,
  })
  expect(summary).toContain('Pages: 30 in both periods, 0 new, 0 gone.')
  expect(summary).toContain('over 3 periods.')
})

test.each([
  [
    { 'max-pages': '2' },
    'There are more rows than `max-pages` API calls can read.',
    undefined,
  ],
  [
    { 'max-pages': '3' },
    'There are more rows than `max-pages` API calls can read.',
    false,
  ],
])(
  'where calls for the period before run out, the comparison is cut: %j',
  async (inputs, text, whole) => {
    const ended = await runExport(service, {
      compare: 'pages',
      limit: '20',
      ...inputs,
    })
    expect([ended.exitCode, ended.outputs.result]).toEqual([0, 'complete'])
    expect(ended.log).toContainEqual(
      expect.stringContaining(
        `Couldn't read all of the period before: ${text}`,
      ),
    )
    const { beforeComplete } = JSON.parse(ended.files['visitors.json'] ?? '')
    expect(beforeComplete ?? undefined).toBe(whole)
    expect(ended.outputs['total-before']).not.toBe('')
  },
)

test('without a comparison, earlier periods are only in the chart', async () => {
  const { outputs, summary } = await runExport(service, {
    compare: 'none',
    trend: '2',
  })
  expect(outputs['total-before']).toBe('')
  expect(summary).not.toContain('compared with')
  expect(summary).toContain('### Trend')
})

test('earlier periods that cannot be read are left out with a warning', async () => {
  await using own = await start({})
  own.fail({
    path: /dateFrom=2026-11-07/,
    status: 400,
    body: { error: 'Too long ago.' },
  })
  const { exitCode, outputs, log } = await runExport(own, { trend: '4' })
  expect([exitCode, outputs.result, outputs['total-before']]).toEqual([
    0,
    'complete',
    '',
  ])
  expect(log).toContainEqual(
    expect.stringMatching(
      /Earlier periods are missing: Correct the input.* Details: .*Too long ago/,
    ),
  )
  expect(own.requests).toHaveLength(2)
})

test('once the period before is refused, nothing is asked of those before it', async () => {
  await using own = await start({})
  own.fail({ path: /dateFrom=2026-11-07/, status: 403 })
  const inputs = { compare: 'pages', trend: '3' }
  const { outputs, log } = await runExport(own, inputs)
  expect(outputs.result).toBe('complete')
  expect(own.requests).toHaveLength(2)
  expect(log.join()).not.toContain('Earlier periods are missing')
})

test('the report page is made from the template beside the script, with the host of the site', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'visitors-template-'))
  writeFileSync(
    join(folder.path, 'visitors-page.html'),
    '<p>Page</p>{{visitors-data}}',
  )
  const [, script = ''] = process.argv
  process.argv[1] = join(folder.path, 'visitors.js')
  try {
    const inputs = {
      format: 'html',
      'site-url': 'https://docs.example.com/x',
      'top-by': 'ai',
    }
    const { files, outputs, summary } = await runExport(service, inputs)
    expect(files['visitors.html']).toMatch(
      /^<p>Page<\/p>\{.*"dateFrom":"2026-11-14"/,
    )
    expect(files['visitors.html']).toContain(
      '"site":"docs.example.com","topBy":"ai"',
    )
    expect(outputs['html-file']).toMatch(/visitors\.html$/)
    expect(summary).toContain('<code>docs.example.com</code>')
  } finally {
    process.argv[1] = script
  }
})

test('an answer with fewer rows than `limit` is followed by the next one', async () => {
  const all = siteOf(week).visitors.map((row) => row.path)
  const hidden = all[2] ?? ''
  await using own = await start({ isHidden: (path) => path === hidden })
  const { outputs, files } = await runExport(own, { limit: '10' })
  expect([outputs.result, outputs.rows]).toEqual(['complete', '29'])
  expect(pathsIn(files['visitors.json'])).toEqual(
    all.filter((path) => path !== hidden),
  )
})

test('what an earlier export has left in the place of its files goes, and nothing else', async () => {
  const before = {
    'visitors.csv': 'old',
    'visitors.html': 'old',
    'visitors.partial.md': 'old',
    'mine.csv': 'mine',
  }
  const { files, log } = await runExport(service, {}, { before })
  expect(log.join()).toContain('Removed an earlier visitors.csv')
  expect(Object.keys(files).sort()).toEqual([
    'mine.csv',
    'visitors.csv',
    'visitors.html',
    'visitors.json',
  ])
  service.fail({ path, status: 401 })
  const refused = await runExport(service, {}, { before })
  expect(Object.keys(refused.files)).toEqual(['mine.csv', 'visitors.html'])
})

test('two exports at once into one folder never mix', async () => {
  using shared = mkdtempDisposableSync(join(tmpdir(), 'shared-'))
  const folder = shared.path
  const second: Promise<Ended>[] = []
  service.fail({
    path,
    async hold() {
      second.push(runExport(service, {}, { folder }))
      await Promise.all(second)
    },
  })
  await expect(runExport(service, {}, { folder })).rejects.toThrow(
    'Another export wrote',
  )
  const [ended] = await Promise.all(second)
  expect(ended?.outputs.result).toBe('complete')
})

test('a period that has not ended is not compared', async () => {
  const { summary, outputs, log, files } = await runExport(service, {
    'date-to': '2026-11-25',
    compare: 'pages',
    trend: '4',
    format: 'markdown',
  })
  const text = files['visitors.md']
  expect(text).toContain("The last day of the period isn't over")
  expect(outputs['total-before']).toBe('')
  expect(log.join()).toContain("The period hasn't ended")
  expect(summary).toContain("The period hasn't ended")
})

test('a table in CSV has a byte order mark only for other letters than ASCII', async () => {
  const csvOf = async (name: string) => {
    const visitors = [{ path: name, human: 3, ai: 1, total: 4 }]
    const totals = { human: 3, ai: 1, total: 4 }
    service.fail({
      path,
      status: 200,
      body: { totals, visitors, hasMore: false },
    })
    return (await runExport(service)).files['visitors.csv']
  }
  expect(await csvOf('/plain')).toMatch(/^path,/)
  expect(await csvOf('/café')).toMatch(/^\ufeffpath,[\s\S]*"\/café"/)
})

const totals = { human: 3, ai: 2, total: 4 }
const rowOf = (name: string) => ({ path: name, human: 3, ai: 1, total: 4 })
const answer = (rows: unknown[], hasMore: boolean) => ({
  totals,
  visitors: rows,
  hasMore,
})

test.each([
  [
    'rows that moved',
    [
      answer([rowOf('/a'), rowOf('/b')], true),
      answer([rowOf('/b'), rowOf('/c')], false),
    ],
    { reason: 'rows-shifted', rows: '3', 'next-offset': '' },
  ],
  [
    'the same page again',
    [
      answer([rowOf('/a'), rowOf('/b')], true),
      answer([rowOf('/a'), rowOf('/b')], true),
    ],
    { reason: 'repeated-page', rows: '2', 'next-offset': '2' },
  ],
  [
    'no rows, and always more',
    Array.from({ length: 9 }, () => answer([], true)),
    { reason: 'repeated-page', rows: '0' },
  ],
  [
    'no rows before some',
    [answer([], true), answer([], true), answer([rowOf('/a')], false)],
    { result: 'complete', reason: '', rows: '1' },
  ],
  [
    'rows that are none',
    [
      answer([rowOf('/a'), { ...rowOf('/b'), ai: -1 }], true),
      answer([{ path: 7 }], false),
    ],
    { reason: 'unexpected-answer', rows: '1', 'next-offset': '' },
  ],
  [
    'nobody at all',
    [{ totals: { human: 0, ai: 0, total: 0 }, visitors: [], hasMore: false }],
    { result: 'complete', rows: '0', total: '0', 'top-pages': '' },
  ],
])('%s', async (...[, answers, outputs]) => {
  await using own = await start({})
  for (const body of answers) own.fail({ path, status: 200, body })
  const ended = await runExport(own, { compare: 'none', limit: '2' })
  expect([ended.exitCode, ended.outputs]).toEqual([
    0,
    expect.objectContaining(outputs),
  ])
  const isPartial = ended.outputs.complete === 'false'
  expect(Object.keys(ended.files)).toContain(
    isPartial ? 'visitors.partial.csv' : 'visitors.csv',
  )
})

test('no rows without end are read until the calls are used up', async () => {
  await using own = await start({})
  const body = answer([], true)
  own.fail({ path, status: 200, body, times: Number.POSITIVE_INFINITY })
  const inputs = { compare: 'none', limit: '2', 'max-pages': '3' }
  const { outputs } = await runExport(own, inputs)
  expect([outputs.reason, outputs.rows, outputs['next-offset']]).toEqual([
    'page-budget',
    '0',
    '6',
  ])
  expect(own.requests).toHaveLength(3)
})

test('each row of a path that came twice in one answer is kept, and the log says so', async () => {
  await using own = await start({})
  const visitors = [rowOf('/a'), { ...rowOf('/a'), human: 4 }]
  own.fail({ path, status: 200, body: answer(visitors, false) })
  const { outputs, files, log } = await runExport(own, { compare: 'none' })
  expect([outputs.result, outputs.rows]).toEqual(['complete', '2'])
  expect(JSON.parse(files['visitors.json'] ?? '').visitors).toEqual(visitors)
  expect(log.at(-1)).toBe(
    '✅ Exported the visitors of 1 page. Kept, although the path repeats: 1 row.',
  )
})

test('counts that are no integers are rounded, in all that is written', async () => {
  await using own = await start({})
  const body = {
    totals: { human: 0.6, ai: 1.25, total: 1.5 },
    visitors: [{ path: '/a', human: 0.5, ai: 1.25, total: 1.5 }],
    hasMore: false,
  }
  own.fail({ path, status: 200, body })
  const { outputs, files, summary } = await runExport(own, {
    compare: 'none',
    format: 'csv, json, markdown',
  })
  expect(outputs).toMatchObject({ human: '1', ai: '1', total: '2' })
  expect(files['visitors.csv']).toContain('"/a",1,1,2\r\n')
  expect(JSON.parse(files['visitors.json'] ?? '')).toMatchObject({
    totals: { human: 1, ai: 1, total: 2 },
    visitors: [{ path: '/a', human: 1, ai: 1, total: 2 }],
  })
  expect(files['visitors.md']).toContain('| 1 | 1 | 2 |')
  expect(outputs['top-pages']).toContain('| /a | 1 | 1 | 2 |')
  expect(summary).toContain('| 1 | 1 (50%) | 2 |')
})

test('`top-pages` is empty where no page has such visitors', async () => {
  await using own = await start({})
  const visitors = [{ path: '/a', human: 3, ai: 0, total: 3 }]
  const body = answer(visitors, false)
  for (const _ of ['ai', 'human']) own.fail({ path, status: 200, body })
  const topPagesBy = async (measure: string) => {
    const inputs = { compare: 'none', 'top-by': measure }
    return (await runExport(own, inputs)).outputs['top-pages']
  }
  expect(await topPagesBy('ai')).toBe('')
  expect(await topPagesBy('human')).toContain('| /a | 3 | 0 | 3 |')
})

test.each([
  ['a cut answer', { cut: true }, 'unknown', 'unexpected-answer', 5],
  [
    'more rows than requested',
    {
      status: 200,
      body: answer([rowOf('/a'), rowOf('/b'), rowOf('/c')], false),
    },
    'unknown',
    'unexpected-answer',
    5,
  ],
  [
    'no totals',
    { status: 200, body: { visitors: [], hasMore: false } },
    'unknown',
    'unexpected-answer',
    5,
  ],
  ['no JSON', { status: 200, body: '<p>' }, 'unknown', 'unexpected-answer', 5],
  ['a server error', { status: 500 }, 'unknown', 'unreachable', 5],
  ['no answer', { drop: true }, 'unknown', 'unreachable', 5],
  [
    'a rate limit',
    { status: 429, headers: { 'retry-after': '1' } },
    'rejected',
    'rate-limited',
    2,
  ],
  ['a key that is refused', { status: 401 }, 'rejected', 'unauthorized', 1],
  [
    'a key that may not read',
    { status: 403, body: { error: 'Forbidden.' } },
    'rejected',
    'forbidden',
    1,
  ],
  ['another project', { status: 404 }, 'rejected', 'project-not-found', 1],
  ['dates that are refused', { status: 400 }, 'rejected', 'bad-request', 1],
  [
    'a redirect',
    { status: 307, headers: { location: 'https://example.invalid/' } },
    'rejected',
    'redirected',
    1,
  ],
] as const)(
  '%s ends the run, and leaves no file',
  async (...[, fault, result, reason, calls]) => {
    await using own = await start({})
    own.fail({ path, times: Number.POSITIVE_INFINITY, ...fault })
    const { exitCode, outputs, log, files, summary } = await runExport(own, {
      limit: '2',
    })
    expect([
      exitCode,
      outputs.result,
      outputs.reason,
      outputs.complete,
    ]).toEqual([1, result, reason, 'false'])
    expect([
      outputs.total,
      outputs['next-offset'],
      outputs['csv-file'],
    ]).toEqual(['', '', ''])
    expect(files).toEqual({})
    expect(log.at(-1)).toMatch(/^error [A-Z][^:]+: [⛔❔] .+ Details: .+\.$/)
    expect(summary).toMatch(
      /^## [⛔❔] [A-Z].+\n\n<code>acme-docs<\/code>: .*\n\n.+ Details: .+[^.]\.$/m,
    )
    expect(own.requests).toHaveLength(calls)
  },
)

test('what was read is kept where a later call fails', async () => {
  await using own = await start({})
  own.fail({ path: /offset=20/, times: Number.POSITIVE_INFINITY, status: 500 })
  const { exitCode, outputs, files, log } = await runExport(own, {
    limit: '10',
    compare: 'pages',
    trend: '4',
  })
  expect([
    exitCode,
    outputs.result,
    outputs.reason,
    outputs['next-offset'],
  ]).toEqual([...[0, 'partial', 'unreachable', '20']])
  expect(pathsIn(files['visitors.partial.json'])).toHaveLength(20)
  expect(log.at(-1)).toMatch(
    /^warning Partial export: 20 pages: .*Set `offset: 20` to read the rest\. Details: /,
  )
  // Mintlify does not answer, so nothing is read of the periods before.
  expect(own.requests.map((request) => request.path).join()).not.toContain(
    '2026-11-07',
  )
})

test('a call that fails once is sent again, and the log says so', async () => {
  await using own = await start({})
  own.fail({ path, status: 502 })
  const { outputs, log } = await runExport(own)
  expect(outputs.result).toBe('complete')
  expect(log).toContainEqual(
    expect.stringMatching(
      /^Mintlify answered 502: Internal error; next try in /,
    ),
  )
})

test('a canceled run keeps what it has, and fails', async () => {
  await using own = await start({})
  const controller = new AbortController()
  own.fail({
    path: /offset=10/,
    status: 503,
    when: () => {
      controller.abort()
      return true
    },
  })
  const ended = await runExport(
    own,
    { limit: '10' },
    { cancelled: controller.signal },
  )
  expect([ended.exitCode, ended.outputs.result, ended.outputs.reason]).toEqual([
    1,
    'partial',
    'interrupted',
  ])
  expect(Object.keys(ended.files)).toEqual([
    'visitors.partial.csv',
    'visitors.partial.json',
  ])
})

test('a cancellation ends the wait for another try', async () => {
  await using own = await start({})
  own.fail({ path, status: 502 })
  const { signal: cancelled } = new AbortController()
  const given: unknown[] = []
  const clock = {
    ...{ now: () => new Date(), elapsedMs: () => 0 },
    timeout: () => new AbortController().signal,
    sleep: async (_: number, signal?: AbortSignal) => void given.push(signal),
  }
  const connection = {
    ...{ apiKey: own.key, projectId: own.projectId, apiUrl: new URL(own.url) },
    ...{ clock, redact: String, onRetry: () => undefined },
    cancellation: limitTime(clock, cancelled, 60_000),
  }
  const period = { dateFrom: '2026-11-14', dateTo: '2026-11-21' }
  await getVisitors(connection, { period, limit: 10, offset: 0 })
  expect(given).toEqual([cancelled])
})

test('the key is in no path', async () => {
  const key = 'mint_0123456789abcdef'
  const site = { totals, visitors: [rowOf(`/${key}`)] }
  await using own = await start({ key, countVisitors: () => site })
  const { files, outputs, summary } = await runExport(own, {
    format: 'csv, json, markdown',
  })
  expect(Object.keys(files)).toHaveLength(3)
  expect(JSON.stringify([files, outputs, summary])).not.toContain(key)
})

test('more calls than an hour allows are announced', async () => {
  const { log } = await runExport(service, { 'max-pages': '100' })
  expect(log[1]).toMatch(
    /^warning The run may exceed the hourly limit: .* This run can make 101\.$/,
  )
})
