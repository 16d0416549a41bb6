// The composition root: chooses the action, builds what every action needs, and reports an input that is not valid.
import { docLinkOfAction } from './base/doc-links.ts'
import { createRedactor } from './base/redact.ts'
import { EventError } from './event/read-event.ts'
import { runJobAction } from './job/job-action.ts'
import type { ActionContext } from './runner/action-context.ts'
import { oneOf } from './runner/input-parsers.ts'
import { createLog, documentationUrl, type Log } from './runner/log.ts'
import { ConnectionError, requireSafeConnections } from './runner/proxy.ts'
import { InputError, maskSecrets, readInput, readSecrets } from './runner/read-inputs.ts'
import { openRunnerFiles, RunnerFileError } from './runner/runner-files.ts'
import { describeInputError } from './runner/set-up-problems.ts'
import { systemClock } from './runner/system-clock.ts'

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
    (await import('./visitors/visitors-action.ts')).runVisitorsAction(context),
  reconcile: async (context: ActionContext) =>
    (await import('./reconcile/reconcile-action.ts')).runReconcileAction(context),
}

async function runJobPost(context: ActionContext): Promise<number> {
  const post = await import('./job/post-step.ts')
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
