// A call of the transport, as tests make it.
import type { ServiceCall } from '../../src/mintlify/call.ts'

/** A GET of the address with a second for its answer, stopped by nothing, but for what is given. */
export function callTo(url: URL, known: Partial<ServiceCall> = {}): ServiceCall {
  const never = new AbortController().signal
  const none = { beforeSendMs: 0, afterSendMs: 0 }
  return {
    method: 'GET',
    url,
    key: 'mint_key',
    body: null,
    timeoutMs: 1_000,
    signals: { cancelled: never, deadline: never },
    abortDelays: { cancelled: none, deadline: none },
    maxBodyBytes: 1_048_576,
    redact: (text) => text,
    ...known,
  }
}
