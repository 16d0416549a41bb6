/** A proxy that loses responses: requests reach the service, but each POST request gets no response. */

import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type Listener, listen } from '../shared/listen.ts'

/** Returns the proxy of the service at `url`, once it accepts connections. */
export function startLossyProxy(url: string): Promise<Listener> {
  const app = new Hono<{ Bindings: HttpBindings }>().all('*', async (context) => {
    const { method, headers } = context.req.raw
    const body = method === 'GET' ? null : await context.req.text()
    const response = await fetch(url + context.req.path, { method, headers, body })
    if (method !== 'POST') return response
    context.env.incoming.socket.destroy()
    return new Promise<never>(() => {})
  })
  return listen(app)
}
