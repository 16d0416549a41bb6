// A documentation service and the network before it, as a model: what really happened to each request, and what the
// client gets to see of it.
import type { Attempt } from '../../src/domain/http/attempt.ts'
import type { Job } from '../../src/domain/job/job.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'
import type { Random } from './random.ts'
import type { Service } from './virtual-run.ts'
import type { VirtualTime } from './virtual-time.ts'

export type ModelService = Service & { facts: Facts }

export type Facts = {
  createsAccepted: number
  messagesAccepted: number
  requests: number
  /** Of the run's job, once an answer brought it to the client. A create begins anew. */
  idSeen: string | null
}

type World = {
  random: Random
  time: VirtualTime
  remainingMs: () => number
  faultShare: number
  facts: Facts
}

type Accept = () => Job | null

const requestTimeoutMs = 30_000

/** A service of one seed. A job that is there from the start has the id `job_0`. */
export function createModelService(known: Omit<World, 'facts'>): ModelService {
  const facts = {
    createsAccepted: 0,
    messagesAccepted: 0,
    requests: 0,
    idSeen: null,
  }
  const world: World = { ...known, facts }
  const jobs = new Map([['job_0', lifeOf(world)]])
  return {
    facts,
    create: () => {
      facts.idSeen = null
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

/** A link shows now and then only, as by a service whose replicas disagree. */
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

type Fate = 'good' | 'unsent' | 'tls' | 'limited' | 'refused' | 'lost' | 'broken' | 'unreadable' | 'foreign'

const faults = ['unsent', 'limited', 'lost', 'lost', 'broken', 'broken', 'unreadable', 'foreign'] as const

function fateOf({ random, faultShare }: World): Fate {
  if (!random.happens(faultShare)) return 'good'
  return random.happens(0.05) ? random.pick(['tls', 'refused']) : random.pick(faults)
}

async function send(world: World, method: 'post' | 'get', accept: Accept): Promise<Attempt<Job>> {
  const fate = fateOf(world)
  world.facts.requests += 1
  const isDone = letPass(world, method)
  const unanswered = turnAway(world, fate)
  if (unanswered) return unanswered
  const isAccepted = (fate !== 'lost' && fate !== 'broken') || world.random.happens(0.5)
  const job = isAccepted ? accept() : null
  if (!isDone || fate === 'lost') return { kind: 'lost', detail: 'the connection was reset' }
  if (fate === 'broken') return status(world.random.pick([408, 500, 503]), null)
  if (fate === 'unreadable') return { kind: 'unreadable', detail: 'the answer was cut short' }
  if (!job) return status(404, null)
  return deliver(world, fate === 'foreign' && method === 'get' ? { ...job, id: 'job_x' } : job)
}

/** What ends before the service does anything about it. */
function turnAway({ random }: World, fate: Fate): Attempt<never> | null {
  if (fate === 'unsent') return { kind: 'not-sent', detail: 'the connection was refused' }
  if (fate === 'tls') return { kind: 'tls', detail: 'the certificate was refused' }
  if (fate === 'limited') return status(429, random.pick([null, null, 0, 5_000, 90_000, 3_600_000]))
  return fate === 'refused' ? status(random.pick([302, 400, 401, 403, 404, 409]), null) : null
}

function deliver({ facts }: World, job: Job): Attempt<Job> {
  if (job.id !== 'job_x') facts.idSeen = job.id
  return { kind: 'value', value: job }
}

/** Lets the request take its time, cut by its timeout, by the deadline and by a cancel; says whether it got through. */
function letPass({ random, time, remainingMs }: World, method: 'post' | 'get'): boolean {
  const isPost = method === 'post'
  const longestMs = isPost ? 2 * requestTimeoutMs : requestTimeoutMs
  const graceMs = isPost ? 5_000 : 3_000
  const wantedMs = random.happens(0.02) ? longestMs * 2 : random.between(20, 2_000)
  const limitMs = Math.min(longestMs, Math.max(0, remainingMs()) + graceMs)
  const wasInterrupted = time.interrupted.aborted
  const spentMs = Math.min(wantedMs, limitMs)
  time.pass(spentMs)
  const isCutByCancel = !wasInterrupted && time.interrupted.aborted && !isPost
  return wantedMs <= limitMs && !isCutByCancel
}

function status(code: number, retryAfterMs: number | null): Attempt<never> {
  return { kind: 'status', status: code, retryAfterMs, detail: `the service answered ${code}` }
}
