// Network errors in our own words: the originals may carry a header with the key in it.

const words: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EAI_AGAIN: 'the host name could not be looked up',
  ENOTFOUND: 'the host name was not found',
  EHOSTUNREACH: 'the host could not be reached',
  ENETUNREACH: 'the network could not be reached',
  ETIMEDOUT: 'the connection timed out',
  EPIPE: 'the connection was closed',
  ERR_PROXY_TUNNEL: 'the proxy did not let the request through',
}

const certificateCodes =
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CRL_|INVALID_|HOSTNAME_MISMATCH|EPROTO$)/

/** The code of the error at the bottom of the causes, such as `ECONNREFUSED`, empty if it has none. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('cause' in error && error.cause) return codeOf(error.cause)
  if ('errors' in error && Array.isArray(error.errors)) return codeOf(error.errors[0])
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Whether the code says that the other side's certificate or its TLS was refused. */
export function isTlsCode(code: string): boolean {
  return certificateCodes.test(code)
}

/** What the code means, in a few words. */
export function describeCode(code: string): string {
  const known = words[code]
  if (known) return known
  return /^[A-Z0-9_]{1,60}$/.test(code) ? `the request failed with ${code}` : 'the request failed'
}
