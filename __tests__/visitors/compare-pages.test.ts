// `compare: pages`: which API calls are made, what is compared, and what a cut on either side leaves out.
import { expect, test } from '@jest/globals'
import type { CallError, CallResult } from '../../src/mintlify/retry-policy.ts'
import { exportVisitors } from '../../src/visitors/export-visitors.ts'
import type { TableEnd } from '../../src/visitors/file-formats.ts'
import type { VisitorsPage, VisitorsQuery, VisitorsRequest } from '../../src/visitors/visitors.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { row, rowsFrom, samplePage, sampleRequest, week, weekBefore } from '../fixtures/sample-visitors.ts'

async function play(
  responses: (VisitorsPage | CallError | null)[],
  request: Partial<VisitorsRequest> = {},
  cancelled = new AbortController().signal,
) {
  const queries: VisitorsQuery[] = []
  const written: string[] = []
  const warnings: string[] = []
  const ends: TableEnd[] = []
  const script = responses.values()
  const exported = await exportVisitors(sampleRequest({ compare: 'pages', ...request }), {
    async getPage(query): Promise<CallResult<VisitorsPage>> {
      queries.push(query)
      const { value: next = samplePage([]) } = script.next()
      return next === null || 'rows' in next
        ? { kind: 'success', value: next }
        : { kind: 'failure', error: next }
    },
    clock: createFakeClock(),
    cancelled,
    countCalls: () => queries.length,
    log: () => {},
    warn: (title, text) => warnings.push(`${title}: ${text}`),
    sink: {
      begin: async () => {},
      add: async (rows) => void written.push(...rows.map(({ path }) => path)),
      beginBefore: async ({ period }) => void written.push(`before ${period.dateFrom}`),
      async finish(end) {
        ends.push(end)
        return {}
      },
      discard: async () => void written.push('discard'),
    },
  })
  const asked = queries.map(
    ({ period, limit, offset }) => `${period === week ? 'now' : period.dateFrom} ${limit} ${offset}`,
  )
  return { exported, asked, written, warnings, end: ends[0] }
}

const limited: CallError = { kind: 'rejected', reason: 'rate-limited', status: 429, detail: '429: slow down' }
const more = { hasMore: true }

test('the period before is read after the exported one, and both are compared', async () => {
  const { exported, asked, written, warnings, end } = await play([
    samplePage([row('/a', { total: 9 }), row('/b')], more),
    samplePage([row('/new')]),
    samplePage([row('/a', { total: 2 }), row('/gone')], more),
    samplePage([row('/b')]),
  ])
  expect(asked).toEqual(['now 2 0', 'now 2 2', '2026-11-07 2 0', '2026-11-07 2 2'])
  expect(written).toEqual(['/a', '/b', '/new', 'before 2026-11-07', '/a', '/gone', '/b'])
  expect(exported).toMatchObject({ result: 'complete', rows: 3, earlier: [{ period: weekBefore }] })
  expect(exported.comparison).toMatchObject({
    ...{ compared: 2, newPages: 1, gonePages: 1, isNowWhole: true, isBeforeWhole: true },
    risers: [
      { path: '/new', kind: 'new' },
      { path: '/a', kind: 'both' },
    ],
    fallers: [{ path: '/gone', kind: 'gone' }],
  })
  expect(end).toMatchObject({ complete: true, beforeComplete: true })
  expect(warnings).toEqual([])
})

test('its totals are not asked for again, those of the other periods are', async () => {
  const { exported, asked } = await play([samplePage(rowsFrom(1, 1)), samplePage(rowsFrom(1, 1))], {
    trend: 3,
  })
  expect(asked).toEqual(['now 2 0', '2026-11-07 2 0', '2026-10-31 1 0'])
  expect(exported.earlier.map(({ period }) => period.dateFrom)).toEqual(['2026-11-07', '2026-10-31'])
})

test('both periods share the budget: what the first leaves is what the other gets', async () => {
  const { exported, asked, warnings, end } = await play(
    [samplePage(rowsFrom(1, 2), more), samplePage([row('/last')]), samplePage(rowsFrom(1, 2), more)],
    { maxPages: 3 },
  )
  expect(asked).toEqual(['now 2 0', 'now 2 2', '2026-11-07 2 0'])
  expect(exported).toMatchObject({
    result: 'complete',
    comparison: { isBeforeWhole: false, newPages: null, compared: 2 },
  })
  expect(end).toMatchObject({ complete: true, beforeComplete: false })
  expect(warnings).toEqual([
    "The period before isn't complete: `max-pages` didn't leave enough API calls for the period before. Pages that weren't read aren't compared.",
  ])
})

