// Runs many cases, a few at a time, in order.

export type Settled<T> = { is: 'done'; value: T } | { is: 'failed'; error: unknown }

export type Pool = {
  /** How many are at work at a time. */
  width: number
  /** How many of them are still at their beginning, which takes the processor; the rest is mostly waiting. */
  beginning?: number
}

/** Starts the work on every item, and tells it how to say that it has begun; gives a promise for each that never rejects. */
export function runPool<I, T>(
  items: readonly I[],
  { width, beginning = 3 }: Pool,
  work: (item: I, onBegun: () => void) => Promise<T>,
) {
  const slots = items.map(() => Promise.withResolvers<Settled<T>>())
  const gate = createGate(beginning)
  let next = 0
  const runNext = async (): Promise<void> => {
    const index = next++
    const item = items[index]
    const slot = slots[index]
    if (item === undefined || !slot) return
    const leave = await gate()
    try {
      slot.resolve({ is: 'done', value: await work(item, leave) })
    } catch (error) {
      slot.resolve({ is: 'failed', error })
    }
    leave()
    return runNext()
  }
  const lanes = Array.from({ length: width }, runNext)
  return { results: slots.map(({ promise }) => promise), done: Promise.all(lanes) }
}

/** Lets that many in at a time; whoever is in gets a function to leave, which counts once. */
function createGate(places: number): () => Promise<() => void> {
  const waiting: (() => void)[] = []
  let free = places
  return async () => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
