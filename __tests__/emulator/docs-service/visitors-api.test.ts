import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  type DocumentationService,
  startDocumentationService,
} from '../../../emulator/docs-service/server.ts'
import { createVisitorsApi } from '../../../emulator/docs-service/visitors-api.ts'
import type { PageVisitors } from '../../../emulator/docs-service/visitors-data.ts'

let service: DocumentationService

beforeAll(async () => {
  service = await startDocumentationService({ pages: 605, rateLimits: false })
})

afterAll(() => service.close())

async function get(query: string) {
  const response = await fetch(`${service.url}/v1/analytics/acme-docs/visitors?${query}`, {
    headers: { authorization: `Bearer ${service.key}` },
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

const week = 'dateFrom=2026-11-02&dateTo=2026-11-09'

test('an answer has totals, rows and whether there are more, all numbers integers', async () => {
  const counts = { human: expect.any(Number), ai: expect.any(Number), total: expect.any(Number) }
  const { status, body } = await get(`${week}&limit=2`)
  expect(status).toBe(200)
  expect(body).toEqual({
    totals: counts,
    visitors: [
      { path: expect.any(String), ...counts },
      { path: expect.any(String), ...counts },
    ],
    hasMore: true,
  })
  const numbers = [body.totals, ...body.visitors].flatMap(({ human, ai, total }) => [human, ai, total])
  expect(numbers.every((count) => Number.isInteger(count) && count > 0)).toBe(true)
})

test.each([
  ['', 50, true],
  ['limit=1', 1, true],
  ['limit=250', 250, true],
  ['limit=250&offset=354', 250, true],
  ['limit=250&offset=355', 250, false],
  ['limit=250&offset=356', 249, false],
  ['offset=604', 1, false],
  ['offset=605', 0, false],
  ['offset=9007199254740991', 0, false],
])('the query "%s" gives %d rows, more: %s', async (query, rows, hasMore) => {
  const { body } = await get(`${week}&${query}`)
  expect([body.visitors.length, body.hasMore]).toEqual([rows, hasMore])
})

test('pages put together are the whole site, each row once, the totals the same on all', async () => {
  const rows: PageVisitors[] = []
  const totals = new Set<string>()
  for (let offset = 0, hasMore = true; hasMore; offset += 100) {
    const { body } = await get(`${week}&limit=100&offset=${offset}`)
    rows.push(...body.visitors)
    totals.add(JSON.stringify(body.totals))
    hasMore = body.hasMore
  }
  expect(rows).toHaveLength(605)
  expect(new Set(rows.map(({ path }) => path)).size).toBe(605)
  expect(totals.size).toBe(1)
})

async function expectRefusal(query: string, field: string): Promise<void> {
  const { status, body } = await get(query)
  const details = [{ message: expect.stringMatching(`^${field}: .+`) }]
  expect([status, body]).toEqual([400, { error: 'Invalid query parameters.', details }])
}

test.each([
  ['limit=0', 'limit'],
  ['limit=251', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=1.5', 'limit'],
  ['limit=abc', 'limit'],
  ['limit=', 'limit'],
  ['offset=-1', 'offset'],
  ['offset=abc', 'offset'],
  ['offset=0.5', 'offset'],
  ['offset=', 'offset'],
  ['dateFrom=yesterday', 'dateFrom'],
  ['dateFrom=', 'dateFrom'],
  ['dateFrom=2026-02-30', 'dateFrom'],
  ['dateFrom=2026-13-01', 'dateFrom'],
  ['dateTo=02/03/2026', 'dateTo'],
  ['dateTo=2026-02-03%2010:00', 'dateTo'],
])('the query %s is wrong, and refused, naming %s', async (query, field) => {
  await expectRefusal(query, field)
  expect(service.problems.splice(0)).not.toEqual([])
})

// The API description takes any form of ISO 8601, and numbers as JSON writes them.
test.each([
  ['limit=1e2', 'limit'],
  ['offset=9007199254740993', 'offset'],
  ['dateFrom=2026-2-3', 'dateFrom'],
  ['dateFrom=20260203', 'dateFrom'],
  ['dateFrom=1762000000', 'dateFrom'],
  ['dateTo=2026-02-30T10:00:00Z', 'dateTo'],
  ['dateTo=2026-02-03T25:00:00Z', 'dateTo'],
  ['dateTo=2026-02-03T10:00:00%2B99:00', 'dateTo'],
])('the query %s is refused, naming %s', expectRefusal)

test.each([
  ['dateFrom=2026-11-02T00:00:00Z&dateTo=2026-11-09T00:00:00.000Z'],
  ['dateFrom=2026-11-02T15:30&dateTo=2026-11-09T23:59:59'],
  ['dateFrom=2026-11-02T01:00:00%2B01:00&dateTo=2026-11-08T23:30:00-01:00'],
])('%s is the same week in another form', async (query) => {
  expect((await get(query)).body).toEqual((await get(week)).body)
})

test('dateTo is not included: the day itself adds visitors, two equal dates have none', async () => {
  const [sevenDays, eightDays, noDays] = await Promise.all([
    get(week),
    get('dateFrom=2026-11-02&dateTo=2026-11-10'),
    get('dateFrom=2026-11-02&dateTo=2026-11-02'),
  ])
  expect(eightDays.body.totals.total).toBeGreaterThan(sevenDays.body.totals.total)
  expect(noDays.body).toEqual({ totals: { human: 0, ai: 0, total: 0 }, visitors: [], hasMore: false })
})

test.each([
  ['', '2026-10-21', '2026-11-20'],
  ['dateFrom=2026-11-01', '2026-11-01', '2026-11-20'],
  ['dateTo=2026-11-01', '2026-10-02', '2026-11-01'],
])('on 20 November the dates "%s" mean from %s until before %s', async (query, from, to) => {
  const dates: string[] = []
  const api = createVisitorsApi({
    clock: { now: () => new Date('2026-11-20T23:59:59.999Z'), speed: 1 },
    countVisitors: ({ fromDay, toDay }) => {
      dates.push(...[fromDay, toDay].map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)))
      return { totals: { human: 0, ai: 0, total: 0 }, visitors: [] }
    },
    limitRate: (_, next) => next(),
  })
  expect((await api.request(`/visitors?${query}`)).status).toBe(200)
  expect(dates).toEqual([from, to])
})
