// Which pull request or issue the conversation of a run is.
import { issueNumberOf, type Trigger } from '../event/event.ts'
import { pullOfPush } from '../github/commit-pulls.ts'
import { describeGitHubError, isInaccessible } from '../github/github-errors.ts'
import type { ReadCommitPulls } from '../github/read-commit-pulls.ts'

export type TargetOptions = {
  trigger: Trigger
  readCommitPulls: ReadCommitPulls
  /** Input `issue-number`, null if it is empty. */
  issueNumber: number | null
  /** Limits all calls to GitHub before the job is created. */
  beforeCreate: AbortSignal
}

export type Target =
  | { kind: 'found'; issueNumber: number }
  /** `problem`: why this token cannot look for it, null if there is none. */
  | { kind: 'none'; problem: string | null }
  /** There may be one. */
  | { kind: 'unknown'; problem: string }

/** A function that looks for the conversation of one run: once, and again after a failure. It never throws. */
export function openTarget(options: TargetOptions): () => Promise<Target> {
  let found: Promise<Target> | null = null
  return async () => {
    found ??= findTarget(options)
    const target = await found
    if (target.kind === 'unknown') found = null
    return target
  }
}

/** The number that the inputs or the event name, or that of the pull request of a pushed commit. */
async function findTarget(options: TargetOptions): Promise<Target> {
  const { trigger, beforeCreate } = options
  const named = options.issueNumber ?? issueNumberOf(trigger)
  if (named !== null || trigger.kind !== 'push') return targetOf(named)
  try {
    const { items } = await options.readCommitPulls(trigger.after, beforeCreate)
    return targetOf(pullOfPush(items, trigger)?.number ?? null)
  } catch (error) {
    const kind = isInaccessible(error) ? 'none' : 'unknown'
    return { kind, problem: describeGitHubError('find the pull request of the commit', error) }
  }
}

function targetOf(issueNumber: number | null): Target {
  return issueNumber === null ? { kind: 'none', problem: null } : { kind: 'found', issueNumber }
}
