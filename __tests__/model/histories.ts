// Many histories of one pull request, with figures, and each broken promise with the seed that replays it.
import { type History, playHistory } from './history.ts'
import { brokenPromises } from './promises.ts'
import type { Protocol } from './protocol.ts'

/** Plays the histories and prints what came of them, and of a single one each step. Returns the number of broken promises. */
export async function playHistories(protocol: Protocol, count: number, firstSeed: number): Promise<number> {
  const startedMs = performance.now()
  const broken: string[] = []
  const figures = new Map<string, number>()
  const add = (name: string, more = 1) => figures.set(name, (figures.get(name) ?? 0) + more)
  const trace = count === 1 ? console.log : () => undefined
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const history = await playHistory(seed, { protocol, trace })
    const promises = brokenPromises(history)
    broken.push(...promises.map((promise) => `seed ${seed}, ${promise}`))
    if (promises.length > 0) add('broken')
    for (const promise of promises) add(`broken: ${promise.split(':')[0]}`)
    countOutcomes(history, add)
  }
  const tookMs = Math.round(performance.now() - startedMs)
  console.log(`${count} histories of a conversation from seed ${firstSeed} on, in ${tookMs} ms`)
  console.log('figures:', Object.fromEntries([...figures].sort()))
  console.log(`broken promises: ${broken.length}`, broken.slice(0, 20))
  return broken.length
}

function countOutcomes({ runs, world }: History, add: (name: string, more?: number) => void): void {
  const { accepted } = world.service
  const { ledger } = world.github
  add('runs', runs.length)
  add('jobs', accepted.filter(({ kind }) => kind === 'create').length)
  add('messages', accepted.filter(({ kind }) => kind === 'message').length)
  add('writes', ledger.all().length)
  add('robbed', ledger.wasRobbed() ? 1 : 0)
  for (const { result } of runs) add(`ended: ${result ?? 'killed'}`)
}
