// HTTP/1.1 as bytes: requests read from a raw socket, answers written as text that may be wrong on purpose.
import type { Socket } from 'node:net'

export type RawRequest = {
  method: string
  path: string
  /** Header lines as they were sent. */
  headers: string[]
  body: string
}

export type RawAnswer = {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Calls back for each request that has arrived whole on the connection. */
export function readRequests(socket: Socket, onRequest: (request: RawRequest) => void): void {
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (let taken = takeRequest(received); taken; taken = takeRequest(received)) {
      received = taken.rest
      onRequest(taken.request)
    }
  })
}

/** The answer's bytes with a true `content-length` unless the headers give one; a JSON 200 if nothing else is said. */
export function answerBytes({ status = 200, headers = {}, body = '' }: RawAnswer): Buffer {
  const bytes = Buffer.from(body)
  const all = { 'content-type': 'application/json', 'content-length': String(bytes.length), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} Played\r\n${lines.join('')}\r\n`, 'latin1'), bytes])
}

function takeRequest(received: Buffer): { request: RawRequest; rest: Buffer } | null {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const [first = '', ...headers] = received.subarray(0, headEnd).toString('latin1').split('\r\n')
  const [method = '', path = ''] = first.split(' ')
  const body = takeBody(headers, received.subarray(headEnd + 4))
  return body && { request: { method, path, headers, body: body.text }, rest: body.rest }
}

function takeBody(headers: string[], bytes: Buffer): { text: string; rest: Buffer } | null {
  if (headers.some((line) => /^transfer-encoding: *chunked$/i.test(line))) return takeChunks(bytes)
  const length = Number(headers.find((line) => /^content-length:/i.test(line))?.slice(15) ?? 0)
  if (bytes.length < length) return null
  return { text: bytes.subarray(0, length).toString(), rest: bytes.subarray(length) }
}

function takeChunks(bytes: Buffer): { text: string; rest: Buffer } | null {
  const parts: Buffer[] = []
  for (let rest = bytes; ; ) {
    const lineEnd = rest.indexOf('\r\n')
    if (lineEnd < 0) return null
    const size = Number.parseInt(rest.subarray(0, lineEnd).toString('latin1'), 16)
    const end = lineEnd + 2 + size
    if (rest.length < end + 2) return null
    if (size === 0) return { text: Buffer.concat(parts).toString(), rest: rest.subarray(end + 2) }
    parts.push(rest.subarray(lineEnd + 2, end))
    rest = rest.subarray(end + 2)
  }
}
