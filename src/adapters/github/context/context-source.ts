// Where context is read from. A part that cannot be read costs only itself.
import type { GitHubClient, Repo } from '../client.ts'
import { describeProblem } from '../errors.ts'

/** What one read needs. */
export type Reach = { github: GitHubClient; repo: Repo; signal: AbortSignal }

export type ContextSource = {
  /** Asked only when there is something to read: an event without context needs no client. */
  client: () => Promise<GitHubClient>
  repo: Repo
  /** Page of the repository, such as `https://github.com/octocat/docs`. */
  repositoryUrl: string
  signal: AbortSignal
  /** Grows by a sentence for each part that is missing. */
  problems: string[]
}

/** What `read` gives, null if it fails: then the problems tell of the `part`, such as `the changed files`. */
export async function tryRead<T>(
  { client, repo, signal, problems }: ContextSource,
  part: string,
  read: (reach: Reach) => Promise<T>,
): Promise<T | null> {
  try {
    return await read({ github: await client(), repo, signal })
  } catch (error) {
    problems.push(describeProblem(`read ${part} for the context`, error))
    return null
  }
}
