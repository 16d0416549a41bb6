// One run of the soak: everything about it is drawn from its seed.
import type { JobInputs } from '../../src/domain/job/inputs.ts'
import { everySecret } from '../faults/secrets.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { createModelService, type Facts } from './model-service.ts'
import { createRandom, type Random } from './random.ts'
import { runVirtually, type VirtualRun } from './virtual-run.ts'
import { createVirtualTime } from './virtual-time.ts'

export type SoakRun = VirtualRun & { facts: Facts; wasCancelled: boolean }

/** The run of one seed. */
export async function soakOnce(seed: number): Promise<SoakRun> {
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
