// Requests reviews of a docs pull request. GitHub refuses the whole request for one reviewer who is no collaborator.
import { joinSentences } from '../base/escape.ts'
import type { PullRequestLink } from '../mintlify/pull-request-link.ts'
import type { Written } from '../state/docs-pull.ts'
import type { DocsPullPorts } from './docs-ports.ts'
import type { PullReading } from './docs-pull-conditions.ts'

type ReviewRequest = {
  link: PullRequestLink
  pull: PullReading
  /** Logins, or teams such as `team:writers`. */
  reviewers: readonly string[]
}

/** Requests all reviews at once, or each alone if GitHub refuses one of them. Nothing if there is nobody to ask. */
export async function requestReviews(
  { link, pull, reviewers }: ReviewRequest,
  { requestReviewers }: DocsPullPorts,
): Promise<Written | { kind: 'nothing' }> {
  // GitHub ignores the case of logins.
  const author = pull.author?.toLowerCase()
  const people = reviewers.filter((name) => name.toLowerCase() !== author && !name.endsWith('[bot]'))
  if (people.length === 0) return { kind: 'nothing' }
  const together = await requestReviewers(link, people)
  if (!together.isUnprocessable || people.length === 1) return together
  const results = await Promise.all(people.map((name) => requestReviewers(link, [name])))
  const failed = results.flatMap((result) => (result.kind === 'failed' ? [result] : []))
  if (failed.length === 0) return { kind: 'written' }
  return {
    kind: 'failed',
    problem: joinSentences(failed.map(({ problem }) => problem)),
    isFinal: failed.every(({ isFinal }) => isFinal),
  }
}
