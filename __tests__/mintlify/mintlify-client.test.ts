// The calls about agent jobs: what is sent for each, within which time, and what comes of the answer.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, test } from '@jest/globals'
import { success } from '../../src/base/result.ts'
import {
  type ClientOptions,
  createServiceClient,
  type ServiceClient,
  type Tries,
} from '../../src/mintlify/mintlify-client.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { sampleJob } from '../fixtures/sample-job.ts'
import { type NodeServer, startNodeServer } from '../http/node-server.ts'

type Answer = (response: ServerResponse) => void

const open: NodeServer[] = []

afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

const jobJson = {
  ...{ id: 'job_1', status: 'active', model: 'sonnet', createdAt: '2026-11-20T12:00:00.000Z' },
  source: { repository: 'acme/docs' },
}
const sayJob: Answer = (response) => response.end(JSON.stringify(jobJson))
const fail = (status: number, headers = {}): Answer => {
  return (response) => response.writeHead(status, headers).end('{"error":"mint_key is busy"}')
}

/** What Cloudflare answers while the service refuses its connections. */
function fail521(): Answer {
  return (response) => response.writeHead(521, { server: 'cloudflare' }).end('error code: 521')
}

/** A client of a service that gives these answers, the last one again and again, with what it was sent. */
async function start(answers: Answer[], known: Partial<ClientOptions> = {}) {
  const sent: string[] = []
  const lines: string[] = []
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)]
    sent.push(`${request.method} ${request.url}`)
    const body = (await request.setEncoding('utf8').toArray()).join('')
    if (body !== '') sent[sent.length - 1] += ` ${body}`
    answer?.(response)
  }
  const server = await startNodeServer((...exchange) => void serve(...exchange))
  open.push(server)
  const never = new AbortController().signal
  const clock = createFakeClock()
  const client = createServiceClient({
    ...{ apiUrl: new URL('/api/', server.url), key: 'mint_key', projectId: 'acme', clock },
    ...{ apiTimeoutMs: 10_000, random: () => 0.5 },
    signals: { cancelled: never, deadline: never, remainingMs: () => 3_600_000 },
    redact: (text) => text.replaceAll('mint_key', '***'),
    onRetry: (line) => void lines.push(line),
    ...known,
  })
  return { client, sent, lines, clock }
}

test('each call has its own address below that of the service', async () => {
  const { client, sent } = await start([sayJob])
  expect(await client.createJob('Write it.')).toEqual(success(sampleJob()))
  expect(await client.sendMessage('a/b', 'Shorter.')).toEqual(success(sampleJob()))
  expect(await client.getJob('job 1')).toEqual({ kind: 'value', value: sampleJob() })
  expect(sent).toEqual([
    'POST /api/v2/agent/acme/job {"prompt":"Write it."}',
    'POST /api/v2/agent/acme/job/a%2Fb/message {"prompt":"Shorter."}',
    'GET /api/v2/agent/acme/job/job%201',
  ])
})

test('an answer without a job is told apart from a failure, and its secrets are redacted', async () => {
  const { client } = await start([
    (response) => response.end('{}'),
    fail(404),
    (response) => response.end(JSON.stringify({ ...jobJson, model: 'mint_key' })),
  ])
  expect(await client.getJob('job_1')).toEqual({
    ...{ kind: 'unreadable', detail: "the answer was refused: it isn't a job with a usable `id`" },
  })
  expect(await client.getJob('job_1')).toEqual({
    ...{ kind: 'status', status: 404, retryAfterMs: null, detail: '404: *** is busy' },
  })
  expect(await client.getJob('job_1')).toMatchObject({ value: { model: '***' } })
})

test.each([
  [1_048_576, 'value'],
  [1_048_577, 'unreadable'],
])('an answer of %d bytes is %s', async (length, kind) => {
  const text = JSON.stringify(jobJson)
  const { client } = await start([(response) => response.end(text.padEnd(length))])
  expect((await client.getJob('job_1')).kind).toBe(kind)
})

test('a create that the service did not take is sent again after the time that it names', async () => {
  const { client, sent, lines, clock } = await start([fail(429, { 'retry-after': '7' }), sayJob])
  expect(await client.createJob('Write it.')).toEqual(success(sampleJob()))
  expect([sent.length, clock.sleepsMs]).toEqual([2, [7_000]])
  expect(lines).toEqual(['429: *** is busy; next try in 7s'])
})

test('a poll is one request, whatever the answer', async () => {
  const { client, sent, lines } = await start([fail(429)])
  expect(await client.getJob('job_1')).toMatchObject({ kind: 'status', status: 429 })
  expect([sent.length, lines]).toEqual([1, []])
})

test.each([
  ['create', 'create-unconfirmed'],
  ['message', 'message-unconfirmed'],
] as const)('a %s that may have been taken is not sent again', async (call, reason) => {
  const { client, sent } = await start([fail(500)])
  const sending = call === 'create' ? client.createJob('x') : client.sendMessage('job_1', 'x')
  expect(await sending).toMatchObject({ kind: 'failure', error: { kind: 'ambiguous', reason, status: 500 } })
  expect(sent).toHaveLength(1)
})

const unclaimed = {
  ...{ kind: 'rejected', reason: 'memory-unwritable', status: null },
  detail: "the comment couldn't be kept up to date, so nothing was sent",
}

/** Tries that ask this function. */
function tryWith(mayTry: Tries['mayTry'], maxUnavailableMs = 600_000): Tries {
  return { mayTry, maxUnavailableMs }
}

