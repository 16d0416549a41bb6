// The entry of every action and of the post step: runs it, and reports an
// unexpected error.
import { basename } from 'node:path'
import { createRedactor } from './lib/redact.ts'
import { type Action, actionNames, main } from './main.ts'
import { signalOfCancellation } from './runner/cancellation.ts'
import { readSecrets } from './runner/inputs.ts'
import { createLog } from './runner/log.ts'

// An action whose promise never settles would exit with 0, so the exit code is
// 1 until main returns another.
process.exitCode = 1
// A log that nobody reads any more must not end the run.
process.stdout.on('error', () => undefined)

const reportUnsettled = () =>
  reportCrash('The run stopped before it was done: something never answered')
process.once('beforeExit', reportUnsettled)

main(actionOf(process.argv[1]), {
  env: process.env,
  cancelled: signalOfCancellation(),
})
  .then((exitCode) => {
    process.exitCode = exitCode
  }, reportCrash)
  .finally(() => {
    process.off('beforeExit', reportUnsettled)
    // Nothing to wait for is left. The timer keeps no process alive, and ends
    // one that something else keeps alive.
    setTimeout(exitOnceFlushed, maxOpenMs).unref()
  })

/**
 * The metadata file of each action names a script of its own. That of the main
 * action is `index.js`.
 */
function actionOf(script = ''): Action {
  const name = basename(script, '.js')
  return actionNames.find((one) => one === name) ?? 'agent'
}

/**
 * How long something that was left open, such as a connection, may keep the
 * process after its end. What closes by itself does so at once.
 */
const maxOpenMs = 500

/**
 * Logs one sentence without a secret for whatever was thrown. The stack goes to
 * the debug log.
 */
function reportCrash(thrown: unknown): void {
  const log = createLog(createRedactor(readSecrets(process.env)), process.env)
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const advice =
    'Re-run the workflow job with debug logging, and open an issue with what it says.'
  log.error(
    'The run ended unexpectedly',
    `${message.replace(/\.$/, '')}. ${advice}`,
    'troubleshooting',
  )
  if (thrown instanceof Error) log.debug(thrown.stack ?? '')
}

/**
 * Exits with the exit code that is set. `process.exit` alone may lose what was
 * printed to a pipe.
 *
 * https://nodejs.org/api/process.html#a-note-on-process-io
 */
function exitOnceFlushed(): void {
  process.stdout.write('', () => process.exit())
}
