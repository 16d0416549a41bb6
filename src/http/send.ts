// One HTTP request, and when it began to leave. It is Node's own HTTP and not `fetch`, which sends a POST a second time
// by itself when the answer is 421, does not tell what has left, and takes 50 ms to load.
import { Agent as HttpAgent, type IncomingMessage, request as startRequest } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'

export type Sending = {
  method: string
  url: URL
  headers: Record<string, string>
  /** Empty for a GET. */
  body: string
  signal: AbortSignal
  /** Told once the connection stands: from then on the service may have seen the request. */
  onSent?: () => void
}

// A POST gets a fresh connection: a kept one may just be closing, and a POST must not be lost to that race. All else may
// be sent again, and uses a connection again. Both honour the proxy variables.
const proxyEnv = process.env
const agents = {
  'http:': { fresh: new HttpAgent({ proxyEnv }), kept: new HttpAgent({ keepAlive: true, proxyEnv }) },
  'https:': { fresh: new HttpsAgent({ proxyEnv }), kept: new HttpsAgent({ keepAlive: true, proxyEnv }) },
} as const

/** Sends one request and gives the head of its answer. Follows no redirect. Rejects with what Node says. */
export function send({ method, url, body, signal, onSent, ...given }: Sending): Promise<IncomingMessage> {
  const protocol = url.protocol === 'https:' ? 'https:' : 'http:'
  const agent = agents[protocol][method === 'POST' ? 'fresh' : 'kept']
  // Node by itself gives the body of a DELETE no length.
  const headers = { ...given.headers, ...(body !== '' && { 'content-length': Buffer.byteLength(body) }) }
  return new Promise((resolve, reject) => {
    // Whether it is encrypted is the agent's affair.
    const request = startRequest(url, { method, headers, signal, agent }, resolve)
    request.on('error', reject)
    // A connection may also close without a word, as after a switch of protocols that nobody asked for.
    request.on('close', () => reject(new Error('closed')))
    request.on('socket', (socket) => {
      if (!onSent) return
      if (socket.connecting) socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', onSent)
      else onSent()
    })
    request.end(body)
  })
}
