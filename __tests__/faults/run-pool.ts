// Runs many cases, a few at a time, in order.
import { setTimeout as pause } from 'node:timers/promises'

export type Settled<T> = { is: 'done'; value: T } | { is: 'failed'; error: unknown }

/** Runs begin one after the other, lest all of them want the processor at once. */
const staggerMs = 250

/** Starts the work on every item, at most `width` at a time; gives a promise for each that never rejects. */
export function runPool<I, T>(items: readonly I[], width: number, work: (item: I) => Promise<T>) {
  const slots = items.map(() => Promise.withResolvers<Settled<T>>())
  let next = 0
  const runNext = async (): Promise<void> => {
    const index = next++
    const item = items[index]
    const slot = slots[index]
    if (item === undefined || !slot) return
    try {
      slot.resolve({ is: 'done', value: await work(item) })
    } catch (error) {
      slot.resolve({ is: 'failed', error })
    }
    return runNext()
  }
  const lanes = Array.from({ length: width }, (_, lane) => pause(lane * staggerMs).then(runNext))
  return { results: slots.map(({ promise }) => promise), done: Promise.all(lanes) }
}
