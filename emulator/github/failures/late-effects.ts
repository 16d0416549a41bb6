/** Effects of requests that come after their client gave up. */

export type LateEffects = {
  /** Resolves after the effect, which comes `waitMs` of real time after `failed` is resolved. */
  add: (failed: Promise<void>, waitMs: number, effect: () => Promise<void>) => Promise<void>
  /** Resolves once all of them have come, without waiting any longer. */
  settle: () => Promise<void>
}

type LateEffect = { release: () => void; done: Promise<void> }

/** Returns an empty list. It does not keep the process running. */
export function createLateEffects(): LateEffects {
  const pending = new Set<LateEffect>()
  return {
    async add(failed, waitMs, effect) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const late = { release: resolve, done: promise.then(effect) }
      pending.add(late)
      // A timer cannot wait for ever: it would fire at once.
      if (waitMs !== Number.POSITIVE_INFINITY) void failed.then(() => setTimeout(resolve, waitMs).unref())
      await late.done.finally(() => pending.delete(late))
    },
    async settle() {
      for (const { release } of pending) release()
      await Promise.all([...pending].map(({ done }) => done))
    },
  }
}
