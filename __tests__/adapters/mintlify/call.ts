// A call of the transport, as tests make it.
import type { HttpCall, Parse } from '../../../src/adapters/mintlify/request.ts'

/** A GET of the address with a second for its answer, stopped by nothing, but for what is given. */
export function callTo(url: URL, known: Partial<HttpCall> = {}): HttpCall {
  const never = new AbortController().signal
  const none = { unsentMs: 0, sentMs: 0 }
  return {
    method: 'GET',
    url,
    key: 'mint_key',
    timeoutMs: 1_000,
    stops: { interrupted: never, deadline: never },
    grace: { interrupted: none, deadline: none },
    longestBody: 1_048_576,
    redact: (text) => text,
    ...known,
  }
}

/** Takes any answer for the value that it is. */
export const parseAny: Parse<unknown> = (json) => ({ value: json })
