// What ends a run before its job does: the deadline, and the runner's signals.

export type RunStops = {
  /** Fires when the run is cancelled. */
  interrupted: AbortSignal
  /** Fires when the time is up. */
  deadline: AbortSignal
  /** Until the deadline, negative after it. */
  remainingMs(): number
  /** Ends what is asked of GitHub: after the time given, or when the run is cancelled. */
  within(limitMs: number): AbortSignal
}

/** Windows tells a second Ctrl signal as SIGBREAK. */
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const

/** Starts the run's time and listens for signals. Without a listener Node would die of them at once. */
export function listenForStops(timeoutMs: number): RunStops {
  const deadlineMs = performance.now() + timeoutMs
  const interruption = new AbortController()
  const deadline = AbortSignal.timeout(Math.ceil(timeoutMs))
  for (const signal of signals) process.on(signal, () => interruption.abort())
  return {
    interrupted: interruption.signal,
    deadline,
    remainingMs: () => deadlineMs - performance.now(),
    within: (limitMs) => AbortSignal.any([interruption.signal, AbortSignal.timeout(Math.ceil(limitMs))]),
  }
}
