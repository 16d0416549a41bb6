/** Serves a hono app on a loopback port. */

import { once } from 'node:events'
import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Env, Hono } from 'hono'

export type Listener = {
  /** Without a trailing slash, e.g. `http://127.0.0.1:4010`. */
  url: string
  /** Closes all connections. Resolves once the port is free. */
  close: () => Promise<void>
}

/**
 * Returns the URL of the app, once it accepts connections. Port 0 means any free port.
 *
 * Rejects with the system's error if the port is in use.
 */
export async function listen<E extends Env>(app: Hono<E>, port = 0): Promise<Listener> {
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${readPort(server.address())}`, close: () => close(server) }
}

function readPort(address: ReturnType<Server['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address.port
}

async function close(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  if (!server.listening) return
  const closeEvent = once(server, 'close')
  server.close()
  if (server instanceof Server) server.closeAllConnections()
  await closeEvent
}
