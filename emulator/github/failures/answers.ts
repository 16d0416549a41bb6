/** Sends answers past the server's framework, so that they can end too early. */

import { once } from 'node:events'
import type { HttpBindings } from '@hono/node-server'

type Outgoing = HttpBindings['outgoing']

/** Sends the whole answer. */
export async function sendAnswer(outgoing: Outgoing, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  writeHead(outgoing, response, body)
  outgoing.end(body)
}

/** Closes the connection in the middle of the body. An answer without a body is not sent. */
export async function cutAnswer(outgoing: Outgoing, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length < 2) return void outgoing.destroy()
  writeHead(outgoing, response, body)
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy())
}

/** Resolves once the answer is sent, or the connection closed. */
export async function untilClosed(outgoing: Outgoing): Promise<void> {
  if (!outgoing.closed) await once(outgoing, 'close')
}

function writeHead(outgoing: Outgoing, { status, headers }: Response, body: Buffer): void {
  const length = body.length > 0 && { 'content-length': String(body.length) }
  outgoing.writeHead(status, { ...Object.fromEntries(headers), ...length })
}
