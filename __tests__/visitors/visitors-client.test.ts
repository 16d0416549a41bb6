import { afterEach, expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { startDocumentationService } from '../../emulator/docs-service/server.ts'
import { createVisitorsSite } from '../../emulator/docs-service/visitors-data.ts'
import { type Listener, listen } from '../../emulator/shared/listen.ts'
import type { ClientOptions } from '../../src/mintlify/mintlify-client.ts'
import { createVisitorsClient, parseVisitors } from '../../src/visitors/visitors-client.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { row, totals, week } from '../fixtures/sample-visitors.ts'

const keep = (text: string) => text

const open: { close: () => Promise<void> }[] = []

afterEach(async () => {
  for (const service of open.splice(0)) await service.close()
})

function clientFor(url: string, known: Partial<ClientOptions> = {}) {
  const clock = createFakeClock()
  const lines: string[] = []
  const client = createVisitorsClient({
    apiUrl: new URL(`${url}/`),
    key: 'mint_fake_key_of_the_emulator',
    projectId: 'acme-docs',
    apiTimeoutMs: 5_000,
    clock,
    random: () => 0.5,
    signals: {
      cancelled: new AbortController().signal,
      deadline: new AbortController().signal,
      remainingMs: () => Number.POSITIVE_INFINITY,
    },
    redact: (text) => text,
    onRetry: (line) => lines.push(line),
    ...known,
  })
  return { client, clock, lines }
}

type Canned = { status?: number; body: string; headers?: Record<string, string> }

/** A service that gives these answers in order, the last one for ever. */
async function serve(answers: readonly Canned[]): Promise<Listener> {
  let asked = 0
  const app = new Hono()
  app.all('*', () => {
    const canned = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    return new Response(canned?.body ?? '', { status: canned?.status ?? 200, headers: canned?.headers ?? {} })
  })
  const listener = await listen(app)
  open.push(listener)
  return listener
}

const query = { period: week, limit: 3, offset: 6 }
const good = { totals, visitors: [row('/a')], hasMore: false }
const page = { totals, rows: [row('/a')], unusable: 0, hasMore: false }

test('a page is asked for with all four parameters and read as it is', async () => {
  const service = await startDocumentationService({ pages: 20 })
  open.push(service)
  const { client } = clientFor(service.url)
  const site = createVisitorsSite(20)({ fromDay: 20_771, toDay: 20_778 })
  expect(await client.getPage(query)).toEqual({
    kind: 'success',
    value: { totals: site.totals, rows: site.visitors.slice(6, 9), unusable: 0, hasMore: true },
  })
  const path = '/v1/analytics/acme-docs/visitors?dateFrom=2026-11-14&dateTo=2026-11-21&limit=3&offset=6'
  expect(service.requests).toMatchObject([{ method: 'GET', path, body: '' }])
  expect(client.countCalls()).toBe(1)
})

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'project-not-found'],
  [400, 'bad-request'],
  [302, 'redirected'],
])('a %d is refused at once as %s', async (status, reason) => {
  const { url } = await serve([{ status, body: '{"error":"no"}' }])
  const { client, clock } = clientFor(url)
  const error = { kind: 'rejected', reason, status, detail: `${status}: no` }
  expect(await client.getPage(query)).toEqual({ kind: 'failure', error })
  expect([client.countCalls(), clock.sleepsMs]).toEqual([1, []])
})

test.each([
  ['a 503', { status: 503, body: '' }, 'Mintlify answered 503'],
  ['HTML', { body: '<html></html>' }, "the answer isn't a JSON object"],
  [
    'an answer above 4 MiB',
    { body: JSON.stringify({ ...good, more: 'x'.repeat(4 * 1_048_576) }) },
    'the answer is larger than 4 MiB',
  ],
])('%s is asked for again, and then used', async (_, problem, detail) => {
  const { url } = await serve([problem, { body: JSON.stringify(good) }])
  const { client, lines } = clientFor(url)
  expect(await client.getPage(query)).toEqual({ kind: 'success', value: page })
  expect(lines).toEqual([`${detail}; next try in 1s`])
  expect(client.countCalls()).toBe(2)
})

test('an answer between 1 and 4 MiB is read', async () => {
  const long = row(`/${'x'.repeat(2 * 1_048_576)}`)
  const { url } = await serve([{ body: JSON.stringify({ ...good, visitors: [long] }) }])
  expect(await clientFor(url).client.getPage(query)).toEqual({
    kind: 'success',
    value: { ...page, rows: [long] },
  })
})

