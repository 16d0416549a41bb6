// How every action of this repository speaks to the documentation service.

import type { ClientSetting } from '../adapters/mintlify/client.ts'
import type { RunStops } from '../adapters/runner/cancellation.ts'
import type { ServiceSettings } from '../domain/job/settings.ts'
import type { Runtime } from './action-context.ts'

/** The setting of a client, from the inputs and what ends the run. */
export function clientSettingOf(settings: ServiceSettings, runtime: Runtime, stops: RunStops): ClientSetting {
  return {
    apiUrl: settings.apiUrl,
    key: settings.apiKey,
    projectId: settings.projectId,
    requestTimeoutMs: settings.requestTimeoutMs,
    clock: runtime.clock,
    random: Math.random,
    stops,
    remainingMs: stops.remainingMs,
    redact: runtime.redact,
    onRetry: runtime.log.info,
  }
}
