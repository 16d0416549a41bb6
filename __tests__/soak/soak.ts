// Many runs of the agent job in virtual time, with random faults and cancels, and as many histories of a conversation.
// `node __tests__/soak/soak.ts [runs] [seed]` prints figures, and each broken promise with the seed that replays it.
import { playHistories } from './histories/histories.ts'
import { brokenPromises } from './promises.ts'
import { type SoakRun, soakOnce } from './soak-run.ts'

const count = Number(process.argv[2] ?? 10_000)
const firstSeed = Number(process.argv[3] ?? 1)
const startedMs = performance.now()

const broken: string[] = []
const byResult = new Map<string, number>()
const max = { creates: 0, messages: 0, overrunMs: 0, requests: 0 }
for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
  const run = await soakOnce(seed)
  broken.push(
    ...allBrokenPromises(run).map(
      (promise) => `seed ${seed}, ${run.outcome.result} ${run.outcome.reason ?? ''}: ${promise}`,
    ),
  )
  const { result } = run.outcome
  byResult.set(result, (byResult.get(result) ?? 0) + 1)
  max.creates = Math.max(max.creates, run.facts.createsAccepted)
  max.messages = Math.max(max.messages, run.facts.messagesAccepted)
  max.overrunMs = Math.max(max.overrunMs, run.endedMs - run.deadlineMs)
  max.requests = Math.max(max.requests, run.facts.requests)
}
console.log(`${count} jobs from seed ${firstSeed} on, in ${Math.round(performance.now() - startedMs)} ms`)
console.log('at most, in one run:', max)
console.log('outcomes:', Object.fromEntries([...byResult].sort()))
console.log(`broken promises: ${broken.length}`, broken.slice(0, 20))
const brokenInHistories = await playHistories(count, firstSeed)
process.exitCode = broken.length + brokenInHistories === 0 ? 0 : 1

/** The broken promises of every run, and those about what really happened at the service. */
function allBrokenPromises(run: SoakRun): string[] {
  const { facts, outputs } = run
  const { result } = run.outcome
  const isCutShort = run.wasCancelled && run.endedMs < run.deadlineMs
  const promises: [string, boolean][] = [
    ['at most one create is accepted', facts.createsAccepted <= 1],
    ['at most one message is accepted', facts.messagesAccepted <= 1],
    ['an id once received is kept', facts.idReceived === null || outputs['job-id'] !== ''],
    ['the service is not asked too often', facts.requests <= 20 + run.endedMs / 900],
    ['a cancel is not taken for the deadline', !isCutShort || result !== 'timed-out'],
  ]
  return [...brokenPromises(run), ...promises.filter(([, isKept]) => !isKept).map(([promise]) => promise)]
}
