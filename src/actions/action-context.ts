// What every action of this repository works with.

import type { Log } from '../adapters/runner/log.ts'
import type { RunnerFiles } from '../adapters/runner/outputs.ts'
import type { Clock } from '../domain/clock.ts'

export type ActionContext = {
  env: NodeJS.ProcessEnv
  clock: Clock
  log: Log
  files: RunnerFiles
  /** Takes every secret of the inputs out of a text. */
  redact: (text: string) => string
}
