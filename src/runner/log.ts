// The log of the run. Every line is redacted and has no line end and no text
// that the runner takes for a command.
import * as core from '@actions/core'
import { cut, toLogLine } from '../lib/plain-text.ts'
import type { Redact } from '../lib/redact.ts'
import { isCancelled } from '../outcome.ts'

/**
 * The runner cuts a longer message of an annotation: `_maxIssueMessageLength`
 * in `ExecutionContext.cs` of actions/runner.
 */
const maxAnnotationLength = 4_096

export type Log = ReturnType<typeof createLog>

/**
 * The log. Annotations have links only if the address of the documentation is
 * known.
 */
export function createLog(redact: Redact, env: NodeJS.ProcessEnv) {
  const documentation = documentationUrl(env)
  const warnings: string[] = []
  // Without line ends, a text can hold a secret that it did not hold before.
  const clean = (text: string) => redact(toLogLine(redact(text)))
  const linked = (text: string, link: DocLink) => {
    const suffix =
      documentation === null
        ? ''
        : clean(` See ${documentation}/${docLinks[link]}`)
    return `${cut(clean(text), maxAnnotationLength - suffix.length)}${suffix}`
  }

  return {
    /** Warnings so far, as sentences, for the job summary. */
    warnings,
    info: (line: string) => core.info(clean(line)),
    debug: (line: string) => core.debug(clean(line)),
    /** A warning annotation with a link to the documentation. */
    warning(title: string, text: string, link: DocLink): void {
      const sentence = clean(`${title}: ${text}`)
      // A write that fails is tried again, and told once.
      if (warnings.includes(sentence)) return
      warnings.push(sentence)
      core.warning(linked(text, link), { title: clean(title) })
    },
    /**
     * The one error annotation of a failed run, with a link to the
     * documentation.
     */
    error: (title: string, text: string, link: DocLink) =>
      core.error(linked(text, link), { title: clean(title) }),
    /** Lines folded under a title. */
    group(title: string, lines: readonly string[]): void {
      core.startGroup(clean(title))
      for (const line of lines) core.info(clean(line))
      core.endGroup()
    },
  }
}

/**
 * What `act` returns. If it throws, a warning says what could not be done, such
 * as `add the reaction`, and the result is null. A cancellation is rethrown.
 */
export async function orWarn<T>(
  log: Log,
  what: string,
  act: () => Promise<T> | T,
): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if (isCancelled(error)) throw error
    const why = error instanceof Error ? error.message : String(error)
    log.warning(`Couldn't ${what}`, why, 'troubleshooting')
    return null
  }
}

/**
 * Address of the documentation of this version, null if it is not known. `uses:
 * ./` has no repository. On GitHub Enterprise Server, the action can come from
 * the server or from github.com, and the runner does not say which.
 */
function documentationUrl(env: NodeJS.ProcessEnv): string | null {
  const {
    GITHUB_SERVER_URL,
    GITHUB_ACTION_REPOSITORY = '',
    GITHUB_ACTION_REF = '',
  } = env
  const url = `${GITHUB_SERVER_URL}/${GITHUB_ACTION_REPOSITORY}/blob/${GITHUB_ACTION_REF}`
  const isKnown =
    /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/blob\/[\w./-]+$/.test(url)
  return isKnown ? url : null
}

export const docLinks = {
  inputs: 'docs/reference.md#inputs',
  permissions: 'docs/reference.md#permissions',
  rateLimits: 'docs/organizations.md#rate-limits',
  reasons: 'docs/reference.md#reasons',
  reconcileInputs: 'docs/reference.md#reconcile-inputs',
  results: 'docs/reference.md#results',
  troubleshooting: 'docs/troubleshooting.md',
  visitors: 'docs/visitors.md#incomplete-exports',
  visitorsInputs: 'docs/reference.md#visitors-inputs',
} as const

export type DocLink = keyof typeof docLinks
