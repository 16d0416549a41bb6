// The commit status of a conversation, as its comment remembers it.
//
// https://docs.github.com/rest/commits/statuses
import type { FailableResult } from './outcome.ts'

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
  /** Whether the agent was too busy for the request of the last run. */
  isUnsent: boolean
  /** Whether another conversation of the pull request shows a status of this name, too. */
  isShared?: boolean | undefined
  /** Who needs no documentation for which commit, null if nobody said so. */
  waiver: Waiver | null
  /** The state that the commits show, null if it could not be written to all of them. */
  written: StatusState | null
}

/** Somebody's word that a commit needs no documentation. Later commits are not meant. */
export type Waiver = { by: string; sha: string }

/** The commit status of another conversation. `url`: page of its comment. */
export type OtherStatus = { context: string; url: string }

export const maxStatusCommits = 5

/** Whether two names are of the same status: GitHub ignores their case. */
export function isSameContext(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The status for the run's commit. A run that makes no request goes on with the commits and the waiver of the earlier one. */
export function beginStatus(
  { commitStatus: context, commitStatusUntil: until, failOn }: StatusRules,
  sha: string | null,
  earlier: CommitStatus | null,
): CommitStatus | null {
  if (context === null || sha === null) return earlier
  const kept = earlier?.context === context ? earlier : null
  const waiver = kept?.waiver ?? null
  const commits = addCommit(kept?.commits ?? [], sha)
  const isUnsent = kept?.isUnsent ?? false
  return { context, until, failOn: [...failOn], commits, isUnsent, waiver, written: null }
}

/**
 * The status of a new request, which is needed again: for its commit and those that came while it was sent, or for all of them if
 * requests for some of them were queued.
 */
export function renewStatus(
  status: CommitStatus,
  { sha, hasQueue }: { sha: string | null; hasQueue: boolean },
): CommitStatus {
  const at = sha === null ? -1 : status.commits.indexOf(sha)
  const commits = hasQueue ? status.commits : status.commits.slice(at)
  return { ...status, commits, isUnsent: false, waiver: null, written: null }
}

/** What has a status, with what is known of those of other conversations. What was seen once holds until the next run begins. */
export function withOtherStatuses<T extends { commitStatus: { context: string } | null }>(
  shown: T,
  others: readonly OtherStatus[],
): T {
  const { commitStatus } = shown
  if (!commitStatus || !statusNamed(commitStatus.context, others)) return shown
  return { ...shown, commitStatus: { ...commitStatus, isShared: true } }
}

/** The status of another conversation that has this name, null if none has. */
export function statusNamed(context: string, others: readonly OtherStatus[]): OtherStatus | null {
  return others.find((other) => isSameContext(other.context, context)) ?? null
}

function addCommit(commits: readonly string[], sha: string): string[] {
  return [...commits.filter((other) => other !== sha), sha].slice(-maxStatusCommits)
}
