/** A bad connection to a service: requests arrive, but the answer to each POST is lost. */

import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type Listener, listen } from '../shared/listen.ts'

/** Gives back the near end of the connection to the service at `url`. */
export function startLossyConnection(url: string): Promise<Listener> {
  const app = new Hono<{ Bindings: HttpBindings }>().all('*', async (context) => {
    const { method, headers } = context.req.raw
    const body = method === 'GET' ? null : await context.req.text()
    const answer = await fetch(url + context.req.path, { method, headers, body })
    if (method !== 'POST') return answer
    context.env.incoming.socket.destroy()
    return new Promise<never>(() => {})
  })
  return listen(app)
}
