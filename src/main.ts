// The composition root: chooses the action, builds what every action needs, and reports an input that is not valid.
import { getState } from '@actions/core'
import type { ActionContext } from './actions/action-context.ts'
import { maskSecrets, readSecrets } from './actions/common-inputs.ts'
import { runJobAction } from './actions/job/action.ts'
import { EventError } from './adapters/github/event/read.ts'
import { systemClock } from './adapters/runner/clock.ts'
import { InputError, oneOf, readInput } from './adapters/runner/inputs.ts'
import { createLog, documentationUrl, type Log } from './adapters/runner/log.ts'
import { openRunnerFiles, RunnerFileError } from './adapters/runner/outputs.ts'
import { ProxyError, requireProxySupport } from './adapters/runner/proxy.ts'
import { describeInputError } from './domain/messages/reasons.ts'
import { createRedactor } from './domain/redact.ts'

/** Runs the action that the metadata file names, or its post step. Returns the exit code. */
export async function main(env: NodeJS.ProcessEnv): Promise<number> {
  maskSecrets()
  const redact = createRedactor(readSecrets())
  const log = createLog(redact, documentationUrl(env))
  try {
    const files = openRunnerFiles(redact)
    const context = { env, clock: systemClock, log, redact, files, isPostStep: getState('phase') !== '' }
    // Saved first, so that the post step knows itself whatever becomes of the run.
    if (!context.isPostStep) files.saveState('phase', 'begun')
    return await runAction(context)
  } catch (error) {
    if (error instanceof RunnerFileError) return failWithMessage(log, error)
    throw error
  }
}

async function runAction(context: ActionContext): Promise<number> {
  try {
    requireProxySupport(context.env)
    return await actions[readInput('operation', oneOf(['job', 'visitors', 'reconcile']))](context)
  } catch (error) {
    if (!isUserError(error)) throw error
    context.files.setOutputs({ result: 'rejected', reason: 'invalid-input' })
    return failWithMessage(context.log, error)
  }
}

function isUserError(error: unknown): error is Error {
  return error instanceof InputError || error instanceof EventError || error instanceof ProxyError
}

const actions = {
  job: (context: ActionContext) => (context.isPostStep ? runJobPost(context) : runJobAction(context)),
  visitors: async (context: ActionContext) =>
    (await import('./actions/visitors/action.ts')).runVisitorsAction(context),
  reconcile: async (context: ActionContext) =>
    (await import('./actions/reconcile/action.ts')).runReconcileAction(context),
}

async function runJobPost(context: ActionContext): Promise<number> {
  const post = await import('./actions/job/post.ts')
  return post.runJobPost(context)
}

function failWithMessage(log: Log, error: Error): number {
  const sentence = `⛔ ${error.message}`
  if (error instanceof InputError) {
    const { title, docLink } = describeInputError(error.message)
    log.error(title, sentence, docLink)
  } else {
    const docLink = error instanceof ProxyError ? 'certificates' : 'troubleshooting'
    log.error('The run could not begin', sentence, docLink)
  }
  return 1
}
