// Writes outputs, the state for the post step, and the summary. Each is a file that the runner reads after the process has
// ended, even if it was killed.
//
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#environment-files
import { appendFileSync } from 'node:fs'
import * as core from '@actions/core'

export type RunnerFiles = {
  /** Sets outputs. A value that has not changed is not written again. */
  setOutputs(values: Readonly<Record<string, string>>): void
  /** Saves a text for the post step, in place of the one before. */
  saveState(text: string): void
  /** The text that the run saved, empty for none. An earlier step of the job can have put another in its place. */
  savedState(): string
  /** Whether the summary could be written. */
  addSummary(markdown: string): boolean
}

const stateName = 'run'

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
    saveState: (text) => core.saveState(stateName, redact(text)),
    savedState: () => core.getState(stateName),
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

/** Checked before any API call, because a job whose id cannot be written would be lost. */
function assertWritable(variable: string): void {
  const path = process.env[variable]
  if (!path) return
  try {
    appendFileSync(path, '')
  } catch (cause) {
    const advice = 'Run the action in a GitHub workflow, or point the variable to a writable file.'
    throw new RunnerFileError(`The file that ${variable} names can't be written. ${advice}`, { cause })
  }
}
