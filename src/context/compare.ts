// Compares two commits or tags.
import type { PartialList } from '../github/list-pages.ts'
import { comparisonResponse } from './context-schemas.ts'
import type { CallContext } from './context-source.ts'
import type { ChangedFile } from './facts.ts'
import type { MergedCommit } from './merged-pulls.ts'

/** GitHub returns at most 300 changed files, and does not say how many it left out. */
const maxFiles = 300

export type Comparison = {
  /** Oldest first. GitHub returns the newest 250. */
  commits: PartialList<MergedCommit>
  /** Null if GitHub left them out. */
  files: PartialList<ChangedFile> | null
}

/**
 * The commits of `head` that `base` does not have, and the files they changed. Throws what Octokit throws.
 *
 * https://docs.github.com/rest/commits/commits#compare-two-commits
 */
export async function compare(
  { github, repo, signal }: CallContext,
  base: string,
  head: string,
): Promise<Comparison> {
  const { data } = await github.repos.compareCommitsWithBasehead({
    ...repo,
    basehead: `${base}...${head}`,
    request: { signal },
  })
  const { commits, total_commits: total, files } = comparisonResponse.parse(data)
  return {
    commits: { items: commits.map(({ sha, commit }) => ({ sha, message: commit.message })), total },
    files: files ? { items: files, total: files.length < maxFiles ? files.length : null } : null,
  }
}
