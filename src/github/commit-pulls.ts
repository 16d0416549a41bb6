// The pull requests that a commit came from.
import type { Account, PushTrigger } from '../event/event.ts'

/** A pull request that brought a commit. */
export type CommitPull = {
  number: number
  author: Account | null
  headBranch: string
  baseBranch: string
  isCrossRepository: boolean
  labels: readonly string[]
  isMerged: boolean
  mergeCommitSha: string | null
}

/** The pull request that a push belongs to, null if there is none. Those of others may have its last commit, too. */
export function pullOfPush(
  pulls: readonly CommitPull[],
  { branch, after }: Pick<PushTrigger, 'branch' | 'after'>,
): CommitPull | null {
  const behind = pullsBehind(pulls, branch)
  return behind.find(({ mergeCommitSha }) => mergeCommitSha === after) ?? behind[0] ?? null
}

/**
 * The pull requests that a pushed commit came from: those merged into the branch, else those of the branch itself, else those
 * merged into another one.
 */
export function pullsBehind(pulls: readonly CommitPull[], branch: string): CommitPull[] {
  const merged = pulls.filter(({ isMerged }) => isMerged)
  const mergedHere = merged.filter(({ baseBranch }) => baseBranch === branch)
  const ofBranch = pulls.filter((pull) => pull.headBranch === branch && !pull.isCrossRepository)
  return [mergedHere, ofBranch, merged].find((found) => found.length > 0) ?? []
}
