// Connections to an emulated GitHub whose waits take no time.
import type { GitHubEmulator } from '../../emulator/github/server.ts'
import { type Connection, type GitHubClient, openConnection } from '../../src/github/github-client.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'

/** A client of the emulator, and how long it slept between its tries. */
export async function connect(
  github: GitHubEmulator,
): Promise<{ client: GitHubClient; sleepsMs: readonly number[] }> {
  const { connection, sleepsMs } = openTestConnection(github)
  return { client: await connection.client(), sleepsMs }
}

/** A connection to `octocat/docs` of the emulator, its warnings, and how long it slept between its tries. */
export function openTestConnection(github: GitHubEmulator) {
  const warnings: string[] = []
  const clock = createFakeClock()
  const connection: Connection = openConnection({
    token: github.token,
    apiUrl: github.apiUrl,
    clock,
    repository: { owner: 'octocat', name: 'docs' },
    warn: (text) => void warnings.push(text),
  })
  return { connection, warnings, sleepsMs: clock.sleepsMs }
}
