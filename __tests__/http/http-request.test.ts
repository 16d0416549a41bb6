import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { sendRequest } from '../../src/http/http-request.ts'
import { makeCertificates } from '../faults/certificates.ts'
import { type NodeServer, startNodeServer } from './node-server.ts'

const { good, wrong } = makeCertificates()
const usual = getCACertificates('default')
const open: { close: () => Promise<void> }[] = []

beforeAll(() => setDefaultCACertificates([...usual, good.cert]))
afterAll(() => setDefaultCACertificates(usual))
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

type Asking = { method?: 'GET' | 'POST'; signal?: AbortSignal }

/** What came of one request: the status and body of its answer, or the code of its error, and how often it left. */
async function ask(url: URL, { method = 'GET', signal = new AbortController().signal }: Asking = {}) {
  let sent = 0
  const onConnected = () => {
    sent += 1
  }
  try {
    const answer = await sendRequest({ method, url, headers: {}, body: null, signal, onConnected })
    const chunks = await answer.setEncoding('utf8').toArray()
    return { answer: `${answer.statusCode} ${chunks.join('')}`, sent }
  } catch (error) {
    return { error, sent }
  }
}

async function servePlain(): Promise<NodeServer> {
  const server = await startNodeServer((request, response) => response.end(request.method))
  open.push(server)
  return server
}

async function serveSecure(shown: { key: string; cert: string }): Promise<URL> {
  const server = createServer(shown, (request, response) => response.end(request.method))
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  open.push({ close })
  return new URL(`https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
}

test('GETs in a row share a connection, and each is told to have left once', async () => {
  const { url, connections } = await servePlain()
  for (const _ of [1, 2, 3]) expect(await ask(url)).toEqual({ answer: '200 GET', sent: 1 })
  expect(connections()).toBe(1)
})

test('each POST has a connection of its own', async () => {
  const { url, connections } = await servePlain()
  await ask(url)
  for (const _ of [1, 2]) expect(await ask(url, { method: 'POST' })).toEqual({ answer: '200 POST', sent: 1 })
  expect(connections()).toBe(3)
})

test.each(['POST', 'PATCH', 'DELETE'])(
  'the body of a %s comes whole, and its length before it',
  async (method) => {
    const server = await startNodeServer((request, response) => {
      request
        .setEncoding('utf8')
        .toArray()
        .then(
          (chunks) => {
            response.end(`${request.headers['content-length']} ${chunks.join('')}`)
          },
          () => response.destroy(),
        )
    })
    open.push(server)
    const asked = {
      method,
      url: server.url,
      headers: {},
      body: 'Grüße',
      signal: new AbortController().signal,
    }
    const answer = await sendRequest(asked)
    expect((await answer.setEncoding('utf8').toArray()).join('')).toBe('7 Grüße')
  },
)

test('a request without a body has no length', async () => {
  const server = await startNodeServer((request, response) =>
    response.end(JSON.stringify(Object.keys(request.headers))),
  )
  open.push(server)
  const { answer = '' } = await ask(server.url)
  expect(answer).not.toContain('content-length')
})

test('a trusted connection carries requests, and each is told to have left once', async () => {
  const url = await serveSecure(good)
  for (const _ of [1, 2]) expect(await ask(url)).toEqual({ answer: '200 GET', sent: 1 })
  expect(await ask(url, { method: 'POST' })).toEqual({ answer: '200 POST', sent: 1 })
})

test.each(['GET', 'POST'] as const)(
  'a %s to a host with a wrong certificate has not left',
  async (method) => {
    const { error, sent } = await ask(await serveSecure(wrong), { method })
    expect(error).toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(sent).toBe(0)
  },
)

test('a host that does not speak TLS has not been asked', async () => {
  const { url } = await servePlain()
  const { error, sent } = await ask(new URL(url.href.replace('http:', 'https:')))
  expect(error).toMatchObject({ code: expect.stringMatching(/^(EPROTO|ERR_SSL_)/) })
  expect(sent).toBe(0)
})

test('a host that is gone has not been asked', async () => {
  const { url, close } = await servePlain()
  await close()
  open.pop()
  const { error, sent } = await ask(url)
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  expect(sent).toBe(0)
})

test('an aborted request ends at once and has not left', async () => {
  const { url, connections } = await servePlain()
  const { error, sent } = await ask(url, { signal: AbortSignal.abort() })
  expect(error).toMatchObject({ code: 'ABORT_ERR' })
  expect([sent, connections()]).toEqual([0, 0])
})

test('a connection that closes without a word ends the request', async () => {
  const server = await startNodeServer((request) => {
    request.socket.write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
  })
  open.push(server)
  const { error, sent } = await ask(server.url)
  expect(error).toBeInstanceOf(Error)
  expect(sent).toBe(1)
})

test('a redirect is not followed', async () => {
  const elsewhere = await servePlain()
  const server = await startNodeServer((_, response) =>
    response.writeHead(307, { location: elsewhere.url.href }).end('moved'),
  )
  open.push(server)
  expect(await ask(server.url, { method: 'POST' })).toEqual({ answer: '307 moved', sent: 1 })
  expect(elsewhere.connections()).toBe(0)
})
