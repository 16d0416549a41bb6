import { getEventListeners, once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { afterEach, expect, test } from '@jest/globals'
import { attempt, type HttpCall } from '../../../src/adapters/mintlify/request.ts'
import { makeCertificates } from '../../faults/certificates.ts'
import { type NodeServer, startNodeServer } from '../http/node-server.ts'
import { callTo, parseAny } from './call.ts'

const open: NodeServer[] = []

afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function serve(answer: Answer): Promise<NodeServer> {
  const server = await startNodeServer(answer)
  open.push(server)
  return server
}

async function ask(answer: Answer, known: Partial<HttpCall> = {}) {
  const { url } = await serve(answer)
  return attempt(callTo(url, known), async () => parseAny)
}

const sayOk: Answer = (_, response) => response.end('"ok"')

test.each<[HttpCall['method'], Partial<HttpCall>, Record<string, string>, string]>([
  ['GET', {}, { connection: 'keep-alive' }, ''],
  [
    'POST',
    { body: { prompt: 'Größer' } },
    { connection: 'close', 'content-type': 'application/json', 'content-length': '21' },
    '{"prompt":"Größer"}',
  ],
])('a %s carries these headers, this body and nothing more', async (...[method, known, headers, body]) => {
  const seen: unknown[] = []
  const answer: Answer = async (request, response) => {
    const { host, ...others } = request.headers
    const chunks = await request.setEncoding('utf8').toArray()
    seen.push({ method: request.method, headers: others, body: chunks.join('') })
    response.end('"ok"')
  }
  expect(await ask(answer, { method, ...known })).toEqual({ kind: 'value', value: 'ok' })
  const always = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    authorization: 'Bearer mint_key',
    'user-agent': 'docs-agent-action',
  }
  expect(seen).toEqual([{ method, headers: { ...always, ...headers }, body }])
})

test.each([
  [200, { kind: 'value', value: { error: 'No.' } }],
  [299, { kind: 'value', value: { error: 'No.' } }],
  [300, { kind: 'status', status: 300, retryAfterMs: null, detail: '300: No.' }],
  [404, { kind: 'status', status: 404, retryAfterMs: null, detail: '404: No.' }],
])('what an answer of %d is', async (status, expected) => {
  expect(await ask((_, response) => response.writeHead(status).end('{"error":"No."}'))).toEqual(expected)
})

test('a status without a word, and how long it asks to wait', async () => {
  const answer: Answer = (_, response) => response.writeHead(429, { 'retry-after': '7' }).end('<html>')
  const expected = { kind: 'status', status: 429, retryAfterMs: 7_000, detail: 'the service answered 429' }
  expect(await ask(answer)).toEqual(expected)
})

test('secrets are taken out of what an error says and out of what the parser reads', async () => {
  const redact = (text: string) => text.replaceAll('mint_key', '***')
  const { url } = await serve((request, response) => {
    response.writeHead(request.url === '/bad' ? 400 : 200).end('{"error":"mint_key"}')
  })
  const refused = await attempt(callTo(new URL('/bad', url), { redact }), async () => parseAny)
  expect(refused).toMatchObject({ detail: '400: ***' })
  const read = await attempt(callTo(url, { redact }), async () => (json, clean) => ({
    value: clean(JSON.stringify(json)),
  }))
  expect(read).toEqual({ kind: 'value', value: '{"error":"***"}' })
})

test('what the parser finds wrong makes an answer unreadable', async () => {
  const { url } = await serve(sayOk)
  const read = await attempt(callTo(url), async () => () => ({ problem: 'not a job' }))
  expect(read).toEqual({ kind: 'unreadable', detail: 'not a job' })
})

test('a server that is gone was never asked', async () => {
  const { url, close } = await startNodeServer(sayOk)
  await close()
  const result = await attempt(callTo(url), async () => parseAny)
  expect(result).toEqual({ kind: 'not-sent', detail: 'the connection was refused' })
})

test('a host with a wrong certificate is told as such, with the code', async () => {
  const server = createServer(makeCertificates().wrong).on('tlsClientError', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const result = await attempt(callTo(new URL(`https://127.0.0.1:${port}/`)), async () => parseAny)
  const detail = 'the certificate was refused (DEPTH_ZERO_SELF_SIGNED_CERT)'
  expect(result).toEqual({ kind: 'tls', detail })
  server.closeAllConnections()
  server.close()
})

test('a server that does not answer in time may have been at work', async () => {
  const expected = { kind: 'lost', detail: 'no answer within 1s' }
  expect(await ask(() => undefined, { timeoutMs: 500 })).toEqual(expected)
})

test('a server that hangs up may have been at work', async () => {
  const expected = { kind: 'lost', detail: 'the connection was reset' }
  expect(await ask((request) => request.socket.destroy())).toEqual(expected)
})

const stops = [
  ['interrupted', 'the run was cancelled'],
  ['deadline', 'the time was up'],
] as const

test.each(stops)('a request that has not left when %s is not sent', async (stop, detail) => {
  const server = await serve(sayOk)
  const call = callTo(server.url)
  const stopped = { ...call, stops: { ...call.stops, [stop]: AbortSignal.abort() } }
  const grace = { ...call.grace, [stop]: { unsentMs: 0, sentMs: 5_000 } }
  const result = await attempt({ ...stopped, grace }, async () => parseAny)
  expect(result).toEqual({ kind: 'not-sent', detail })
})

test.each(stops)('with time to leave, a request that begins after %s (%s) is answered', async (stop, _) => {
  const { url } = await serve(sayOk)
  const call = callTo(url)
  const stopped = { ...call, stops: { ...call.stops, [stop]: AbortSignal.abort() } }
  const grace = { ...call.grace, [stop]: { unsentMs: 5_000, sentMs: 0 } }
  const result = await attempt({ ...stopped, grace }, async () => parseAny)
  expect(result).toEqual({ kind: 'value', value: 'ok' })
})

test.each(stops)('a request that has left when %s has its grace, and no more', async (stop, detail) => {
  const stopping = (grace: HttpCall['grace'], answer: Answer) => {
    const controller = new AbortController()
    const never = new AbortController().signal
    const known = { stops: { interrupted: never, deadline: never, [stop]: controller.signal }, grace }
    return ask((request, response) => {
      controller.abort()
      answer(request, response)
    }, known)
  }
  const none = { unsentMs: 5_000, sentMs: 0 }
  const some = { unsentMs: 0, sentMs: 500 }
  const late: Answer = (_, response) => void setTimeout(() => response.end('"ok"'), 40)
  const graces = (mine: typeof none) => ({ interrupted: none, deadline: none, [stop]: mine })
  expect(await stopping(graces(some), late)).toEqual({ kind: 'value', value: 'ok' })
  expect(await stopping(graces({ ...some, sentMs: 20 }), () => undefined)).toEqual({ kind: 'lost', detail })
  expect(await stopping(graces(none), () => undefined)).toEqual({ kind: 'lost', detail })
})

test('nothing of a request stays behind it', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const call = callTo((await serve(sayOk)).url, { timeoutMs: 60_000 })
  const before = timers()
  await attempt(call, async () => parseAny)
  const signals = [call.stops.interrupted, call.stops.deadline]
  expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual([0, 0])
  expect(timers()).toBe(before)
})
