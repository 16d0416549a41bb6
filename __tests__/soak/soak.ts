// Many runs of the agent job in virtual time, with random faults and cancels, and as many histories of a conversation.
// `node __tests__/soak/soak.ts [runs] [seed]` prints figures, and each broken promise with the seed that replays it: of a single
// one each step. `… histories [count] [seed]` plays histories only, `… removals [count] [part of a sentence]` plays them without
// one sentence of the protocol after the other.
import { playHistories } from '../model/histories.ts'
import { playRemovals } from '../model/play-removals.ts'
import { loadProtocol } from '../model/protocol.ts'

const args = process.argv.slice(2)
const [mode, ...rest] = args[0] === 'histories' || args[0] === 'removals' ? args : ['all', ...args]
const count = Number(rest[0] ?? 10_000)
const root = process.cwd()

process.exitCode = (await broken()) === 0 ? 0 : 1

/** How many promises are broken, or how many sentences are not needed. */
async function broken(): Promise<number> {
  if (mode === 'removals') return playRemovals({ root, count, only: rest[1] ?? '' })
  const firstSeed = Number(rest[1] ?? 1)
  const ofJobs = mode === 'histories' ? 0 : await playJobs(firstSeed)
  return ofJobs + (await playHistories(await loadProtocol(root), count, firstSeed))
}

async function playJobs(firstSeed: number): Promise<number> {
  const { playRuns } = await import('./soak-run.ts')
  return playRuns(count, firstSeed)
}
