/** Starts the local GitHub with the repository `octocat/docs`. It closes after each test. */

import { afterEach } from '@jest/globals'
import { addIssue, addPull } from '../../../emulator/github/fixtures.ts'
import { type ReleaseHistory, seedReleaseHistory } from '../../../emulator/github/release-fixture.ts'
import { type GitHubEmulator, type GitHubOptions, startGitHub } from '../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../emulator/github/state.ts'

export type LocalGitHub = { github: GitHubEmulator; repository: RepositoryState }

/** Path of the repository in the API. */
export const root = '/repos/octocat/docs'

const servers: GitHubEmulator[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** Returns a GitHub whose repository has issue #1 and pull request #2. */
export async function startWithConversations(options: GitHubOptions = {}): Promise<LocalGitHub> {
  const { github, repository } = await startEmpty(options)
  addIssue(repository, { number: 1 })
  addPull(repository, { number: 2 })
  return { github, repository }
}

/** Returns a GitHub whose repository has a release history. */
export async function startWithReleases(): Promise<LocalGitHub & { history: ReleaseHistory }> {
  const { github, repository } = await startEmpty({})
  return { github, repository, history: seedReleaseHistory(repository) }
}

async function startEmpty(options: GitHubOptions): Promise<LocalGitHub> {
  const github = await startGitHub(options)
  servers.push(github)
  return { github, repository: github.repository('octocat/docs') }
}
