// A server on loopback that sends bytes: what HTTP libraries would not let it
// do wrong, it can do wrong.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'

export type RawRequest = {
  socket: Socket
  /** Such as `POST /v2/agent/acme/job HTTP/1.1`, and the header lines. */
  head: string[]
  body: string
}

export type RawServer = {
  port: number
  /** Requests that arrived whole, without `CONNECT`. */
  requests: RawRequest[]
  /** How many connections there were. */
  connections: () => number
  close: () => Promise<void>
}

export type RawServerOptions = {
  onConnection?: ((socket: Socket) => void) | undefined
  onRequest?: ((request: RawRequest) => void) | undefined
  /** Speaks TLS with this key and certificate. */
  tls?: { key: string; cert: string } | undefined
}

/** A server that does nothing but what it is told to. */
export async function startRawServer(
  options: RawServerOptions,
): Promise<RawServer> {
  const { onConnection, onRequest, tls } = options
  const requests: RawRequest[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const accept = (socket: Socket) => {
    connections += 1
    socket.on('error', () => undefined)
    onConnection?.(socket)
    readRequests(socket, (request) => {
      if (!request.head[0]?.startsWith('CONNECT ')) requests.push(request)
      onRequest?.(request)
    })
  }
  const server: Server = tls
    ? createTlsServer(tls, accept)
    : createServer(accept)
  server
    .on('connection', (socket: Socket) => sockets.add(socket))
    .on('tlsClientError', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  return {
    port: Object(server.address()).port,
    requests,
    connections: () => connections,
    close,
  }
}

/** Calls back for each request that has arrived whole on the connection. */
function readRequests(
  socket: Socket,
  onRequest: (request: RawRequest) => void,
): void {
  let received = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk
    for (
      let end = received.indexOf('\r\n\r\n');
      end >= 0;
      end = received.indexOf('\r\n\r\n')
    ) {
      const head = received.slice(0, end).split('\r\n')
      const length = Number(
        /^content-length: (\d+)$/im.exec(head.join('\n'))?.[1] ?? 0,
      )
      const bodyEnd = end + 4 + length
      if (received.length < bodyEnd) return
      const body = Buffer.from(
        received.slice(end + 4, bodyEnd),
        'latin1',
      ).toString()
      received = received.slice(bodyEnd)
      onRequest({ socket, head, body })
    }
  })
}

/**
 * The bytes of a response, with a true `content-length` unless the headers have
 * one.
 */
export function responseBytes(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body: string | Uint8Array = '',
): Buffer {
  const bytes = Buffer.from(body)
  const all = { 'content-length': String(bytes.length), ...headers }
  const lines = Object.entries(all).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status} Sent\r\n${lines.join('')}\r\n`),
    bytes,
  ])
}

/**
 * A key and a certificate for 127.0.0.1 and some names that nobody vouches for.
 */
export function makeCertificate(names: readonly string[] = []): {
  key: string
  cert: string
} {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  const subject = [
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    `subjectAltName=${['IP:127.0.0.1', ...names.map((name) => `DNS:${name}`)]}`,
  ]
  execFileSync(
    'openssl',
    ['req', ...kind, ...subject, '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  )
  const pair = {
    key: readFileSync(key, 'utf8'),
    cert: readFileSync(cert, 'utf8'),
  }
  rmSync(folder, { recursive: true })
  return pair
}
