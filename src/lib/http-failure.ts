// How an HTTP request can fail. How far it got decides, not the error code: a
// request that never left may be sent again, a request that the server may have
// read may not.

export type HttpOutcome<T> = { kind: 'value'; value: T } | HttpFailure

export type HttpFailure =
  /**
   * A 2xx response that can't be used. `unreadable`: its body was cut, too
   * large, or of another shape. `intercepted`: it is not the service's own,
   * such as the page of a proxy.
   */
  | { kind: 'unreadable' | 'intercepted'; detail: string }
  | {
      kind: 'status'
      status: number
      retryAfterMs: number | null
      detail: string
    }
  | Unanswered

/**
 * The service gave no response. `blocked`: something in between refused the
 * request in its place, which says nothing about the key or the project.
 * `no-response`: the request may have arrived.
 */
export type Unanswered = {
  kind: 'blocked' | 'not-sent' | 'no-response' | 'tls'
  detail: string
}

/** The classes of failure that the retry policy distinguishes. */
export type FailureClass =
  | Exclude<HttpFailure['kind'], 'status'>
  | 'rate-limited'
  | 'not-found'
  | 'server-error'
  | 'client-error'

export function classifyFailure(failure: HttpFailure): FailureClass {
  if (failure.kind !== 'status') return failure.kind
  const { status, retryAfterMs } = failure
  if (status === 429) return 'rate-limited'
  if (status === 404) return 'not-found'
  // A 503 that says when to come back is a refusal, as a 429 is.
  if (status === 503 && retryAfterMs !== null) return 'rate-limited'
  // 408 Request Timeout and 425 Too Early are about the moment, not about the
  // request.
  if (status === 408 || status === 425 || status >= 500) return 'server-error'
  return 'client-error'
}

/** When to come back, null if the answer does not say. */
export function retryAfterMsOf(failure: HttpFailure): number | null {
  return failure.kind === 'status' ? failure.retryAfterMs : null
}

const descriptions: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EAI_AGAIN: "the host name couldn't be looked up",
  ENOTFOUND: "the host name wasn't found",
  EHOSTUNREACH: "the host couldn't be reached",
  ENETUNREACH: "the network couldn't be reached",
  ETIMEDOUT: 'the connection timed out',
  EPIPE: 'the connection was closed',
}

const certificateCodes =
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CRL_|INVALID_|HOSTNAME_MISMATCH|EPROTO$)/

/**
 * The code of the innermost cause, such as `ECONNREFUSED`, null if it has none.
 */
export function errorCodeOf(error: unknown): string | null {
  const { cause, errors, code } = Object(error)
  if (cause) return errorCodeOf(cause)
  if (Array.isArray(errors)) return errorCodeOf(errors[0])
  return typeof code === 'string' ? code : null
}

/**
 * Whether the code says that the TLS handshake or the certificate failed.
 * https://nodejs.org/api/errors.html
 */
export function isTlsErrorCode(code: string | null): boolean {
  return code !== null && certificateCodes.test(code)
}

/**
 * What a code means, in our own words: the original messages can contain a
 * header with the key.
 */
export function describeErrorCode(code: string | null): string {
  if (code === null || !/^[A-Z0-9_]{1,60}$/.test(code))
    return 'the API call failed'
  return descriptions[code] ?? `the API call failed with ${code}`
}

type Attempt = {
  signal: AbortSignal
  /** Whether the server may have seen the request. */
  isConnected: boolean
  /** Such as `api.example`, with its port if it has one. */
  host: string
  proxy: URL | null
}

/** What the error of a request without an answer means. */
export function failureOf(error: unknown, attempt: Attempt): Unanswered {
  const { signal, isConnected, host, proxy } = attempt
  const code = errorCodeOf(error)
  const why = signal.aborted ? reasonOf(signal) : describeErrorCode(code)
  if (isConnected) return { kind: 'no-response', detail: why }
  if (code === 'ERR_PROXY_TUNNEL' && proxy !== null)
    return failureOfTunnel(error, proxy)
  if (isTlsErrorCode(code)) {
    const whose =
      proxy?.protocol === 'https:' ? `${proxy.host} or ${host}` : host
    return {
      kind: 'tls',
      detail: `the TLS connection to ${whose} failed (${code})`,
    }
  }

  const where = proxy === null ? '' : behindProxy(proxy, code)
  return { kind: 'not-sent', detail: `${where}${why}` }
}

/** Codes of a connection that was never there. */
const unconnected =
  /^(?:ECONNREFUSED|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/

/** Only the proxy is connected to, and it connects to the host. */
function behindProxy({ host }: URL, code: string | null): string {
  return unconnected.test(code ?? '')
    ? `no connection to the proxy ${host}: `
    : `through the proxy ${host}: `
}

/** https://nodejs.org/api/errors.html#err_proxy_tunnel */
function failureOfTunnel(error: unknown, { host }: URL): Unanswered {
  const status: unknown = Object(error).statusCode
  if (status === 403 || status === 407)
    return {
      kind: 'blocked',
      detail: `the proxy ${host} answered ${status} to CONNECT`,
    }

  const what =
    typeof status === 'number'
      ? `answered ${status || 'nonsense'} to CONNECT`
      : 'closed the connection'
  return { kind: 'not-sent', detail: `the proxy ${host} ${what}` }
}

function reasonOf({ reason }: AbortSignal): string {
  return typeof reason === 'string' ? reason : 'no answer in time'
}

/** Two clocks on the way to an answer may differ by so much. */
const maxSkewMs = 5_000

/** The time that an answer was given, null for one of another form. */
export function readDate(text: string | undefined): Date | null {
  // Some proxies add the header that is there already.
  const [, one = text, other = one] =
    /^(.+ GMT), (.+ GMT)$/.exec(text ?? '') ?? []
  const [date, second] = [toDate(one), toDate(other)]
  if (date === null || second === null) return null
  const skewMs = Math.abs(date.getTime() - second.getTime())
  return skewMs <= maxSkewMs ? date : null
}

function toDate(text = ''): Date | null {
  const date = new Date(text)
  const isExact = !Number.isNaN(date.getTime()) && date.toUTCString() === text
  return isExact ? date : null
}

/**
 * Milliseconds to wait, 0 for a date that has passed. Null if the header is
 * absent or not valid.
 */
export function parseRetryAfter(
  header: string | null,
  now: Date,
): number | null {
  const value = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000
  const date = toDate(value)
  return date && Math.max(0, date.getTime() - now.getTime())
}
