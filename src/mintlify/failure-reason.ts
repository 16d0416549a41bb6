// Why a run ends with a failed call to the service.
import type { Reason } from '../base/result-codes.ts'
import { classifyFailure, type HttpFailure } from '../http/http-outcome.ts'

/** Why a run ends with this failure. `notFoundReason` is what a 404 means for the call. */
export function reasonForFailure(failure: HttpFailure, notFoundReason: Reason): Reason {
  if (failure.kind === 'tls' || failure.kind === 'blocked') return failure.kind
  if (failure.kind === 'unreadable') return 'unexpected-answer'
  if (failure.kind !== 'status') return 'unreachable'
  if (failure.status === 429) return 'rate-limited'
  if (failure.status === 401) return 'unauthorized'
  if (failure.status === 403) return 'forbidden'
  if (failure.status === 404) return notFoundReason
  if (failure.status < 400) return 'redirected'
  return classifyFailure(failure) === 'client-error' ? 'bad-request' : 'unreachable'
}
