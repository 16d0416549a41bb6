// A model of a documentation service and the network before it: what really happened to each request, and what the
// client gets of it.
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'
import type { Random } from './random.ts'
import type { Service } from './virtual-run.ts'
import type { VirtualTime } from './virtual-time.ts'

export type ModelService = Service & { facts: Facts }

export type Facts = {
  createsAccepted: number
  messagesAccepted: number
  requests: number
  /** Id of the run's job, once a response brought it to the client. A create begins anew. */
  idReceived: string | null
}

type World = {
  random: Random
  time: VirtualTime
  remainingMs: () => number
  faultShare: number
  facts: Facts
}

type Accept = () => Job | null

const apiTimeoutMs = 30_000

/** A service of one seed. A job that is there from the start has the id `job_0`. */
export function createModelService(known: Omit<World, 'facts'>): ModelService {
  const facts = {
    createsAccepted: 0,
    messagesAccepted: 0,
    requests: 0,
    idReceived: null,
  }
  const world: World = { ...known, facts }
  const jobs = new Map([['job_0', lifeOf(world)]])
  return {
    facts,
    create: () => {
      facts.idReceived = null
      return send(world, 'post', () => {
        world.facts.createsAccepted += 1
        const id = `job_${world.facts.createsAccepted}`
        jobs.set(id, lifeOf(world))
        return readingOf(world, id, jobs)
      })
    },
    message: () =>
      send(world, 'post', () => {
        world.facts.messagesAccepted += 1
        jobs.set('job_0', lifeOf(world))
        return readingOf(world, 'job_0', jobs)
      }),
    get: (jobId) => send(world, 'get', () => readingOf(world, jobId, jobs)),
  }
}

type Life = { endsAtMs: number; linkAtMs: number; end: 'completed' | 'failed' | 'archived' }

function lifeOf({ random, time }: World): Life {
  const nowMs = time.clock.elapsedMs()
  const endsAtMs = nowMs + random.between(0, 20 * 60_000)
  const linkAtMs = random.happens(0.7) ? endsAtMs + random.between(-60_000, 8_000) : Number.POSITIVE_INFINITY
  return {
    endsAtMs,
    linkAtMs,
    end: random.pick(['completed', 'completed', 'completed', 'failed', 'archived']),
  }
}

/** The link is not in every reading, as with a service whose replicas disagree. */
function readingOf({ random, time }: World, id: string, jobs: ReadonlyMap<string, Life>): Job | null {
  const life = jobs.get(id)
  if (!life) return null
  const nowMs = time.clock.elapsedMs()
  const hasLink = nowMs >= life.linkAtMs && random.happens(0.9)
  const working = random.pick(['active', 'active', 'queued'])
  return sampleJob({
    id,
    status: nowMs >= life.endsAtMs ? life.end : working,
    pullRequest: hasLink ? link : null,
  })
}

type Fate =
  | 'good'
  | 'not-sent'
  | 'tls'
  | 'rate-limited'
  | 'rejected'
  | 'no-response'
  | 'server-error'
  | 'unreadable'
  | 'other-job'

const faults = [
  'not-sent',
  'rate-limited',
  'no-response',
  'no-response',
  'server-error',
  'server-error',
  'unreadable',
  'other-job',
] as const

function fateOf({ random, faultShare }: World): Fate {
  if (!random.happens(faultShare)) return 'good'
  return random.happens(0.05) ? random.pick(['tls', 'rejected']) : random.pick(faults)
}

async function send(world: World, method: 'post' | 'get', accept: Accept): Promise<HttpOutcome<Job>> {
  const fate = fateOf(world)
  world.facts.requests += 1
  const isDone = passTime(world, method)
  const failure = failBefore(world, fate)
  if (failure) return failure
  const isAccepted = (fate !== 'no-response' && fate !== 'server-error') || world.random.happens(0.5)
  const job = isAccepted ? accept() : null
  if (!isDone || fate === 'no-response') return { kind: 'no-response', detail: 'the connection was reset' }
  if (fate === 'server-error') return status(world.random.pick([408, 500, 503]), null)
  if (fate === 'unreadable') return { kind: 'unreadable', detail: 'the answer was cut short' }
  if (!job) return status(404, null)
  return deliver(world, fate === 'other-job' && method === 'get' ? { ...job, id: 'job_x' } : job)
}

/** The failure of a request that the service does nothing about. */
function failBefore({ random }: World, fate: Fate): HttpOutcome<never> | null {
  if (fate === 'not-sent') return { kind: 'not-sent', detail: 'the connection was refused' }
  if (fate === 'tls') return { kind: 'tls', detail: 'the certificate was refused' }
  if (fate === 'rate-limited') return status(429, random.pick([null, null, 0, 5_000, 90_000, 3_600_000]))
  return fate === 'rejected' ? status(random.pick([302, 400, 401, 403, 404, 409]), null) : null
}

function deliver({ facts }: World, job: Job): HttpOutcome<Job> {
  if (job.id !== 'job_x') facts.idReceived = job.id
  return { kind: 'value', value: job }
}

/** Lets the time of a request pass, limited by its timeout, the deadline and a cancel. Returns whether it got through. */
function passTime({ random, time, remainingMs }: World, method: 'post' | 'get'): boolean {
  const isPost = method === 'post'
  const maxMs = isPost ? 2 * apiTimeoutMs : apiTimeoutMs
  const graceMs = isPost ? 5_000 : 3_000
  const wantedMs = random.happens(0.02) ? maxMs * 2 : random.between(20, 2_000)
  const limitMs = Math.min(maxMs, Math.max(0, remainingMs()) + graceMs)
  const wasCancelled = time.cancelled.aborted
  const spentMs = Math.min(wantedMs, limitMs)
  time.pass(spentMs)
  const isCutByCancel = !wasCancelled && time.cancelled.aborted && !isPost
  return wantedMs <= limitMs && !isCutByCancel
}

function status(code: number, retryAfterMs: number | null): HttpOutcome<never> {
  return { kind: 'status', status: code, retryAfterMs, detail: `Mintlify answered ${code}` }
}
