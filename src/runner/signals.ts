// The runner's signals and the time limit, as abort signals.
import type { CancellationSignals } from '../base/cancellation.ts'
import type { Clock } from '../base/clock.ts'

export type RunSignals = CancellationSignals & {
  /** A signal that aborts after a time, or when the run is canceled. It limits calls to GitHub. */
  abortAfter(limitMs: number): AbortSignal
}

/** Windows reports a second Ctrl signal as SIGBREAK. https://nodejs.org/api/process.html#signal-events */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const

/** Starts the run's time and handles the runner's signals, which would otherwise end Node at once. */
export function installSignalHandlers(timeoutMs: number, { elapsedMs }: Clock): RunSignals {
  const deadlineMs = elapsedMs() + timeoutMs
  const cancellation = new AbortController()
  const deadline = AbortSignal.timeout(Math.ceil(timeoutMs))
  for (const signal of signals) process.on(signal, () => cancellation.abort())
  return {
    cancelled: cancellation.signal,
    deadline,
    remainingMs: () => deadlineMs - elapsedMs(),
    abortAfter: (limitMs) => AbortSignal.any([cancellation.signal, AbortSignal.timeout(Math.ceil(limitMs))]),
  }
}
