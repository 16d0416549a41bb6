// What looking after a docs pull request needs, and what it works on.
import type { Result } from '../base/result.ts'
import type { FilterPattern } from '../gates/filter-patterns.ts'
import type { PullRequestLink } from '../mintlify/pull-request-link.ts'
import type { DocsPull, DocsPullComment, Problem, Written } from '../state/docs-pull.ts'
import type { Report } from '../state/report.ts'
import type { Source } from './docs-comments.ts'
import type { PullReading } from './docs-pull-conditions.ts'

export type DocsPullPorts = {
  /** Why a pull request cannot be read or written with the tokens that there are, null if it can. */
  refusal: (link: PullRequestLink) => { read: string | null; write: string | null }
  read: (link: PullRequestLink) => Promise<Result<PullReading, Problem>>
  /** What the pull request changes, read where it may be news. Never throws. */
  changes: (
    link: PullRequestLink,
    pull: PullReading,
    known: DocsPull,
  ) => Promise<Pick<DocsPull, 'changes' | 'preview'>>
  addLabels: (link: PullRequestLink, labels: readonly string[]) => Promise<Written>
  /** `isUnprocessable`: whether GitHub cannot take one of the reviewers. */
  requestReviewers: (
    link: PullRequestLink,
    reviewers: readonly string[],
  ) => Promise<Written & { isUnprocessable?: boolean }>
  /** Writes a comment, unless it is there. */
  comment: (link: PullRequestLink, comment: DocsPullComment) => Promise<Written>
  setState: (link: PullRequestLink, state: 'open' | 'closed') => Promise<Written>
  /** Logins of the authors of all commits, null for one that GitHub does not know. Null if it does not list them all. */
  commitAuthors: (link: PullRequestLink) => Promise<Result<(string | null)[] | null, Problem>>
  /** Whether everybody may read the source's repository. Null if GitHub does not say. */
  isSourcePublic: () => Promise<boolean | null>
  /** The title says what was not done. By default a call to GitHub failed. */
  warn: (text: string, title?: string) => void
  log: (line: string) => void
}

export type DocsPullRequest = {
  report: Report
  source: Source
  /** The state of the source pull request, null if it is not known or was merged. */
  sourceState: 'open' | 'closed' | null
  agentBranches: readonly FilterPattern[]
}

/** A docs pull request that was read. */
export type ReadDocsPull = DocsPullRequest & { link: PullRequestLink; pull: PullReading; known: DocsPull }
