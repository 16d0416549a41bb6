// A model of the documentation service for several processes: which request it accepted, whoever learned of it.
import type { HttpOutcome } from '../../../src/domain/http/outcome.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import { link, sampleJob } from '../../fixtures/sample-job.ts'
import type { Network } from './model-github.ts'
import type { ModelProcess } from './model-process.ts'

export type Accepted = {
  kind: 'create' | 'message'
  prompt: string
  jobId: string
  atMs: number
  sender: ModelProcess
  /** Whether the agent was at work, which the message interrupts. */
  isInterrupting: boolean
  /** The statuses of all jobs right before. */
  statuses: ReadonlyMap<string, string>
  /** Whether the sender learned of it. */
  isAnswered: boolean
}

/** `cancelled`: gives the request little time from then on. */
export type Limits = { limitMs: number; cancelled: AbortSignal }

export type ModelService = {
  accepted: readonly Accepted[]
  create: (sender: ModelProcess, prompt: string, limits: Limits) => Promise<HttpOutcome<Job>>
  message: (
    sender: ModelProcess,
    sent: { jobId: string; prompt: string },
    limits: Limits,
  ) => Promise<HttpOutcome<Job>>
  get: (sender: ModelProcess, jobId: string, limits: Limits) => Promise<HttpOutcome<Job>>
  statusOf: (jobId: string) => string | null
  /** From now on, no request meets a fault. */
  heal: () => void
}

const refusals = ['not-sent', 'limited', 'cut-before'] as const
const losses = ['cut-after', 'error', 'unreadable'] as const
const maxTurnMs = 15 * 60_000
const cancelDelayMs = 4_500

type ModelJob = { createdAt: string; endsAtMs: number; end: string; hasLink: boolean }

/** A service without jobs. A job once created is never gone, so that a second one is always a mistake. */
export function createModelService(world: Network): ModelService {
  const { random, scheduler } = world
  const { clock } = scheduler
  const network = { ...world }
  const jobs = new Map<string, ModelJob>()
  const accepted: Accepted[] = []
  const statusOf = (jobId: string) => {
    const job = jobs.get(jobId)
    if (!job) return null
    return clock.elapsedMs() >= job.endsAtMs ? job.end : 'active'
  }
  const jobOf = (id: string): Job | null => {
    const known = jobs.get(id)
    const status = statusOf(id)
    if (!known || status === null) return null
    known.hasLink ||= status === 'completed'
    return sampleJob({ id, status, createdAt: known.createdAt, pullRequest: known.hasLink ? link : null })
  }
  const accept = (
    sender: ModelProcess,
    kind: Accepted['kind'],
    { jobId, prompt }: { jobId: string; prompt: string },
  ) => {
    const statuses = new Map([...jobs.keys()].map((id) => [id, statusOf(id) ?? '']))
    const { createdAt, hasLink } = jobs.get(jobId) ?? { createdAt: clock.now().toISOString(), hasLink: false }
    const end = random.happens(0.9) ? 'completed' : random.pick(['failed', 'archived'])
    jobs.set(jobId, { createdAt, hasLink, end, endsAtMs: clock.elapsedMs() + random.between(0, maxTurnMs) })
    const isInterrupting = statuses.get(jobId) === 'active'
    const one = { kind, jobId, prompt, atMs: clock.elapsedMs(), sender, isInterrupting, statuses }
    accepted.push({ ...one, isAnswered: false })
    return jobOf(jobId)
  }
  const post = async (sender: ModelProcess, limits: Limits, act: () => Job | null) => {
    let mine: Accepted | undefined
    const outcome = await send(network, sender, {
      ...{ limits, isPost: true },
      act() {
        const count = accepted.length
        const job = act()
        mine = accepted[count]
        return job
      },
    })
    if (mine && outcome.kind === 'value') mine.isAnswered = true
    const isServerError = outcome.kind === 'status' && outcome.status >= 500
    if (outcome.kind === 'no-response' || isServerError) sender.hasLostPost = true
    return outcome
  }
  return {
    accepted,
    statusOf,
    create: (sender, prompt, limits) =>
      post(sender, limits, () => accept(sender, 'create', { jobId: `job_${accepted.length + 1}`, prompt })),
    message: (sender, sent, limits) =>
      post(sender, limits, () =>
        canTakeMessage(statusOf(sent.jobId)) ? accept(sender, 'message', sent) : null,
      ),
    get: (sender, jobId, limits) => send(network, sender, { limits, isPost: false, act: () => jobOf(jobId) }),
    heal() {
      network.faultShare = 0
    },
  }
}

function canTakeMessage(status: string | null): boolean {
  return status === 'active' || status === 'completed'
}

type Sending = { limits: Limits; isPost: boolean; act: () => Job | null }

async function send(world: Network, sender: ModelProcess, sending: Sending): Promise<HttpOutcome<Job>> {
  const { random, faultShare, trace } = world
  const fate = random.happens(faultShare) ? random.pick([...refusals, ...losses]) : 'good'
  const { step, isCut } = await pass(world, sender, sending)
  const isDoubtful = isCut || sender.isDead() || fate === 'error'
  const isGivenUp = isDoubtful && random.happens(0.5)
  const isRefused = isGivenUp || refusals.some((refusal) => refusal === fate)
  const job = isRefused ? null : sending.act()
  const what = sending.isPost ? 'POST' : 'GET'
  trace(`${sender.name}: ${what} to the service ${fate} ${job ? `${job.id} ${job.status}` : 'without a job'}`)
  if (job) await sender.afterEffect(step)
  await sender.alive()
  if (isCut) return { kind: 'no-response', detail: 'no answer' }
  return answerOf(fate, job, world) ?? statusOf(sending.isPost ? 409 : 404, null)
}

/** What the sender gets, null if there is no such job, or if it takes no message. */
function answerOf(fate: string, job: Job | null, { random }: Network): HttpOutcome<Job> | null {
  if (fate === 'good') return job && { kind: 'value', value: job }
  return job === null && fate === 'unreadable' ? null : failureOf(fate, random)
}

/** The way to the service. `isCut`: whether the sender gave it up. */
async function pass(
  { random, scheduler: { clock } }: Network,
  sender: ModelProcess,
  { limits: { limitMs, cancelled }, isPost }: Sending,
): Promise<{ step: number; isCut: boolean }> {
  const wantedMs = random.happens(0.02) ? 60_000 : random.between(20, 2_000)
  const spentMs = Math.max(0, Math.min(wantedMs, limitMs))
  const step = await sender.beforeRequest()
  const startedMs = clock.elapsedMs()
  await clock.sleep(spentMs, cancelled)
  const leftMs = spentMs - (clock.elapsedMs() - startedMs)
  if (leftMs > 0 && isPost) await clock.sleep(Math.min(leftMs, cancelDelayMs))
  return { step, isCut: clock.elapsedMs() - startedMs < wantedMs }
}

function failureOf(fate: string, random: Network['random']): HttpOutcome<never> {
  switch (fate) {
    case 'not-sent':
      return { kind: 'not-sent', detail: 'the connection was refused' }
    case 'limited':
      return statusOf(429, random.pick([null, 5_000, 90_000]))
    case 'error':
      return statusOf(random.pick([500, 503]), null)
    case 'unreadable':
      return { kind: 'unreadable', detail: 'the answer was cut short' }
    default:
      return { kind: 'no-response', detail: 'the connection was reset' }
  }
}

function statusOf(status: number, retryAfterMs: number | null): HttpOutcome<never> {
  return { kind: 'status', status, retryAfterMs, detail: `Mintlify answered ${status}` }
}
