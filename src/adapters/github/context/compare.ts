// What lies between two commits or tags.
import type { ChangedFile, Listed } from '../../../domain/context/facts.ts'
import type { MergedCommit } from '../../../domain/context/merged-pulls.ts'
import type { Reach } from './context-source.ts'
import { comparisonAnswer } from './schemas.ts'

/** GitHub lists no more files of a comparison, and does not say how many it left out. */
const mostFiles = 300

export type Comparison = {
  /** Oldest first; GitHub gives the newest 250. */
  commits: Listed<MergedCommit>
  files: Listed<ChangedFile>
}

/**
 * The commits of `head` that `base` does not have, and the files they changed. Throws what GitHub throws.
 *
 * https://docs.github.com/rest/commits/commits#compare-two-commits
 */
export async function compare(
  { github, repo, signal }: Reach,
  base: string,
  head: string,
): Promise<Comparison> {
  const { data } = await github.repos.compareCommitsWithBasehead({
    ...repo,
    basehead: `${base}...${head}`,
    request: { signal },
  })
  const { commits, total_commits: total, files } = comparisonAnswer.parse(data)
  return {
    commits: { items: commits.map(({ sha, commit }) => ({ sha, message: commit.message })), total },
    files: { items: files, total: files.length < mostFiles ? files.length : null },
  }
}
