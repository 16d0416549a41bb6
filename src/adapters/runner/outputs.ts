// Writes outputs, the state for the post step, and the summary. Each is a file that the runner reads after the process has
// ended, even if it was killed.
//
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#environment-files
import { appendFileSync } from 'node:fs'
import * as core from '@actions/core'

export type RunnerFiles = {
  /** Sets outputs. A value that has not changed is not written again. */
  setOutputs(values: Readonly<Record<string, string>>): void
  saveState(name: string, value: string): void
  /** Whether the summary could be written. */
  addSummary(markdown: string): boolean
}

/** One of the runner's files cannot be written. The message names the variable. */
export class RunnerFileError extends Error {
  override readonly name = 'RunnerFileError'
}

/** The runner's files. Secrets are redacted from everything written. Throws a RunnerFileError if outputs or state cannot be written. */
export function openRunnerFiles(redact: (text: string) => string): RunnerFiles {
  const written = new Map<string, string>()
  assertWritable('GITHUB_OUTPUT')
  assertWritable('GITHUB_STATE')
  return {
    setOutputs(values) {
      for (const [name, value] of Object.entries(values)) {
        const clean = redact(value)
        if (written.get(name) === clean) continue
        core.setOutput(name, clean)
        written.set(name, clean)
      }
    },
    saveState: (name, value) => core.saveState(name, redact(value)),
    addSummary(markdown) {
      const path = process.env.GITHUB_STEP_SUMMARY
      try {
        if (path) appendFileSync(path, redact(markdown))
        return true
      } catch {
        return false
      }
    },
  }
}

/** Checked before any request, because a job whose id cannot be written would be lost. */
function assertWritable(variable: string): void {
  const path = process.env[variable]
  if (!path) return
  try {
    appendFileSync(path, '')
  } catch (cause) {
    const advice = 'Run the action in a GitHub workflow, or point the variable to a writable file.'
    throw new RunnerFileError(`The file that ${variable} names cannot be written. ${advice}`, { cause })
  }
}
