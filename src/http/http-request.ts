// One HTTP request: the connection, the head of the response, and its body read to a limit. It uses Node's `http` and not
// `fetch`. After a 421, `fetch` sends a POST again by itself (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch),
// does not say what has been sent, and takes 50 ms to load.
import { Agent as HttpAgent, type IncomingMessage, request as startRequest } from 'node:http'
import type { Transform } from 'node:stream'
import { failure, type Result, success } from '../base/result.ts'

export type HttpRequest = {
  method: string
  url: URL
  headers: Record<string, string>
  /** Null for a request without a body. */
  body: string | null
  signal: AbortSignal
  /** Called once the connection is there. From then on, the server may have seen the request. */
  onConnected?: () => void
}

type Agents = Record<'fresh' | 'keepAlive', HttpAgent>

const agents = new Map<string, Promise<Agents>>()

/** Sends one request and returns the head of the response. Follows no redirect. Rejects with Node's error. */
export async function sendRequest(options: HttpRequest): Promise<IncomingMessage> {
  const { method, url, body, signal, onConnected } = options
  const { fresh, keepAlive } = await agentsFor(url.protocol)
  const agent = method === 'POST' ? fresh : keepAlive
  // Node sets no length for the body of a DELETE.
  const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) }
  const headers = { ...options.headers, ...length }
  return new Promise((resolve, reject) => {
    // The agent decides whether the connection is encrypted.
    const request = startRequest(url, { method, headers, signal, agent }, resolve)
    request.on('error', reject)
    // A connection can also close without an error, such as after an unexpected protocol switch.
    request.on('close', () => reject(new Error('closed')))
    request.on('socket', (socket) => {
      if (!onConnected) return
      if (!socket.connecting) onConnected()
      else socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', onConnected)
    })
    request.end(body ?? undefined)
  })
}

/** The body as text, or why it could not be read. The limit counts bytes after decompression. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Result<string, string>> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of decompress(response)) {
      size += chunk.length
      if (size > maxBytes) return failure(`the answer is larger than ${maxBytes / 1_048_576} MiB`)
      chunks.push(chunk)
    }
  } catch {
    return failure('the answer was cut short')
  } finally {
    // A body that was not read to its end would keep its connection open, and with it the process.
    response.destroy()
  }
  return success(new TextDecoder().decode(Buffer.concat(chunks)))
}

function agentsFor(protocol: string): Promise<Agents> {
  const made = agents.get(protocol) ?? makeAgents(protocol)
  agents.set(protocol, made)
  return made
}

/**
 * A POST gets a new connection, because a kept one may just be closing and a POST must not be lost to that race. Other
 * requests may be sent again, and reuse connections. Both honor the proxy variables.
 */
async function makeAgents(protocol: string): Promise<Agents> {
  // TLS takes 17 ms to load, which a run without requests does not need.
  const { Agent } = protocol === 'https:' ? await import('node:https') : { Agent: HttpAgent }
  const proxyEnv = process.env
  return { fresh: new Agent({ proxyEnv }), keepAlive: new Agent({ keepAlive: true, proxyEnv }) }
}

/** Some proxies compress a response although the request did not accept it. */
function decompress(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = response.headers['content-encoding']
  if (encoding !== 'gzip' && encoding !== 'br') return response
  // Loaded only for an answer that is compressed.
  const { createBrotliDecompress, createGunzip } = process.getBuiltinModule('node:zlib')
  return pipe(response, encoding === 'gzip' ? createGunzip() : createBrotliDecompress())
}

function pipe(from: IncomingMessage, to: Transform): AsyncIterable<Buffer> {
  // `pipe` does not forward errors.
  from.on('error', (error) => to.destroy(error))
  return from.pipe(to)
}
