// The outcome of one HTTP request. How far the request got decides, not the error code: a request that never left may
// be sent again, a request that the server may have read may not.

export type HttpOutcome<T> =
  | { kind: 'value'; value: T }
  /** A 2xx response whose body was cut, too large, not JSON, or of another shape. */
  | { kind: 'unreadable'; detail: string }
  | { kind: 'status'; status: number; retryAfterMs: number | null; detail: string }
  /** A proxy or firewall answered 403 in place of the service, which says nothing about the key. */
  | { kind: 'blocked'; detail: string }
  | { kind: 'not-sent'; detail: string }
  /** The request may have arrived, but no response came. */
  | { kind: 'no-response'; detail: string }
  | { kind: 'tls'; detail: string }

export type HttpFailure = Exclude<HttpOutcome<never>, { kind: 'value' }>

/** The classes of failure that the retry policy distinguishes. */
export type FailureClass =
  | 'not-sent'
  | 'no-response'
  | 'unreadable'
  | 'tls'
  | 'blocked'
  | 'rate-limited'
  | 'unavailable'
  | 'server-error'
  | 'client-error'

/**
 * What Cloudflare, in front of the service, answers when it did not reach it: refused, unreachable, no TLS, a certificate that is
 * not valid, no DNS.
 *
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/
 */
const unreachedStatuses: readonly number[] = [521, 523, 525, 526, 530]

/** The class of a failure. */
export function classifyFailure(failure: HttpFailure): FailureClass {
  if (failure.kind !== 'status') return failure.kind
  if (failure.status === 429) return 'rate-limited'
  if (isUnavailable(failure)) return 'unavailable'
  // 408 Request Timeout and 425 Too Early are about the moment, not about the request.
  if (failure.status === 408 || failure.status === 425 || failure.status >= 500) return 'server-error'
  return 'client-error'
}

/** Whether the request did not arrive. A 503 that says when to come back is taken for a refusal, as a 429 is. */
function isUnavailable({ status, retryAfterMs }: Extract<HttpFailure, { kind: 'status' }>): boolean {
  return unreachedStatuses.includes(status) || (status === 503 && retryAfterMs !== null)
}
