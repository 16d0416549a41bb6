// What the body of an answer says, if it is JSON, and the one part of an error's body that is ever quoted.
import { toOneLine } from '../../domain/markdown/escape.ts'

const longestErrorText = 500

/** The `error` field of an error's body, in one line, at most 500 characters; nothing else of it is ever quoted. */
export function errorText(json: unknown, redact: (text: string) => string): string {
  const said = typeof json === 'object' && json !== null && 'error' in json ? json.error : ''
  return typeof said === 'string' ? toOneLine(redact(said), longestErrorText) : ''
}

/** The JSON of a text, undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
