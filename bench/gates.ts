// What the `paths` gate asks GitHub, beside what the context of the same event asks anyway.
import { eventOf } from '../__tests__/bundle/payloads.ts'
import { openScene } from '../__tests__/bundle/scene.ts'
import { seedReleaseHistory } from '../emulator/github/release-fixture.ts'
import type { RepositoryState } from '../emulator/github/state.ts'
import { atMost, type Row } from './row.ts'

const after = 'c'.repeat(40)
const events = {
  'a pull request': eventOf('pull_request', {}, 'opened'),
  'a push': eventOf('push', { ref: 'refs/heads/main', before: 'b'.repeat(40), after, deleted: false }),
  'a release': eventOf('release', { release: { tag_name: 'v1.4.0' } }, 'published'),
}

/** Returns a row for each kind of event whose files the gate reads: its requests, at most those without the gate. */
export async function measurePaths(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, event] of Object.entries(events)) {
    await using scene = await openScene({ event })
    if (event.name === 'release') seedReleaseHistory(scene.repository)
    changeFile(scene.repository)
    const count = async (paths: string) => {
      scene.github.requests.length = 0
      // A conversation that remembers a job would get a message instead of a new job.
      scene.repository.comments.clear()
      const { outputs } = await scene.run({ timers: 'real', with: { paths } })
      if (outputs.result !== 'pull-request') throw new Error(`${what}: ${outputs.result} ${outputs.reason}`)
      return scene.github.requests.length
    }
    const max = await count('')
    rows.push(atMost(`gates: API calls to GitHub of ${what} with \`paths\``, await count('**'), { max }))
  }
  return rows
}

/** Gives every change a file, since without one the gate closes. */
function changeFile({ pulls, commits }: RepositoryState): void {
  const counts = { additions: 1, deletions: 1, changes: 2 }
  const file = { sha: after, filename: 'README.md', status: 'modified' as const, ...counts }
  for (const { files } of [...pulls.values(), ...commits.values()]) files.push(file)
}
