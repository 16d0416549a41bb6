// What one HTTP attempt came to. The phase decides, not the error code: a request that provably never left may be
// sent again, one that may have been read may not.
import type { Reason } from '../job/outcome.ts'

export type Attempt<T> =
  | { kind: 'value'; value: T }
  /** A 2xx whose body was cut, too large, not JSON or of another shape. */
  | { kind: 'unreadable'; detail: string }
  | { kind: 'status'; status: number; retryAfterMs: number | null; detail: string }
  | { kind: 'not-sent'; detail: string }
  | { kind: 'lost'; detail: string }
  | { kind: 'tls'; detail: string }

export type Fault = Exclude<Attempt<never>, { kind: 'value' }>

/** The classes of fault that the policy tells apart. */
export type Situation = 'not-sent' | 'lost' | 'unreadable' | 'tls' | 'limited' | 'overloaded' | 'refused'

/** The class of a fault. */
export function situationOf(fault: Fault): Situation {
  if (fault.kind !== 'status') return fault.kind
  if (fault.status === 429) return 'limited'
  if (fault.status === 408 || fault.status === 425 || fault.status >= 500) return 'overloaded'
  return 'refused'
}

/** Why a run ends on this fault. `missing` is what a 404 means for the call at hand. */
export function reasonOf(fault: Fault, missing: Reason): Reason {
  if (fault.kind === 'tls') return 'tls'
  if (fault.kind === 'unreadable') return 'unexpected-answer'
  if (fault.kind !== 'status') return 'unreachable'
  if (fault.status === 429) return 'rate-limited'
  if (fault.status === 401) return 'unauthorized'
  if (fault.status === 403) return 'forbidden'
  if (fault.status === 404) return missing
  if (fault.status < 400) return 'bad-endpoint'
  return situationOf(fault) === 'overloaded' ? 'unreachable' : 'bad-request'
}
