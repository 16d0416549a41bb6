// Requests reviews of a docs pull request. GitHub refuses the whole request for one reviewer who is no collaborator.
import type { PullReading } from '../../domain/docs-pull/conditions.ts'
import type { Written } from '../../domain/docs-pull/docs-pull.ts'
import type { PullRequestLink } from '../../domain/job/pull-request-link.ts'
import { joinSentences } from '../../domain/markdown/escape.ts'
import type { DocsPullPorts } from './ports.ts'

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
