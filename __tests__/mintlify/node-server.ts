// A server on a loopback port that answers as a test says, and the calls of the transport that go to it.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { HttpCall, Parse } from '../../src/mintlify/http.ts'

export type NodeServer = { url: URL; connections: () => number; close: () => Promise<void> }

/** A server that answers each request by the function. */
export async function startNodeServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<NodeServer> {
  let connections = 0
  const server = createServer(answer).on('connection', () => {
    connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url: new URL(`http://127.0.0.1:${port}/v2`), connections: () => connections, close }
}

/** A GET of the address with a second for its answer, stopped by nothing, but for what is given. */
export function callTo(url: URL, known: Partial<HttpCall> = {}): HttpCall {
  const never = new AbortController().signal
  const none = { unsentMs: 0, sentMs: 0 }
  return {
    method: 'GET',
    url,
    key: 'mint_key',
    timeoutMs: 1_000,
    stops: { interrupted: never, deadline: never },
    grace: { interrupted: none, deadline: none },
    longestBody: 1_048_576,
    redact: (text) => text,
    ...known,
  }
}

/** Takes any answer for the value that it is. */
export const parseAny: Parse<unknown> = (json) => ({ value: json })
