/** The result of what may fail in an expected way. */

export type Result<T, E> = { kind: 'success'; value: T } | { kind: 'failure'; error: E }

/** Returns a result with a value. */
export function success<T>(value: T): Result<T, never> {
  return { kind: 'success', value }
}

/** Returns a result with an error. */
export function failure<E>(error: E): Result<never, E> {
  return { kind: 'failure', error }
}
