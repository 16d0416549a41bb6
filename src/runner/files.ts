// Outputs, the state for the post step, and the job summary. Each is a file
// that the runner reads after the process has ended, even if it was killed.
//
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#environment-files
import { appendFileSync } from 'node:fs'
import * as core from '@actions/core'
import { errorCodeOf } from '../lib/http-failure.ts'
import { cut } from '../lib/plain-text.ts'
import type { Redact } from '../lib/redact.ts'
import { InputError } from '../outcome.ts'
import type { Log } from './log.ts'

export type RunnerFiles = ReturnType<typeof openFiles>

const stateName = 'run'

/**
 * Of a step, from a limit in bytes. A character has four at most.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#step-isolation-and-limits
 */
export const maxSummaryLength = 1_048_576 / 4

/**
 * The runner's files. Secrets are redacted from everything written. Throws an
 * InputError if outputs or state cannot be written: it is checked before any
 * API call, because a job whose id cannot be written would be lost.
 */
export function openFiles(env: NodeJS.ProcessEnv, redact: Redact, log: Log) {
  const written = new Map<string, string>()
  assertWritable(env, 'GITHUB_OUTPUT')
  assertWritable(env, 'GITHUB_STATE')

  // A file that is gone or full by now ends no run that has an agent at work.
  const writing = (what: string, write: () => void) => {
    try {
      write()
    } catch (error) {
      const code = errorCodeOf(error)
      const why = `The runner's file can't be written${code ? ` (${code})` : ''}.`
      log.warning(`Couldn't write ${what}`, why, 'troubleshooting')
    }
  }
  return {
    /** Sets outputs. A value that has not changed is not written again. */
    setOutputs(values: Readonly<Record<string, string>>): void {
      for (const [name, value] of Object.entries(values)) {
        const clean = redact(value)
        if (written.get(name) === clean) continue
        writing('an output', () => {
          core.setOutput(name, clean)
          written.set(name, clean)
        })
      }
    },
    /** Saves a text for the post step, in place of the one before. */
    saveState: (text: string): void =>
      writing('the state', () => core.saveState(stateName, redact(text))),
    /** The text that the run saved, empty for none. */
    savedState: env[`STATE_${stateName}`] ?? '',
    /** Appends to the job summary. */
    addSummary(markdown: string): void {
      const path = env.GITHUB_STEP_SUMMARY
      const text = `${cut(redact(markdown), maxSummaryLength)}\n`
      if (path) writing('the job summary', () => appendFileSync(path, text))
    },
  }
}

function assertWritable(env: NodeJS.ProcessEnv, variable: string): void {
  const path = env[variable]
  // On a machine that is no runner, the toolkit prints what would be written.
  if (!path) return

  try {
    appendFileSync(path, '')
  } catch (cause) {
    const advice =
      'Run the action in a GitHub workflow, or point the variable to a writable file.'
    throw new InputError(
      [`The file that ${variable} names can't be written. ${advice}`],
      { cause },
    )
  }
}
