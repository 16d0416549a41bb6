// When a reconcile leaves the rest of GitHub's rate limit to others: the workflows of the same token.
import { dateTimeText } from '../base/format.ts'

/** What is left of the calls that a token has in an hour. */
export type CallBudget = { limit: number; remaining: number; resetAt: Date }

/** `input`: the one that the token comes from. `until`: when the hour is over. */
export type RateLimit = { input: 'github-token' | 'docs-token'; until: Date }

/** Whether less than a fifth of the calls is left. */
export function isNearlySpent({ limit, remaining }: CallBudget): boolean {
  return remaining < limit / 5
}

/** One sentence. */
export function rateLimitText({ input, until }: RateLimit): string {
  return `Less than a fifth of the rate limit of \`${input}\` is left until ${dateTimeText(until)}.`
}
