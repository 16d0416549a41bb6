// The pull request that a pushed commit came from.
import type { GitHubClient, Repo } from '../client.ts'

/** Number of the merged pull request that brought the commit, null if there is none. Throws what GitHub throws. */
export async function findPullOfCommit(
  { github, repo }: { github: GitHubClient; repo: Repo },
  sha: string,
  signal: AbortSignal,
): Promise<number | null> {
  const { data } = await github.repos.listPullRequestsAssociatedWithCommit({
    ...repo,
    commit_sha: sha,
    request: { signal },
  })
  const merged =
    data.find((pull) => pull.merge_commit_sha === sha) ?? data.find((pull) => pull.merged_at !== null)
  return (merged ?? data[0])?.number ?? null
}
