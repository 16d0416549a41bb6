/** Puts a hono app on a loopback port. */

import { once } from 'node:events'
import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Env, Hono } from 'hono'

export type Listener = {
  /** Without a trailing slash, e.g. `http://127.0.0.1:4010`. */
  url: string
  /** Resolves once the port is free again; connections still open are cut. */
  close: () => Promise<void>
}

/**
 * Gives back the address of the app, once it accepts connections.
 *
 * Port 0 means any free one. Rejects with the system's error when the port is taken.
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
  const closed = once(server, 'close')
  server.close()
  if (server instanceof Server) server.closeAllConnections()
  await closed
}
