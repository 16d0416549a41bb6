// Reads the parts of the context. A part that cannot be read is left out, and the others stay.
import type { GitHubClient, Repo } from '../github/github-client.ts'
import { describeGitHubError } from '../github/github-errors.ts'

/** What one read needs. */
export type CallContext = { github: GitHubClient; repo: Repo; signal: AbortSignal }

export type ContextSource = {
  /** Called only if there is something to read, because an event without context needs no client. */
  client: () => Promise<GitHubClient>
  repo: Repo
  /** Page of the repository, such as `https://github.com/octocat/docs`. */
  repositoryUrl: string
  signal: AbortSignal
  /** One sentence for each part that is missing. */
  problems: string[]
}

/** What `read` returns. Null if it fails, which adds a problem that names the `part`, such as `the changed files`. */
export async function tryRead<T>(
  { client, repo, signal, problems }: ContextSource,
  part: string,
  read: (context: CallContext) => Promise<T>,
): Promise<T | null> {
  try {
    return await read({ github: await client(), repo, signal })
  } catch (error) {
    problems.push(describeGitHubError(`read ${part}`, error))
    return null
  }
}
