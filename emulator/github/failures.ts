/**
 * The ways in which a request to GitHub fails, by name, for `fail` of the
 * emulator.
 */

export type Rate = { limit: number; used: number; resetAtMs: number }

const documentation = 'https://docs.github.com/rest'
const limits = `${documentation}/using-the-rest-api/rate-limits-for-the-rest-api`
const secondary =
  'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'

/**
 * Returns the responses, each without an effect. The primary limit is reset in
 * an hour of this clock, and above a secondary limit GitHub may or may not say
 * how long to wait.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
export function listFailures(now = new Date(), retryAfter = '60') {
  const rate = { limit: 1_000, used: 17, resetAtMs: now.getTime() + 3_600_000 }
  const left = describeRate(rate)
  const exceeded = describeRate({ ...rate, used: rate.limit })
  const wait = { ...left, 'retry-after': retryAfter }
  const accepted = {
    'x-accepted-github-permissions': 'issues=write; pull_requests=write',
  }
  return {
    'not accessible': describe(
      403,
      'Resource not accessible by integration',
      accepted,
    ),
    locked: describe(403, 'Unable to create comment because issue is locked.'),
    'primary limit': describe(
      403,
      'API rate limit exceeded for installation.',
      exceeded,
      limits,
    ),
    'secondary limit': describe(403, secondary, wait, limits),
    'secondary limit without a time': describe(403, secondary, left, limits),
    'too many requests': describe(429, secondary, wait, limits),
    'bad credentials': describe(401, 'Bad credentials'),
    'not found': describe(404, 'Not Found'),
    gone: describe(410, 'This issue was deleted'),
    invalid: describe(422, 'Validation Failed'),
    'server error': showPage(
      500,
      'We had issues producing the response to your request.',
    ),
    'bad gateway': showPage(502, 'This page is taking too long to load.'),
    unavailable: showPage(
      503,
      'We had issues producing the response to your request.',
    ),
    'proxy page': showPage(
      403,
      'The proxy of this network does not allow this request.',
    ),
  }
}

/** Returns the headers that say how much of the primary limit is left. */
export function describeRate({
  limit,
  used,
  resetAtMs,
}: Rate): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, limit - used)),
    'x-ratelimit-used': String(used),
    'x-ratelimit-reset': String(Math.ceil(resetAtMs / 1_000)),
    'x-ratelimit-resource': 'core',
  }
}

function describe(
  status: number,
  message: string,
  headers = {},
  documentation_url = documentation,
) {
  const body = { message, documentation_url, status: String(status) }
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
  }
}

function showPage(status: number, text: string) {
  const body = `<!DOCTYPE html>\n<html>\n<body><p>${text}</p></body>\n</html>\n`
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body,
  }
}
