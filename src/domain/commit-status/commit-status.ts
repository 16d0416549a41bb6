// The commit status of a conversation, as its comment remembers it.
//
// https://docs.github.com/rest/commits/statuses
import type { OtherStatus } from '../conversation/state-text.ts'
import type { FailableResult } from '../job/outcome.ts'

export const statusStates = ['pending', 'success', 'failure', 'error'] as const
export type StatusState = (typeof statusStates)[number]

export const statusGoals = ['ready', 'merged'] as const
/** What the status waits for: that the docs pull request is ready, or that it is merged. */
type StatusGoal = (typeof statusGoals)[number]

/** The inputs about the status. */
export type StatusRules = {
  /** Name of the status, such as `docs`. Null turns it off. */
  commitStatus: string | null
  commitStatusUntil: StatusGoal
  failOn: readonly FailableResult[]
}

export type CommitStatus = {
  /** Its name, such as `docs`. */
  context: string
  until: StatusGoal
  /** Results that block. What does not fail the step does not block either. */
  failOn: FailableResult[]
  /** The commits that show it, oldest first. */
  commits: string[]
  /** Whether the last of them was the head of the conversation's pull request. */
  isHead: boolean
  /** Whether the agent was too busy for the request of the last run. */
  isUnsent: boolean
  /** Whether another conversation of the pull request shows a status of this name, too. */
  isShared?: boolean | undefined
  /** Who needs no documentation for this change, null if nobody said so. */
  waivedBy: string | null
  /** The state that the commits show, null if it could not be written to all of them. */
  written: StatusState | null
}

/** A commit that a run was told of. */
export type StatusCommit = { sha: string; isHead: boolean }

export const maxStatusCommits = 5

/** Whether two names are of the same status: GitHub ignores their case. */
export function isSameContext(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The status for the run's commit. A run that begins no turn goes on with the commits and the waiver of the earlier one. */
export function beginStatus(
  { commitStatus: context, commitStatusUntil: until, failOn }: StatusRules,
  commit: StatusCommit | null,
  earlier: CommitStatus | null,
): CommitStatus | null {
  if (context === null || commit === null) return earlier
  const { sha, isHead } = commit
  const kept = earlier?.context === context ? earlier : null
  const waivedBy = kept?.waivedBy ?? null
  const commits = addCommit(kept?.commits ?? [], sha)
  const isUnsent = kept?.isUnsent ?? false
  return { context, until, failOn: [...failOn], commits, isHead, isUnsent, waivedBy, written: null }
}

/**
 * The status of a new turn, which is needed again: for the newest commit alone, or for all of them if requests for some of them
 * were queued.
 */
export function renewStatus(status: CommitStatus, { hasQueue }: { hasQueue: boolean }): CommitStatus {
  const commits = hasQueue ? status.commits : status.commits.slice(-1)
  return { ...status, commits, isUnsent: false, waivedBy: null, written: null }
}

/** The report with what is known of the statuses of other conversations. What was seen once holds until the next run begins. */
export function withOtherStatuses<T extends { commitStatus: CommitStatus | null }>(
  report: T,
  others: readonly OtherStatus[],
): T {
  const { commitStatus } = report
  if (!commitStatus || !statusNamed(commitStatus.context, others)) return report
  return { ...report, commitStatus: { ...commitStatus, isShared: true } }
}

/** The status of another conversation that has this name, null if none has. */
export function statusNamed(context: string, others: readonly OtherStatus[]): OtherStatus | null {
  return others.find((other) => isSameContext(other.context, context)) ?? null
}

/** The status with one more commit that shows it. */
export function showOn(status: CommitStatus, { sha, isHead }: StatusCommit): CommitStatus {
  return { ...status, commits: addCommit(status.commits, sha), isHead }
}

/** The status of a run with what other runs have done to it during the same turn. */
export function mergeStatus(own: CommitStatus | null, current: CommitStatus | null): CommitStatus | null {
  if (!own || own.context !== current?.context) return own ?? current
  const added = current.commits.filter((sha) => !own.commits.includes(sha))
  const isHead = added.length > 0 ? current.isHead : own.isHead
  // What another run added came later only if it is the head of the pull request.
  const merged = current.isHead ? [...own.commits, ...added] : [...added, ...own.commits]
  const commits = merged.slice(-maxStatusCommits)
  return { ...own, commits, isHead, waivedBy: current.waivedBy ?? own.waivedBy }
}

/** The status on the commits that do not show the newer one, null if there are none. */
export function withoutCommits(own: CommitStatus | null, newer: CommitStatus | null): CommitStatus | null {
  if (!own || own.context !== newer?.context) return own
  const commits = own.commits.filter((sha) => !newer.commits.includes(sha))
  return commits.length > 0 ? { ...own, commits, isHead: false } : null
}

function addCommit(commits: readonly string[], sha: string): string[] {
  return [...commits.filter((other) => other !== sha), sha].slice(-maxStatusCommits)
}
