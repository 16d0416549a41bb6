// How every action connects to the documentation service.
import type { ClientOptions } from '../adapters/mintlify/client.ts'
import type { CancellationSignals } from '../domain/cancellation.ts'
import type { ServiceInputs } from '../domain/job/inputs.ts'
import type { ActionContext } from './action-context.ts'

/** The options of a client, from the inputs and what ends the run. */
export function serviceClientOptions(
  { apiUrl, apiKey, projectId, requestTimeoutMs }: ServiceInputs,
  { clock, redact, log }: ActionContext,
  signals: CancellationSignals,
): ClientOptions {
  return {
    apiUrl,
    key: apiKey ?? '',
    projectId,
    requestTimeoutMs,
    clock,
    random: Math.random,
    signals,
    redact,
    onRetry: log.info,
  }
}
