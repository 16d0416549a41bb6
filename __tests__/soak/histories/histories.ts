// Many histories of one pull request, with figures, and each broken promise with the seed that replays it.
import { openConnectionPool } from './connections.ts'
import { type History, playHistory } from './history.ts'
import { brokenPromises } from './promises.ts'
import type { Scheduler } from './scheduler.ts'

/** More than any history has processes. */
const maxProcesses = 40

/** Plays the histories and prints what came of them, and of a single one each step. Returns the number of broken promises. */
export async function playHistories(count: number, firstSeed: number): Promise<number> {
  const startedMs = performance.now()
  const broken: string[] = []
  const figures = new Map<string, number>()
  const add = (name: string, more = 1) => figures.set(name, (figures.get(name) ?? 0) + more)
  const pool = await openConnectionPool(maxProcesses)
  // Loaded when a run first queues its request, which takes real time.
  await import('../../../src/operations/queue/queue-request.ts')
  const realTimeout = AbortSignal.timeout
  const onScheduler = (scheduler: Scheduler) => {
    AbortSignal.timeout = (limitMs) => virtualTimeout(scheduler, limitMs)
  }
  const trace = count === 1 ? console.log : () => undefined
  try {
    for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
      const history = await playHistory(seed, { pool, trace, onScheduler })
      const promises = brokenPromises(history)
      broken.push(...promises.map((promise) => `seed ${seed}, ${promise}`))
      if (promises.length > 0) add('broken')
      countOutcomes(history, add)
    }
  } finally {
    AbortSignal.timeout = realTimeout
  }
  const tookMs = Math.round(performance.now() - startedMs)
  console.log(`${count} histories of a pull request from seed ${firstSeed} on, in ${tookMs} ms`)
  console.log('figures:', Object.fromEntries([...figures].sort()))
  console.log(`broken promises: ${broken.length}`, broken.slice(0, 20))
  return broken.length
}

/** A time limit that is longer than a history never ends. */
function virtualTimeout(scheduler: Scheduler, limitMs: number): AbortSignal {
  const atMs = limitMs >= 24 * 3_600_000 ? Number.POSITIVE_INFINITY : scheduler.clock.elapsedMs() + limitMs
  return scheduler.abortAt(atMs)
}

function countOutcomes(
  { runs, service, reconciles }: History,
  add: (name: string, more?: number) => void,
): void {
  add('runs', runs.length)
  add('reconciles', reconciles.length)
  add('jobs', service.accepted.filter(({ kind }) => kind === 'create').length)
  add('messages', service.accepted.filter(({ kind }) => kind === 'message').length)
  for (const { end } of runs) {
    const name = end ? [end.result, end.reason].filter((part) => part !== null).join(' ') : 'killed'
    add(`ended: ${name}`)
  }
}
