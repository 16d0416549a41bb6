// Faults below HTTP: connections that end, fall silent, or carry something else.
import { answering, type Fault, type Seen } from './fault.ts'
import { answerBytes } from './http-bytes.ts'

const tooLarge = Buffer.alloc(5 * 1_048_576, ' ')

/** Faults after the request was read, before any body: it may have been processed. */
export const lostFaults: Fault[] = [
  { name: 'reset after reading', seen: 'lost', play: (socket) => socket.resetAndDestroy() },
  { name: 'end of stream', seen: 'lost', play: (socket) => socket.end() },
  {
    name: 'end of stream inside the head',
    seen: 'lost',
    play: (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-'),
  },
  { name: 'something that is not HTTP', seen: 'lost', play: (socket) => socket.end('SSH-2.0-x\r\n') },
  {
    name: 'a length that is no number',
    seen: 'lost',
    play: (socket, body) => socket.end(answerBytes({ body, headers: { 'content-length': 'abc' } })),
  },
  {
    name: 'two lengths',
    seen: 'lost',
    play: (socket, body) => socket.end(answerBytes({ body, headers: { 'Content-Length': '3' } })),
  },
  {
    name: 'a head of 100 kB',
    seen: 'lost',
    play: (socket, body) => socket.end(answerBytes({ body, headers: { 'x-long': 'x'.repeat(100_000) } })),
  },
  {
    name: 'switching protocols',
    seen: 'lost',
    play: (socket) => socket.write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  },
]

/** Faults that only a timeout ends. */
export const silentFaults: Fault[] = [
  { name: 'silence before the answer', seen: 'lost', play: () => undefined },
  {
    name: 'silence inside the head',
    seen: 'lost',
    play: (socket) => socket.write('HTTP/1.1 200 OK\r\nconte'),
  },
  {
    name: 'silence inside the body',
    seen: 'unreadable',
    play: (socket, body) => socket.write(answerBytes({ body }).subarray(0, -20)),
  },
  {
    name: 'a byte now and then',
    seen: 'unreadable',
    play(socket, body) {
      socket.write(answerBytes({ body }).subarray(0, -40))
      const timer = setInterval(() => socket.write(' '), 150)
      socket.on('close', () => clearInterval(timer))
    },
  },
]

/** Faults inside the body of a 2xx: it was processed, and nobody learns of the job. */
export const cutFaults: Fault[] = [
  {
    name: 'a body cut by a reset',
    seen: 'unreadable',
    play(socket, body) {
      socket.write(answerBytes({ body }).subarray(0, -20), () =>
        setTimeout(() => socket.resetAndDestroy(), 20),
      )
    },
  },
  {
    name: 'a body cut by an end',
    seen: 'unreadable',
    play: (socket, body) => socket.end(answerBytes({ body }).subarray(0, -20)),
  },
  {
    name: 'a length too large',
    seen: 'unreadable',
    play: (socket, body) => socket.end(answerBytes({ body, headers: { 'content-length': '9000' } })),
  },
  {
    name: 'a length too small',
    seen: 'unreadable',
    play: (socket, body) => socket.end(answerBytes({ body, headers: { 'content-length': '20' } })),
  },
  { name: 'a chunk cut off', seen: 'unreadable', play: (socket, body) => socket.end(chunked(body, 'ff')) },
  {
    name: 'a chunk without a size',
    seen: 'unreadable',
    play: (socket, body) => socket.end(chunked(body, 'zz')),
  },
]

/** Bodies that need not be read to an end that never comes. */
export const openFaults: Fault[] = [
  ...['gzip', 'br', 'identity'].map((encoding) => openFault(200, encoding, 'unreadable')),
  ...['gzip', 'br', 'identity'].map((encoding) => ({ ...openFault(403, encoding, 'refused'), status: 403 })),
]

/** Odd ways to say the right thing. */
export const oddFaults: Fault[] = [
  {
    name: 'one byte at a time',
    seen: 'good',
    play(socket, body) {
      const bytes = [...answerBytes({ body })]
      socket.setNoDelay(true)
      const sendNext = () => {
        const byte = bytes.shift()
        if (byte !== undefined && !socket.destroyed)
          socket.write(Buffer.from([byte]), () => setImmediate(sendNext))
      }
      sendNext()
    },
  },
  {
    name: 'early hints before the answer',
    seen: 'good',
    play(socket, body) {
      socket.write('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n')
      socket.write(answerBytes({ body }))
    },
  },
  {
    name: 'a body that ends with the connection',
    seen: 'good',
    play: (socket, body) => socket.end(`HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${body}`),
  },
  { name: 'chunks', seen: 'good', play: (socket, body) => socket.write(`${chunked(body, '0')}\r\n`) },
  {
    name: 'an answer and then a reset',
    seen: 'good',
    play: (socket, body) =>
      socket.write(answerBytes({ body }), () => setTimeout(() => socket.resetAndDestroy(), 30)),
  },
]

function chunked(body: string, nextSize: string): string {
  const size = Buffer.byteLength(body).toString(16)
  return `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${size}\r\n${body}\r\n${nextSize}\r\n`
}

/** Neither gzip nor brotli and, as it is, larger than a job or a page may be. The connection stays open. */
function openFault(status: number, encoding: string, seen: Seen): Fault {
  const headers = { 'content-encoding': encoding, 'content-length': '999999999' }
  const fault = answering(`${status} left open, in ${encoding}`, seen, () => ({
    status,
    headers,
    body: tooLarge,
  }))
  // What cannot be read says nothing about the key.
  return status === 403 ? { ...fault, status, isForeign: true } : fault
}
