// The log of the run. Every line passes one gate: no secret, no line end, nothing that the runner takes for a command.
import * as core from '@actions/core'
import { cut, toLogLine } from '../../domain/markdown/escape.ts'
import { type Place, places } from '../../domain/messages/doc-links.ts'

/** GitHub cuts a longer annotation. */
const longestAnnotation = 4_000

export type Log = {
  info(line: string): void
  debug(line: string): void
  /** An annotation that fails nothing, with a link to where more is said about it. */
  warning(title: string, text: string, place: Place): void
  /** The one annotation of a failed run, with a link likewise. */
  error(title: string, text: string, place: Place): void
  /** Lines folded under a title. */
  group(title: string, lines: readonly string[]): void
}

/** The log with a gate for secrets. Without the documentation's address annotations have no link. */
export function createLog(redact: (text: string) => string, documentation: string | null): Log {
  const clean = (text: string) => toLogLine(redact(text))
  const short = (text: string) => cut(clean(text), longestAnnotation)
  const linked = (text: string, place: Place) => {
    const link = documentation === null ? '' : clean(` See ${documentation}/${places[place]}`)
    return `${cut(clean(text), longestAnnotation - link.length)}${link}`
  }
  return {
    info: (line) => core.info(clean(line)),
    debug: (line) => core.debug(clean(line)),
    warning: (title, text, place) => core.warning(linked(text, place), { title: short(title) }),
    error: (title, text, place) => core.error(linked(text, place), { title: short(title) }),
    group(title, lines) {
      core.startGroup(clean(title))
      for (const line of lines) core.info(clean(line))
      core.endGroup()
    },
  }
}
