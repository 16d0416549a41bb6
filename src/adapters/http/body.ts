// The body of an answer, decompressed and read to a limit.
import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

export type Body = { text: string } | { problem: string }

/** The body as text, or why it could not be read. The limit counts bytes after decompression. */
export async function readBody(answer: IncomingMessage, longestBytes: number): Promise<Body> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of decompress(answer)) {
      size += chunk.length
      if (size > longestBytes) return { problem: `the answer is larger than ${longestBytes / 1_048_576} MiB` }
      chunks.push(chunk)
    }
  } catch {
    return { problem: 'the answer was cut short' }
  }
  return { text: new TextDecoder().decode(Buffer.concat(chunks)) }
}

/** GitHub is asked for gzip and the service for plain; some servers in between compress all the same. */
function decompress(answer: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = answer.headers['content-encoding']
  if (encoding === 'gzip') return pipe(answer, createGunzip())
  return encoding === 'br' ? pipe(answer, createBrotliDecompress()) : answer
}

function pipe(from: IncomingMessage, to: Transform): AsyncIterable<Buffer> {
  // What breaks the answer must break its reader too.
  from.on('error', (error) => to.destroy(error))
  return from.pipe(to)
}
