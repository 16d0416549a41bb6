import { getEventListeners, once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { afterEach, expect, test } from '@jest/globals'
import { failure } from '../../src/base/result.ts'
import { requestOnce, type ServiceCall } from '../../src/mintlify/call.ts'
import { toOutcome } from '../../src/mintlify/mintlify-client.ts'
import { makeCertificates } from '../faults/certificates.ts'
import { type NodeServer, startNodeServer } from '../http/node-server.ts'
import { callTo } from './sample-call.ts'

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

async function ask(answer: Answer, known: Partial<ServiceCall> = {}) {
  const { url } = await serve(answer)
  return requestOnce(callTo(url, known))
}

const sayOk: Answer = (_, response) => response.end('"ok"')

test.each<[ServiceCall['method'], Partial<ServiceCall>, Record<string, string>, string]>([
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
  const expected = { kind: 'status', status: 429, retryAfterMs: 7_000, detail: 'Mintlify answered 429' }
  expect(await ask(answer)).toEqual(expected)
})

test.each<[object | string | null, string]>([
  [
    { error: 'Invalid request.', details: [{ message: 'prompt: too long' }] },
    '400: Invalid request: prompt: too long',
  ],
  [{ error: 'Wait. Invalid', details: [{ message: 'a' }, { message: 'b' }] }, '400: Wait. Invalid: a; b'],
  [{ error: 'Invalid', details: [{ message: 7 }, null, 'x', { message: 'b' }, {}] }, '400: Invalid: b'],
  [{ error: 'Invalid.', details: [] }, '400: Invalid.'],
  [{ error: 'Invalid.', details: { message: 'a' } }, '400: Invalid.'],
  [{ error: { message: 'a' }, details: [{ message: 'b' }] }, 'Mintlify answered 400'],
  [{ error: '', details: [] }, 'Mintlify answered 400'],
  [{ message: 'a' }, 'Mintlify answered 400'],
  ['Invalid', 'Mintlify answered 400'],
  [null, 'Mintlify answered 400'],
])('of the body %j of an error this is told: %s', async (body, detail) => {
  const answer: Answer = (_, response) => response.writeHead(400).end(JSON.stringify(body))
  expect(await ask(answer)).toMatchObject({ kind: 'status', detail })
})

test('secrets are redacted from the message of an error', async () => {
  const redact = (text: string) => text.replaceAll('mint_key', '***')
  const { url } = await serve((_, response) => response.writeHead(400).end('{"error":"mint_key"}'))
  expect(await requestOnce(callTo(url, { redact }))).toMatchObject({ detail: '400: ***' })
})

test('what is wrong with a parsed response makes it unreadable', () => {
  expect(toOutcome(failure('not a job'))).toEqual({ kind: 'unreadable', detail: 'not a job' })
})

test('a server that is gone was never asked', async () => {
  const { url, close } = await startNodeServer(sayOk)
  await close()
  const result = await requestOnce(callTo(url))
  expect(result).toEqual({ kind: 'not-sent', detail: 'the connection was refused' })
})

test('a host with a wrong certificate is told as such, with the code', async () => {
  const server = createServer(makeCertificates().wrong).on('tlsClientError', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const result = await requestOnce(callTo(new URL(`https://127.0.0.1:${port}/`)))
  const detail = 'the certificate was refused (DEPTH_ZERO_SELF_SIGNED_CERT)'
  expect(result).toEqual({ kind: 'tls', detail })
  server.closeAllConnections()
  server.close()
})

test('a server that does not answer in time may have been at work', async () => {
  const expected = { kind: 'no-response', detail: 'no answer within 1s' }
  expect(await ask(() => undefined, { timeoutMs: 500 })).toEqual(expected)
})

test('a server that hangs up may have been at work', async () => {
  const expected = { kind: 'no-response', detail: 'the connection was reset' }
  expect(await ask((request) => request.socket.destroy())).toEqual(expected)
})

const signalNames = [
  ['cancelled', 'the run was canceled'],
  ['deadline', 'the time was up'],
] as const

test.each(signalNames)('a request that has not left when %s is not sent', async (stop, detail) => {
  const server = await serve(sayOk)
  const call = callTo(server.url)
  const stopped = { ...call, signals: { ...call.signals, [stop]: AbortSignal.abort() } }
  const abortDelays = { ...call.abortDelays, [stop]: { beforeSendMs: 0, afterSendMs: 5_000 } }
  const result = await requestOnce({ ...stopped, abortDelays })
  expect(result).toEqual({ kind: 'not-sent', detail })
})

test.each(signalNames)(
  'with time to leave, a request that begins after %s (%s) is answered',
  async (stop, _) => {
    const { url } = await serve(sayOk)
    const call = callTo(url)
    const stopped = { ...call, signals: { ...call.signals, [stop]: AbortSignal.abort() } }
    const abortDelays = { ...call.abortDelays, [stop]: { beforeSendMs: 5_000, afterSendMs: 0 } }
    const result = await requestOnce({ ...stopped, abortDelays })
    expect(result).toEqual({ kind: 'value', value: 'ok' })
  },
)

test.each(signalNames)(
  'a request that has left when %s gets its delay, and no more',
  async (stop, detail) => {
    const stopping = (abortDelays: ServiceCall['abortDelays'], answer: Answer) => {
      const controller = new AbortController()
      const never = new AbortController().signal
      const known = { signals: { cancelled: never, deadline: never, [stop]: controller.signal }, abortDelays }
      return ask((request, response) => {
        controller.abort()
        answer(request, response)
      }, known)
    }
    const none = { beforeSendMs: 5_000, afterSendMs: 0 }
    const some = { beforeSendMs: 0, afterSendMs: 500 }
    const late: Answer = (_, response) => void setTimeout(() => response.end('"ok"'), 40)
    const delays = (mine: typeof none) => ({ cancelled: none, deadline: none, [stop]: mine })
    expect(await stopping(delays(some), late)).toEqual({ kind: 'value', value: 'ok' })
    expect(await stopping(delays({ ...some, afterSendMs: 20 }), () => undefined)).toEqual({
      kind: 'no-response',
      detail,
    })
    expect(await stopping(delays(none), () => undefined)).toEqual({ kind: 'no-response', detail })
  },
)

test('nothing of a request stays behind it', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const call = callTo((await serve(sayOk)).url, { timeoutMs: 60_000 })
  const before = timers()
  await requestOnce(call)
  const signals = [call.signals.cancelled, call.signals.deadline]
  expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual([0, 0])
  expect(timers()).toBe(before)
})
