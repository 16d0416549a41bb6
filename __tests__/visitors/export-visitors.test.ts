import { expect, test } from '@jest/globals'
import type { CallError, CallResult } from '../../src/mintlify/retry-policy.ts'
import { type ExportPorts, exportVisitors } from '../../src/visitors/export-visitors.ts'
import type { VisitorsPage, VisitorsQuery, VisitorsRequest } from '../../src/visitors/visitors.ts'
import { createFakeClock, type FakeClock } from '../fixtures/fake-clock.ts'
import {
  row,
  rowsFrom,
  samplePage,
  sampleRequest,
  totals,
  week,
  weekBefore,
} from '../fixtures/sample-visitors.ts'

type Case = {
  request?: Partial<VisitorsRequest>
  /** The responses of the service in order, null for one without a body. After the last one comes an empty last page. */
  responses: (VisitorsPage | CallError | null)[]
  cancelled?: AbortSignal
  clock?: FakeClock
  /** Milliseconds that each response takes. */
  responseMs?: number
}

async function play({ request = {}, responses, cancelled, clock = createFakeClock(), responseMs = 0 }: Case) {
  const queries: VisitorsQuery[] = []
  const sinkCalls: string[] = []
  const lines: string[] = []
  const script = responses.values()
  const getPage = async (query: VisitorsQuery): Promise<CallResult<VisitorsPage>> => {
    queries.push(query)
    await clock.sleep(responseMs)
    const { value: next = samplePage([]) } = script.next()
    return next === null || 'rows' in next
      ? { kind: 'success', value: next }
      : { kind: 'failure', error: next }
  }
  const ports: ExportPorts = {
    getPage,
    clock,
    cancelled: cancelled ?? new AbortController().signal,
    countCalls: () => queries.length,
    log: (line) => lines.push(line),
    warn: (title, text) => lines.push(`${title}: ${text}`),
    sink: {
      begin: async (head) => void sinkCalls.push(`begin ${head.totals.total}`),
      beginBefore: async (head) => void sinkCalls.push(`before ${head.totals.total}`),
      add: async (rows) => void sinkCalls.push(...rows.map(({ path }) => path)),
      finish: async ({ complete, reason }) => {
        sinkCalls.push(`finish ${complete} ${reason}`)
        return { csv: 'visitors.csv' }
      },
      discard: async () => void sinkCalls.push('discard'),
    },
  }
  return { exported: await exportVisitors(sampleRequest(request), ports), queries, sinkCalls, lines }
}

function failure(known: Partial<CallError> = {}): CallError {
  return { kind: 'rejected', reason: 'rate-limited', status: 429, detail: '429: slow down', ...known }
}

const more = { hasMore: true }

test('pages are read while there are more, by offsets raised by the rows, and totals are not added up', async () => {
  const { exported, queries, sinkCalls } = await play({
    responses: [
      samplePage(rowsFrom(1, 2), more),
      samplePage(rowsFrom(3, 2), more),
      samplePage([row('/last')]),
    ],
  })
  expect(queries).toEqual([0, 2, 4].map((offset) => ({ period: week, limit: 2, offset })))
  expect(sinkCalls).toEqual([
    'begin 1400',
    '/page-1',
    '/page-2',
    '/page-3',
    '/page-4',
    '/last',
    'finish true null',
  ])
  expect(exported).toMatchObject({
    result: 'complete',
    reason: null,
    totals,
    rows: 5,
    nextOffset: null,
    apiCalls: 3,
  })
  expect(exported.files).toEqual({ csv: 'visitors.csv' })
})

test('a site without visitors is a complete export of no rows', async () => {
  const { exported, sinkCalls } = await play({ responses: [samplePage([])] })
  expect(exported).toMatchObject({ result: 'complete', rows: 0, totals, top: [] })
  expect(sinkCalls).toEqual(['begin 1400', 'finish true null'])
})

test('after a short page with more to come, the next one begins at the rows received, unusable ones among them', async () => {
  const { exported, queries } = await play({
    request: { limit: 9, maxPages: 3 },
    responses: [
      samplePage([row('/a')], more),
      samplePage([row('/b')], { ...more, unusable: 2 }),
      samplePage([row('/c')], more),
    ],
  })
  expect(queries.map(({ offset }) => offset)).toEqual([0, 1, 4])
  expect(exported).toMatchObject({ reason: 'page-budget', rows: 3, nextOffset: 5 })
})

