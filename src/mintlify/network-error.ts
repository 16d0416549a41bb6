// Network errors in our own words. The original messages can contain a header with the key.

const descriptions: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EAI_AGAIN: "the host name couldn't be looked up",
  ENOTFOUND: "the host name wasn't found",
  EHOSTUNREACH: "the host couldn't be reached",
  ENETUNREACH: "the network couldn't be reached",
  ETIMEDOUT: 'the connection timed out',
  EPIPE: 'the connection was closed',
  ERR_PROXY_TUNNEL: "the proxy didn't let the API call through",
}

const certificateCodes =
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CRL_|INVALID_|HOSTNAME_MISMATCH|EPROTO$)/

/** The code of the innermost cause, such as `ECONNREFUSED`, null if it has none. */
export function errorCodeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('cause' in error && error.cause) return errorCodeOf(error.cause)
  if ('errors' in error && Array.isArray(error.errors)) return errorCodeOf(error.errors[0])
  return 'code' in error && typeof error.code === 'string' ? error.code : null
}

/** Whether the code says that the TLS handshake or the certificate failed. https://nodejs.org/api/errors.html */
export function isTlsErrorCode(code: string | null): boolean {
  return code !== null && certificateCodes.test(code)
}

/** What the code means, in a few words. */
export function describeErrorCode(code: string | null): string {
  if (code === null) return 'the API call failed'
  const known = descriptions[code]
  if (known) return known
  return /^[A-Z0-9_]{1,60}$/.test(code) ? `the API call failed with ${code}` : 'the API call failed'
}
