// The pull requests that brought a pushed commit.
import * as z from 'zod/mini'
import { account } from './account.ts'
import type { CommitPull } from './commit-pulls.ts'
import type { Connection } from './github-client.ts'
import { hasNextPage, type PartialList, pageSize } from './list-pages.ts'

const repository = z.nullish(z.object({ id: z.int() }))

const commitPull = z.pipe(
  z.object({
    number: z.int(),
    user: account,
    head: z.object({ ref: z.string(), repo: repository }),
    base: z.object({ ref: z.string(), repo: repository }),
    labels: z.catch(z.array(z.object({ name: z.string() })), []),
    merged_at: z.nullish(z.string()),
    merge_commit_sha: z.nullish(z.string()),
  }),
  z.transform(({ number, user, head, base, labels, ...merge }): CommitPull => {
    return {
      number,
      author: user,
      headBranch: head.ref,
      baseBranch: base.ref,
      isCrossRepository: !head.repo || head.repo.id !== base.repo?.id,
      labels: labels.map(({ name }) => name),
      isMerged: Boolean(merge.merged_at),
      mergeCommitSha: merge.merge_commit_sha ?? null,
    }
  }),
)

const commitPullsResponse = z.array(commitPull)

/** Reads up to 100 pull requests of a commit. Throws what Octokit throws. */
export type ReadCommitPulls = (sha: string, signal: AbortSignal) => Promise<PartialList<CommitPull>>

/**
 * A function that asks once for each commit, and again after a failure.
 *
 * https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit
 */
export function openCommitPulls({ client, repo }: Connection): ReadCommitPulls {
  const readings = new Map<string, Promise<PartialList<CommitPull>>>()
  const read: ReadCommitPulls = async (sha, signal) => {
    const github = await client()
    const call = { ...repo, commit_sha: sha, per_page: pageSize, request: { signal } }
    const first = await github.repos.listPullRequestsAssociatedWithCommit(call)
    const items = commitPullsResponse.parse(first.data)
    return { items, total: hasNextPage(first) ? null : items.length }
  }
  return (sha, signal) => {
    const reading = readings.get(sha) ?? read(sha, signal)
    readings.set(sha, reading)
    reading.catch(() => readings.delete(sha))
    return reading
  }
}
