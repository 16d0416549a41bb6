// The log of the run. Every line passes one gate: no secret, no line end, nothing that the runner takes for a command.
import * as core from '@actions/core'
import { cut, toLogLine } from '../domain/sanitise.ts'

/** GitHub cuts a longer annotation. */
const longestAnnotation = 4_000

export type Log = {
  info(line: string): void
  debug(line: string): void
  /** An annotation that fails nothing. */
  warning(title: string, text: string): void
  /** The one annotation of a failed run. */
  error(title: string, text: string): void
  /** Lines folded under a title. */
  group(title: string, lines: readonly string[]): void
}

/** The log with a gate for secrets. */
export function createLog(redact: (text: string) => string): Log {
  const clean = (text: string) => toLogLine(redact(text))
  const short = (text: string) => cut(clean(text), longestAnnotation)
  return {
    info: (line) => core.info(clean(line)),
    debug: (line) => core.debug(clean(line)),
    warning: (title, text) => core.warning(short(text), { title: short(title) }),
    error: (title, text) => core.error(short(text), { title: short(title) }),
    group(title, lines) {
      core.startGroup(clean(title))
      for (const line of lines) core.info(clean(line))
      core.endGroup()
    },
  }
}
