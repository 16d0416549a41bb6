// A server on a loopback port that answers as a test says.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

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
