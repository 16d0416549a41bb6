/** A proxy in front of the local documentation service, for scenarios in which it cannot be reached. */

import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type Listener, listen } from '../shared/listen.ts'

/**
 * `lossy`: requests reach the service, but each POST request gets no response. `unavailable`: no request reaches it, which the proxy
 * says with 521, as Cloudflare does.
 */
export type ProxyState = 'open' | 'lossy' | 'unavailable'

/** Returns the proxy of the service at `url`, once it accepts connections. It asks for its state at each request. */
export function startServiceProxy(url: string, state: () => ProxyState): Promise<Listener> {
  const app = new Hono<{ Bindings: HttpBindings }>().all('*', async (context) => {
    if (state() === 'unavailable')
      return new Response('error code: 521', { status: 521, headers: { server: 'cloudflare' } })
    const { method, headers } = context.req.raw
    const body = method === 'GET' ? null : await context.req.text()
    const response = await fetch(url + context.req.path, { method, headers, body })
    if (state() === 'open' || method !== 'POST') return response
    context.env.incoming.socket.destroy()
    return new Promise<never>(() => {})
  })
  return listen(app)
}
