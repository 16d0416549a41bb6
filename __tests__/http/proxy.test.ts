// A request behind a proxy, which the environment names before the module is loaded.
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { connect, type Server, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, expect, test } from '@jest/globals'
import { makeCertificates } from '../faults/certificates.ts'

const { good, wrong } = makeCertificates()
const usual = getCACertificates('default')
setDefaultCACertificates([...usual, good.cert])

const tunnels: string[] = []
let isOpen = true
const proxy = createServer((asked, response) => {
  tunnels.push(`${asked.method} ${asked.url}`)
  asked.pipe(request(asked.url ?? '', { method: asked.method }, (answer) => answer.pipe(response)))
})
proxy.on('connect', (asked, socket) => {
  tunnels.push(`${asked.method} ${asked.url}`)
  if (!isOpen) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  const to = connect(Number(asked.url?.split(':')[1]), '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 Connected\r\n\r\n')
    socket.pipe(to).pipe(socket)
  })
  for (const end of [socket, to]) end.on('error', () => socket.destroy() && to.destroy())
})
const trusted = createSecureServer(good, (_, response) => response.end('secure'))
const untrusted = createSecureServer(wrong, (_, response) => response.end('never')).on(
  'tlsClientError',
  () => {},
)
const plain = createServer((_, response) => response.end('plain'))
const sockets: Socket[] = []
for (const server of [proxy, trusted, untrusted, plain]) {
  server.on('connection', (socket: Socket) => sockets.push(socket))
}

const proxyUrl = `http://127.0.0.1:${await listen(proxy)}`
for (const name of ['HTTP_PROXY', 'HTTPS_PROXY']) process.env[name] = proxyUrl
for (const name of ['NO_PROXY', 'no_proxy', 'http_proxy', 'https_proxy']) delete process.env[name]
const { sendRequest } = await import('../../src/http/http-request.ts')
const ports = {
  trusted: await listen(trusted),
  untrusted: await listen(untrusted),
  plain: await listen(plain),
}

afterAll(() => {
  setDefaultCACertificates(usual)
  for (const socket of sockets) socket.destroy()
  for (const server of [proxy, trusted, untrusted, plain]) server.close()
})

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function ask(url: string, method: 'GET' | 'POST') {
  let sent = 0
  const onConnected = () => {
    sent += 1
  }
  const signal = new AbortController().signal
  try {
    const answer = await sendRequest({
      method,
      url: new URL(url),
      headers: {},
      body: null,
      signal,
      onConnected,
    })
    const chunks = await answer.setEncoding('utf8').toArray()
    return { answer: `${answer.statusCode} ${chunks.join('')}`, sent }
  } catch (error) {
    return { error, sent }
  }
}

test.each(['GET', 'POST'] as const)('a %s goes through the proxy', async (method) => {
  const url = `http://127.0.0.1:${ports.plain}/v2`
  expect(await ask(url, method)).toEqual({ answer: '200 plain', sent: 1 })
  expect(tunnels.at(-1)).toBe(`${method} ${url}`)
})

test.each(['GET', 'POST'] as const)('a %s goes through a tunnel of the proxy', async (method) => {
  expect(await ask(`https://127.0.0.1:${ports.trusted}/`, method)).toEqual({ answer: '200 secure', sent: 1 })
  expect(tunnels.at(-1)).toBe(`CONNECT 127.0.0.1:${ports.trusted}`)
})

test('a request to a wrong certificate behind a tunnel has not left', async () => {
  const { error, sent } = await ask(`https://127.0.0.1:${ports.untrusted}/`, 'POST')
  expect(error).toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  expect(sent).toBe(0)
})

test('a request that the proxy does not let through has not left', async () => {
  isOpen = false
  const { error, sent } = await ask(`https://127.0.0.1:${ports.trusted}/`, 'POST')
  expect(error).toMatchObject({ code: 'ERR_PROXY_TUNNEL' })
  expect(sent).toBe(0)
})
