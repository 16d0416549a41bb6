// The composition root: which action this is, what every action needs, and what becomes of an input that is not valid.

import { getState } from '@actions/core'
import { systemClock } from './clock.ts'
import { createRedactor } from './domain/redact.ts'
import { EventError } from './github/event.ts'
import { InputError } from './input-schemas.ts'
import { readOperation } from './inputs.ts'
import { runJobAction } from './job-action.ts'
import { runJobPost } from './job-post.ts'
import { createLog, type Log } from './log.ts'
import { openRunnerFiles, RunnerFileError } from './runner-files.ts'
import type { Runtime } from './runtime.ts'
import { maskSecrets, readSecrets } from './service-inputs.ts'

/** Runs the action that the metadata file names, or its post step. Gives the exit code. */
export async function main(env: NodeJS.ProcessEnv): Promise<number> {
  maskSecrets()
  const redact = createRedactor(readSecrets())
  const log = createLog(redact)
  try {
    return await runAction({ env, clock: systemClock, log, redact, files: openRunnerFiles(redact) })
  } catch (error) {
    if (error instanceof RunnerFileError) return refuse(log, error)
    throw error
  }
}

async function runAction(runtime: Runtime): Promise<number> {
  try {
    return await actions[readOperation()](runtime)
  } catch (error) {
    if (!(error instanceof InputError || error instanceof EventError)) throw error
    runtime.files.setOutputs({ result: 'rejected', reason: 'invalid-input' })
    return refuse(runtime.log, error)
  }
}

const actions = { job: (runtime: Runtime) => (isPostStep() ? runJobPost(runtime) : runJobAction(runtime)) }

/** The run saves its phase as soon as it begins; the runner hands it to the post step alone. */
function isPostStep(): boolean {
  return getState('phase') !== ''
}

function refuse(log: Log, error: Error): number {
  log.error('The run could not begin', `⛔ ${error.message}`)
  return 1
}
