// The composition root: which action this is, what every action needs, and what becomes of an input that is not valid.

import { getState } from '@actions/core'
import type { Runtime } from './actions/action-context.ts'
import { maskSecrets, readSecrets } from './actions/common-inputs.ts'
import { runJobAction } from './actions/job/action.ts'
import { EventError } from './adapters/github/event/event-error.ts'
import { systemClock } from './adapters/runner/clock.ts'
import { documentationUrl } from './adapters/runner/documentation.ts'
import { InputError, oneOf, readInput } from './adapters/runner/inputs.ts'
import { createLog, type Log } from './adapters/runner/log.ts'
import { openRunnerFiles, RunnerFileError } from './adapters/runner/outputs.ts'
import { ProxyError, requireProxySupport } from './adapters/runner/proxy.ts'
import { annotationOf } from './domain/messages/key-causes.ts'
import { createRedactor } from './domain/redact.ts'

/** Runs the action that the metadata file names, or its post step. Gives the exit code. */
export async function main(env: NodeJS.ProcessEnv): Promise<number> {
  maskSecrets()
  const redact = createRedactor(readSecrets())
  const log = createLog(redact, documentationUrl(env))
  try {
    const files = openRunnerFiles(redact)
    const runtime = { env, clock: systemClock, log, redact, files, isPostStep: getState('phase') !== '' }
    // Before all else: whatever becomes of the run, its post step must not take itself for the run.
    if (!runtime.isPostStep) files.saveState('phase', 'begun')
    return await runAction(runtime)
  } catch (error) {
    if (error instanceof RunnerFileError) return refuse(log, error)
    throw error
  }
}

async function runAction(runtime: Runtime): Promise<number> {
  try {
    requireProxySupport(runtime.env)
    return await actions[readInput('operation', oneOf(['job', 'visitors', 'reconcile']))](runtime)
  } catch (error) {
    if (!isForeseen(error)) throw error
    runtime.files.setOutputs({ result: 'rejected', reason: 'invalid-input' })
    return refuse(runtime.log, error)
  }
}

function isForeseen(error: unknown): error is Error {
  return error instanceof InputError || error instanceof EventError || error instanceof ProxyError
}

const actions = {
  job: (runtime: Runtime) => (runtime.isPostStep ? finishJob(runtime) : runJobAction(runtime)),
  visitors: async (runtime: Runtime) =>
    (await import('./actions/visitors/action.ts')).runVisitorsAction(runtime),
  reconcile: async (runtime: Runtime) =>
    (await import('./actions/reconcile/action.ts')).runReconcileAction(runtime),
}

async function finishJob(runtime: Runtime): Promise<number> {
  const { runJobPost } = await import('./actions/job/post.ts')
  return runJobPost(runtime)
}

function refuse(log: Log, error: Error): number {
  const sentence = `⛔ ${error.message}`
  if (error instanceof InputError) {
    const { title, place } = annotationOf(error.message)
    log.error(title, sentence, place)
  } else {
    log.error(
      'The run could not begin',
      sentence,
      error instanceof ProxyError ? 'certificates' : 'troubleshooting',
    )
  }
  return 1
}