test('what may not be tried is not sent', async () => {
  const { client, sent } = await start([sayJob])
  const never = async () => false
  expect(await client.createJob('x', tryWith(never))).toEqual({ kind: 'failure', error: unclaimed })
  expect(await client.sendMessage('job_1', 'x', tryWith(never))).toEqual({
    kind: 'failure',
    error: unclaimed,
  })
  expect(sent).toEqual([])
})

test('before each try it is asked whether that may be sent, with the wait before it', async () => {
  const waits: number[] = []
  const mayTry = async (waitMs: number) => {
    waits.push(waitMs)
    return true
  }
  const { client, sent } = await start([fail(429, { 'retry-after': '7' }), sayJob])
  expect(await client.createJob('x', tryWith(mayTry))).toEqual(success(sampleJob()))
  expect([sent.length, waits.slice(0, 2)]).toEqual([2, [0, 7_000]])
})

test.each([
  ["Mintlify's proxy answered 521", fail521()],
  ['503: *** is busy', fail(503, { 'retry-after': '1' })],
])('what did not arrive is tried for as long as is allowed, which is told: %s', async (detail, answer) => {
  const asked: (string | null)[] = []
  const mayTry = async (_: number, until: Date | null) => {
    asked.push(until?.toISOString() ?? null)
    return true
  }
  const { client, sent, lines } = await start([answer])
  const result = await client.createJob('x', tryWith(mayTry, 10_000))
  expect(result).toMatchObject({ error: { kind: 'rejected', reason: 'unreachable', detail } })
  expect(sent.length).toBeGreaterThan(2)
  const until = '2026-11-20T12:00:10.000Z'
  expect([asked[0], new Set(asked.slice(1))]).toEqual([null, new Set([until])])
  expect(lines).toEqual([`Mintlify isn't available: ${detail}. Trying until 12:00 UTC.`])
})

test('a deadline ends the tries before that', async () => {
  const never = new AbortController().signal
  const signals = { cancelled: never, deadline: never, remainingMs: () => 4_000 }
  const until: (Date | null)[] = []
  const { client } = await start([fail521()], { signals })
  await client.createJob(
    'x',
    tryWith(async (_, at) => until.push(at) > 0),
  )
  expect(until.at(-1)).toEqual(new Date('2026-11-20T12:00:04.000Z'))
})

test('a further try that may not be made is not sent', async () => {
  const { client, sent } = await start([fail(429, { 'retry-after': '7' }), sayJob])
  const mayTry = async (waitMs: number) => waitMs === 0
  expect(await client.createJob('x', tryWith(mayTry))).toEqual({ kind: 'failure', error: unclaimed })
  expect(sent).toHaveLength(1)
})

test.each<[string, (client: ServiceClient) => Promise<unknown>, string]>([
  ['a poll', (client) => client.getJob('job_1'), 'no answer within 0s'],
  ['a create', (client) => client.createJob('x'), 'no answer within 0s'],
])('%s ends in its time', async (_, call, detail) => {
  const { client } = await start([() => undefined], { apiTimeoutMs: 20 })
  expect(JSON.stringify(await call(client))).toContain(detail)
})

test('a run that is canceled does not send again', async () => {
  const stop = new AbortController()
  const never = new AbortController().signal
  const signals = { cancelled: stop.signal, deadline: never, remainingMs: () => 3_600_000 }
  const clock = createFakeClock((ms) => {
    stop.abort()
    return ms
  })
  const { client, sent } = await start([fail(429)], { signals, clock })
  const error = { kind: 'rejected', reason: 'interrupted', status: null, detail: '429: *** is busy' }
  expect(await client.createJob('x')).toEqual({ kind: 'failure', error })
  expect(sent).toHaveLength(1)
})

test('a run that was canceled before the answer came does not wait', async () => {
  const stop = new AbortController()
  const never = new AbortController().signal
  const signals = { cancelled: stop.signal, deadline: never, remainingMs: () => 3_600_000 }
  const answer: Answer = (response) => {
    stop.abort()
    fail(429)(response)
  }
  const { client, lines } = await start([answer], { signals })
  expect(await client.createJob('x')).toMatchObject({ kind: 'failure', error: { status: 429 } })
  expect(lines).toEqual([])
})

test('the time of a call begins with the call', async () => {
  const { client, clock } = await start([fail(429), sayJob])
  await clock.sleep(3_600_000)
  expect(await client.createJob('x')).toEqual(success(sampleJob()))
})

test.each(['cancelled', 'deadline'] as const)(
  'a create that the service has is waited for after the end of the run: %s',
  async (name) => {
    const stop = new AbortController()
    const never = new AbortController().signal
    const given = { cancelled: never, deadline: never, [name]: stop.signal, remainingMs: () => 3_600_000 }
    const answer: Answer = (response) => {
      stop.abort()
      setImmediate(() => sayJob(response))
    }
    const { client } = await start([answer], { signals: given })
    expect(await client.createJob('x')).toEqual(success(sampleJob()))
  },
)

test('a poll ends with a canceled run, and is answered after the deadline', async () => {
  const never = new AbortController().signal
  const remainingMs = () => 3_600_000
  const signals = { cancelled: AbortSignal.abort(), deadline: never, remainingMs }
  const { client, sent } = await start([sayJob], { signals })
  expect(await client.getJob('job_1')).toEqual({ kind: 'not-sent', detail: 'the run was canceled' })
  expect(sent).toEqual([])
  const last = await start([sayJob], {
    signals: { cancelled: never, deadline: AbortSignal.abort(), remainingMs },
  })
  expect((await last.client.getJob('job_1')).kind).toBe('value')
})
