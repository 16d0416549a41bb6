// Time as everything else sees it, so that tests can hold the watch.

export type Clock = {
  /** Wall time, for what people read. */
  now(): Date
  /** Monotonic milliseconds, for measuring: no jump of the wall clock moves it. */
  elapsedMs(): number
  /** Resolves after the time, or at once when the signal fires; never rejects. */
  sleep(waitMs: number, signal?: AbortSignal): Promise<void>
}
