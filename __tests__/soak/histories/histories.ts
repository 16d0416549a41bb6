// Many histories of two runs and a reconcile, with figures, and each broken promise with the seed that replays it.
import { playHistory } from './history.ts'

/** Plays the histories and prints what came of them. Returns the number of broken promises. */
export async function playHistories(count: number, firstSeed: number): Promise<number> {
  const startedMs = performance.now()
  const broken: string[] = []
  const byResult = new Map<string, number>()
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const { runs, brokenPromises } = await playHistory(seed)
    broken.push(...brokenPromises.map((promise) => `seed ${seed}, ${promise}`))
    for (const { outcome } of runs) {
      const name = [outcome.result, outcome.reason].filter((part) => part !== null).join(' ')
      byResult.set(name, (byResult.get(name) ?? 0) + 1)
    }
  }
  const tookMs = Math.round(performance.now() - startedMs)
  console.log(`${count} histories of two runs and a reconcile from seed ${firstSeed} on, in ${tookMs} ms`)
  console.log('outcomes:', Object.fromEntries([...byResult].sort()))
  console.log(`broken promises: ${broken.length}`, broken.slice(0, 20))
  return broken.length
}
