/** The forms in which a request to GitHub fails, by name, for `fail` of the emulator. */

import type { Fault } from '../faults.ts'
import { exceedPrimaryLimit, exceedSecondaryLimit } from '../rate-limits.ts'
import { pages } from './pages.ts'

/** An answer, not which requests get it. */
export type Failure = Required<Pick<Fault, 'status' | 'headers' | 'body'>>

/**
 * Returns them all. The limits are reset in an hour of this clock.
 *
 * GitHub's own JSON refuses, a limit or a page refuses nothing for good.
 */
export function listFailures(now = new Date()) {
  const resetAt = new Date(now.getTime() + 3_600_000)
  const accepted = { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' }
  return {
    'not accessible': describe(403, 'Resource not accessible by integration', accepted),
    locked: describe(403, 'Unable to create comment because issue is locked.'),
    'secondary limit': exceedSecondaryLimit({ retryAfter: '60', resetAt }),
    'primary limit': { ...exceedPrimaryLimit(resetAt) },
    'too many requests': exceedSecondaryLimit({ retryAfter: '60', status: 429, resetAt }),
    'bad credentials': describe(401, 'Bad credentials'),
    'not found': describe(404, 'Not Found'),
    gone: describe(410, 'This issue was deleted'),
    invalid: describe(422, 'Validation Failed'),
    'server error': showPage(500, pages.problem),
    'bad gateway': showPage(502, pages.tooLong),
    unavailable: showPage(503, pages.problem),
    'proxy page': showPage(403, pages.blocked),
  } satisfies Record<string, Failure>
}

function describe(status: 401 | 403 | 404 | 410 | 422, message: string, headers = {}): Failure {
  const body = { message, documentation_url: 'https://docs.github.com/rest', status: String(status) }
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body }
}

function showPage(status: 403 | 500 | 502 | 503, body: string): Failure {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}
