// How every action connects to the documentation service.
import type { CancellationSignals } from '../base/cancellation.ts'
import type { ActionContext } from '../runner/action-context.ts'
import type { ClientOptions } from './mintlify-client.ts'
import type { ServiceInputs } from './service-inputs.ts'

/** The options of a client, from the inputs and what ends the run. */
export function serviceClientOptions(
  { apiUrl, apiKey, projectId, apiTimeoutMs }: ServiceInputs,
  { clock, redact, log }: ActionContext,
  signals: CancellationSignals,
): ClientOptions {
  return {
    apiUrl,
    key: apiKey ?? '',
    projectId,
    apiTimeoutMs,
    clock,
    random: Math.random,
    signals,
    redact,
    onRetry: log.info,
  }
}
