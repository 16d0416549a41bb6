// What every action of this repository works with.
import type { Clock } from '../lib/clock.ts'
import type { Redact } from '../lib/redact.ts'
import type { RunnerFiles } from './files.ts'
import type { Log } from './log.ts'

export type ActionContext = {
  env: NodeJS.ProcessEnv
  clock: Clock
  log: Log
  files: RunnerFiles
  /** Takes every secret of the inputs out of a text. */
  redact: Redact
  /** Aborts when the runner cancels the run. */
  cancelled: AbortSignal
}
