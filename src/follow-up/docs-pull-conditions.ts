// Whether the pull request that the service named is the agent's own. A token touches no other, because whoever writes the
// service's answer could name any pull request.
import { type FilterPattern, isMatched } from '../gates/filter-patterns.ts'
import type { PullRequestLink } from '../mintlify/pull-request-link.ts'
import type { DocsPullState } from '../state/docs-pull.ts'
import type { Report } from '../state/report.ts'

/** A pull request as GitHub describes it. */
export type PullReading = {
  state: DocsPullState
  /** ISO 8601, as all times. */
  createdAt: string
  /** When it was merged or closed, null if it is open. */
  endedAt: string | null
  /** Login, null for an account that is gone. */
  author: string | null
  headBranch: string
  /** Such as `acme/docs`, null for a repository that is gone. */
  headRepository: string | null
  baseRepository: string
  /** Null if GitHub does not say. */
  isPrivate: boolean | null
  commentCount: number
  headSha: string
  /** Null if GitHub does not say. */
  updatedAt: string | null
  /** Null if GitHub does not say. */
  changedFileCount: number | null
}

/** Whether a link leads to a pull request of the GitHub of this server, such as `https://github.com`. */
export function isOnServer({ url, repository, number }: PullRequestLink, serverUrl: string): boolean {
  return url === `${serverUrl}/${repository}/pull/${number}` && repository.split('/').length === 2
}

type JobFacts = Pick<Report, 'repository' | 'branch' | 'jobCreatedAt'>

/** The condition that an input can change. */
export const foreignBranch = "its branch isn't the agent job's and doesn't match `agent-branches`"

/** Why a link leads to no pull request of this job, as the end of a sentence. Null if it may. */
export function whyNotInRepository({ repository }: PullRequestLink, job: JobFacts): string | null {
  return isSameName(job.repository, repository) ? null : 'the agent job works in another repository'
}

/** Why a pull request is not known to be the agent's for this job, as the end of a sentence. Null if it is. */
export function whyNotOfJob(
  pull: PullReading,
  { repository, branch, jobCreatedAt }: JobFacts,
  agentBranches: readonly FilterPattern[],
): string | null {
  const { headRepository, baseRepository, headBranch, createdAt } = pull
  if (!isSameName(headRepository, baseRepository)) return 'its branch is in another repository'
  if (!isSameName(repository, baseRepository)) return 'the agent job works in another repository'
  if (headBranch !== branch && !isMatched(headBranch, agentBranches)) return foreignBranch
  if (jobCreatedAt === null) return "Mintlify didn't say when the agent job was created"
  if (secondOf(createdAt) < secondOf(jobCreatedAt)) return 'it is older than the agent job'
  return null
}

/** GitHub ignores the case of names. */
function isSameName(a: string | null, b: string): boolean {
  return a !== null && a.toLowerCase() === b.toLowerCase()
}

/** GitHub's times have no parts of a second. */
function secondOf(time: string): number {
  return Math.floor(Date.parse(time) / 1_000)
}

/** The account of the agent's commits. */
export const agentLogin = 'mintlify[bot]'

/**
 * Whether nobody but the agent has worked on a pull request. `authors`: the logins of its commits' authors, null for one
 * that GitHub does not know; null if they were not all listed.
 */
export function isOnlyOfAgent(pull: PullReading, authors: readonly (string | null)[] | null): boolean {
  if (authors === null || authors.length === 0) return false
  return authors.every((login) => login !== null && [agentLogin, pull.author].includes(login))
}
