// A client of an emulated GitHub whose waits pass in no time.
import type { GitHubEmulator } from '../../../emulator/github/server.ts'
import { connectGitHub, type GitHubClient } from '../../../src/adapters/github/client.ts'
import { type Connection, openConnection } from '../../../src/adapters/github/connection.ts'
import { createFakeClock } from '../../fixtures/fake-clock.ts'

/** A client of the emulator, and how long it slept between its tries. */
export async function connect(
  github: GitHubEmulator,
): Promise<{ client: GitHubClient; sleepsMs: readonly number[] }> {
  const clock = createFakeClock()
  const client = await connectGitHub({ token: github.token, apiUrl: github.apiUrl, clock })
  return { client, sleepsMs: clock.sleepsMs }
}

/** A connection to `octocat/docs` of the emulator, and what it warned of. */
export function openTestConnection(github: GitHubEmulator): { connection: Connection; warnings: string[] } {
  const warnings: string[] = []
  const connection = openConnection({
    token: github.token,
    apiUrl: github.apiUrl,
    clock: createFakeClock(),
    repository: { owner: 'octocat', name: 'docs', id: 1, isPublic: true },
    warn: (text) => void warnings.push(text),
  })
  return { connection, warnings }
}
