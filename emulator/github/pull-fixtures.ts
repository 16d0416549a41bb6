/** What people do with a pull request: merge it, close it, reopen it, push to it. */

import { addCommit } from './fixtures.ts'
import { formatNow, type PullState, type RepositoryState } from './state.ts'

/** Merges and returns the pull request. Adds a merge commit, by default with a new SHA, to the base branch. */
export function mergePull(
  repository: RepositoryState,
  number: number,
  { sha }: { sha?: string } = {},
): PullState {
  const pull = findPull(repository, number)
  const { branches } = repository
  const { sha: merge_commit_sha } = addCommit(repository, {
    ...(sha !== undefined && { sha }),
    message: `Merge pull request #${number} from ${repository.owner}/${pull.head.ref}\n\n${pull.title}`,
    parents: [branches.get(pull.base.ref) ?? pull.base.sha, pull.head.sha],
  })
  branches.set(pull.base.ref, merge_commit_sha)
  closePull(repository, number)
  return Object.assign(pull, { merged_at: pull.closed_at, merge_commit_sha })
}

/** Closes and returns the pull request. */
export function closePull(repository: RepositoryState, number: number): PullState {
  const time = formatNow(repository)
  const closed = { state: 'closed', closed_at: time, updated_at: time } as const
  return Object.assign(findPull(repository, number), closed)
}

/** Reopens and returns the pull request. */
export function reopenPull(repository: RepositoryState, number: number): PullState {
  const reopened = { state: 'open', closed_at: null, updated_at: formatNow(repository) } as const
  return Object.assign(findPull(repository, number), reopened)
}

/** Adds a commit to the pull request's branch, and returns the pull request. The commit is its new head. */
export function pushToPull(repository: RepositoryState, number: number, sha: string): PullState {
  const pull = findPull(repository, number)
  const { head, commits } = pull
  if (!commits.includes(head.sha)) commits.push(head.sha)
  if (head.repo === `${repository.owner}/${repository.name}`) repository.branches.set(head.ref, sha)
  return Object.assign(pull, { head: { ...head, sha }, updated_at: formatNow(repository) })
}

function findPull({ pulls }: RepositoryState, number: number): PullState {
  const pull = pulls.get(number)
  if (pull === undefined) throw new Error(`There is no pull request #${number}.`)
  return pull
}
