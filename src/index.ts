// The entry of every action and its post step: runs it, and reports an unexpected error.
import { basename } from 'node:path'
import { maxOpenMs } from './base/budgets.ts'
import { createRedactor } from './base/redact.ts'
import { main } from './main.ts'
import { createLog, documentationUrl } from './runner/log.ts'
import { readSecrets } from './runner/read-inputs.ts'

// An action whose promise never settles would exit with 0, so the exit code is 1 until main returns another.
process.exitCode = 1
process.stdout.on('error', () => undefined)

const reportUnsettled = () => reportCrash('The run stopped before it was done: something never answered')
process.once('beforeExit', reportUnsettled)

// The post step has an entry of its own. An earlier step of the job can set any variable, but not the name of the script.
const isPostStep = basename(process.argv[1] ?? '') === 'post.js'

main(process.env, isPostStep)
  .then((exitCode) => {
    process.exitCode = exitCode
  }, reportCrash)
  .finally(() => {
    process.off('beforeExit', reportUnsettled)
    // Nothing to wait for is left. The timer keeps no process alive, and ends one that is.
    setTimeout(exitOnceFlushed, maxOpenMs).unref()
  })

/** Logs one sentence without a secret for whatever was thrown. The stack goes to the debug log. */
function reportCrash(thrown: unknown): void {
  const log = createLog(createRedactor(readSecrets()), documentationUrl(process.env))
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const advice = 'Re-run the job with debug logging, and open an issue with what it says.'
  log.error('The run ended unexpectedly', `${message}. ${advice}`, 'troubleshooting')
  if (thrown instanceof Error) log.debug(thrown.stack ?? '')
}

/**
 * Exits with the exit code that is set. `process.exit` alone may lose what was printed to a pipe.
 *
 * https://nodejs.org/api/process.html#a-note-on-process-io
 */
function exitOnceFlushed(): void {
  process.stdout.write('', () => process.exit())
}
