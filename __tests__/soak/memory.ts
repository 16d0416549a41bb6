// A wait of six hours in virtual time, a poll each second, each response parsed anew: how much the heap grows.
// `node --expose-gc __tests__/soak/memory.ts` prints it, and fails at 20 MB.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseJob } from '../../src/mintlify/job-schema.ts'
import { activeJob, completedJob } from '../faults/sample-answers.ts'
import { runVirtually } from './virtual-run.ts'
import { createVirtualTime } from './virtual-time.ts'

const hour = 3_600_000
const maxGrowthMb = 20

const { gc } = globalThis
if (!gc) throw new Error('Start it with --expose-gc.')

await waitSixHours()
const beforeMb = await heapMb()
const run = await waitSixHours()
const growthMb = (await heapMb()) - beforeMb
console.log(`${run.polls} polls in six hours: ${run.outcome.result}, ${run.lines.length} lines of log`)
console.log(
  `heap ${beforeMb.toFixed(1)} MB before, grown by ${growthMb.toFixed(2)} MB; at most ${run.peakMb.toFixed(1)} MB in between`,
)
process.exitCode = growthMb < maxGrowthMb && run.peakMb - beforeMb < maxGrowthMb ? 0 : 1

async function waitSixHours() {
  const time = createVirtualTime()
  let peakMb = 0
  const respond = async () => {
    time.pass(200)
    peakMb = Math.max(peakMb, await heapMb(time.clock.elapsedMs() % 600_000 < 1_300))
    const parsed = parseJob(
      JSON.parse(time.clock.elapsedMs() < 5.9 * hour ? activeJob : completedJob),
      (text) => text,
    )
    if (parsed.kind === 'failure') throw new Error(parsed.error)
    return { kind: 'value', value: parsed.value } as const
  }
  const service = { create: respond, message: respond, get: respond }
  const inputs = { pollIntervalMs: 1_000 }
  const ended = await runVirtually({ time, service, inputs, deadlineMs: 6 * hour })
  return { ...ended, peakMb }
}

/** The heap in use after garbage collection, zero if it is not measured. */
async function heapMb(isMeasured = true): Promise<number> {
  if (!isMeasured) return 0
  await sleep(0)
  gc?.()
  return process.memoryUsage().heapUsed / 1_048_576
}
