// Runs an action in the process of the test: with the environment, the inputs and the files that the runner gives it, and a
// clock whose waits take no time.
import { jest } from '@jest/globals'
import { makeRunFolder, parseCommandFile } from '../../emulator/runner/command-files.ts'
import { makeEventVariables } from '../../emulator/runner/event-env.ts'
import { makeInputVariables, readMetadata } from '../../emulator/runner/metadata.ts'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import type { ActionContext } from '../../src/actions/action-context.ts'
import { createLog, documentationUrl } from '../../src/adapters/runner/log.ts'
import { openRunnerFiles } from '../../src/adapters/runner/outputs.ts'
import { readSecrets } from '../../src/adapters/runner/read-inputs.ts'
import type { Clock } from '../../src/domain/clock.ts'
import { createRedactor } from '../../src/domain/redact.ts'

export type RunHere = Awaited<ReturnType<typeof runHere>>

type Act = (context: ActionContext) => Promise<number>
type Options = {
  /** Called before each wait, which is then over at once. */
  onSleep?: () => void
}

/** Runs an action, such as `runJobAction`. Rejects with what the action throws. */
export function runAction(request: ActionRequest, act: Act, { onSleep }: Options = {}) {
  return runHere(request, (env) => {
    const redact = createRedactor(readSecrets())
    const log = createLog(redact, documentationUrl(env))
    return act({ env, clock: createSkippingClock(onSleep), log, redact, files: openRunnerFiles(redact) })
  })
}

/** Calls `act` as the runner would start the script: `process.env` has the variables, and what is printed is caught. */
export async function runHere(request: ActionRequest, act: (env: NodeJS.ProcessEnv) => Promise<number>) {
  const folder = makeRunFolder({ payload: request.event?.payload, workspace: request.cwd })
  const usual = { ...process.env }
  const env = environmentOf(request, folder.variables)
  const printed: unknown[] = []
  const stdout = jest.spyOn(process.stdout, 'write').mockImplementation((part) => printed.push(part) > 0)
  Object.assign(process.env, env)
  try {
    const exitCode = await act(env)
    const outputs = parseCommandFile(folder.read('GITHUB_OUTPUT'))
    const state = parseCommandFile(folder.read('GITHUB_STATE'))
    const summary = folder.read('GITHUB_STEP_SUMMARY')
    return { exitCode, outputs, state, summary, stdout: printed.join('') }
  } finally {
    stdout.mockRestore()
    for (const name of Object.keys(env)) delete process.env[name]
    Object.assign(process.env, usual)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK']) process.removeAllListeners(signal)
    folder.remove()
  }
}

function environmentOf(request: ActionRequest, files: Record<string, string>): NodeJS.ProcessEnv {
  const { GITHUB_TOKEN: token = '', ...overrides } = request.env ?? {}
  const variables = {
    ...makeEventVariables(request.event),
    ...files,
    ...makeInputVariables(readMetadata(request.metadata ?? 'action.yml'), request.with ?? {}, token),
    ...overrides,
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
}

/** The real time, and all waits on top of it. */
function createSkippingClock(onSleep: () => void = () => undefined): Clock {
  let skippedMs = 0
  return {
    now: () => new Date(Date.now() + skippedMs),
    elapsedMs: () => performance.now() + skippedMs,
    async sleep(waitMs) {
      onSleep()
      skippedMs += waitMs
    },
  }
}

/** The first lines of comments. */
export function headingsOf(comments: readonly { body: string }[]): string[] {
  return comments.map(({ body }) => body.split('\n')[0] ?? '')
}