test('the page budget ends the reading with the exact offset to go on from', async () => {
  const { exported, queries, sinkCalls } = await play({
    request: { maxPages: 2, offset: 100 },
    responses: [samplePage(rowsFrom(1, 2), more), samplePage(rowsFrom(3, 2), more)],
  })
  expect(queries).toHaveLength(2)
  expect(exported).toMatchObject({ result: 'partial', reason: 'page-budget', nextOffset: 104, rows: 4 })
  expect(sinkCalls.at(-1)).toBe('finish false page-budget')
})

test('a page budget that is just enough is not used up', async () => {
  const { exported } = await play({ request: { maxPages: 1 }, responses: [samplePage(rowsFrom(1, 2))] })
  expect(exported).toMatchObject({ result: 'complete', nextOffset: null })
})

test.each([
  ['the same page again', samplePage(rowsFrom(1, 2), more)],
  ['the same page as the last one', samplePage(rowsFrom(1, 2))],
  ['an empty page with more to come', samplePage([], more)],
])('%s ends the reading', async (_, page) => {
  const { exported, queries } = await play({ responses: [samplePage(rowsFrom(1, 2), more), page] })
  expect(queries).toHaveLength(2)
  expect(exported).toMatchObject({ result: 'partial', reason: 'repeated-page', nextOffset: 2, rows: 2 })
})

test('rows that move between pages are written once, counted, and make the export partial', async () => {
  const moved = samplePage([row('/page-2'), row('/page-3')], more)
  const { exported, sinkCalls } = await play({
    responses: [samplePage(rowsFrom(1, 2), more), moved, samplePage([row('/page-4')])],
  })
  expect(sinkCalls).toEqual([
    'begin 1400',
    '/page-1',
    '/page-2',
    '/page-3',
    '/page-4',
    'finish false rows-shifted',
  ])
  expect(exported).toMatchObject({
    result: 'partial',
    reason: 'rows-shifted',
    duplicates: 1,
    nextOffset: null,
  })
})

test('rows that were not usable make the export partial', async () => {
  const { exported } = await play({ responses: [samplePage(rowsFrom(1, 1), { unusable: 1 })] })
  expect(exported).toMatchObject({ result: 'partial', reason: 'unexpected-answer', rows: 1, unusable: 1 })
})

test.each([
  [failure(), 'rate-limited'],
  [failure({ kind: 'ambiguous', reason: 'unreachable', status: 503 }), 'unreachable'],
  [failure({ kind: 'ambiguous', reason: 'unexpected-answer', status: null }), 'unexpected-answer'],
  [failure({ reason: 'unauthorized', status: 401 }), 'unauthorized'],
])(
  'a problem in the middle (%j) keeps what is there and makes no more API calls',
  async (problem, reason) => {
    const { exported, queries, sinkCalls } = await play({
      request: { compare: 'totals' },
      responses: [samplePage(rowsFrom(1, 2), more), problem],
    })
    expect(queries).toHaveLength(2)
    expect(exported).toMatchObject({ result: 'partial', reason, nextOffset: 2, rows: 2, totals, earlier: [] })
    expect(exported.detail).toBe(problem.detail)
    expect(sinkCalls).toEqual(['begin 1400', '/page-1', '/page-2', `finish false ${reason}`])
  },
)

test.each([
  [failure(), 'rejected'],
  [failure({ kind: 'ambiguous', reason: 'unreachable', status: null }), 'unknown'],
])('a problem with the first page (%j) leaves no file: %s', async (problem, result) => {
  const { exported, sinkCalls } = await play({ request: { compare: 'totals' }, responses: [problem] })
  expect(exported).toMatchObject({ result, reason: problem.reason, totals: null, rows: 0, nextOffset: null })
  expect(exported.files).toEqual({})
  expect(sinkCalls).toEqual(['discard'])
})

test('a response without a body leaves no file if it is the first, and else keeps what is there', async () => {
  const first = await play({ responses: [null] })
  expect(first.exported).toMatchObject({ result: 'unknown', reason: 'unexpected-answer', detail: null })
  expect(first.sinkCalls).toEqual(['discard'])
  const later = await play({ responses: [samplePage(rowsFrom(1, 2), more), null] })
  expect(later.exported).toMatchObject({ result: 'partial', reason: 'unexpected-answer', nextOffset: 2 })
  expect(later.queries).toHaveLength(2)
})

