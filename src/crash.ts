// The last resort for what nobody foresaw: one sentence, no stack, no secret.

import { readSecrets } from './actions/common-inputs.ts'
import { documentationUrl } from './adapters/runner/documentation.ts'
import { createLog } from './adapters/runner/log.ts'
import { createRedactor } from './domain/redact.ts'

const advice = 'Re-run the job with debug logging, and open an issue with what it says.'

/** Says that the run ended unexpectedly, whatever was thrown. The stack goes to the debug log. */
export function reportCrash(thrown: unknown): void {
  const log = createLog(createRedactor(readSecrets()), documentationUrl(process.env))
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  log.error('The run ended unexpectedly', `${message}. ${advice}`, 'troubleshooting')
  if (thrown instanceof Error) log.debug(thrown.stack ?? '')
}
