import { expect, test } from '@jest/globals'
import { isNearlySpent, rateLimitText } from '../../src/github/rate-limit.ts'

const resetAt = new Date('2026-11-20T14:32:00.000Z')

test.each([
  [5_000, 1_000, false],
  [5_000, 999, true],
  [15_000, 2_999, true],
  [15_000, 3_000, false],
])('of %d requests, %d leave less than a fifth: %s', (limit, remaining, expected) => {
  expect(isNearlySpent({ limit, remaining, resetAt })).toBe(expected)
})

test('the sentence names the input of the token, and when there are calls again', () => {
  expect(rateLimitText({ input: 'docs-token', until: resetAt })).toBe(
    'Less than a fifth of the rate limit of `docs-token` is left until 2026-11-20 14:32 UTC.',
  )
})
