import { expect, test } from '@jest/globals'
import { exceedPrimaryLimit, exceedSecondaryLimit } from '../../../emulator/github/rate-limits.ts'
import { callGitHub } from './github-call.ts'
import { root, startWithConversations } from './start-github.ts'

const resetAt = new Date(Date.UTC(2026, 10, 20, 12))
const reset = { 'x-ratelimit-reset': '1795176000', 'x-ratelimit-resource': 'core' }
const used = (count: number) => ({
  'x-ratelimit-limit': '1000',
  'x-ratelimit-used': String(count),
  'x-ratelimit-remaining': String(1_000 - count),
})

test.each([
  [/API rate limit/, exceedPrimaryLimit(resetAt), { ...used(1_000), ...reset }],
  [/API rate limit/, exceedPrimaryLimit(resetAt, 429), { ...used(1_000), ...reset }],
  [/secondary rate limit/, exceedSecondaryLimit({ resetAt }), { ...used(17), ...reset }],
  [
    /secondary rate limit/,
    exceedSecondaryLimit({ resetAt, retryAfter: '9', status: 429 }),
    { ...used(17), ...reset, 'retry-after': '9' },
  ],
])('a limit is told by message and headers: %s, %j', async (message, limit, headers) => {
  const { github } = await startWithConversations()
  github.fail({ path: /./, ...limit })
  const response = await callGitHub(github, `${root}/issues/1`)
  const body = { message: expect.stringMatching(message), status: String(limit.status) }
  expect(response).toMatchObject({ status: limit.status, headers, body })
  expect('retry-after' in Object(response.headers)).toBe('retry-after' in headers)
})
