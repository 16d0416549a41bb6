// A model of the documentation service for several runs: which request it accepted, whoever learned of it.
import type { HttpOutcome } from '../../../src/domain/http/outcome.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { link, sampleJob } from '../../fixtures/sample-job.ts'
import type { Random } from '../random.ts'
import type { Scheduler } from './scheduler.ts'

export type Accepted = { kind: 'create' | 'message'; prompt: string; jobId: string; atMs: number }

export type ModelService = {
  accepted: readonly Accepted[]
  create: (prompt: string, limitMs: number) => Promise<HttpOutcome<Job>>
  message: (jobId: string, prompt: string, limitMs: number) => Promise<HttpOutcome<Job>>
  get: (jobId: string, limitMs: number) => Promise<HttpOutcome<Job>>
}

type World = { random: Random; scheduler: Scheduler; faultShare: number }

const faults = ['not-sent', 'limited', 'cut-before', 'cut-after', 'error', 'unreadable'] as const

/** A service without jobs. A job once created is never gone, so that a second one is always a mistake. */
export function createModelService(world: World): ModelService {
  const { random, scheduler } = world
  const { clock } = scheduler
  const endsAtMs = new Map<string, number>()
  const accepted: Accepted[] = []
  const accept = (kind: Accepted['kind'], jobId: string, prompt: string) => {
    endsAtMs.set(jobId, clock.elapsedMs() + random.between(0, 15 * 60_000))
    accepted.push({ kind, jobId, prompt, atMs: clock.elapsedMs() })
    return jobOf(jobId)
  }
  const jobOf = (jobId: string): Job | null => {
    const endMs = endsAtMs.get(jobId)
    if (endMs === undefined) return null
    const isDone = clock.elapsedMs() >= endMs
    return sampleJob({
      id: jobId,
      status: isDone ? 'completed' : 'active',
      pullRequest: isDone ? link : null,
    })
  }
  return {
    accepted,
    create: (prompt, limitMs) =>
      send(world, limitMs, () => accept('create', `job_${accepted.length + 1}`, prompt)),
    message: (jobId, prompt, limitMs) =>
      send(world, limitMs, () => (endsAtMs.has(jobId) ? accept('message', jobId, prompt) : null)),
    get: (jobId, limitMs) => send(world, limitMs, () => jobOf(jobId)),
  }
}

async function send(
  { random, scheduler, faultShare }: World,
  limitMs: number,
  act: () => Job | null,
): Promise<HttpOutcome<Job>> {
  const fate = random.happens(faultShare) ? random.pick(faults) : 'good'
  const wantedMs = random.happens(0.02) ? 60_000 : random.between(20, 2_000)
  const spentMs = Math.max(0, Math.min(wantedMs, limitMs))
  await scheduler.clock.sleep(spentMs)
  if (fate === 'not-sent') return { kind: 'not-sent', detail: 'the connection was refused' }
  if (fate === 'limited') return statusOf(429, random.pick([null, 5_000, 90_000]))
  if (fate === 'cut-before') return { kind: 'no-response', detail: 'the connection was reset' }
  const job = act()
  if (fate === 'cut-after' || wantedMs > limitMs) return { kind: 'no-response', detail: 'no answer' }
  if (fate === 'error') return statusOf(random.pick([500, 503]), null)
  if (fate === 'unreadable') return { kind: 'unreadable', detail: 'the answer was cut short' }
  return job ? { kind: 'value', value: job } : statusOf(404, null)
}

function statusOf(status: number, retryAfterMs: number | null): HttpOutcome<never> {
  return { kind: 'status', status, retryAfterMs, detail: `Mintlify answered ${status}` }
}
