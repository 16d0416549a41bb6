// What ends a run early: the runner's signals, and the time limit of the run.
import type { Clock } from '../lib/clock.ts'

export type Cancellation = {
  /** Aborts when the runner cancels the run. */
  cancelled: AbortSignal
  /** Aborts when the time of the run is up. */
  deadline: AbortSignal
  /** Aborts at either. */
  signal: AbortSignal
  remainingMs(): number
}

/**
 * Windows reports a second Ctrl signal as SIGBREAK.
 * https://nodejs.org/api/process.html#signal-events
 */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const

/**
 * A signal that aborts when the runner cancels the run. Without a handler, Node
 * would end at once.
 */
export function signalOfCancellation(): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) process.on(signal, () => controller.abort())
  return controller.signal
}

export function limitTime(
  clock: Clock,
  cancelled: AbortSignal,
  limitMs: number,
): Cancellation {
  const deadlineMs = clock.elapsedMs() + limitMs
  const deadline = clock.timeout(limitMs)
  return {
    cancelled,
    deadline,
    signal: AbortSignal.any([cancelled, deadline]),
    remainingMs: () => deadlineMs - clock.elapsedMs(),
  }
}
