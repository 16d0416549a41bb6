// The composition root: chooses the action, builds what every action needs, and reports an input that is not valid.
import type { ActionContext } from './actions/action-context.ts'
import { runJobAction } from './actions/job/action.ts'
import { maskSecrets } from './actions/shared-inputs.ts'
import { EventError } from './adapters/github/event/read.ts'
import { systemClock } from './adapters/runner/clock.ts'
import { ConnectionError, requireSafeConnections } from './adapters/runner/connections.ts'
import { oneOf } from './adapters/runner/input-parsers.ts'
import { createLog, documentationUrl, type Log } from './adapters/runner/log.ts'
import { openRunnerFiles, RunnerFileError } from './adapters/runner/outputs.ts'
import { InputError, readInput, readSecrets } from './adapters/runner/read-inputs.ts'
import { docLinkOfAction } from './domain/messages/doc-links.ts'
import { describeInputError } from './domain/messages/set-up-problems.ts'
import { createRedactor } from './domain/redact.ts'

/** Runs the action that the metadata file names, or the post step of the agent job. Returns the exit code. */
export async function main(env: NodeJS.ProcessEnv, isPostStep: boolean): Promise<number> {
  maskSecrets()
  const redact = createRedactor(readSecrets())
  const log = createLog(redact, documentationUrl(env))
  try {
    const files = openRunnerFiles(redact)
    // A run that saved nothing has left nothing to finish.
    if (isPostStep && files.savedState() === '') return 0
    return await runAction({ env, clock: systemClock, log, redact, files }, isPostStep)
  } catch (error) {
    if (error instanceof RunnerFileError) return failWithMessage(log, error)
    throw error
  }
}

async function runAction(context: ActionContext, isPostStep: boolean): Promise<number> {
  try {
    requireSafeConnections(context.env)
    if (isPostStep) return await runJobPost(context)
    const { result } = readInput('operation', oneOf(['job', 'visitors', 'reconcile']))
    if (result.kind === 'failure') throw new InputError(result.error)
    return await actions[result.value](context)
  } catch (error) {
    if (!isUserError(error)) throw error
    context.files.setOutputs({ result: 'rejected', reason: 'invalid-input' })
    return failWithMessage(context.log, error, context.env.INPUT_OPERATION)
  }
}

function isUserError(error: unknown): error is Error {
  return error instanceof InputError || error instanceof EventError || error instanceof ConnectionError
}

const actions = {
  job: runJobAction,
  visitors: async (context: ActionContext) =>
    (await import('./actions/visitors/action.ts')).runVisitorsAction(context),
  reconcile: async (context: ActionContext) =>
    (await import('./actions/reconcile/action.ts')).runReconcileAction(context),
}

async function runJobPost(context: ActionContext): Promise<number> {
  const post = await import('./actions/job/post.ts')
  return post.runJobPost(context)
}

/** The runner cuts a longer annotation, which has a link at its end, too. */
const maxAnnotationText = 3_800

function failWithMessage(log: Log, error: Error, action = ''): number {
  const sentence = `⛔ ${error.message}`
  if (sentence.length > maxAnnotationText) log.info(sentence)
  if (error instanceof InputError) {
    const { title, docLink } = describeInputError(error.message)
    log.error(title, sentence, docLinkOfAction(docLink, action))
  } else {
    const docLink = error instanceof ConnectionError ? 'certificates' : 'troubleshooting'
    log.error("The run couldn't start", sentence, docLink)
  }
  return 1
}
