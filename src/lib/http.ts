// One HTTP request: the connection, the head of the response, and its body read
// to a limit. It uses Node's `http` and not `fetch`. After a 421, `fetch` sends
// a POST again by itself
// (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch), and it does not
// say what has been sent.
import {
  Agent as HttpAgent,
  type IncomingMessage,
  request as startRequest,
} from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

export type HttpRequest = {
  method: string
  url: URL
  headers: Record<string, string>
  /** Null for a request without a body. */
  body: string | null
  signal: AbortSignal
  /**
   * Called once the connection is there. From then on, the server may have seen
   * the request.
   */
  onConnected: () => void
}

/**
 * The body of a response could not be read to its end. The message says why.
 */
export class BodyError extends Error {
  override readonly name = 'BodyError'
}

/**
 * Sends one request and returns the head of the response. Follows no redirect.
 * Rejects with Node's error.
 */
export function sendRequest(options: HttpRequest): Promise<IncomingMessage> {
  const { method, url, body, signal, onConnected } = options
  const length =
    body === null ? {} : { 'content-length': Buffer.byteLength(body) }
  const headers = { ...options.headers, ...length }
  const agent = agentFor(url.protocol, method)
  return new Promise((resolve, reject) => {
    const request = startRequest(
      url,
      { method, headers, signal, agent },
      resolve,
    )
    request.on('error', reject)
    // A connection can also close without an error, such as after an unexpected
    // protocol switch.
    request.on('close', () => reject(new Error('closed')))
    request.on('socket', (socket) => {
      if (!socket.connecting) onConnected()
      else
        socket.once(
          url.protocol === 'https:' ? 'secureConnect' : 'connect',
          onConnected,
        )
    })
    request.end(body ?? undefined)
  })
}

/**
 * The body as text. The limit counts bytes after decompression. Throws a
 * BodyError.
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of decompress(response)) {
      size += chunk.length
      if (size > maxBytes)
        throw new BodyError(
          `the answer is larger than ${maxBytes / 1_048_576} MiB`,
        )
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof BodyError
      ? error
      : new BodyError('the answer was cut short', { cause: error })
  } finally {
    // A body that was not read to its end would keep its connection open, and
    // with it the process.
    response.destroy()
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

const keptAgents = new Map<string, HttpAgent>()

/**
 * A POST gets a new connection, because a kept one may just be closing and a
 * POST must not be lost to that race. Other requests may be sent again, and
 * reuse connections. Both honor the proxy variables.
 */
function agentFor(protocol: string, method: string): HttpAgent {
  const proxyEnv = process.env
  const Agent = protocol === 'https:' ? HttpsAgent : HttpAgent
  if (method === 'POST') return new Agent({ proxyEnv })
  const kept =
    keptAgents.get(protocol) ?? new Agent({ keepAlive: true, proxyEnv })
  keptAgents.set(protocol, kept)
  return kept
}

/** Some proxies compress a response although the request did not accept it. */
function decompress(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = response.headers['content-encoding']
  if (encoding === 'gzip') return pipe(response, createGunzip())
  if (encoding === 'br') return pipe(response, createBrotliDecompress())
  return response
}

function pipe(from: IncomingMessage, to: Transform): AsyncIterable<Buffer> {
  // `pipe` does not forward errors.
  from.on('error', (error) => to.destroy(error))
  return from.pipe(to)
}
