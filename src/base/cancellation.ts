// What ends a workflow run before its agent job ends.

export type CancellationSignals = {
  /** Aborts when the workflow run is canceled. */
  cancelled: AbortSignal
  /** Aborts when the time of the run is up. */
  deadline: AbortSignal
  /** Milliseconds until the deadline, negative after it. */
  remainingMs: () => number
}
