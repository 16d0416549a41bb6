// One HTTP request, and when it began to leave. It is Node's own HTTP and not `fetch`, which sends a POST a second time
// by itself when the answer is 421, does not tell what has left, and takes 50 ms to load.
import { Agent as HttpAgent, type IncomingMessage, request as startRequest } from 'node:http'

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

type Agents = Record<'fresh' | 'kept', HttpAgent>

const agents = new Map<string, Promise<Agents>>()

/** Sends one request and gives the head of its answer. Follows no redirect. Rejects with what Node says. */
export async function send(sending: Sending): Promise<IncomingMessage> {
  const { method, url, body, signal, onSent } = sending
  const { fresh, kept } = await agentsFor(url.protocol)
  const agent = method === 'POST' ? fresh : kept
  // Node by itself gives the body of a DELETE no length.
  const headers = { ...sending.headers, ...(body !== '' && { 'content-length': Buffer.byteLength(body) }) }
  return new Promise((resolve, reject) => {
    // Whether it is encrypted is the agent's affair.
    const request = startRequest(url, { method, headers, signal, agent }, resolve)
    request.on('error', reject)
    // A connection may also close without a word, as after a switch of protocols that nobody asked for.
    request.on('close', () => reject(new Error('closed')))
    request.on('socket', (socket) => {
      if (!onSent) return
      if (socket.connecting) socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', onSent)
      else onSent()
    })
    request.end(body)
  })
}

function agentsFor(protocol: string): Promise<Agents> {
  const made = agents.get(protocol) ?? makeAgents(protocol)
  agents.set(protocol, made)
  return made
}

/**
 * A POST gets a fresh connection: a kept one may just be closing, and a POST must not be lost to that race. All else may
 * be sent again, and uses a connection again. Both honour the proxy variables.
 */
async function makeAgents(protocol: string): Promise<Agents> {
  // TLS takes 17 ms to load: a run that asks nobody goes without.
  const { Agent } = protocol === 'https:' ? await import('node:https') : { Agent: HttpAgent }
  const proxyEnv = process.env
  return { fresh: new Agent({ proxyEnv }), kept: new Agent({ keepAlive: true, proxyEnv }) }
}
