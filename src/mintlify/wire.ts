// The wire to the documentation service: one request, and when it began to leave. It is Node's own HTTP and not
// `fetch`, which sends a POST a second time by itself when the answer is 421, and does not tell what has left.
import { Agent as HttpAgent, type IncomingMessage, request as startRequest } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'

export type Sending = {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  /** Empty for a GET. */
  body: string
  signal: AbortSignal
  /** Told once the connection stands: from then on the service may have seen the request. */
  onSent: () => void
}

// A GET may use a connection again. A POST gets a fresh one: a kept one may just be closing, and a POST must not be
// lost to that race. Both honour the proxy variables.
const proxyEnv = process.env
const agents = {
  'http:': { GET: new HttpAgent({ keepAlive: true, proxyEnv }), POST: new HttpAgent({ proxyEnv }) },
  'https:': { GET: new HttpsAgent({ keepAlive: true, proxyEnv }), POST: new HttpsAgent({ proxyEnv }) },
} as const

/** Sends one request and gives the head of its answer. Follows no redirect. Rejects with what Node says. */
export function send({ method, url, headers, body, signal, onSent }: Sending): Promise<IncomingMessage> {
  const protocol = url.protocol === 'https:' ? 'https:' : 'http:'
  return new Promise((resolve, reject) => {
    // Whether it is encrypted is the agent's affair.
    const request = startRequest(url, { method, headers, signal, agent: agents[protocol][method] }, resolve)
    request.on('error', reject)
    // A connection may also close without a word, as after a switch of protocols that nobody asked for.
    request.on('close', () => reject(new Error('closed')))
    request.on('socket', (socket) => {
      if (socket.connecting) socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', onSent)
      else onSent()
    })
    request.end(body)
  })
}
