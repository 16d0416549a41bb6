// How the comment recognizes a request.
import { isDeepStrictEqual } from 'node:util'
import type { RequestKey } from './state.ts'

/** Whether two keys are those of one request. Null is none. */
export function isSameRequest(a: RequestKey | null, b: RequestKey): boolean {
  return isDeepStrictEqual(a, b)
}

/** Whether two keys are those of one request, in whichever attempt. */
export function isSameInAnyAttempt(
  a: RequestKey | null,
  b: RequestKey,
): boolean {
  return isSameRequest(a && { ...a, attempt: null }, { ...b, attempt: null })
}
