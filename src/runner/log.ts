// The log of the run. Every line is redacted and has no line end and no text that the runner takes for a command.
import * as core from '@actions/core'
import { type DocLink, docLinks } from '../base/doc-links.ts'
import { cut, toLogLine } from '../base/escape.ts'

/** The runner cuts a longer message of an annotation: `_maxIssueMessageLength` in `ExecutionContext.cs` of actions/runner. */
const maxAnnotationLength = 4_096

export type Log = {
  info(line: string): void
  debug(line: string): void
  /** A warning annotation with a link to the documentation. */
  warning(title: string, text: string, docLink: DocLink): void
  /** The one error annotation of a failed run, with a link to the documentation. */
  error(title: string, text: string, docLink: DocLink): void
  /** Lines folded under a title. */
  group(title: string, lines: readonly string[]): void
}

/** The log. Annotations have links only if the address of the documentation is known. */
export function createLog(redact: (text: string) => string, documentation: string | null): Log {
  // Without line ends, a text can hold a secret that it did not hold before.
  const clean = (text: string) => redact(toLogLine(redact(text)))
  const short = (text: string) => cut(clean(text), maxAnnotationLength)
  const linked = (text: string, docLink: DocLink) => {
    const link = documentation === null ? '' : clean(` See ${documentation}/${docLinks[docLink]}`)
    return `${cut(clean(text), maxAnnotationLength - link.length)}${link}`
  }
  return {
    info: (line) => core.info(clean(line)),
    debug: (line) => core.debug(clean(line)),
    warning: (title, text, docLink) => core.warning(linked(text, docLink), { title: short(title) }),
    error: (title, text, docLink) => core.error(linked(text, docLink), { title: short(title) }),
    group(title, lines) {
      core.startGroup(clean(title))
      for (const line of lines) core.info(clean(line))
      core.endGroup()
    },
  }
}

/**
 * Address of the documentation of this version, null if it is not known. `uses: ./` has no repository. On GitHub
 * Enterprise Server, the action can come from the server or from github.com, and the runner does not say which.
 */
export function documentationUrl(env: NodeJS.ProcessEnv): string | null {
  const { GITHUB_SERVER_URL, GITHUB_ACTION_REPOSITORY = '', GITHUB_ACTION_REF = '' } = env
  const isKnown = /^[\w.-]+\/[\w.-]+$/.test(GITHUB_ACTION_REPOSITORY) && /^[\w./-]+$/.test(GITHUB_ACTION_REF)
  if (GITHUB_SERVER_URL !== 'https://github.com' || !isKnown) return null
  return `${GITHUB_SERVER_URL}/${GITHUB_ACTION_REPOSITORY}/blob/${GITHUB_ACTION_REF}`
}
