// One run of the soak: everything about it is drawn from its seed.
import type { JobInputs } from '../../src/job/job-inputs.ts'
import { everySecret } from '../faults/secrets.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { createModelService, type Facts } from './model-service.ts'
import { brokenPromises } from './promises.ts'
import { createRandom, type Random } from './random.ts'
import { runVirtually, type VirtualRun } from './virtual-run.ts'
import { createVirtualTime } from './virtual-time.ts'

type SoakRun = VirtualRun & { facts: Facts; wasCancelled: boolean }

/** The run of one seed. */
async function soakOnce(seed: number): Promise<SoakRun> {
  const random = createRandom(seed)
  const deadlineMs = random.pick([3_000, 60_000, 5 * 60_000, 30 * 60_000, 350 * 60_000])
  const cancelAtMs = random.happens(0.25) ? random.between(0, Math.min(deadlineMs, 30 * 60_000)) : undefined
  const time = createVirtualTime(cancelAtMs)
  const remainingMs = () => deadlineMs - time.clock.elapsedMs()
  const faultShare = random.pick([0, 0.05, 0.3, 0.6, 0.95])
  const service = createModelService({ random, time, remainingMs, faultShare })
  const memory = random.happens(0.4) ? sampleReport({ jobId: 'job_0' }) : null
  const inputs = drawInputs(random)
  const run = await runVirtually({ time, service, inputs, deadlineMs, random: random.next, memory })
  return { ...run, facts: service.facts, wasCancelled: time.cancelled.aborted }
}

function drawInputs(random: Random): Partial<JobInputs> {
  const jobId = random.pick([null, null, 'job_0'])
  return {
    prompt: jobId && random.happens(0.5) ? null : `Describe the retry option. ${everySecret}`,
    jobId,
    wait: random.happens(0.9),
    pollIntervalMs: random.pick([null, null, 1_000, 600_000]),
    onExisting: random.pick(['auto', 'message', 'new']),
  }
}

/** Plays runs and prints what came of them. Returns the number of broken promises. */
export async function playRuns(count: number, firstSeed: number): Promise<number> {
  const startedMs = performance.now()
  const broken: string[] = []
  const byResult = new Map<string, number>()
  const max = { creates: 0, messages: 0, overrunMs: 0, requests: 0 }
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const run = await soakOnce(seed)
    const { result, reason } = run.outcome
    broken.push(
      ...allBrokenPromises(run).map((promise) => `seed ${seed}, ${result} ${reason ?? ''}: ${promise}`),
    )
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
  return broken.length
}

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
