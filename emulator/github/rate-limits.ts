/**
 * GitHub's responses to a request that exceeds a rate limit, for `fail` of the emulator.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */

import type { Fault } from './faults.ts'

type LimitResponse = Required<Pick<Fault, 'status' | 'headers' | 'body'>>

const documentation = 'https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api'
const requestsPerHour = 1_000

/** Returns the response above the primary limit, which resets at the time. */
export function exceedPrimaryLimit(resetAt: Date, status: 403 | 429 = 403): LimitResponse {
  const message = 'API rate limit exceeded for installation.'
  const body = { message, documentation_url: documentation, status: String(status) }
  return { status, headers: makeRateHeaders(requestsPerHour, resetAt), body }
}

/** Returns the response above a secondary limit. Without a time, GitHub does not say how long to wait. */
export function exceedSecondaryLimit({
  retryAfter,
  status = 403,
  resetAt,
}: {
  /** Value of `retry-after`. */
  retryAfter?: string
  status?: 403 | 429
  /** When the primary limit resets, of which most is left. */
  resetAt: Date
}): LimitResponse {
  const headers = makeRateHeaders(17, resetAt)
  return {
    status,
    headers: { ...headers, ...(retryAfter !== undefined && { 'retry-after': retryAfter }) },
    body: describeSecondaryLimit(status),
  }
}

/** Returns the body of the response above a secondary limit. */
export function describeSecondaryLimit(status: 403 | 429) {
  return {
    message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    documentation_url: `${documentation}#about-secondary-rate-limits`,
    status: String(status),
  }
}

function makeRateHeaders(used: number, resetAt: Date): Record<string, string> {
  return {
    'x-ratelimit-limit': String(requestsPerHour),
    'x-ratelimit-remaining': String(requestsPerHour - used),
    'x-ratelimit-used': String(used),
    'x-ratelimit-reset': String(Math.ceil(resetAt.getTime() / 1_000)),
    'x-ratelimit-resource': 'core',
  }
}
