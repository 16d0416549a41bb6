// What every action of this repository works with.
import type { Clock } from '../base/clock.ts'
import type { Log } from './log.ts'
import type { RunnerFiles } from './runner-files.ts'

export type ActionContext = {
  env: NodeJS.ProcessEnv
  clock: Clock
  log: Log
  files: RunnerFiles
  /** Takes every secret of the inputs out of a text. */
  redact: (text: string) => string
}
