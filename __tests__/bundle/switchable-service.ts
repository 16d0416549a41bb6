/** A service in front of the emulated one that can drop, lose or refuse requests, and be switched back. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenOnLoopback } from './loopback.ts'

/** `drop`: requests never arrive. `lose`: they arrive, and the answer is lost. A number is the status of every answer. */
export type Trouble = 'none' | 'drop' | 'lose' | number

/** Returns the service, to be held with `await using`. Only requests of the method are in trouble. */
export async function openSwitchableService(url: string) {
  let trouble: { kind: Trouble; method: string } = { kind: 'none', method: 'GET' }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', headers } = request
    const body = await buffer(request)
    const kind = trouble.method === method ? trouble.kind : 'none'
    if (kind === 'drop') return void request.socket.destroy()
    if (typeof kind === 'number')
      return void response
        .writeHead(kind, { 'content-type': 'application/json', 'retry-after': '3600' })
        .end('{"error":"sample"}')
    const forwarded = { authorization: headers.authorization ?? '', 'content-type': 'application/json' }
    const answered = await fetch(url + request.url, {
      ...{ method, headers: forwarded, body: method === 'GET' ? null : body },
    })
    if (kind === 'lose') return void request.socket.destroy()
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text())
  }
  const server = createServer((request, response) => void answer(request, response))
  const listening = await listenOnLoopback(server)
  return {
    ...listening,
    /** From now on, requests of the method are in this trouble. */
    trouble(kind: Trouble, method: 'GET' | 'POST') {
      trouble = { kind, method }
    },
  }
}
