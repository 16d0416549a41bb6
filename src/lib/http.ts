// One HTTP request, for both services: the connection, the head of the answer,
// and its body read to a limit. It follows no redirect and never sends twice. A
// failure is a value, but for a proxy whose address can't be read, which throws.
// It uses Node's `http` and not `fetch`. After a 421, `fetch` sends a POST again
// by itself (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch), and it
// does not say what has been sent.
import {
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as startRequest,
} from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Readable, Transform } from 'node:stream'
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib'
import { failureOf, type Unanswered } from './http-failure.ts'
import { proxyFor } from './proxy.ts'

export type HttpRequest = {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  /** Null for a request without a body. */
  body: string | null
  /** Its reason, if it is a text, says why the request was given up. */
  signal: AbortSignal
  /** Counted after decompression. */
  maxBodyBytes: number
  /**
   * Called once the connection is there. From then on, the server may have seen
   * the request.
   */
  onConnected?: () => void
  /** Called once the head of the answer is there. */
  onAnswered?: () => void
}

export type HttpAnswer = {
  kind: 'answer'
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  /** The body, or what came of it. */
  body: string
  /** Why the body was not read to its end, null if it was. */
  bodyProblem: string | null
}

/** The answer, or how far the request got without one. */
export async function sendHttp(
  request: HttpRequest,
): Promise<HttpAnswer | Unanswered> {
  const proxy = proxyFor(request.url, process.env)
  let isConnected = false
  const onConnected = () => {
    isConnected = true
    request.onConnected?.()
  }

  try {
    request.signal.throwIfAborted()
    const response = await readHead(request, proxy, onConnected)
    request.onAnswered?.()
    const body = await readBody(response, request.maxBodyBytes)
    return {
      kind: 'answer',
      status: response.statusCode ?? 0,
      headers: joinHeaders(response.headers),
      ...body,
    }
  } catch (error) {
    const { signal, url } = request
    return failureOf(error, { signal, isConnected, host: url.host, proxy })
  }
}

/** The head of the answer. Rejects with Node's error. */
function readHead(
  { method, url, headers, body, signal }: HttpRequest,
  proxy: URL | null,
  onConnected: () => void,
): Promise<IncomingMessage> {
  const agent = agentFor(url.protocol, method, proxy)
  const length = body !== null && { 'content-length': Buffer.byteLength(body) }

  return new Promise((resolve, reject) => {
    const request = startRequest(
      url,
      { method, headers: { ...headers, ...length }, signal, agent },
      resolve,
    )
    request.on('error', reject)
    // A connection can also close without an error, such as after an unexpected
    // protocol switch.
    request.on('close', () => reject(new Error('closed')))
    // Node says nothing of a request that is given up while the proxy is
    // silent.
    signal.addEventListener('abort', () => reject(signal.reason))

    const isEncrypted = url.protocol === 'https:'
    request.on('socket', (socket) => {
      if (!socket.connecting) onConnected()
      else socket.once(isEncrypted ? 'secureConnect' : 'connect', onConnected)
    })
    request.end(body ?? undefined)
  })
}

/** The body as text, or what came of it, and why that is not all. */
async function readBody(
  response: IncomingMessage,
  maxBytes: number,
): Promise<Pick<HttpAnswer, 'body' | 'bodyProblem'>> {
  const chunks: Buffer[] = []
  const read = (bodyProblem: string | null) => ({
    body: new TextDecoder().decode(Buffer.concat(chunks)),
    bodyProblem,
  })
  let size = 0

  try {
    for await (const chunk of decompress(response)) {
      size += chunk.length
      if (size > maxBytes)
        return read(`the answer is larger than ${maxBytes / 1_048_576} MiB`)
      chunks.push(chunk)
    }
    return read(null)
  } catch {
    return read('the answer was cut short')
  } finally {
    // A body that was not read to its end would keep its connection open, and
    // with it the process.
    response.destroy()
  }
}

function joinHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      [value ?? ''].flat().join(', '),
    ]),
  )
}

const keptAgents = new Map<string, HttpAgent>()

/**
 * Only a GET reuses a connection: a kept one may just be closing, and a write
 * must not be lost to that race.
 */
function agentFor(
  protocol: string,
  method: string,
  proxy: URL | null,
): HttpAgent {
  const Agent = protocol === 'https:' ? HttpsAgent : HttpAgent
  // With no other variable, Node bypasses the proxy for no address.
  // https://nodejs.org/api/http.html#built-in-proxy-support
  const proxyEnv =
    proxy === null ? {} : { HTTP_PROXY: proxy.href, HTTPS_PROXY: proxy.href }
  if (method !== 'GET') return new Agent({ proxyEnv })

  const key = `${protocol} ${proxy?.href}`
  const kept = keptAgents.get(key) ?? new Agent({ keepAlive: true, proxyEnv })
  keptAgents.set(key, kept)
  return kept
}

const decoders = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  ['zstd', createZstdDecompress],
])

/** Some proxies compress a response although the request did not accept it. */
function decompress(response: IncomingMessage): AsyncIterable<Buffer> {
  const names = response.headers['content-encoding']?.toLowerCase() ?? ''
  // The last one was applied last.
  return names
    .split(/\s*,\s*/)
    .reduceRight<Readable>(
      (stream, name) => pipe(stream, decoders.get(name)),
      response,
    )
}

function pipe(from: Readable, decoder?: () => Transform): Readable {
  if (decoder === undefined) return from
  const to = decoder()
  // `pipe` does not forward errors.
  from.on('error', (error) => to.destroy(error))
  return from.pipe(to)
}
