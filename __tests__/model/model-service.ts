// The agent's service: it creates jobs and takes messages, refuses, loses answers with and without effect, and asks for patience.
import type { Random } from '../soak/random.ts'
import type { ModelProcess } from './model-process.ts'
import { drawLatency, type Fate, type Network, send } from './network.ts'

/** What stands behind a request, for whoever judges the history. */
export type Sent = {
  kind: 'create' | 'message'
  /** Ids of the requests in it. */
  ids: readonly string[]
  /** Why another job may begin, null if there is no reason. */
  reason: 'asked for' | 'unconfirmed before' | 'gone' | null
  /** The job that is gone, null for none. */
  replaces: string | null
  /** Whether the run goes on without a conversation, because its token may not use it. */
  isWithout: boolean
  nonce: string | null
}

/** `sentMs`: when the try began that was accepted. */
export type Accepted = Sent & {
  jobId: string
  sentMs: number
  atMs: number
  process: ModelProcess
  /** Whether the sender was told. */
  isAnswered: boolean
}

export type ServiceAnswer =
  | { kind: 'accepted'; jobId: string }
  | { kind: 'refused'; status: number }
  | { kind: 'later'; waitMs: number }
  | { kind: 'no-answer' }

export type Reading = { kind: 'busy' | 'idle' | 'gone' | 'no-answer' }

export type ModelService = {
  /** `jobId`: null for a new job. */
  post: (process: ModelProcess, jobId: string | null, sent: Sent) => Promise<ServiceAnswer>
  read: (process: ModelProcess, jobId: string) => Promise<Reading>
  accepted: readonly Accepted[]
  isOver: (jobId: string) => boolean
  heal: () => void
}

export const sendTimeoutMs = 30_000

type Job = { id: string; busyUntilMs: number; goneMs: number }
type Code = 'ok' | 'later' | 'error' | 400 | 401 | 422

/** A service without jobs. */
export function createModelService(network: Network, shares: { fault: number; gone: number }): ModelService {
  const { random, scheduler } = network
  const { clock } = scheduler
  const jobs = new Map<string, Job>()
  const accepted: Accepted[] = []
  let faultShare = shares.fault
  const accept = (
    process: ModelProcess,
    jobId: string | null,
    sent: Sent & { sentMs: number },
  ): string | null => {
    const nowMs = clock.elapsedMs()
    const busyUntilMs = nowMs + random.between(5_000, random.pick([30_000, 600_000]))
    const there = jobId === null ? null : jobs.get(jobId)
    if (there && nowMs >= there.goneMs) return null
    const id = there?.id ?? `job${jobs.size + 1}`
    const goneMs =
      there?.goneMs ?? (random.happens(shares.gone) ? busyUntilMs + 1_000 : Number.POSITIVE_INFINITY)
    jobs.set(id, { id, busyUntilMs, goneMs })
    accepted.push({ ...sent, jobId: id, atMs: nowMs, process, isAnswered: false })
    return id
  }
  const stateOf = (jobId: string): 'busy' | 'idle' | 'gone' => {
    const job = jobs.get(jobId)
    if (!job || clock.elapsedMs() >= job.goneMs) return 'gone'
    return clock.elapsedMs() < job.busyUntilMs ? 'busy' : 'idle'
  }
  return {
    accepted,
    isOver: (jobId) => stateOf(jobId) !== 'busy',
    heal() {
      faultShare = 0
    },
    async post(process, jobId, sent) {
      const sentMs = clock.elapsedMs()
      const received = await send(network, {
        name: `${sent.kind} ${sent.ids.join(' ')}`,
        ...{ process, limitMs: sendTimeoutMs, fate: drawFate(random, faultShare) },
        effect: () => ({ id: accept(process, jobId, { ...sent, sentMs }) }),
      })
      if (!received || received.answer === 'error') return { kind: 'no-answer' }
      const { answer, done } = received
      if (answer === 'later') return { kind: 'later', waitMs: random.pick([1_000, 30_000, 240_000]) }
      if (answer !== 'ok') return { kind: 'refused', status: answer }
      const one = accepted.find((other) => other.process === process && other.sentMs === sentMs)
      if (one) one.isAnswered = true
      return done?.id ? { kind: 'accepted', jobId: done.id } : { kind: 'refused', status: 404 }
    },
    async read(process, jobId) {
      const fate = drawFate(random, faultShare)
      const effect = () => stateOf(jobId)
      const received = await send(network, { name: `read ${jobId}`, process, fate, limitMs: 10_000, effect })
      return { kind: received?.answer === 'ok' && received.done ? received.done : 'no-answer' }
    },
  }
}

function drawFate(random: Random, faultShare: number): Fate<Code> {
  const { happens, pick, between } = random
  const answerMs = happens(0.05) ? between(1_000, 29_000) : drawLatency(random, 0)
  const effectMs = answerMs * random.next()
  const isStale = false
  if (!happens(faultShare)) return { effectMs, answerMs, answer: 'ok', isStale }
  return pick<() => Fate<Code>>([
    () => ({ effectMs: null, answerMs, answer: 'later', isStale }),
    () => ({ effectMs: null, answerMs, answer: pick([400, 401, 422]), isStale }),
    () => ({ effectMs: null, answerMs, answer: null, isStale }),
    () => ({ effectMs, answerMs, answer: 'error', isStale }),
    () => ({ effectMs, answerMs, answer: null, isStale }),
    () => ({ effectMs: between(sendTimeoutMs, 2 * sendTimeoutMs), answerMs, answer: null, isStale }),
  ])()
}
