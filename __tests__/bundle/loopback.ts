/** A plain server on a loopback port, for answers that the emulators never give. */

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

/** Returns the server's address, to be held with `await using`: its end closes the server and all connections. */
export async function listenOnLoopback(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An address where nothing listens. */
export async function closedAddress(): Promise<string> {
  await using server = await listenOnLoopback(createServer())
  return server.url
}
