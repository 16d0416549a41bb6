// Where the facts of an event are read.
import type { GitHub } from '../github/client.ts'
import type { Log } from '../runner/log.ts'

export type Source = {
  github: GitHub
  log: Log
  /** `id`: GitHub's, which stays when the repository is renamed. */
  repository: { id: string; url: string }
}