test('a budget that the exported period used up leaves totals alone', async () => {
  const { exported, asked, warnings, end } = await play([samplePage(rowsFrom(1, 2), more)], { maxPages: 1 })
  expect(asked).toEqual(['now 2 0', '2026-11-07 1 0'])
  expect(exported).toMatchObject({
    reason: 'page-budget',
    comparison: null,
    earlier: [{ period: weekBefore }],
  })
  expect(end).toMatchObject({ complete: false, beforeComplete: null })
  expect(warnings).toEqual([expect.stringContaining('Raise it to compare pages.')])
})

test.each<[string, Partial<VisitorsRequest>, VisitorsPage[]]>([
  ['begins with an offset', { offset: 2 }, [samplePage(rowsFrom(3, 1))]],
  ['has rows that moved', {}, [samplePage([row('/page-3'), row('/page-3')])]],
  ['has unusable rows', {}, [samplePage([row('/page-3')], { unusable: 1 })]],
])('an export that %s calls no page gone', async (_, request, pages) => {
  const { exported, asked } = await play([...pages, samplePage(rowsFrom(1, 3))], request)
  expect(asked).toContain('2026-11-07 2 0')
  expect(exported.comparison).toMatchObject({ isNowWhole: false, gonePages: null, compared: 1, fallers: [] })
})

test.each([
  ['rows that moved', samplePage([row('/page-1'), row('/page-1')])],
  ['unusable rows', samplePage([row('/page-1')], { unusable: 1 })],
])('a period before with %s calls no page new', async (_, page) => {
  const { exported } = await play([samplePage(rowsFrom(1, 2)), page])
  expect(exported.comparison).toMatchObject({ isBeforeWhole: false, newPages: null, compared: 1, risers: [] })
})

test.each<[string, VisitorsPage | CallError | null, string]>([
  ['a failure', limited, "Mintlify didn't return all of the period before: 429: slow down."],
  [
    'a response without a body',
    null,
    "Mintlify didn't return all of the period before: the response was empty.",
  ],
  [
    'the same page again',
    samplePage(rowsFrom(1, 2), more),
    'Mintlify returned the same rows of the period before again.',
  ],
])('a period before that breaks off with %s keeps what was read', async (_, response, text) => {
  const { exported, asked, warnings } = await play([
    samplePage(rowsFrom(1, 2)),
    samplePage(rowsFrom(1, 2), more),
    response,
  ])
  expect(asked).toHaveLength(3)
  expect(exported).toMatchObject({
    result: 'complete',
    comparison: { compared: 2 },
    earlier: [{ period: weekBefore }],
  })
  expect(warnings).toEqual([
    `The period before isn't complete: ${text} Pages that weren't read aren't compared.`,
  ])
})

test('after a period before that broke off, nothing more is asked for', async () => {
  const { asked } = await play([samplePage(rowsFrom(1, 2)), samplePage(rowsFrom(1, 2), more), limited], {
    trend: 4,
  })
  expect(asked).toHaveLength(3)
})

test('a period before that cannot be read at all is a warning, and the export is complete', async () => {
  const { exported, written, warnings } = await play([samplePage(rowsFrom(1, 2)), limited])
  expect(exported).toMatchObject({ result: 'complete', comparison: null, earlier: [] })
  expect(written).toEqual(['/page-1', '/page-2'])
  expect(warnings).toHaveLength(1)
})

test('a run that is canceled meanwhile says so, and blames nobody', async () => {
  const responses = [samplePage(rowsFrom(1, 2)), limited]
  const { warnings } = await play(responses, {}, AbortSignal.abort())
  expect(warnings).toEqual([
    expect.stringContaining('The run was canceled while the period before was read.'),
  ])
})

test('an export that broke off compares nothing and asks for nothing more', async () => {
  const { exported, asked } = await play([samplePage(rowsFrom(1, 2), more), limited])
  expect(asked).toHaveLength(2)
  expect(exported).toMatchObject({ result: 'partial', comparison: null })
})

test('a first page that failed leaves no file', async () => {
  const { asked, written } = await play([limited])
  expect([asked.length, written]).toEqual([1, ['discard']])
})

test('the first days there are have no period before', async () => {
  const period = { dateFrom: '1970-01-01', dateTo: '1970-01-08' }
  const { exported, asked } = await play([samplePage(rowsFrom(1, 2))], { period })
  expect([asked.length, exported.comparison]).toEqual([1, null])
})
