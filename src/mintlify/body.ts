// The body of an answer, read to a limit: a small compressed answer may grow to gigabytes.
import * as z from 'zod/mini'
import { toOneLine } from '../domain/sanitise.ts'

const longestErrorText = 500

export type Body = { text: string } | { problem: string }

/** The body as text, or why it could not be read. The limit counts bytes after decompression. */
export async function readBody(response: Response, longestBytes: number): Promise<Body> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > longestBytes) return { problem: `the answer is larger than ${longestBytes / 1_048_576} MiB` }
      chunks.push(chunk)
    }
  } catch {
    return { problem: 'the answer was cut short' }
  }
  return { text: new TextDecoder().decode(Buffer.concat(chunks)) }
}

const errorBody = z.object({ error: z.string() })

/** The `error` field of an error's body in one line, at most 500 characters; nothing else of it is ever quoted. */
export function errorText(body: string): string {
  try {
    const parsed = errorBody.safeParse(JSON.parse(body))
    return parsed.success ? toOneLine(parsed.data.error, longestErrorText) : ''
  } catch {
    return ''
  }
}
