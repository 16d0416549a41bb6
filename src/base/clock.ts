// The clock that everything uses, so that tests can control time.

export type Clock = {
  /** Wall time, for what people read. */
  now(): Date
  /** Monotonic milliseconds, for measuring: no jump of the wall clock moves it. */
  elapsedMs(): number
  /** Resolves after the time, or at once when the signal fires; never rejects. */
  sleep(waitMs: number, signal?: AbortSignal): Promise<void>
}