test('a problem that stays ends after four more tries', async () => {
  const { url } = await serve([{ status: 500, body: '{"error":"oops"}' }])
  const { client } = clientFor(url)
  const error = {
    kind: 'ambiguous',
    reason: 'unreachable',
    status: 500,
    detail: '500: oops',
  }
  expect(await client.getPage(query)).toEqual({ kind: 'failure', error })
  expect(client.countCalls()).toBe(5)
})

test.each([
  ['waited out once', { 'retry-after': '60' }, [60_000]],
  ['not waited out for longer', { 'retry-after': '61' }, []],
])('the limit is %s', async (_, headers, sleepsMs) => {
  const { url } = await serve([{ status: 429, body: '', headers }])
  const { client, clock } = clientFor(url)
  expect(await client.getPage(query)).toMatchObject({
    kind: 'failure',
    error: { kind: 'rejected', reason: 'rate-limited' },
  })
  expect(clock.sleepsMs).toEqual(sleepsMs)
  expect(client.countCalls()).toBe(1 + sleepsMs.length)
})

test('a request that never left is not counted', async () => {
  const gone = await listen(new Hono())
  await gone.close()
  const { client, clock } = clientFor(gone.url)
  expect(await client.getPage(query)).toMatchObject({ kind: 'failure', error: { reason: 'unreachable' } })
  expect([client.countCalls(), clock.sleepsMs.length]).toEqual([0, 4])
})

test('a cancelled run ends at once', async () => {
  const { url } = await serve([{ status: 503, body: '' }])
  const signals = {
    cancelled: AbortSignal.abort(),
    deadline: new AbortController().signal,
    remainingMs: () => Number.POSITIVE_INFINITY,
  }
  const { client, clock } = clientFor(url, { signals })
  expect(await client.getPage(query)).toMatchObject({ kind: 'failure' })
  expect(clock.sleepsMs).toEqual([])
})

const unusableCounts = [-1, -0.5, '7', Infinity, Number.NaN, null, true, undefined]

test.each(unusableCounts)('a row with the count %p is left out and counted', (count) => {
  const visitors = [row('/a'), { ...row('/b'), ai: count }, row('/c')]
  expect(parseVisitors({ ...good, visitors }, keep)).toEqual({
    kind: 'success',
    value: { ...page, rows: [row('/a'), row('/c')], unusable: 1 },
  })
})

test.each([null, 'row', 7, [], {}, { human: 1, ai: 1, total: 1 }, { ...row('/a'), path: 7 }])(
  'the row %j is left out and counted',
  (visitor) => {
    expect(parseVisitors({ ...good, visitors: [visitor] }, keep)).toEqual({
      kind: 'success',
      value: { ...page, rows: [], unusable: 1 },
    })
  },
)

test.each(unusableCounts)('totals with the count %p make the answer unreadable', (count) => {
  expect(parseVisitors({ ...good, totals: { ...totals, human: count } }, keep)).toEqual({
    kind: 'failure',
    error: 'the answer has no usable `totals`: three numbers from 0 on are expected',
  })
})

test.each([
  [{ ...good, totals: undefined }, /`totals`/],
  [{ ...good, visitors: {} }, /`visitors`/],
  [{ ...good, hasMore: 'false' }, /`hasMore`/],
  [{ totals, visitors: [] }, /`hasMore`/],
  [[], /isn't a JSON object/],
  [undefined, /isn't a JSON object/],
])('the answer %j is unreadable', (answer, sentence) => {
  expect(parseVisitors(answer, keep)).toEqual({ kind: 'failure', error: expect.stringMatching(sentence) })
})

test('paths and the greatest counts are kept as they are, and nothing else of a row', () => {
  const max = { human: 1e300, ai: 0.25, total: Number.MAX_SAFE_INTEGER }
  const visitors = ['', '/::error::x', '/\r\n', '__proto__'].map((path) => ({ path, ...max }))
  const more = visitors.map((visitor) => ({ ...visitor, extra: { deep: true } }))
  expect(parseVisitors({ ...good, visitors: more }, keep)).toEqual({
    kind: 'success',
    value: { ...page, rows: visitors },
  })
})
