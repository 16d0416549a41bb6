// The run's connection to GitHub: made once, and only when something is first asked of it.
import type { Clock } from '../../domain/clock.ts'
import type { Run } from '../../domain/event/event.ts'
import { connectGitHub, type GitHubClient, type Repo } from './client.ts'
import { describeProblem } from './errors.ts'

export type Connection = {
  client: () => Promise<GitHubClient>
  repo: Repo
  /** What the action gives, or null after a warning that says what could not be done. */
  attempt<T>(what: string, act: () => Promise<T>): Promise<T | null>
}

export type ConnectionSetting = {
  token: string
  /** Such as `https://api.github.com`. */
  apiUrl: string
  clock: Clock
  repository: Run['repository']
  warn: (text: string) => void
}

/** A connection for one repository. */
export function openConnection({ token, apiUrl, clock, repository, warn }: ConnectionSetting): Connection {
  let connecting: Promise<GitHubClient> | null = null
  return {
    client() {
      connecting ??= connectGitHub({ token, apiUrl, clock })
      return connecting
    },
    repo: { owner: repository.owner, repo: repository.name },
    async attempt(what, act) {
      try {
        return await act()
      } catch (error) {
        warn(describeProblem(what, error))
        return null
      }
    },
  }
}