test('a cancelled run keeps what is there and has its own reason', async () => {
  const responses = [samplePage(rowsFrom(1, 2), more), failure({ kind: 'ambiguous', reason: 'unreachable' })]
  const { exported } = await play({ responses, cancelled: AbortSignal.abort() })
  expect(exported).toMatchObject({ result: 'partial', reason: 'interrupted', nextOffset: 2 })
})

test('totals of earlier periods take one request each, with a limit of one, after the rows', async () => {
  const earlierTotals = { human: 5, ai: 6, total: 7 }
  const { exported, queries } = await play({
    request: { compare: 'totals', trend: 3, offset: 500 },
    responses: [
      samplePage(rowsFrom(1, 1)),
      samplePage(rowsFrom(1, 1), { totals: earlierTotals, hasMore: true }),
    ],
  })
  const twoWeeksBefore = { dateFrom: '2026-10-31', dateTo: '2026-11-07' }
  expect(queries.slice(1)).toEqual([
    { period: weekBefore, limit: 1, offset: 0 },
    { period: twoWeeksBefore, limit: 1, offset: 0 },
  ])
  expect(exported.earlier).toEqual([
    { period: weekBefore, totals: earlierTotals },
    { period: twoWeeksBefore, totals },
  ])
  expect(exported).toMatchObject({ result: 'partial', reason: 'offset', offset: 500, apiCalls: 3 })
})

test('earlier periods are also read after a used-up page budget', async () => {
  const { exported } = await play({
    request: { compare: 'totals', maxPages: 1 },
    responses: [samplePage(rowsFrom(1, 2), more)],
  })
  expect(exported).toMatchObject({ reason: 'page-budget', earlier: [{ period: weekBefore, totals }] })
})

test.each([
  ['fails', failure(), '429: slow down'],
  ['has no body', null, 'the response was empty'],
])('an earlier period that %s is a warning, and leaves the export complete', async (_, response, detail) => {
  const { exported, queries, lines } = await play({
    request: { trend: 4 },
    responses: [samplePage(rowsFrom(1, 1)), samplePage([]), response],
  })
  expect(queries).toHaveLength(3)
  expect(exported).toMatchObject({ result: 'complete', earlier: [{ period: weekBefore, totals }] })
  expect(lines.at(-1)).toBe(`Earlier periods are missing: Mintlify didn't return their totals: ${detail}.`)
})

test.each([
  [{ maxPages: 40, compare: 'totals' }, 41],
  [{ maxPages: 99, compare: 'pages' }, 100],
] as const)('the maximum of API calls is logged beforehand: %j', async (request, max) => {
  const { lines } = await play({ request, responses: [] })
  expect(lines).toEqual([
    `Visitors of 2026-11-14 to 2026-11-20 (UTC): at most ${max} API calls, not counting retries`,
  ])
})

test('more API calls than an hour has are a warning that names the limit', async () => {
  const { lines } = await play({ request: { maxPages: 1_000, trend: 26 }, responses: [] })
  expect(lines).toEqual([
    'Visitors of 2026-11-14 to 2026-11-20 (UTC): at most 1,025 API calls, not counting retries',
    'The run may exceed the hourly limit: Mintlify takes 100 analytics calls an hour, shared by the whole organization; this run may make 1,025.',
  ])
})

test('a long export logs once a minute', async () => {
  const responses = Array.from({ length: 7 }, (_, page) =>
    samplePage(rowsFrom(2 * page, 2), { hasMore: page < 6 }),
  )
  const { lines } = await play({ responses, responseMs: 20_000 })
  expect(lines.slice(1)).toEqual(['6 rows so far', '12 rows so far'])
})

test('a sink that fails is no result of the export', async () => {
  const sink = {
    begin: async () => {},
    beginBefore: async () => {},
    add: () => Promise.reject(new Error('disk full')),
  }
  const ports: ExportPorts = {
    getPage: async () => ({ kind: 'success', value: samplePage(rowsFrom(1, 2)) }),
    clock: createFakeClock(),
    cancelled: new AbortController().signal,
    countCalls: () => 1,
    log: () => {},
    warn: () => {},
    sink: { ...sink, finish: async () => ({}), discard: async () => {} },
  }
  await expect(exportVisitors(sampleRequest(), ports)).rejects.toThrow('disk full')
})
