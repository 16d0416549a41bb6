import { expect, test } from '@jest/globals'
import { listFailures } from '../../../../emulator/github/failures/failures.ts'
import { root, startWithConversations } from '../start-github.ts'

const now = new Date(Date.UTC(2026, 0, 31, 9, 30))

test.each([
  [
    'not accessible',
    403,
    'x-accepted-github-permissions',
    'issues=write; pull_requests=write',
    /by integration/,
  ],
  ['locked', 403, 'x-ratelimit-remaining', null, /is locked/],
  ['secondary limit', 403, 'retry-after', '60', /secondary rate limit/],
  ['primary limit', 403, 'x-ratelimit-remaining', '0', /API rate limit exceeded/],
  ['primary limit', 403, 'x-ratelimit-reset', '1769855400', /API rate limit exceeded/],
  ['too many requests', 429, 'retry-after', '60', /secondary rate limit/],
  ['bad credentials', 401, 'retry-after', null, /Bad credentials/],
  ['not found', 404, 'content-type', 'application/json; charset=utf-8', /"Not Found"/],
  ['gone', 410, 'retry-after', null, /deleted/],
  ['invalid', 422, 'retry-after', null, /Validation Failed/],
  ['server error', 500, 'content-type', 'text/html; charset=utf-8', /^<!DOCTYPE html>/],
  ['bad gateway', 502, 'content-type', 'text/html; charset=utf-8', /taking too long/],
  ['unavailable', 503, 'content-type', 'text/html; charset=utf-8', /^<!DOCTYPE html>/],
  ['proxy page', 403, 'content-type', 'text/html; charset=utf-8', /Access denied/],
] as const)('the failure "%s" has status %p, and its %s is %p', async (...row) => {
  const [name, status, header, value, body] = row
  const { github } = await startWithConversations()
  github.fail({ path: `${root}/issues/1`, ...listFailures(now)[name] })
  const response = await fetch(`${github.apiUrl}${root}/issues/1`)
  expect([response.status, response.headers.get(header)]).toEqual([status, value])
  expect(await response.text()).toMatch(body)
})
