// The body of an answer, read to a limit and never quoted but for its `error` field.
import type { IncomingMessage } from 'node:http'
import { toOneLine } from '../domain/sanitise.ts'

const longestErrorText = 500

export type Body = { text: string } | { problem: string }

/** The body as text, or why it could not be read. It was asked for uncompressed: what is compressed still is not JSON. */
export async function readBody(answer: IncomingMessage, longestBytes: number): Promise<Body> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer) {
      size += chunk.length
      if (size > longestBytes) return { problem: `the answer is larger than ${longestBytes / 1_048_576} MiB` }
      chunks.push(chunk)
    }
  } catch {
    return { problem: 'the answer was cut short' }
  }
  return { text: Buffer.concat(chunks).toString() }
}

/** The `error` field of an error's body in one line, at most 500 characters; nothing else of it is ever quoted. */
export function errorText(body: string): string {
  const json = parseJson(body)
  const said = typeof json === 'object' && json !== null && 'error' in json ? json.error : ''
  return typeof said === 'string' ? toOneLine(said, longestErrorText) : ''
}

/** The JSON of a text, undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
