// Success or failure, as a value. Expected failures are returned; only surprises are thrown.

/** What a function that can fail in an expected way returns. */
export type Result<T, E> = { kind: 'success'; value: T } | { kind: 'failure'; error: E }

/** A success with its value. */
export function success<T>(value: T): { kind: 'success'; value: T } {
  return { kind: 'success', value }
}

/** A failure with what is known about it. */
export function failure<E>(error: E): { kind: 'failure'; error: E } {
  return { kind: 'failure', error }
}
