// Chooses the action, makes what every action works with, and tells what is
// wrong with the inputs.
import { setSecret } from '@actions/core'
import { readEvent } from './event/read-event.ts'
import { systemClock } from './lib/clock.ts'
import { createRedactor } from './lib/redact.ts'
import { renderProblems } from './messages/summary.ts'
import { InputError } from './outcome.ts'
import type { ActionContext } from './runner/action-context.ts'
import { checkConnections } from './runner/connections.ts'
import { openFiles, type RunnerFiles } from './runner/files.ts'
import { readSecrets } from './runner/inputs.ts'
import { createLog, type DocLink, type Log } from './runner/log.ts'

export const actionNames = ['agent', 'post', 'reconcile', 'visitors'] as const
export type Action = (typeof actionNames)[number]

/** What a run gets from outside. */
export type Environment = {
  env: NodeJS.ProcessEnv
  cancelled: AbortSignal
  clock?: ActionContext['clock']
}

/** Those that work with the event. Each is imported only when it runs. */
const actions = {
  agent: async () => (await import('./agent/run.ts')).runAgent,
  post: async () => (await import('./agent/post.ts')).runPostStep,
  reconcile: async () =>
    (await import('./reconcile/action.ts')).runReconcileAction,
}

async function runAction(
  action: Action,
  context: ActionContext,
): Promise<number> {
  // It needs no event.
  if (action === 'visitors')
    return (await import('./visitors/action.ts')).runVisitorsAction(context)
  // Before the action is imported: `@actions/github` reads the event file while
  // it loads, and throws if it cannot.
  const event = readEvent(context.env)
  const run = await actions[action]()
  return run({ ...context, event })
}

/** Runs an action. Returns the exit code. */
export async function main(
  action: Action,
  { env, cancelled, clock = systemClock }: Environment,
): Promise<number> {
  const secrets = readSecrets(env)
  // The runner masks them in the logs of later steps as well.
  for (const secret of secrets) setSecret(secret)
  const redact = createRedactor(secrets)
  const log = createLog(redact, env)
  let files: RunnerFiles | null = null
  try {
    files = openFiles(env, redact, log)
    checkConnections(env)
    const context = { env, cancelled, clock, log, redact, files }
    return await runAction(action, context)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    if (action === 'post') {
      // If nothing was saved, the main step has reported it.
      if (files?.savedState)
        log.warning(
          "Couldn't update the comment",
          error.message,
          'troubleshooting',
        )
      return 0
    }
    reportProblems(error, { log, files, link: inputsOf[action] })
    return 1
  }
}

const inputsOf = {
  agent: 'inputs',
  reconcile: 'reconcileInputs',
  visitors: 'visitorsInputs',
} as const

/**
 * The outputs, the job summary, and one annotation with all problems. The log
 * cuts a longer one, so that each is a line of its own as well.
 */
function reportProblems(
  { message, problems }: InputError,
  { log, files, link }: { log: Log; files: RunnerFiles | null; link: DocLink },
): void {
  files?.setOutputs({ result: 'rejected', reason: 'invalid-input' })
  files?.addSummary(renderProblems(problems))
  if (message.length > maxListLength)
    for (const problem of problems) log.info(problem)
  log.error('Invalid input', `⛔ ${message}`, link)
}

/**
 * The log cuts an annotation at 4,096 characters, with the link that it adds.
 */
const maxListLength = 3_800
